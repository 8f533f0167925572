import { BOX } from '../../models/skirmish/box.ts';
import { CATALOGUE } from '../../models/skirmish/catalogue.ts';
import { FORMS } from '../../models/skirmish/components.ts';
import type { Side } from '../../models/skirmish/schema.ts';
import type { Game } from '../../rules/kernel/contract.ts';
import { AIMING } from '../../rules/skirmish/aim.ts';
import { barred, whyNot } from '../../rules/skirmish/barred.ts';
import { describe } from '../../rules/skirmish/describe.ts';
import { hint } from '../../rules/skirmish/hint.ts';
import { invariants } from '../../rules/skirmish/invariants.ts';
import { position } from '../../rules/skirmish/position.ts';
import { resample, swapSecrets } from '../../rules/skirmish/resample.ts';
import { start } from '../../rules/skirmish/start.ts';
import type { SkirmishState } from '../../rules/skirmish/state.ts';
import { statistics } from '../../rules/skirmish/statistics.ts';
import { status, strips } from '../../rules/skirmish/status.ts';
import { seatAt, table } from '../../rules/skirmish/table.ts';
import { check, LESSONS, legalActions, sample, toMove } from '../../rules/skirmish/verbs.ts';
import { type SkirmishView, view } from '../../rules/skirmish/view.ts';
import { machine } from './machine.ts';

const { sides } = BOX.components;

/** Models, a ruler and a coin: a skirmish by the contract of a game. */
export const skirmish: Game<SkirmishState, SkirmishView> = {
  id: 'skirmish',
  title: 'Crossfire Cards',
  credits:
    'Plays by the rules of a free card deck for skirmishes with any models; the deck and its wording are its ' +
    'author’s. Names, costs, scenarios, pictures and texts here are this product’s own.',
  seats: [
    { id: 'A', name: 'A, slate blue', colour: sides.A.hex, at: 0 },
    { id: 'B', name: 'B, brick red', colour: sides.B.hex, at: 180 },
  ],
  scenarios: CATALOGUE,
  forms: FORMS,
  lessons: LESSONS,
  machine,
  start,
  toMove,
  legalActions,
  check,
  sample,
  hint,
  barred,
  whyNot,
  aiming: AIMING,
  view,
  resample,
  table,
  seatAt: (now, seat) => seatAt(now, seat as Side),
  status,
  strips,
  outcome: (state) => state.over,
  invariants,
  describe,
  statistics,
  position,
  swapSecrets,
};
