import { describe, expect, it } from 'vitest';
import { ask } from '../../../src/bots/player.ts';
import { seededDice, step } from '../../../src/bots/playout.ts';
import { rulePlayer } from '../../../src/bots/skirmish/rule-player.ts';
import { Session } from '../../../src/machines/session/session.ts';
import { skirmish } from '../../../src/machines/skirmish/game.ts';
import { other } from '../../../src/models/skirmish/schema.ts';
import { rectGap, touches } from '../../../src/rules/geometry/gap.ts';
import type { Action, LegalAction } from '../../../src/rules/kernel/action.ts';
import { seeded } from '../../../src/rules/kernel/random.ts';
import { base } from '../../../src/rules/skirmish/field.ts';
import { facing } from '../../../src/rules/skirmish/setup.ts';
import type { SkirmishState } from '../../../src/rules/skirmish/state.ts';
import { type Play, scene } from '../../rules/skirmish/play.ts';

/** Decides by the rule player, once it has picked an army of its own at random. */
const builder = {
  name: 'builder',
  choose: (question: Parameters<typeof rulePlayer.choose>[0]): Action => {
    const { view, actions, sample } = question;
    if (view.step.kind !== 'army') return rulePlayer.choose(question);
    const own = actions.find(({ verb }) => verb === 'army') as LegalAction;
    return actions.find(({ verb }) => verb === 'confirm') ?? sample(own);
  },
};

/** The state as the first turn begins; both sides build, place and deploy by themselves. */
function setUp(scenario: string, seed: number): SkirmishState {
  const session = Session.begin(skirmish, { game: 'skirmish', scenario, seed });
  const random = seeded(seed);
  const dice = seededDice(random);
  const players = { A: builder, B: builder };
  while (session.state.step.kind !== 'orders' && step(session as never, players as never, dice, random));
  return session.state;
}

/** Degrees between two headings, 0 to 180. */
const between = (a: number, b: number): number => Math.abs(((a - b + 540) % 360) - 180);

describe('an army deployed by the player by rules of thumb', () => {
  it.each(skirmish.scenarios.map(({ id }) => id))('faces the enemy and keeps apart in %s', (scenario) => {
    let [models, close] = [0, 0];
    for (const seed of [1, 2, 3, 4]) {
      const state = setUp(scenario, seed);
      const placed = state.models.filter(({ place }) => place === 'table');
      expect(placed.length).toBeGreaterThan(2);
      for (const model of placed) {
        expect(between(model.heading, facing(state.edges[model.side]))).toBeLessThanOrEqual(90);
        models++;
        close += placed.filter(
          (one) => one.id !== model.id && one.side === model.side && Math.hypot(one.x - model.x, one.y - model.y) < 5,
        ).length;
      }
    }
    expect(close / models).toBeLessThan(0.2);
  });

  it.each(['envoy-run', 'satellite-sabotage'])('stands in cover where its zone has any, in %s', (scenario) => {
    const placed = [1, 2, 3, 4].flatMap((seed) => {
      const { models, terrain } = setUp(scenario, seed);
      const own = models.filter(({ side, place }) => side === 'B' && place === 'table');
      return own.map((model) => terrain.some((card) => touches(rectGap(base(model), card))));
    });
    expect(placed.filter(Boolean).length / placed.length).toBeGreaterThan(0.7);
  });

  it('lays the target in the middle where the enemy alone has one and chooses the edge, which is the nearer one', () => {
    for (let seed = 1; seed <= 6; seed++) {
      const { scenario, locations, edges } = setUp('satellite-sabotage', seed);
      const [{ cy } = { cy: Number.NaN }] = locations;
      const { h } = scenario.table;
      expect(Math.abs(cy - h / 2)).toBeLessThan(10);
      expect(Math.abs(cy - (edges.A === 'y=0' ? 0 : h))).toBeLessThanOrEqual(h / 2);
    }
  });

  it('lays the target deep on its own half where both have one', () => {
    for (let seed = 1; seed <= 6; seed++) {
      const { scenario, locations, edges } = setUp('ammunition-dump', seed);
      for (const { targetOf, cy } of locations) {
        const depth = edges[other(targetOf)] === 'y=0' ? cy : scenario.table.h - cy;
        expect(depth).toBeLessThan(30);
      }
    }
  });
});

describe('a sentry of the player by rules of thumb', () => {
  const decide = (play: Play): unknown => ask(skirmish, play.state, 'B', rulePlayer, seeded(1));
  const moving = (type: string, scenario: string, extra: object = {}): Play =>
    scene(
      [
        { ...figure(`A-${type}-1`, 30, 30, 90), orders: [{ type: 'move', state: 'down' }] },
        { ...figure('B-trooper-1', 30, 70, 270), orders: [{ type: 'sentry', state: 'down' }] },
      ] as never,
      { scenario, active: `A-${type}-1`, ...extra },
    )
      .act('A', 'move', 'sure')
      .act('A', 'go', { path: [[30, 48]], heading: null })
      .act('B', 'sentry', 'B-trooper-1');

  it('stops an Envoy where most of its way is left', () => {
    expect(decide(moving('envoy', 'envoy-run'))).toEqual({ verb: 'halt', noun: 0 });
  });
});

const figure = (id: string, x: number, y: number, heading: number): Record<string, unknown> => {
  const [side, type] = id.split('-');
  return { id, type, side, x, y, heading };
};
