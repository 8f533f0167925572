import type { LogLine, Session } from '../../machines/session/session.ts';
import type { DiceRequest } from '../../models/dice/request.ts';
import type { Drawing } from '../../models/table/drawing.ts';
import type { Piece } from '../../models/table/piece.ts';
import type { Violation } from '../../rules/kernel/action.ts';
import type { Barred, CardStrip, Outcome, Status, Viewer } from '../../rules/kernel/contract.ts';
import { type Option, optionsFor } from './option.ts';
import { angleOf } from './seat-angle.ts';
import { type Audience, type Turn, viewerOf } from './turn.ts';

/** All that the page shows of the game at one moment, from the eyes of whoever sits at the screen. */
export interface Scene extends Turn {
  /** From whose eyes it is drawn. */
  viewer: Viewer;
  /**
   * Where who looks sits, degrees counter-clockwise, 0 at +z; in a hand-over the next player, in a throw the last
   * one.
   */
  seatAt: number;
  pieces: readonly Piece[];
  /** What lies drawn on the table beside the pieces. */
  drawings: readonly Drawing[];
  status: Status;
  strips: readonly CardStrip[];
  log: readonly LogLine[];
  /** What the one at the screen may do; empty during a hand-over and while dice are waited for. */
  options: readonly Option[];
  /** What one would look for among them and that is not open now, with the reason. */
  barred: readonly Barred[];
  pending: DiceRequest | null;
  over: Outcome | null;
  /** Ids of the pieces that the last entry changed. */
  changed: ReadonlySet<string>;
  /** Why nothing can be taken back, or null where it can. */
  undo: Violation | null;
  canRedo: boolean;
}

const looks = (piece: Piece): string => `${piece.front} ${piece.back} ${piece.zone} ${JSON.stringify(piece.pose)}`;

/** Ids of the pieces that lie or look otherwise than before. */
export function changes(before: readonly Piece[], after: readonly Piece[]): Set<string> {
  const old = new Map(before.map((piece) => [piece.id, looks(piece)]));
  return new Set(after.filter((piece) => piece.pointable && old.get(piece.id) !== looks(piece)).map(({ id }) => id));
}

const NOBODY: Violation = { clause: 'KERNEL-UNDO-01', message: 'Nobody sits at the screen.' };

/**
 * The scene of a session for whoever sits at the screen.
 */
export function sceneOf(session: Session, turn: Turn, audience: Audience): Scene {
  const { game, state, length } = session;
  const viewer = viewerOf(turn, state.pending, audience);
  const view = game.view(state, viewer);
  const pieces = game.table(view);
  const status = game.status(view);
  const { seated } = turn;
  const isOpen = seated !== null && !state.pending && !state.over;
  return {
    ...turn,
    viewer,
    seatAt: angleOf(game, view, seated ?? turn.handTo),
    pieces,
    drawings: game.aiming?.waiting(view) ?? [],
    status,
    strips: game.strips(view),
    // Lines of former secrets are none for who looks on while nothing is secret.
    log: session.log(status.open ? 'spectator' : viewer),
    options: isOpen ? optionsFor(game, state, seated) : [],
    barred: isOpen ? (game.barred?.(state, seated) ?? []) : [],
    pending: state.pending,
    over: game.outcome(state),
    changed: length === 0 ? new Set() : changes(game.table(game.view(session.at(length - 1), viewer)), pieces),
    undo: seated === null ? NOBODY : session.undoRefusal(seated),
    canRedo: seated !== null && session.redoRefusal(seated) === null,
  };
}
