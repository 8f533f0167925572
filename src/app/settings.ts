import { Cell } from './cell.ts';

/** From a pace at which each step can be read to none. */
export type BotPace = 'slow' | 'normal' | 'fast' | 'at-once';

/** What the player has chosen for this browser. */
export interface Settings {
  /** `system` follows the operating system's wish for less motion. */
  motion: 'system' | 'reduced' | 'full';
  /** `plain` draws without shadows, smooth edges and fine pixels: for slow devices and phones. */
  picture: 'fine' | 'plain';
  /** Whether the names of pieces float over them, in games that give them. */
  names: boolean;
  /** Loudness of dice and counters, 0 to 1. */
  volume: number;
  muted: boolean;
  /** Whether a short card explains each kind of action the first time it becomes legal. */
  lessons: boolean;
  text: 'normal' | 'large' | 'largest';
  /** Whether the reason stands beside an undo button that cannot be used. */
  undoReason: boolean;
  /** Pace of the sides that the program plays. */
  botPace: BotPace;
  /** Lessons already read, as "game/verb". */
  lessonsSeen: string[];
}

export const DEFAULT_SETTINGS: Settings = {
  motion: 'system',
  picture: 'fine',
  names: true,
  volume: 0.7,
  muted: false,
  lessons: true,
  text: 'normal',
  undoReason: true,
  botPace: 'normal',
  lessonsSeen: [],
};

const KEY = 'bocage-settings';

const oneOf = <T extends string>(value: unknown, list: readonly T[], otherwise: T): T =>
  list.includes(value as T) ? (value as T) : otherwise;

/** Settings from what was stored; whatever is missing or unusable falls back to the default. */
export function readSettings(stored: unknown): Settings {
  const from = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<string, unknown>;
  const flag = (name: 'names' | 'muted' | 'lessons' | 'undoReason'): boolean =>
    typeof from[name] === 'boolean' ? from[name] : DEFAULT_SETTINGS[name];
  const { volume, lessonsSeen } = from;
  return {
    motion: oneOf(from.motion, ['system', 'reduced', 'full'], DEFAULT_SETTINGS.motion),
    picture: oneOf(from.picture, ['fine', 'plain'], DEFAULT_SETTINGS.picture),
    names: flag('names'),
    volume: typeof volume === 'number' && volume >= 0 && volume <= 1 ? volume : DEFAULT_SETTINGS.volume,
    muted: flag('muted'),
    lessons: flag('lessons'),
    text: oneOf(from.text, ['normal', 'large', 'largest'], DEFAULT_SETTINGS.text),
    undoReason: flag('undoReason'),
    botPace: oneOf(from.botPace, ['slow', 'normal', 'fast', 'at-once'], DEFAULT_SETTINGS.botPace),
    lessonsSeen: Array.isArray(lessonsSeen) ? lessonsSeen.filter((item) => typeof item === 'string') : [],
  };
}

function load(): Settings {
  try {
    return readSettings(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
  } catch {
    return DEFAULT_SETTINGS;
  }
}

/** The settings in force. */
export const settings = new Cell<Settings>(load());

/** Changes some settings and remembers them; where the browser stores nothing they hold until the page is closed. */
export function changeSettings(change: Partial<Settings>): void {
  settings.set({ ...settings.get(), ...change });
  try {
    localStorage.setItem(KEY, JSON.stringify(settings.get()));
  } catch {
    // Storage may be forbidden; the choice then holds for this page only.
  }
}

/** Whether pieces and camera should move at once instead of gliding. */
export function reducedMotion(motion: Settings['motion'], system: boolean): boolean {
  return motion === 'system' ? system : motion === 'reduced';
}
