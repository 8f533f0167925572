import { CATALOGUE } from '../../models/undaunted/catalogue.ts';
import { FORMS } from '../../models/undaunted/components.ts';
import type { Game } from '../../rules/kernel/contract.ts';
import { barred } from '../../rules/undaunted/barred.ts';
import { check } from '../../rules/undaunted/check.ts';
import { describe as describeNews } from '../../rules/undaunted/describe.ts';
import { hint } from '../../rules/undaunted/hint.ts';
import { invariants } from '../../rules/undaunted/invariants.ts';
import { legalActions, toMove } from '../../rules/undaunted/legal.ts';
import { LESSONS } from '../../rules/undaunted/lessons.ts';
import type { UndauntedNews } from '../../rules/undaunted/news.ts';
import { toPosition } from '../../rules/undaunted/position.ts';
import { resample, swapSecrets } from '../../rules/undaunted/resample.ts';
import { start } from '../../rules/undaunted/setup.ts';
import type { UndauntedState } from '../../rules/undaunted/state.ts';
import { statistics } from '../../rules/undaunted/statistics.ts';
import { status } from '../../rules/undaunted/status.ts';
import { strips } from '../../rules/undaunted/strips.ts';
import { table } from '../../rules/undaunted/table.ts';
import { type UndauntedView, view } from '../../rules/undaunted/view.ts';
import { machine } from './machine.ts';

/** Two platoons, a deck of cards each: Undaunted by the contract of a game. */
export const undaunted: Game<UndauntedState, UndauntedView> = {
  id: 'undaunted',
  title: 'Undaunted',
  credits:
    'Plays by the rules of Undaunted: Normandy, designed by Trevor Benjamin and David Thompson and published by ' +
    'Osprey Games. Name and rules are their owners’; soldiers, pictures and texts here are this product’s own, and ' +
    'all scenarios but the first.',
  seats: [
    { id: 'US', name: 'US', colour: '#5b6b3a', at: 0 },
    { id: 'DE', name: 'German', colour: '#4a5a68', at: 180 },
  ],
  scenarios: CATALOGUE.map(({ id, title, briefing, number }) => ({ id, title, briefing, recommended: number === 1 })),
  forms: FORMS,
  lessons: LESSONS,
  machine,
  start,
  toMove,
  legalActions,
  check,
  sample: (_state, _seat, { verb, noun }) => (noun === undefined ? { verb } : { verb, noun }),
  hint,
  barred,
  view,
  resample: (seen, _seat, random) => resample(seen, random),
  table,
  status,
  strips,
  outcome: (state) => state.over,
  invariants,
  describe: (news, viewer) => describeNews(news as UndauntedNews, viewer),
  statistics,
  position: toPosition,
  swapSecrets,
};
