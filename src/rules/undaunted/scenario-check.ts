import { BOX, counterOfUnit, SIDES, unitLabel, unitType } from '../../models/undaunted/box.ts';
import type { CardCount, Scenario, Side, Squad, UnitType } from '../../models/undaunted/types.ts';
import { InputError } from '../kernel/contract.ts';
import { isConnected, type Layout } from './layout.ts';

/** Throws an InputError where the condition does not hold. */
function need(holds: boolean, field: string, expected: string): void {
  if (!holds) throw new InputError(field, expected);
}

const cardsInBox = (type: UnitType): number => unitType(type).cardsPerUnit;
const existsInBox = (type: UnitType, squad: Squad | null): boolean => unitType(type).squads.includes(squad);

function checkTiles({ tiles }: Scenario, root: string): void {
  tiles.forEach(({ face, col, row }, index) => {
    const field = `${root}.tiles[${index}]`;
    const earlier = tiles.slice(0, index);
    const number = Number.parseInt(face, 10);
    need(
      !earlier.some((tile) => Number.parseInt(tile.face, 10) === number),
      `${field}.face`,
      `a tile not laid out yet: there is one tile ${number}, and it shows one face (UN-TILE-01)`,
    );
    need(!earlier.some((tile) => tile.col === col && tile.row === row), field, 'a place that is still free');
  });
}

function checkFace(scenario: Scenario, face: string, field: string): void {
  need(
    scenario.tiles.some((tile) => tile.face === face),
    field,
    'a tile of this scenario (UN-SETUP-02)',
  );
}

function checkObjectives(scenario: Scenario, root: string): void {
  const { objectives, radio } = scenario;
  const limit = BOX.components.shared.objectiveMarkers;
  need(objectives.length <= limit, `${root}.objectives`, `at most ${limit} objective markers (UN-COMP-09)`);
  objectives.forEach(({ face, points }, index) => {
    const field = `${root}.objectives[${index}]`;
    checkFace(scenario, face, `${field}.face`);
    const earlier = objectives.slice(0, index);
    need(!earlier.some((other) => other.face === face), `${field}.face`, 'a tile without an objective marker yet');
    const markers = Object.entries(BOX.objectiveMarkers).find(([value]) => Number(value) === points)?.[1] ?? 0;
    need(markers > 0, `${field}.points`, 'the value of an objective marker, 1 to 3');
    const used = earlier.filter((other) => other.points === points).length;
    need(used < markers, `${field}.points`, `at most ${markers} markers worth ${points} (UN-COMP-09)`);
  });
  if (radio !== null) checkFace(scenario, radio, `${root}.radio`);
}

function checkCards(scenario: Scenario, side: Side, root: string): void {
  const used = new Map<string, number>();
  const count = (list: CardCount[], name: string): void => {
    list.forEach(({ type, squad, count: wanted }, index) => {
      const field = `${root}.sides.${side}.${name}[${index}]`;
      need(existsInBox(type, squad), `${field}.squad`, `a squad of ${unitType(type).title} that is in the box`);
      const key = `${type}/${squad}`;
      const total = (used.get(key) ?? 0) + wanted;
      used.set(key, total);
      const limit = cardsInBox(type);
      need(
        total <= limit,
        `${field}.count`,
        `at most ${limit} ${unitLabel(type, squad)} cards in deck and supply together (UN-COMP-01)`,
      );
    });
  };
  count(scenario.sides[side].deck, 'deck');
  count(scenario.sides[side].supply, 'supply');
}

function checkCounters(layout: Layout, side: Side, root: string): void {
  const { counters } = layout.scenario.sides[side];
  counters.forEach(({ type, squad, face }, index) => {
    const field = `${root}.sides.${side}.counters[${index}]`;
    need(counterOfUnit(side, type, squad) !== null, field, 'a unit that has a combat counter (UN-COMP-02)');
    checkFace(layout.scenario, face, `${field}.face`);
    const isDouble = counters.slice(0, index).some((other) => other.type === type && other.squad === squad);
    need(!isDouble, field, 'each counter once (UN-UNIT-01)');
  });
  need(
    counters.some(({ type }) => type === 'rifleman'),
    `${root}.sides.${side}.counters`,
    'at least one Rifleman counter (UN-RUL-54)',
  );
}

function checkSpawns(layout: Layout, side: Side, root: string): void {
  const { scenario, spawn } = layout;
  const { spawnMarkers, counters, deck, supply } = scenario.sides[side];
  spawnMarkers.forEach(({ label, face }, index) => {
    const field = `${root}.sides.${side}.spawnMarkers[${index}]`;
    need(BOX.spawnMarkers[side].includes(label), `${field}.label`, `a spawn marker of this side (UN-COMP-03)`);
    const isDouble = spawnMarkers.slice(0, index).some((other) => other.label === label);
    need(!isDouble, `${field}.label`, 'each spawn marker once (UN-COMP-03)');
    checkFace(scenario, face, `${field}.face`);
  });
  for (const { type, squad } of [...counters, ...deck, ...supply]) {
    const id = counterOfUnit(side, type, squad);
    need(
      id === null || spawn.has(id),
      `${root}.sides.${side}.spawnMarkers`,
      `a spawn tile for ${unitLabel(type, squad)} (UN-RUL-49)`,
    );
  }
}

function checkControl(scenario: Scenario, side: Side, root: string): void {
  const { controlMarkers } = scenario.sides[side];
  controlMarkers.forEach(({ face, state }, index) => {
    const field = `${root}.sides.${side}.controlMarkers[${index}]`;
    checkFace(scenario, face, `${field}.face`);
    const isDouble = controlMarkers.slice(0, index).some((other) => other.face === face);
    need(!isDouble, `${field}.face`, 'at most one control marker of a side on a tile (UN-COMP-05)');
    const enemy = scenario.sides[side === 'US' ? 'DE' : 'US'].controlMarkers;
    const isContested = state === 'controlled' && enemy.some((other) => other.face === face && other.state === state);
    need(!isContested, `${field}.state`, 'a tile controlled by one side only (UN-CTRL-02)');
  });
}

/**
 * Whether a scenario of the right shape can be played with what is in the box (UN-COMP-01 to -09, UN-TILE-01,
 * UN-RUL-49, UN-RUL-54). Whether a side has won at the start is looked at when its first state is made.
 * @param root name of the whole in the error: "scenarioData"
 * @throws InputError naming the field
 */
export function checkScenario(layout: Layout, root: string): void {
  const { scenario } = layout;
  checkTiles(scenario, root);
  need(isConnected(layout), `${root}.tiles`, 'a layout in which every tile can be reached from every other');
  checkObjectives(scenario, root);
  for (const side of SIDES) {
    checkCards(scenario, side, root);
    checkCounters(layout, side, root);
    checkSpawns(layout, side, root);
    checkControl(scenario, side, root);
  }
}
