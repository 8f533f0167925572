import type { LogLine, Session } from '../../machines/session/session.ts';
import type { DiceRequest, Face } from '../../models/dice/request.ts';
import type { ThrowRecord } from '../../models/dice/throw-record.ts';
import type { Drawing } from '../../models/table/drawing.ts';
import type { Piece } from '../../models/table/piece.ts';
import type { CardStrip, Status, Viewer } from '../../rules/kernel/contract.ts';
import type { DiceEntry } from '../../rules/kernel/journal.ts';
import { changes } from '../play/scene-of.ts';
import { angleOf } from '../play/seat-angle.ts';

/** A throw of the journal with what it was for. */
export interface Cast extends Pick<DiceRequest, 'means'> {
  purpose: string;
  succeeds: readonly Face[];
  faces: readonly Face[];
  /** What was seen of it; null where the faces were given by hand or by a seed. */
  record: ThrowRecord | null;
}

/** All that is shown of one moment of a game played back. */
export interface Frame {
  /** Where the viewer sits, degrees counter-clockwise, 0 at +z. */
  seatAt: number;
  pieces: readonly Piece[];
  /** What lies drawn on the table beside the pieces. */
  drawings: readonly Drawing[];
  status: Status;
  strips: readonly CardStrip[];
  /** What the entry before it did, in plain words. */
  happened: readonly string[];
  /** Ids of the pieces that the entry before it changed. */
  changed: ReadonlySet<string>;
}

/** The moment after `at` entries, from the viewer's eyes. */
export function frameOf(session: Session, at: number, viewer: Viewer): Frame {
  const { game } = session;
  const state = session.at(at);
  const view = game.view(state, viewer);
  const pieces = game.table(view);
  return {
    seatAt: angleOf(game, view, viewer),
    pieces,
    drawings: game.aiming?.waiting(view) ?? [],
    status: game.status(view),
    strips: game.strips(view),
    happened: state.news.flatMap((news) => game.describe(news, viewer) ?? []),
    changed: at === 0 ? new Set() : changes(game.table(game.view(session.at(at - 1), viewer)), pieces),
  };
}

/** The throw that answers the request of the moment after `at` entries. */
export function castOf(session: Session, at: number, entry: DiceEntry): Cast {
  const { pending } = session.at(at);
  return {
    purpose: pending?.purpose ?? '',
    succeeds: pending?.succeeds ?? [],
    means: pending?.means,
    faces: entry.faces,
    record: entry.thrown ?? null,
  };
}

/** Lines of the log by the entry that caused them, in order. */
export function linesByEntry(log: readonly LogLine[]): { entry: number; texts: string[] }[] {
  const groups: { entry: number; texts: string[] }[] = [];
  for (const { entry, text } of log) {
    const last = groups.at(-1);
    if (last?.entry === entry) last.texts.push(text);
    else groups.push({ entry, texts: [text] });
  }
  return groups;
}
