import { describe, expect, it } from 'vitest';
import { seededDice } from '../../../src/bots/playout.ts';
import { actIn, beginIn, settleIn } from '../../../src/bots/undaunted/forward.ts';
import { rulePlayer } from '../../../src/bots/undaunted/rule-player.ts';
import { undaunted } from '../../../src/machines/undaunted/game.ts';
import { drawInt, drawOne, seeded } from '../../../src/rules/kernel/random.ts';
import { copyState } from '../../../src/rules/undaunted/state.ts';
import { begin, questionFor } from './games.ts';

describe('the sequence of play in plain calls', () => {
  it.each(['la-raye', 'hold-the-mill', 'hill-61'])('goes step by step with the machine: %s', (scenario) => {
    const seed = 1;
    const session = begin(scenario, seed);
    const draft = copyState(undaunted.start(session.setup));
    const random = seeded(seed);
    const dice = seededDice(random);
    beginIn(draft);
    while (session.state.over === null && session.length < 300) {
      const { pending } = session.state;
      if (pending) {
        const { faces } = dice(pending);
        session.settle(pending.id, faces);
        settleIn(draft, faces.map(Number));
      } else {
        const seat = drawOne(random, undaunted.toMove(session.state) as string[]);
        const question = questionFor(session.state, seat, seed);
        const action = drawInt(random, 4) === 0 ? drawOne(random, question.actions) : rulePlayer.choose(question);
        expect(session.act(seat, action)).toBeNull();
        actIn(draft, seat, action);
      }
      expect({ ...draft, news: [] }).toEqual({ ...session.state, news: [] });
    }
    expect(session.length).toBeGreaterThan(100);
  });

  it('leaves the state alone that its draft was copied from', () => {
    const { state } = begin('la-raye', 3);
    const before = JSON.stringify(state);
    const draft = copyState(state);
    const [action] = undaunted.legalActions(draft, 'US');
    if (action) actIn(draft, 'US', action);
    expect(JSON.stringify(state)).toBe(before);
    expect(JSON.stringify(draft)).not.toBe(before);
  });
});
