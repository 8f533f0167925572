/** Answer of a command: done, refused by the rules (or a failed fuzz run), or unusable input. */
export type Reply =
  | { exit: 0 | 1; out?: unknown }
  | { exit: 2; out: unknown; message?: string }
  | { exit: 3; error: string };

export const done = (out?: unknown): Reply => ({ exit: 0, out });

/** Prints one line of a command that answers with many. */
export type Emit = (line: unknown) => void;
