import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { skirmish } from '../../../src/machines/skirmish/game.ts';
import type { Json } from '../../../src/rules/kernel/action.ts';
import { NEWS_TYPES } from '../../../src/rules/skirmish/describe.ts';
import { legalActions, VERBS } from '../../../src/rules/skirmish/verbs.ts';
import { model, type Play, quick, scene } from './play.ts';

describe('what is told and shown', () => {
  it('every kind of news that the rules tell has words', () => {
    const folder = join(import.meta.dirname, '../../../src/rules/skirmish');
    const told = readdirSync(folder).flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(/tell\(draft, '([a-z-]+)'/g)].map(([, type]) => type),
    );
    expect(told.length).toBeGreaterThan(40);
    expect(told.filter((type) => !NEWS_TYPES.includes(type ?? ''))).toEqual([]);
  });

  it('orders placed are told to their owner and the caster only', () => {
    const play = quick('last-man-standing').act('A', 'order', { model: 'A-trooper-1', type: 'sentry' });
    const lines = (viewer: string): (string | null)[] => play.state.news.map((news) => skirmish.describe(news, viewer));
    expect(lines('A')).toEqual(['Trooper 1 (A) is given Sentry.']);
    expect(lines('caster')).toEqual(['Trooper 1 (A) is given Sentry.']);
    expect(lines('B')).toEqual([null]);
    expect(lines('spectator')).toEqual([null]);
  });

  it('every verb has a lesson and every listed entry a hint', () => {
    const play = quick('ammunition-dump');
    for (const { name } of VERBS) expect(skirmish.lessons[name]?.clause).toMatch(/^SK-/);
    for (const entry of legalActions(play.state, 'A')) {
      expect(skirmish.hint(play.state, 'A', entry).label.length).toBeGreaterThan(3);
    }
  });

  it('[SK-SETUP-01] order cards lie behind the base, spent ones turned; flame cut short is covered by cards', () => {
    const play = scene(
      [
        model('A-scorcher-1', 60, 40, { heading: 90, orders: ['fire', 'fire'] }),
        model('B-trooper-1', 110, 75, { heading: 0 }),
      ],
      { active: 'A-scorcher-1', terrain: [{ id: 'wall', kind: 'cover', cx: 60, cy: 60, deg: 0 }] },
    );
    const before = skirmish.table(skirmish.view(play.state, 'A')).filter(({ form }) => form === 'order');
    expect(before.map(({ pose }) => [pose.x + 60, 40 - pose.z, pose.faceUp])).toEqual([
      [expect.closeTo(59.2), expect.closeTo(37.2), false],
      [expect.closeTo(60.8), expect.closeTo(37.2), false],
    ]);
    play.act('A', 'flame', 90);
    const after = skirmish.table(skirmish.view(play.state, 'B'));
    expect(
      after.filter(({ form }) => form === 'order').map(({ front, pose }) => [front, pose.faceUp, pose.heading]),
    ).toEqual([
      ['order/fire', true, 90],
      ['order/fire', true, 90],
    ]);
    const flames = after.filter(({ form }) => form === 'fire').map(({ pose }) => 40 - pose.z);
    expect(flames).toHaveLength(3);
    expect(Math.min(...flames) - 3.75).toBeCloseTo(41.5, 2);
    expect(Math.max(...flames) + 3.75).toBeCloseTo(56.85, 2);
  });

  it('tells a Move without a step once: what it turns to, or that it stays', () => {
    const told = (noun: Json): string[] => {
      const play = scene(
        [model('A-trooper-1', 60, 10, { heading: 90, orders: ['move', 'rally'] }), model('B-trooper-1', 60, 70)],
        { active: 'A-trooper-1' },
      );
      play.act('A', 'move', 'sure').act('A', 'go', noun);
      return play.state.news.flatMap((news) => skirmish.describe(news, 'A') ?? []);
    };
    expect(told({ path: [], heading: 73 })).toEqual(['Trooper 1 (A) turns on the spot to face 73 degrees.']);
    expect(told({ path: [], heading: null })).toEqual(['Trooper 1 (A) stays where it is.']);
    expect(told({ path: [], heading: 90 })).toEqual(['Trooper 1 (A) stays where it is.']);
    expect(told({ path: [[60, 15]], heading: 73 })).toEqual([
      'Trooper 1 (A) sets out for 5 cm.',
      'Trooper 1 (A) has moved 5 cm.',
    ]);
  });

  it('[SK-MOD-06] [SK-RUL-47] who carries the explosives says so itself', () => {
    const models = [
      model('A-sapper-1', 50, 20, { explosives: true }),
      model('A-trooper-1', 70, 20),
      model('B-trooper-1', 90, 90),
    ];
    const carriers = (of: typeof models): string[] =>
      skirmish
        .table(skirmish.view(scene(of, { scenario: 'satellite-sabotage', locations: 'scenario' }).state, 'B'))
        .flatMap(({ label, detail }) => (detail.includes('Carries the explosives') ? [label] : []));
    expect(carriers(models)).toEqual(['Sapper (A)']);
    const [, trooper, enemy] = models;
    expect(carriers([{ ...trooper, explosives: true }, enemy ?? {}])).toEqual(['Trooper 1 (A)']);
  });

  it('[SK-RUL-58] what is cleared as a turn begins is told only where something is', () => {
    const told = (cleared?: string[]) =>
      skirmish.describe({ type: 'turn', data: { turn: 2, ...(cleared ? { cleared } : {}) } } as never, 'A');
    expect(told()).toBe('Turn 2: orders are placed.');
    expect(told([])).toBe('Turn 2: orders are placed.');
    expect(told(['smoke'])).toBe('Turn 2: smoke is cleared, orders are placed.');
    expect(told(['smoke', 'fire'])).toBe('Turn 2: smoke and fire are cleared, orders are placed.');
    const play = scene(
      [model('A-trooper-1', 60, 10, { orders: ['move'] }), model('B-trooper-1', 60, 70, { activated: true })],
      {
        active: 'A-trooper-1',
        hazards: [{ id: 'fire-1', kind: 'fire', cx: 20, cy: 40, w: 20, h: 6.3, deg: 0 }],
      },
    );
    const words = (from: Play) => from.act('A', 'pass').told.flatMap((news) => skirmish.describe(news, 'A') ?? []);
    expect(words(play).at(-1)).toBe('Turn 2: fire is cleared, orders are placed.');
  });

  it('[SK-ORD-15] [SK-ORD-22] [SK-MIS-08] orders, grenades and edges are told in plain words', () => {
    const told = (type: string, data: object) => skirmish.describe({ type, seat: 'A', data } as never, 'A');
    expect(told('reveal', { model: 'X', order: 'fire', count: 2 })).toBe('X reveals two Fire orders.');
    expect(told('reveal', { model: 'X', order: 'fire', count: 1 })).toBe('X reveals Fire.');
    expect(told('grenade', { model: 'X', what: 'frag', win: true })).toBe('X throws a frag grenade: heads, won.');
    expect(told('grenade', { model: 'X', what: 'smoke', win: false })).toBe('X throws a smoke grenade: tails, lost.');
    expect(told('edge', { edge: 'y=100' })).toBe('A takes the edge at y = 100.');
  });

  it('asks to commit when all orders are placed', () => {
    const play = quick('last-man-standing');
    for (let [next] = play.entries('A', 'order'); next; [next] = play.entries('A', 'order')) {
      play.act('A', 'order', next.noun);
    }
    const { prompt } = skirmish.status(skirmish.view(play.state, 'A'));
    expect(prompt).toBe('All orders are placed; commit when you are ready');
  });
});
