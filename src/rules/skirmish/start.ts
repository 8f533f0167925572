import { readScenario, SCENARIOS } from '../../models/skirmish/scenarios.ts';
import type { Scenario, Side } from '../../models/skirmish/schema.ts';
import { InputError, type Setup } from '../kernel/contract.ts';
import { seeded } from '../kernel/random.ts';
import { cardsFlaw } from './cards-flaw.ts';
import { readPosition } from './read-position.ts';
import type { SkirmishState } from './state.ts';

const bySide = <T>(of: (side: Side) => T): Record<Side, T> => ({ A: of('A'), B: of('B') });

/** The scenario that a setup names. */
function scenarioOf({ scenario, scenarioData }: Setup): Scenario {
  if (scenarioData !== undefined) {
    const read = readScenario(scenarioData);
    if ('expected' in read) throw new InputError(`scenarioData.${read.path}`, read.expected);
    const flaw = cardsFlaw(read, read);
    if (flaw) throw new InputError(`scenarioData.${flaw.field}`, flaw.expected);
    if (read.id !== scenario) throw new InputError('scenario', `${read.id}, as in scenarioData`);
    return read;
  }
  const found = SCENARIOS.find(({ id }) => id === scenario);
  if (!found) throw new InputError('scenario', `one of ${SCENARIOS.map(({ id }) => id).join(', ')}`);
  return found;
}

/** A state before anything has been done: cards and locations lie, nobody has an army. */
function bareState(scenario: Scenario, seed: number): SkirmishState {
  return {
    phase: 'army',
    random: seeded(seed),
    pending: null,
    news: [],
    over: null,
    scenario,
    turn: 0,
    edges: { ...scenario.edges },
    models: [],
    terrain: scenario.terrain.map((card) => ({ ...card })),
    hazards: [],
    locations: [],
    muster: bySide(() => ({ army: null, quick: false, confirmed: false })),
    roster: bySide(() => []),
    lost: [],
    decks: bySide(() => []),
    ordered: bySide(() => false),
    flipped: bySide(() => []),
    readied: bySide(() => []),
    committed: bySide(() => false),
    commitments: [],
    initiative: null,
    active: null,
    step: { kind: 'army' },
    flips: 0,
    laid: 0,
  };
}

/**
 * The state before the first event.
 * @throws InputError naming the field where scenario, scenario data or position are unusable
 */
export function start(setup: Setup): SkirmishState {
  const bare = bareState(scenarioOf(setup), setup.seed);
  return setup.position === undefined ? bare : readPosition(setup.position, bare);
}
