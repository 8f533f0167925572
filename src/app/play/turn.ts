import { throwerOf } from '../../models/dice/request.ts';
import type { GameState, Seat, Viewer } from '../../rules/kernel/contract.ts';

type ToMove = readonly Seat[] | 'chance' | 'none';

/** Who sits at the screen, and who is to be asked to. */
export interface Turn {
  /** The seat whose secrets may be on the screen, or null. */
  seated: Seat | null;
  /** The seat that is to come to the screen; while it is set nothing private is shown. */
  handTo: Seat | null;
}

/**
 * Whose turn it is at a shared screen. Whoever sits there stays while the game waits for them or for their own dice.
 * Dice of somebody else, or of nobody (`common`), are thrown with nothing private on the screen and nobody asked for;
 * otherwise the screen is cleared until the next player says that they are there.
 * @param seats whose players sit at this screen; where it is one or none nothing is ever handed over
 * @param seated who sat there before; null after a reload
 * @param open whether nobody has a secret now (`Status.open`): then whoever is to move sits there, and nobody is asked
 */
export function turnFor(
  seats: readonly Seat[],
  toMove: ToMove,
  pending: GameState['pending'],
  seated: Seat | null,
  open = false,
): Turn {
  if (seats.length <= 1) return { seated: seats[0] ?? null, handTo: null };
  if (toMove === 'none') return { seated: null, handTo: null };
  if (open) {
    const movers = toMove === 'chance' ? [pending?.seat] : toMove;
    const stays = seated !== null && (toMove === 'chance' || toMove.includes(seated));
    return { seated: stays ? seated : (movers[0] ?? null), handTo: null };
  }
  if (toMove === 'chance') {
    const isOwn = pending !== null && throwerOf(pending) === seated;
    return { seated: isOwn ? seated : null, handTo: null };
  }
  if (seated !== null && toMove.includes(seated)) return { seated, handTo: null };
  return { seated: null, handTo: toMove[0] ?? null };
}

/** Who is before the screen. */
export interface Audience {
  /** Whether several players take turns there. */
  isShared: boolean;
  /** Whether a show is watched with every side's secrets open. */
  seesAll: boolean;
}

/**
 * From whose eyes the page is drawn. At a shared screen all look at the dice together: whoever throws has their secrets
 * back when the dice were read.
 */
export function viewerOf({ seated }: Turn, pending: GameState['pending'], { isShared, seesAll }: Audience): Viewer {
  if (isShared && pending) return 'spectator';
  return seated ?? (seesAll ? 'caster' : 'spectator');
}
