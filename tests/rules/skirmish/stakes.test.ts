import { describe, expect, it } from 'vitest';
import { skirmish } from '../../../src/machines/skirmish/game.ts';
import { MODEL_TYPE } from '../../../src/models/skirmish/box.ts';
import type { ModelTypeId, OrderType } from '../../../src/models/skirmish/schema.ts';
import { cover, model, type Play, scene } from './play.ts';

/** A's model, ready to act, looks at B's, which touches the wall where there is one. */
function facing(shooter: string, target: string, more: { orders?: OrderType[]; down?: boolean; wall?: boolean } = {}) {
  const { orders = ['fire', 'fire'], down, wall } = more;
  return scene(
    [
      model(shooter, 60, 40, { heading: 0, orders }),
      model(target, 78.5 + MODEL_TYPE[target.split('-')[1] as ModelTypeId].baseRadius, 40, {
        heading: 0,
        ...(down ? { status: 'suppressed' as const } : {}),
      }),
      model('B-trooper-9', 10, 75, { heading: 90 }),
      model('B-captain-1', 110, 75, { heading: 90 }),
    ],
    { active: shooter, terrain: wall ? [cover(75.35, 44.4, 90, 'wall')] : [] },
  );
}

/** Effects of the entry of a verb, with a noun where it has one. */
const effects = (play: Play, verb: string, noun?: string, seat: 'A' | 'B' = 'A'): string[] => {
  const entry = play.entries(seat, verb).find((one) => noun === undefined || one.noun === noun);
  if (!entry) throw new Error(`${verb} is not open`);
  return skirmish.hint(play.state, seat, entry).effects;
};
const means = ({ state }: Play) => [state.pending?.means?.H, state.pending?.means?.T];

/** Clauses, shooter, target, and what a Fire is said to do: on its button, and by the coin's heads and tails. */
const SHOTS: [string, string, string, object, string, string][] = [
  ['SK-ORD-13', 'A-trooper-1', 'B-trooper-1', {}, 'Heads kills, tails suppresses', 'it is Suppressed'],
  ['SK-MOD-19', 'A-rocketeer-1', 'B-trooper-1', {}, 'Heads kills, tails does nothing', 'no effect'],
  ['SK-MOD-07', 'A-trooper-1', 'B-bulwark-1', {}, 'Heads kills, tails does nothing', 'it is unharmed'],
  ['SK-MOD-28', 'A-trooper-1', 'B-levy-1', {}, 'Heads kills, tails removes it too', 'it is removed'],
  [
    'SK-ORD-14',
    'A-trooper-1',
    'B-trooper-1',
    { down: true },
    'Heads kills, tails leaves it Suppressed',
    'it stays Suppressed',
  ],
];

describe('what a coin decides is true of the models that it is about', () => {
  it.each(SHOTS)('[%s] %s fires at %s %j: %s', (_clause, shooter, target, more, words, tails) => {
    const play = facing(shooter, target, more);
    expect(effects(play, 'fire')).toEqual([words]);
    expect(effects(play, 'aim')).toHaveLength(2);
    play.act('A', 'fire');
    expect(effects(play, 'target', target)).toEqual([words]);
    play.act('A', 'target', target);
    expect(means(play)).toEqual(['it is killed', tails]);
    expect(play.state.pending?.need).toBe(`Heads wins: it is killed; tails loses: ${tails}`);
    const { orders: _orders, ...standing } = play.flip('T').find(target) ?? { orders: [] };
    const down = { 'it is Suppressed': true, 'it stays Suppressed': true }[tails] ?? false;
    expect(standing).toEqual(tails === 'it is removed' ? {} : expect.objectContaining({ suppressed: down }));
  });

  it('[SK-ORD-12] while targets differ, a Fire says so; what differs is told of each', () => {
    const play = scene(
      [
        model('A-trooper-1', 60, 40, { heading: 0, orders: ['fire', 'fire'] }),
        model('B-levy-1', 80, 45, { heading: 0 }),
        model('B-trooper-1', 80, 30, { heading: 0 }),
      ],
      { active: 'A-trooper-1', terrain: [] },
    );
    expect(effects(play, 'fire')).toEqual(['Heads kills, tails removes it too']);
    const open = 'What heads and tails do depends on the target';
    expect(effects(play, 'aim')).toEqual(['Spends both Fire orders on one shot', open]);
    play.act('A', 'aim');
    expect(effects(play, 'target', 'B-trooper-1')).toEqual(['Heads kills, tails suppresses']);
    expect(effects(play, 'target', 'B-levy-1')).toEqual(['Heads kills, tails removes it too']);
  });

  it.each([
    ['SK-COVER-02', 'B-trooper-1', {}, 'it is saved, but Suppressed', ''],
    ['SK-ORD-14', 'B-trooper-1', { down: true }, 'it is saved and stays Suppressed', ''],
    ['SK-MOD-07', 'B-bulwark-1', {}, 'it is saved, unharmed', ''],
    ['SK-RUL-12', 'B-levy-1', {}, 'it is removed all the same', ', which cannot save it'],
  ])('[%s] %s in cover %j: %s', (_clause, target, more, heads, vain) => {
    const play = facing('A-trooper-1', target, { ...more, wall: true }).act('A', 'fire');
    expect(effects(play, 'target', target)[1]).toBe(`It is in cover: a kill takes a second flip${vain}`);
    play.act('A', 'target', target);
    expect(means(play)[0]).toBe(vain === '' ? 'it is killed, unless cover saves it' : 'it is killed');
    expect(means(play.flip('H'))).toEqual([heads, 'it is killed']);
  });

  it('[SK-MOD-20] a rocket names the cover card by its place, everywhere alike', () => {
    const play = facing('A-rocketeer-1', 'B-trooper-1', { wall: true });
    expect(effects(play, 'fire')).toEqual(['Heads kills, or destroys cover; tails does nothing']);
    play.act('A', 'fire');
    const entry = play.entries('A', 'target').find(({ noun }) => noun === 'wall');
    expect(entry && skirmish.hint(play.state, 'A', entry)).toMatchObject({
      label: 'Target the cover at 75.35, 44.4',
      effects: ['Heads destroys it, tails does nothing'],
    });
    expect(skirmish.table(skirmish.view(play.state, 'A')).find(({ id }) => id === 'wall')?.label).toBe(
      'Cover at 75.35, 44.4',
    );
    play.act('A', 'target', 'wall');
    expect(play.state.pending?.purpose).toBe('Rocketeer 1 (A) fires at the cover at 75.35, 44.4');
    expect(means(play)).toEqual(['the card is removed', 'no effect']);
    play.flip('H');
    const told = play.told.flatMap((news) => skirmish.describe(news, 'A') ?? []);
    expect(told.slice(-2)).toEqual([
      'Rocketeer 1 (A) fires at the cover at 75.35, 44.4.',
      'Rocket of Rocketeer 1 (A) against the cover at 75.35, 44.4: heads, won.',
    ]);
    expect(play.state.terrain).toEqual([]);
  });

  it.each([
    [
      'SK-ORD-20',
      'A-trooper-1',
      ['Heads suppresses the mover and stops it where you choose', 'Tails does nothing'],
      'it is Suppressed and stops',
    ],
    [
      'SK-RUL-22',
      'A-bulwark-1',
      ['Neither face does anything: Bulwark 1 (A) is never Suppressed nor stopped'],
      'no effect, the move goes on',
    ],
    [
      'SK-RUL-22',
      'A-levy-1',
      ['Heads removes the mover where you choose', 'Tails does nothing'],
      'it is removed where it is caught',
    ],
  ])('[%s] a Sentry against %s: %j', (_clause, mover, words, heads) => {
    const play = scene(
      [
        model(mover, 5, 10, { heading: 90, orders: ['move'] }),
        model('A-captain-1', 110, 5),
        model('B-trooper-1', 30, 20, { heading: 270, orders: ['sentry'] }),
      ],
      { active: mover },
    );
    play.act('A', 'move', 'sure').act('A', 'go', { path: [[25, 10]], heading: null });
    expect(effects(play, 'sentry', 'B-trooper-1', 'B')).toEqual(words);
    play.act('B', 'sentry', 'B-trooper-1');
    play.act('B', 'halt', play.haltPoints('B')[0]);
    expect(means(play)).toEqual([heads, 'the move goes on']);
  });

  it('[SK-ORD-24] [SK-MOD-07] [SK-MOD-28] a blast tells whom on the table it does not suppress', () => {
    const blast = (target: string) =>
      effects(facing('A-trooper-1', target, { orders: ['grenade'] }), 'grenade', 'frag');
    const [heads, tails] = ['Heads suppresses everybody under one card', 'Tails does nothing'];
    expect(blast('B-trooper-1')).toEqual([heads, tails]);
    expect(blast('B-levy-1')).toEqual([heads, 'A Levy is removed instead', tails]);
    expect(blast('B-bulwark-1')).toEqual([heads, 'A Bulwark is unharmed', tails]);
  });
});
