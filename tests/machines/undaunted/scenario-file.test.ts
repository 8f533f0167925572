import { describe, expect, test } from 'vitest';
import laRaye from '../../../src/models/undaunted/scenarios/la-raye.json';
import { InputError, type Setup } from '../../../src/rules/kernel/contract.ts';
import { start } from '../../../src/rules/undaunted/setup.ts';

type File = typeof laRaye;

/** A setup with the first scenario as a file of one's own, changed. */
function setupWith(change: (file: File) => void): Setup {
  const file = structuredClone({ ...laRaye, id: 'my-raye' });
  change(file);
  return { game: 'undaunted', scenario: 'my-raye', seed: 1, scenarioData: file };
}

function fieldOf(change: (file: File) => void): string | null {
  try {
    start(setupWith(change));
    return null;
  } catch (error) {
    if (error instanceof InputError) return error.field;
    throw error;
  }
}

describe('A scenario file', () => {
  test('is played as it stands where nothing is wrong with it', () => {
    expect(fieldOf(() => {})).toBeNull();
    const state = start(setupWith(() => {}));
    expect(state.ownScenario?.id).toBe('my-raye');
    expect(state.sides.US.roster).toHaveLength(29);
  });

  const cases: [string, (file: File) => void][] = [
    ['scenarioData.title', (file) => Object.assign(file, { title: 7 })],
    ['scenarioData.tiles[2].face', (file) => Object.assign(file.tiles[2] ?? {}, { face: '2A' })],
    ['scenarioData.tiles[2].face', (file) => Object.assign(file.tiles[2] ?? {}, { face: '19A' })],
    ['scenarioData.tiles[2]', (file) => Object.assign(file.tiles[2] ?? {}, { col: 0, row: 0 })],
    ['scenarioData.tiles', (file) => Object.assign(file.tiles[11] ?? {}, { col: 9 })],
    ['scenarioData.objectives[0].face', (file) => Object.assign(file.objectives[0] ?? {}, { face: '9A' })],
    ['scenarioData.objectives[1].points', (file) => Object.assign(file.objectives[1] ?? {}, { points: 4 })],
    ['scenarioData.radio', (file) => Object.assign(file, { radio: '9A' })],
    ['scenarioData.sides.US.deck[3].count', (file) => Object.assign(file.sides.US.deck[3] ?? {}, { count: 6 })],
    ['scenarioData.sides.DE.supply[0].count', (file) => Object.assign(file.sides.DE.supply[0] ?? {}, { count: 5 })],
    ['scenarioData.sides.US.deck[0].squad', (file) => Object.assign(file.sides.US.deck[0] ?? {}, { squad: 'A' })],
    ['scenarioData.sides.US.counters[1]', (file) => Object.assign(file.sides.US.counters[1] ?? {}, { squad: 'A' })],
    [
      'scenarioData.sides.US.counters[0].face',
      (file) => Object.assign(file.sides.US.counters[0] ?? {}, { face: '9A' }),
    ],
    ['scenarioData.sides.US.counters', (file) => file.sides.US.counters.splice(0, 2)],
    ['scenarioData.sides.US.spawnMarkers', (file) => file.sides.US.spawnMarkers.splice(0)],
    [
      'scenarioData.sides.US.spawnMarkers[0].label',
      (file) => Object.assign(file.sides.US.spawnMarkers[0] ?? {}, { label: 'SUPPORT' }),
    ],
    [
      'scenarioData.sides.US.controlMarkers[1].face',
      (file) => Object.assign(file.sides.US.controlMarkers[1] ?? {}, { face: '17B' }),
    ],
    [
      'scenarioData.sides.US.controlMarkers[0].state',
      (file) => Object.assign(file.sides.US.controlMarkers[0] ?? {}, { face: '5B', state: 'controlled' }),
    ],
    ['scenarioData.victory.DE', (file) => Object.assign(file.victory.DE, { points: 3 })],
    ['scenarioData.weather', (file) => Object.assign(file, { weather: 'rain' })],
    ['scenarioData.sides.US.tanks', (file) => Object.assign(file.sides.US, { tanks: 2 })],
    ['scenarioData.victory.DE.type', (file) => Object.assign(file.victory.DE, { type: 'fame' })],
    ['scenarioData.victory.US.points', (file) => Object.assign(file.victory.US, { points: 11 })],
  ];
  test.each(cases)('is refused with the name of the field: %s', (field, change) => {
    expect(fieldOf(change)).toBe(field);
  });

  test('is refused where the setup names another', () => {
    expect(() => start({ ...setupWith(() => {}), scenario: 'la-raye' })).toThrow(InputError);
    expect(() => start({ game: 'undaunted', scenario: 'nowhere', seed: 1 })).toThrow('scenario');
  });
});
