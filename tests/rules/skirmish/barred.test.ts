import { describe, expect, it } from 'vitest';
import type { OrderType } from '../../../src/models/skirmish/schema.ts';
import { barred, whyNot } from '../../../src/rules/skirmish/barred.ts';
import { check } from '../../../src/rules/skirmish/verbs.ts';
import { cover, model, orderPhase, type Play, quick, scene } from './play.ts';

/** What is barred: label, clause and reason, one line each. */
const named = (play: Play, seat = 'A'): string[] =>
  barred(play.state, seat).map(({ label, violation }) => `${label} ${violation.clause} ${violation.message}`);

/** A's model acts, at 60, 40, looking to +x; one enemy stands where it is said. */
function facing(type: string, orders: OrderType[], x: number, y: number, more: object = {}): Play {
  const models = [
    model(`A-${type}-1`, 60, 40, { heading: 0, orders, ...more }),
    model('B-trooper-1', x, y, { heading: 90 }),
  ];
  return scene(models, { active: `A-${type}-1`, terrain: [cover(75, 40)] });
}

describe('orders that cannot be carried out', () => {
  it('[SK-RUL-27] Fire is named with how every enemy is safe', () => {
    expect(named(facing('trooper', ['fire'], 30, 40))).toEqual([
      'Fire SK-RUL-27 Trooper 1 (A) can fire at no enemy: 1 outside its arc.',
    ]);
    expect(named(facing('trooper', ['fire'], 100, 40))[0]).toContain('1 out of sight');
    expect(named(facing('scorcher', ['fire'], 60, 75))[0]).toContain('1 out of range');
    expect(named(facing('rocketeer', ['fire'], 30, 40))).toEqual([]);
    expect(named(facing('trooper', ['fire'], 60, 60))).toEqual([]);
  });

  it('[SK-ORD-28] a Suppressed model is told that only Rally is open to it, once for each kind of order', () => {
    const play = facing('trooper', ['move', 'grenade'], 60, 60, { status: 'suppressed' });
    expect(named(play)).toEqual([
      'Move SK-ORD-28 Trooper 1 (A) is Suppressed: only Rally is open to it.',
      'Grenade SK-ORD-28 Trooper 1 (A) is Suppressed: only Rally is open to it.',
    ]);
    expect(named(facing('trooper', ['rally', 'rally'], 60, 60, { status: 'suppressed' }))).toEqual([]);
  });

  it('[SK-ORD-18] Sentry waits for an enemy to move', () => {
    expect(named(facing('trooper', ['sentry', 'move'], 60, 60))).toEqual([
      expect.stringMatching(/^Sentry SK-ORD-18 Sentry is only revealed while an enemy model moves/),
    ]);
  });

  it('[SK-MIS-05] sabotage is named while the carrier does not touch its location', () => {
    const play = scene(
      [model('A-sapper-1', 50, 40, { orders: ['move'], explosives: true }), model('B-trooper-1', 20, 90)],
      { scenario: 'satellite-sabotage', locations: 'scenario', active: 'A-sapper-1' },
    );
    expect(named(play)).toEqual(['Sabotage SK-MIS-05 Sapper (A) does not touch the location.']);
  });

  it('[SK-ORD-17] a Sentry that does not catch the mover is named while it moves, to its own side only', () => {
    const play = scene(
      [
        model('A-trooper-1', 5, 10, { heading: 90, orders: ['move'] }),
        model('B-trooper-1', 30, 20, { heading: 270, orders: ['sentry'] }),
        model('B-trooper-2', 30, 40, { heading: 90, orders: ['fire', 'sentry'] }),
        model('B-trooper-3', 40, 20, { heading: 270, orders: ['sentry'], status: 'suppressed' }),
        model('B-trooper-4', 50, 40, { heading: 90, orders: ['fire'] }),
      ],
      { active: 'A-trooper-1' },
    )
      .act('A', 'move', 'sure')
      .act('A', 'go', { path: [[25, 10]], heading: null });
    expect(play.state.step.kind).toBe('react');
    expect(named(play, 'B')).toEqual([
      'Sentry of Trooper 2 (B) SK-ORD-17 Trooper 2 (B) has the mover nowhere in arc, range and line of sight.',
      'Sentry of Trooper 3 (B) SK-ORD-28 Trooper 3 (B) is Suppressed.',
    ]);
    expect(named(play, 'A')).toEqual([]);
  });

  it('[SK-MOD-27] [SK-ORD-03] in the order phase a model that gets no orders is named with the reason', () => {
    const play = orderPhase(
      [
        model('A-captain-1', 60, 5),
        model('A-levy-1', 60, 30),
        model('A-levy-2', 30, 10),
        model('A-trooper-1', 60, 40),
        model('B-levy-1', 90, 60),
        model('B-trooper-1', 60, 70),
      ],
      { terrain: [cover(60, 17)] },
    );
    const out = 'Levy 1 (A) gets no order this turn: it is out of sight of its Captain.';
    expect(named(play)).toEqual([`Orders for Levy 1 (A) SK-MOD-27 ${out}`]);
    expect(named(play, 'B')).toEqual([
      'Orders for Levy 1 (B) SK-MOD-27 Levy 1 (B) gets no order this turn: it is without a Captain.',
    ]);
    expect(named(play, 'spectator')).toEqual([]);

    const asked = (id: string): string => {
      const refusal = whyNot(play.state, 'A', id);
      return refusal ? `${refusal.clause} ${refusal.message}` : '';
    };
    expect(asked('A-levy-1')).toBe(`SK-MOD-27 ${out}`);
    expect(asked('B-trooper-1')).toBe('SK-ORD-01 Trooper 1 (B) is none of your models.');
    expect(asked('cover-60-17')).toBe('');
    expect(asked('A-trooper-1')).toBe('');
    play.act('A', 'order', { model: 'A-trooper-1', type: 'move' });
    expect(asked('A-trooper-1')).toBe('SK-ORD-03 Trooper 1 (A) has its one order: it is out of sight of its Captain.');
    play.act('A', 'order', { model: 'A-levy-2', type: 'move' });
    expect(asked('A-levy-2')).toBe('SK-MOD-27 Levy 2 (A) has its order and can never have more than one.');
    for (let i = 0; i < 2; i++) play.act('A', 'order', { model: 'A-captain-1', type: 'move' });
    expect(asked('A-captain-1')).toBe('SK-RUL-31 Captain (A) has all its orders; one may be taken back.');
  });

  it('[SK-MOD-25] a Ranger that has not landed is said to get none yet', () => {
    const play = quick('ammunition-dump');
    const ranger = play.state.models.find(({ side, place }) => side === 'A' && place === 'reserve')?.id ?? '';
    expect(whyNot(play.state, 'A', ranger)).toMatchObject({ clause: 'SK-MOD-25' });
  });

  it('says what the rules say, and nothing to the other side', () => {
    const play = facing('trooper', ['fire', 'sentry'], 30, 40);
    const [fire] = barred(play.state, 'A');
    expect(check(play.state, 'A', { verb: 'fire' })).toEqual(fire?.violation);
    expect(named(play, 'B')).toEqual([]);
    expect(named(play, 'spectator')).toEqual([]);
  });
});
