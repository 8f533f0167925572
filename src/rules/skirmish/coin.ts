import type { Face } from '../../models/dice/request.ts';
import { settleGrenade } from './areas.ts';
import { settleShot } from './combat.ts';
import { draftOf, tell } from './draft.ts';
import { settleDrop } from './drop.ts';
import { settleGamble } from './movement.ts';
import { settleSentry } from './reaction.ts';
import { settleSabotage } from './sabotage.ts';
import { nextDeployment } from './setup.ts';
import type { SkirmishState } from './state.ts';

/** Whether an answer fits the coin that is waited for. */
export function fitsCoin(state: SkirmishState, id: unknown, faces: unknown): boolean {
  return (
    state.pending !== null &&
    state.pending.id === id &&
    Array.isArray(faces) &&
    faces.length === 1 &&
    (faces[0] === 'H' || faces[0] === 'T')
  );
}

/** The state after the coin has come to rest: heads wins (SK-RUL-55). */
export function settleCoin(state: SkirmishState, faces: readonly Face[]): SkirmishState {
  const draft = draftOf(state);
  const flip = draft.step;
  if (flip.kind !== 'coin') throw new Error('no coin is waited for');
  const win = faces[0] === 'H';
  draft.pending = null;
  tell(draft, 'coin', flip.side, { reason: flip.purpose, win });
  switch (flip.purpose) {
    case 'setup':
      nextDeployment(draft, win ? 'A' : 'B');
      break;
    case 'initiative':
      draft.initiative = win ? 'A' : 'B';
      draft.step = { kind: 'flip', side: draft.initiative };
      tell(draft, 'initiative', draft.initiative, { captain: false });
      break;
    case 'move':
      settleGamble(draft, flip, win);
      break;
    case 'fire':
    case 'rocket':
    case 'cover':
      settleShot(draft, flip, win);
      break;
    case 'grenade':
      settleGrenade(draft, flip, win);
      break;
    case 'sentry':
      settleSentry(draft, flip, win);
      break;
    case 'sabotage':
      settleSabotage(draft, flip, win);
      break;
    case 'drop':
      settleDrop(draft, flip, win);
      break;
  }
  return draft;
}
