import { describe, expect, it } from 'vitest';
import { linesFrom, trustedAmong, unlike } from '../../../src/bots/undaunted/lines.ts';
import { rulePlayer } from '../../../src/bots/undaunted/rule-player.ts';
import { undaunted } from '../../../src/machines/undaunted/game.ts';
import { isTurn } from '../../../src/rules/undaunted/legal.ts';
import { begin, decisions, ONE_SHORT, questionFor } from './games.ts';

const oneShort = () => undaunted.start({ game: 'undaunted', scenario: 'la-raye', seed: 1, position: ONE_SHORT });

describe('lines of play', () => {
  it('name a card, its use and its first step', () => {
    const state = oneShort();
    const found = linesFrom(state, 'DE', undaunted.legalActions(state, 'DE')).map((line) =>
      line.map(({ verb, noun }) => `${verb} ${noun ?? ''}`.trim()).join(', '),
    );
    expect(found).toContain('play DE-RIFLEMAN-A-1, use Control');
    expect(found).toContain('play DE-RIFLEMAN-A-1, use Attack, attack US-RIFLEMAN-A');
    expect(found).toContain('play DE-RIFLEMAN-A-1, hunker-down');
    expect(found).toContain('end-turn');
  });

  it('take one of several like cards', () => {
    const state = oneShort();
    const actions = undaunted.legalActions(state, 'DE');
    expect(actions.filter(({ verb }) => verb === 'play')).toHaveLength(2);
    expect(unlike(actions)).toEqual([{ verb: 'play', noun: 'DE-RIFLEMAN-A-1' }, { verb: 'end-turn' }]);
  });

  it('do not change the world they are found in', () => {
    const { state } = begin('crossroads', 2);
    const before = JSON.stringify(state);
    linesFrom(state, 'US', undaunted.legalActions(state, 'US'));
    expect(JSON.stringify(state)).toBe(before);
  });

  it('hold that of the rule player', () => {
    let turns = 0;
    for (const [state, seat] of decisions('orchard-guns', 3, 7)) {
      if (seat !== 'US' && seat !== 'DE') throw new Error(seat);
      const question = questionFor(state, seat, 1);
      const lines = linesFrom(state, seat, question.actions);
      expect(lines[trustedAmong(lines, state, seat)]?.[0]).toEqual(rulePlayer.choose(question));
      if (isTurn(state)) turns++;
    }
    expect(turns).toBeGreaterThan(5);
  });
});
