import { describe, expect, it } from 'vitest';
import { GAMES } from '../../src/machines/games.ts';
import { GOLDEN_GAMES, gameOf, goldenKept, goldenName } from '../../tools/golden/games.ts';
import { goldenText, playersOf, readGolden, replayGolden } from '../../tools/golden/text.ts';

describe('golden games', () => {
  it('are one for every scenario', async () => {
    const games = await Promise.all(Object.values(GAMES).map((load) => load()));
    const scenarios = games.flatMap(({ id, scenarios }) => scenarios.map((scenario) => `${id}-${scenario.id}`));
    expect(GOLDEN_GAMES.map(goldenName).sort()).toEqual(scenarios.sort());
  });

  it.each(GOLDEN_GAMES.map((golden) => [goldenName(golden), golden] as const))(
    'go and read as they always did: %s',
    async (name, golden) => {
      const kept = goldenKept(golden);
      const session = replayGolden(await gameOf(golden), kept);
      expect(session.state.over, name).not.toBeNull();
      expect(session.length, `${name}: every line of the text was read`).toBe(kept.match(/^\d+\. /gm)?.length);
      const told = goldenText(session, playersOf(kept));
      expect(told, 'where the change is meant: npm run golden, and look at the difference').toBe(kept);
    },
  );

  it('are read with nouns of every kind', () => {
    const head = 'game: g\nscenario: s\nseed: 7\nplayers: p\n\nSet up. 1. of these <x y>\n';
    const lines = [
      '1. One. <A end-turn>',
      '2. Two <or so>. <B move 7A>',
      '3. <A go {"path":[[1.5,2]],"heading":null}>',
    ];
    const dice = [
      '   digest 0123456789abcdef',
      '4. Dice. <dice throw-1 3 0>',
      '5. Coin. <dice flip-2 T>',
      '',
      '6. <A face 90>',
    ];
    const { setup, entries } = readGolden(`${head}${[...lines, ...dice].join('\n')}\nResult: <none yet>\n`);
    expect(setup).toEqual({ game: 'g', scenario: 's', seed: 7 });
    expect(entries).toEqual([
      { seat: 'A', action: { verb: 'end-turn' } },
      { seat: 'B', action: { verb: 'move', noun: '7A' } },
      { seat: 'A', action: { verb: 'go', noun: { path: [[1.5, 2]], heading: null } } },
      { dice: 'throw-1', faces: [3, 0] },
      { dice: 'flip-2', faces: ['T'] },
      { seat: 'A', action: { verb: 'face', noun: 90 } },
    ]);
    expect(() => readGolden('game: g\nscenario: s\n')).toThrow('seed');
  });
});
