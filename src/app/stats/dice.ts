import type { Session } from '../../machines/session/session.ts';
import { type DieKind, FACES, type Face, throwerOf } from '../../models/dice/request.ts';
import type { Seat } from '../../rules/kernel/contract.ts';
import { isDice } from '../../rules/kernel/journal.ts';

/** What one seat threw. */
export interface SeatDice {
  seat: Seat;
  throws: number;
  dice: number;
  /** Dice that showed a face which counted. */
  hits: number;
  /** Dice that were to be expected to, by the faces that counted in each request. */
  expectedHits: number;
  /** Throws in which at least one die counted. */
  successes: number;
  /** Throws that were to be expected to, by the chance that each request told. */
  expectedSuccesses: number;
}

/** How often each face of one kind of die came up. */
export interface FaceCounts {
  kind: DieKind;
  faces: { face: Face; counts: Record<Seat, number> }[];
  total: number;
  /** How often each face was to be expected. */
  expected: number;
}

/** All dice of a game, thrown by whom and how they fell. */
export interface DiceStatistics {
  seats: SeatDice[];
  kinds: FaceCounts[];
}

const nothing = (seat: Seat): SeatDice => ({
  seat,
  throws: 0,
  dice: 0,
  hits: 0,
  expectedHits: 0,
  successes: 0,
  expectedSuccesses: 0,
});

/** The dice of the session, from its journal and the requests that were answered; what is no one's own is left out. */
export function diceStatistics(session: Session): DiceStatistics {
  const seats = new Map(session.game.seats.map(({ id }) => [id, nothing(id)]));
  const kinds = new Map<DieKind, Map<Face, Record<Seat, number>>>();
  session.journal.entries.forEach((entry, index) => {
    const request = session.at(index).pending;
    const own = request && seats.get(throwerOf(request) ?? '');
    if (!isDice(entry) || !request || !own) return;
    let hits = 0;
    entry.faces.forEach((face, die) => {
      const kind = request.dice[die]?.kind;
      if (kind === undefined) return;
      if (request.succeeds.includes(face)) hits++;
      own.expectedHits += request.succeeds.length / FACES[kind].length;
      const counts = kinds.get(kind) ?? new Map(FACES[kind].map((each) => [each, {} as Record<Seat, number>]));
      kinds.set(kind, counts);
      const bySeat = counts.get(face);
      if (bySeat) bySeat[request.seat] = (bySeat[request.seat] ?? 0) + 1;
    });
    own.throws++;
    own.dice += entry.faces.length;
    own.hits += hits;
    if (hits > 0) own.successes++;
    own.expectedSuccesses += request.chance;
  });
  return { seats: [...seats.values()], kinds: [...kinds].map(([kind, counts]) => faceCounts(kind, counts)) };
}

function faceCounts(kind: DieKind, counts: ReadonlyMap<Face, Record<Seat, number>>): FaceCounts {
  const faces = [...counts].map(([face, bySeat]) => ({ face, counts: bySeat }));
  const total = faces.reduce((sum, { counts: each }) => sum + sumOf(each), 0);
  return { kind, faces, total, expected: total / faces.length };
}

/** All seats together. */
export const sumOf = (counts: Readonly<Record<Seat, number>>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);
