import { BOX, counterOfUnit, SIDES, unitLabel, unitType } from '../../models/undaunted/box.ts';
import type { CardCount, Scenario, Side, Squad, UnitType } from '../../models/undaunted/types.ts';
import { InputError } from '../kernel/contract.ts';
import { isConnected, type Layout } from './layout.ts';

/** What a part of a scenario file needs and does not have, in the order of the checks. */
type Problems = Generator<InputError, void>;

/** A problem where the condition does not hold. */
function* need(holds: boolean, field: string, expected: string): Problems {
  if (!holds) yield new InputError(field, expected);
}

const cardsInBox = (type: UnitType): number => unitType(type).cardsPerUnit;
const existsInBox = (type: UnitType, squad: Squad | null): boolean => unitType(type).squads.includes(squad);

function* checkTiles({ tiles }: Scenario, root: string): Problems {
  for (const [index, { face, col, row }] of tiles.entries()) {
    const field = `${root}.tiles[${index}]`;
    const earlier = tiles.slice(0, index);
    const number = Number.parseInt(face, 10);
    yield* need(
      !earlier.some((tile) => Number.parseInt(tile.face, 10) === number),
      `${field}.face`,
      `a tile not laid out yet: there is one tile ${number}, and it shows one face (UN-TILE-01)`,
    );
    yield* need(!earlier.some((tile) => tile.col === col && tile.row === row), field, 'a place that is still free');
  }
}

function* checkFace(scenario: Scenario, face: string, field: string): Problems {
  yield* need(
    scenario.tiles.some((tile) => tile.face === face),
    field,
    'a tile of this scenario (UN-SETUP-02)',
  );
}

function* checkObjectives(scenario: Scenario, root: string): Problems {
  const { objectives, radio } = scenario;
  const limit = BOX.components.shared.objectiveMarkers;
  yield* need(objectives.length <= limit, `${root}.objectives`, `at most ${limit} objective markers (UN-COMP-09)`);
  for (const [index, { face, points }] of objectives.entries()) {
    const field = `${root}.objectives[${index}]`;
    yield* checkFace(scenario, face, `${field}.face`);
    const earlier = objectives.slice(0, index);
    yield* need(
      !earlier.some((other) => other.face === face),
      `${field}.face`,
      'a tile without an objective marker yet',
    );
    const markers = Object.entries(BOX.objectiveMarkers).find(([value]) => Number(value) === points)?.[1] ?? 0;
    yield* need(markers > 0, `${field}.points`, 'the value of an objective marker, 1 to 3');
    const used = earlier.filter((other) => other.points === points).length;
    yield* need(used < markers, `${field}.points`, `at most ${markers} markers worth ${points} (UN-COMP-09)`);
  }
  if (radio !== null) yield* checkFace(scenario, radio, `${root}.radio`);
}

function* checkCards(scenario: Scenario, side: Side, root: string): Problems {
  const used = new Map<string, number>();
  for (const name of ['deck', 'supply'] as const) {
    const list: CardCount[] = scenario.sides[side][name];
    for (const [index, { type, squad, count: wanted }] of list.entries()) {
      const field = `${root}.sides.${side}.${name}[${index}]`;
      yield* need(existsInBox(type, squad), `${field}.squad`, `a squad of ${unitType(type).title} that is in the box`);
      const key = `${type}/${squad}`;
      const total = (used.get(key) ?? 0) + wanted;
      used.set(key, total);
      const limit = cardsInBox(type);
      yield* need(
        total <= limit,
        `${field}.count`,
        `at most ${limit} ${unitLabel(type, squad)} cards in deck and supply together (UN-COMP-01)`,
      );
    }
  }
}

function* checkCounters(layout: Layout, side: Side, root: string): Problems {
  const { counters } = layout.scenario.sides[side];
  for (const [index, { type, squad, face }] of counters.entries()) {
    const field = `${root}.sides.${side}.counters[${index}]`;
    yield* need(counterOfUnit(side, type, squad) !== null, field, 'a unit that has a combat counter (UN-COMP-02)');
    yield* checkFace(layout.scenario, face, `${field}.face`);
    const isDouble = counters.slice(0, index).some((other) => other.type === type && other.squad === squad);
    yield* need(!isDouble, field, 'each counter once (UN-UNIT-01)');
  }
  yield* need(
    counters.some(({ type }) => type === 'rifleman'),
    `${root}.sides.${side}.counters`,
    'at least one Rifleman counter (UN-RUL-54)',
  );
}

function* checkSpawns(layout: Layout, side: Side, root: string): Problems {
  const { scenario, spawn } = layout;
  const { spawnMarkers, counters, deck, supply } = scenario.sides[side];
  for (const [index, { label, face }] of spawnMarkers.entries()) {
    const field = `${root}.sides.${side}.spawnMarkers[${index}]`;
    yield* need(BOX.spawnMarkers[side].includes(label), `${field}.label`, `a spawn marker of this side (UN-COMP-03)`);
    const isDouble = spawnMarkers.slice(0, index).some((other) => other.label === label);
    yield* need(!isDouble, `${field}.label`, 'each spawn marker once (UN-COMP-03)');
    yield* checkFace(scenario, face, `${field}.face`);
  }
  for (const { type, squad } of [...counters, ...deck, ...supply]) {
    const id = counterOfUnit(side, type, squad);
    yield* need(
      id === null || spawn.has(id),
      `${root}.sides.${side}.spawnMarkers`,
      `a spawn tile for ${unitLabel(type, squad)} (UN-RUL-49)`,
    );
  }
}

function* checkControl(scenario: Scenario, side: Side, root: string): Problems {
  const { controlMarkers } = scenario.sides[side];
  for (const [index, { face, state }] of controlMarkers.entries()) {
    const field = `${root}.sides.${side}.controlMarkers[${index}]`;
    yield* checkFace(scenario, face, `${field}.face`);
    const isDouble = controlMarkers.slice(0, index).some((other) => other.face === face);
    yield* need(!isDouble, `${field}.face`, 'at most one control marker of a side on a tile (UN-COMP-05)');
    const enemy = scenario.sides[side === 'US' ? 'DE' : 'US'].controlMarkers;
    const isContested = state === 'controlled' && enemy.some((other) => other.face === face && other.state === state);
    yield* need(!isContested, `${field}.state`, 'a tile controlled by one side only (UN-CTRL-02)');
  }
}

/**
 * What keeps a scenario of the right shape from being played with what is in the box (UN-COMP-01 to -09, UN-TILE-01,
 * UN-RUL-49, UN-RUL-54), worked out as it is asked for. Whether a side has won at the start is looked at when its first
 * state is made.
 * @param root name of the whole in the errors: "scenarioData"
 */
export function* scenarioFaults(layout: Layout, root: string): Problems {
  const { scenario } = layout;
  yield* checkTiles(scenario, root);
  yield* need(isConnected(layout), `${root}.tiles`, 'a layout in which every tile can be reached from every other');
  yield* checkObjectives(scenario, root);
  for (const side of SIDES) {
    yield* checkCards(scenario, side, root);
    yield* checkCounters(layout, side, root);
    yield* checkSpawns(layout, side, root);
    yield* checkControl(scenario, side, root);
  }
}

/**
 * The same as a check.
 * @throws InputError naming the field of the first fault
 */
export function checkScenario(layout: Layout, root: string): void {
  for (const fault of scenarioFaults(layout, root)) throw fault;
}
