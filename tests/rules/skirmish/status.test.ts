import { describe, expect, it } from 'vitest';
import { skirmish } from '../../../src/machines/skirmish/game.ts';
import { model, orderPhase, Play, scene } from './play.ts';

const prompts = ({ state }: Play): Record<string, string> =>
  Object.fromEntries(
    ['A', 'B', 'spectator', 'caster'].map((viewer) => [viewer, skirmish.status(skirmish.view(state, viewer)).prompt]),
  );

const others = 'Orders are being placed';

describe('what each viewer is asked to do', () => {
  it('[SK-RUL-32] orders are asked for from those who still place, by what is left to them alone', () => {
    const play = orderPhase([
      model('A-captain-1', 60, 5),
      model('A-trooper-1', 20, 5),
      model('B-trooper-1', 60, 75, { heading: 90 }),
    ]);
    const both = { spectator: others, caster: others };
    expect(prompts(play)).toEqual({ A: 'Place 4 more orders face down', B: 'Place 1 more order face down', ...both });
    for (const id of ['A-captain-1', 'A-trooper-1']) {
      play.act('A', 'order', { model: id, type: 'rally' }).act('A', 'order', { model: id, type: 'move' });
    }
    const ready = 'All orders are placed; commit when you are ready';
    expect(prompts(play)).toEqual({ A: ready, B: 'Place 1 more order face down', ...both });
    play.act('A', 'commit');
    expect(prompts(play)).toEqual({ A: others, B: 'Place 1 more order face down', ...both });
  });

  it('[SK-RUL-18] the title names who is to act or to flip: in a reaction the other side', () => {
    const play = scene(
      [
        model('A-trooper-1', 60, 10, { heading: 90, orders: ['move'] }),
        model('B-trooper-1', 60, 40, { heading: 270, orders: ['sentry'] }),
      ],
      { active: 'A-trooper-1' },
    );
    const title = () => skirmish.status(skirmish.view(play.state, 'spectator')).title;
    expect(title()).toBe('Turn 1 of 12, A to act');
    play.act('A', 'move', 'sure').act('A', 'go', { path: [[60, 18]], heading: null });
    expect(title()).toBe('Turn 1 of 12, B to act');
    play.act('B', 'sentry', 'B-trooper-1').act('B', 'halt', 5);
    expect(title()).toBe('Turn 1 of 12, B to flip');
  });

  it('[SK-SETUP-02] an army is asked for from those who have not confirmed one', () => {
    const pick = 'Pick an army, or take the one of the scenario';
    const wait = 'Armies are being picked';
    const play = new Play({ scenario: 'last-man-standing' });
    expect(prompts(play)).toEqual({ A: pick, B: pick, spectator: wait, caster: wait });
    expect(prompts(play.act('A', 'quick-start'))).toEqual({ A: wait, B: pick, spectator: wait, caster: wait });
    const models = () =>
      skirmish
        .status(skirmish.view(play.state, 'A'))
        .scores.flatMap(({ label, value }) => (label === 'Models' ? [value] : []));
    expect(models()).toEqual([]);
    play.act('B', 'quick-start');
    expect(models()).toEqual(['7 of 7', '7 of 7']);
  });
});
