import { BOX, COUNTERS, counterOfUnit, opponent, SIDES } from '../../models/undaunted/box.ts';
import { scenarioSchema } from '../../models/undaunted/schema.ts';
import type { CardCount, CardId, Scenario, Side } from '../../models/undaunted/types.ts';
import { InputError, type Setup } from '../kernel/contract.ts';
import { inputFields } from '../kernel/input-field.ts';
import { seeded, shuffle } from '../kernel/random.ts';
import { fromPosition } from './position.ts';
import { scenarioFaults } from './scenario-check.ts';
import { layoutFor, readScenario, scenarioOfBox } from './scenarios.ts';
import type { Control, SideState, Standing, UndauntedState } from './state.ts';
import { isBeyondHope, judge } from './victory.ts';
import { inBoxOrder } from './zones.ts';

/** Takes the cards of a list of counts from the box, those with the lowest ids not taken yet. */
function takeCards(side: Side, counts: readonly CardCount[], taken: Set<CardId>): CardId[] {
  return counts.flatMap(({ type, squad, count }) => {
    const free = BOX.cards.filter(
      (card) => card.side === side && card.type === type && card.squad === squad && !taken.has(card.id),
    );
    return free.slice(0, count).map(({ id }) => {
      taken.add(id);
      return id;
    });
  });
}

function startingSide(scenario: Scenario, side: Side): SideState {
  const taken = new Set<CardId>();
  const deck = takeCards(side, scenario.sides[side].deck, taken);
  const supply = takeCards(side, scenario.sides[side].supply, taken);
  const control: Record<string, Control> = {};
  for (const { face } of scenario.tiles) control[face] = 'none';
  for (const { face, state } of scenario.sides[side].controlMarkers) control[face] = state;
  return {
    roster: inBoxOrder([...deck, ...supply]),
    hand: [],
    deck,
    discard: [],
    play: [],
    supply: inBoxOrder(supply),
    removed: [],
    bid: null,
    control,
    target: null,
  };
}

function startingCounters(scenario: Scenario): Record<string, Standing | null> {
  const counters: Record<string, Standing | null> = {};
  for (const id of COUNTERS.keys()) counters[id] = null;
  for (const side of SIDES) {
    for (const { type, squad, face, status } of scenario.sides[side].counters) {
      const id = counterOfUnit(side, type, squad);
      if (id !== null) counters[id] = { tile: face, suppressed: status === 'suppressed' };
    }
  }
  return counters;
}

/** The table laid for a scenario, decks shuffled (UN-SETUP-01 to -11). */
function layOut(scenario: Scenario, isOwn: boolean, seed: number): UndauntedState {
  const state: UndauntedState = {
    phase: 'setup',
    random: seeded(seed),
    pending: null,
    news: [],
    over: null,
    scenario: scenario.id,
    ownScenario: isOwn ? scenario : null,
    round: 0,
    initiative: scenario.initiative,
    active: null,
    counters: startingCounters(scenario),
    sides: { US: startingSide(scenario, 'US'), DE: startingSide(scenario, 'DE') },
    playing: null,
    quietRounds: 0,
    eventful: false,
    offer: 'none',
    throws: 0,
  };
  for (const side of SIDES) shuffle(state.random, state.sides[side].deck);
  return state;
}

/** What is wrong with the start of a scenario that can otherwise be played: a side has won or lost hope (UN-RUL-54). */
function* startFaults(scenario: Scenario, root: string): Generator<InputError, void> {
  const state = layOut(scenario, true, 0);
  const hopeless = SIDES.filter((side) => isBeyondHope(state, side));
  for (const side of hopeless) {
    yield new InputError(`${root}.victory.${side}.points`, 'points that the side can still reach (UN-RUL-54)');
  }
  if (hopeless.length > 0) return;
  const won = judge(state);
  if (won?.winner) {
    const loser = opponent(won.winner as Side);
    yield new InputError(
      `${root}.victory.${won.winner}`,
      `a condition not met at the start; as it stands ${loser} has lost (UN-RUL-54, ${won.clause})`,
    );
  }
}

/**
 * A scenario that is not in the box, fully checked: shape, components, and that nobody has won or lost hope at the
 * start (UN-RUL-54).
 * @param root name of the whole in the error: "scenarioData"
 * @throws InputError naming the field
 */
export function checkedScenario(data: unknown, root: string): Scenario {
  const scenario = readScenario(data, root);
  for (const fault of startFaults(scenario, root)) throw fault;
  return scenario;
}

/**
 * Everything that `checkedScenario` finds wrong, at once: all of the shape; where that is right, all of the sense;
 * where that is right too, all of the start. Empty for a scenario that can be played.
 */
export function scenarioProblems(data: unknown, root: string): InputError[] {
  const read = scenarioSchema.safeParse(data);
  if (!read.success) return inputFields(read.error, root);
  const faults = [...scenarioFaults(layoutFor(read.data), root)];
  return faults.length > 0 ? faults : [...startFaults(read.data, root)];
}

/**
 * The state before the first event: the scenario's set-up, or a position.
 * @throws InputError naming the field where setup, position or scenario data are unusable
 */
export function start(setup: Setup): UndauntedState {
  if (setup.game !== 'undaunted') throw new InputError('game', 'undaunted');
  if (!Number.isInteger(setup.seed) || setup.seed < 0 || setup.seed > 0xffffffff) {
    throw new InputError('seed', 'a whole number from 0 to 4294967295');
  }
  const isOwn = setup.scenarioData !== undefined;
  const scenario = isOwn
    ? checkedScenario(setup.scenarioData, 'scenarioData')
    : scenarioOfBox(setup.scenario, 'scenario');
  if (scenario.id !== setup.scenario) throw new InputError('scenario', `${scenario.id}, the id of scenarioData`);
  if (setup.position !== undefined) return fromPosition(setup.position, scenario, isOwn, setup.seed);
  return layOut(scenario, isOwn, setup.seed);
}
