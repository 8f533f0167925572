import type { Journal } from '../../rules/kernel/journal.ts';
import { Cell } from '../cell.ts';
import { SaveConflict, type SaveSummary, writeSave } from './database.ts';
import { newId } from './identity.ts';

/** How the last write went. `conflict`: played on in another window, not overwritten; `failed`: the browser refused. */
export type SaveStatus = 'saved' | 'saving' | 'conflict' | 'failed';

/** What changes from entry to entry. */
export interface Progress {
  journal: Journal;
  standing: string;
  over: boolean;
}

/**
 * Keeps one game in the browser's database: every `keep` is written, one after the other, never over somebody else's
 * newer writing. What could not be written is held and tried again with the next entry.
 */
export class SaveKeeper {
  readonly status = new Cell<SaveStatus>('saved');
  /** The newest progress that is not written yet. */
  private waiting: Progress | null = null;
  private working: Promise<void> | null = null;
  /** The newest progress, written or not. */
  private latest: Progress | null = null;

  /** @param summary as read or last written; `revision` 0 for a game never saved */
  constructor(private summary: SaveSummary) {}

  get id(): string {
    return this.summary.id;
  }

  get players(): Record<string, string> {
    return this.summary.players;
  }

  /** Seats played by the program, with the name of its player. */
  get bots(): Record<string, string> {
    return this.summary.bots ?? {};
  }

  get title(): string {
    return this.summary.title;
  }

  /** Saves the game as it stands. */
  keep(progress: Progress): Promise<void> {
    this.waiting = progress;
    this.latest = progress;
    if (this.status.get() === 'conflict') return Promise.resolve();
    this.status.set('saving');
    this.working ??= this.work().finally(() => {
      this.working = null;
    });
    return this.working;
  }

  /** Says who plays from now on; stored at once, or with the next entry where none was kept yet. */
  seat(players: Record<string, string>, bots: Record<string, string>): void {
    this.summary = { ...this.summary, players, bots };
    if (this.latest) void this.keep(this.latest);
  }

  /** Ends a conflict by keeping this game beside the other one, under a new id. */
  async keepCopy(): Promise<void> {
    this.summary = { ...this.summary, id: newId(), revision: 0, title: `${this.summary.title} (copy)` };
    this.status.set('saving');
    if (this.waiting) await this.keep(this.waiting);
  }

  private async work(): Promise<void> {
    while (this.waiting) {
      const progress = this.waiting;
      const { standing, over, journal } = progress;
      const summary = { ...this.summary, standing, over, updated: Date.now() };
      try {
        const revision = await writeSave(summary, journal);
        // Who plays may have changed meanwhile.
        const { players, bots = {} } = this.summary;
        this.summary = { ...summary, players, bots, revision };
      } catch (error) {
        this.status.set(error instanceof SaveConflict ? 'conflict' : 'failed');
        return;
      }
      if (this.waiting === progress) this.waiting = null;
    }
    this.status.set('saved');
  }
}
