import { describe, expect, it } from 'vitest';
import { skirmish } from '../../../src/machines/skirmish/game.ts';
import { SCENARIOS } from '../../../src/models/skirmish/scenarios.ts';
import { commitmentHash } from '../../../src/rules/skirmish/orders.ts';
import { field, model, orderPhase, Play, quick, scene } from './play.ts';

const back = { x: 60, y: 75 };
const foe = model('B-trooper-1', back.x, back.y, { heading: 90, orders: ['fire'] });
const fresh = model('B-trooper-1', back.x, back.y, { heading: 90 });

describe('activation and turn sequence', () => {
  it('[SK-ACT-01] [SK-RUL-32] decks lie face down, and a shuffled one is hidden from its owner too', () => {
    const play = orderPhase([model('A-trooper-1', 20, 5), model('A-levy-1', 30, 5), fresh]);
    for (const viewer of ['A', 'B', 'spectator', 'caster']) {
      const seen = skirmish.view(play.state, viewer);
      expect(seen.decks.A).toEqual({ count: 2, cards: null });
      expect(seen).not.toHaveProperty('random');
      const deck = skirmish.table(seen).filter(({ zone }) => zone === 'A:deck');
      expect(deck.map(({ front, pose }) => [front, pose.faceUp])).toEqual([
        ['activation/back-A', false],
        ['activation/back-A', false],
      ]);
    }
  });

  it('[SK-ACT-02] [SK-RUL-35] without a living Captain the deck is shuffled and cannot be ordered', () => {
    const models = [model('A-trooper-1', 20, 5), model('A-levy-1', 30, 5), model('A-gunner-1', 40, 5), fresh];
    const position = { game: 'skirmish', scenario: 'last-man-standing', phase: 'orders', models };
    const decks = [1, 2, 3, 4, 5, 6].map(
      (seed) => new Play({ scenario: 'last-man-standing', seed, position }).state.decks.A,
    );
    expect(new Set(decks.map(String)).size).toBeGreaterThan(1);
    const play = new Play({ scenario: 'last-man-standing', position });
    expect(play.entries('A', 'arrange')).toEqual([]);
    expect(play.clause('A', 'arrange', ['levy', 'trooper', 'gunner'])).toBe('SK-ACT-02');
  });

  it('[SK-ACT-03] [SK-RUL-35] with a living Captain, Suppressed or not, the owner orders the deck', () => {
    const play = orderPhase([
      model('A-captain-1', 60, 5, { status: 'suppressed' }),
      model('A-trooper-1', 20, 5),
      model('A-levy-1', 30, 5),
      fresh,
    ]);
    expect(play.clause('A', 'arrange', ['levy', 'levy', 'captain'])).toBe('SK-SETUP-07');
    play.act('A', 'arrange', ['levy', 'trooper', 'captain']).orders();
    expect(play.state.decks.A).toEqual(['levy', 'trooper', 'captain']);
    expect(skirmish.view(play.state, 'A').decks.A.cards).toEqual(['levy', 'trooper', 'captain']);
    expect(skirmish.view(play.state, 'B').decks.A.cards).toBeNull();
    expect(play.act('A', 'flip-card').state.active).toBe('A-levy-1');
  });

  it('[SK-ACT-04] [SK-RUL-35] no deck is rearranged once the turn has begun, whatever happens to the Captain', () => {
    const play = scene(
      [
        model('A-captain-1', 60, 40),
        model('A-trooper-1', 20, 5),
        model('A-levy-1', 30, 5),
        model('B-trooper-1', 60, 60, { heading: 270, orders: ['fire'] }),
      ],
      { initiative: 'B', active: 'B-trooper-1', decks: { A: ['trooper', 'levy', 'captain'], B: [] } },
    );
    play.act('B', 'fire').act('B', 'target', 'A-captain-1').flip('H');
    expect(play.find('A-captain-1')).toBeUndefined();
    expect(play.clause('A', 'arrange', ['levy', 'trooper', 'captain'])).toBe('SK-ACT-04');
    expect(play.state.decks.A).toEqual(['trooper', 'levy', 'captain']);
    play.act('A', 'flip-card').act('A', 'flip-card').act('A', 'flip-card');
    expect(play.state.phase).toBe('orders');
    expect(play.state.ordered.A).toBe(false);
  });

  it('[SK-ACT-05] [SK-ACT-06] [SK-RUL-34] cards without a living model are skipped, the initiative stays', () => {
    const play = scene([model('A-trooper-1', 20, 5, { orders: ['move'] }), foe], {
      decks: { A: ['levy', 'levy', 'trooper'], B: ['trooper'] },
    });
    play.act('A', 'flip-card');
    expect(play.state).toMatchObject({ active: 'A-trooper-1', initiative: 'A' });
    expect(play.state.flipped.A).toEqual(['levy', 'levy', 'trooper']);
    expect(play.told.filter(({ type }) => type === 'flip').map(({ seat }) => seat)).toEqual(['A', 'A', 'A']);
  });

  it('[SK-ACT-07] [SK-RUL-36] a deck that runs out without a match gives no activation', () => {
    const play = scene([model('A-trooper-1', 20, 5, { activated: true }), foe], {
      decks: { A: ['levy'], B: ['trooper'] },
    });
    play.act('A', 'flip-card');
    expect(play.state).toMatchObject({ active: null, initiative: 'B' });
    expect(play.state.decks.A).toEqual([]);
  });

  it('[SK-ACT-08] after one model the initiative passes', () => {
    const order: string[] = [];
    const three = (side: 'A' | 'B', y: number): Record<string, unknown>[] =>
      [1, 2, 3].map((n) => model(`${side}-trooper-${n}`, 10 * n, y, { orders: ['rally'] }));
    const play = scene([...three('A', 5), ...three('B', 75)]);
    while (play.state.phase === 'activation') {
      const side = play.state.initiative ?? 'A';
      order.push(side);
      play.act(side, 'flip-card');
      if (play.state.step.kind === 'choose') play.act(side, 'choose', play.nouns(side, 'choose')[0] as string);
      play.act(side, 'pass');
    }
    expect(order.join()).toBe('A,B,A,B,A,B');
  });

  it('[SK-ACT-09] [SK-RUL-36] whoever has cards left activates the rest alone', () => {
    const order: string[] = [];
    const play = scene([model('A-trooper-1', 10, 5), ...[1, 2, 3].map((n) => model(`B-levy-${n}`, 10 * n, 75))]);
    while (play.state.phase === 'activation') {
      const side = play.state.initiative ?? 'A';
      order.push(side);
      play.act(side, 'flip-card');
      if (play.state.step.kind === 'choose') play.act(side, 'choose', play.nouns(side, 'choose')[0] as string);
    }
    expect(order.join()).toBe('A,B,B,B');
  });

  it('[SK-ACT-10] [SK-ACT-11] [SK-END-04] [SK-RUL-58] the turn ends with both decks empty, and a new one begins', () => {
    const play = scene(
      [model('A-captain-1', 20, 5, { orders: ['sentry', 'move'] }), model('B-captain-1', 60, 75, { orders: ['fire'] })],
      { hazards: [{ id: 'smoke-1', kind: 'smoke', cx: 40, cy: 40, w: 8.8, h: 12.6, deg: 0 }] },
    );
    play.act('A', 'flip-card').act('A', 'pass').act('B', 'flip-card').act('B', 'pass');
    expect(play.state).toMatchObject({ phase: 'orders', turn: 2, over: null });
    expect(play.state.hazards).toEqual([]);
    for (const one of play.state.models) expect(one).toMatchObject({ orders: [], activated: false, allowance: 2 });
    expect([play.state.decks.A, play.state.decks.B]).toEqual([['captain'], ['captain']]);
  });

  it('[SK-ACT-12] first order, second order, then the initiative passes once', () => {
    const play = scene(
      [model('A-trooper-1', 60, 30, { heading: 90, orders: ['fire', 'move'] }), foe, model('B-levy-1', 10, 75)],
      { active: 'A-trooper-1' },
    );
    play.act('A', 'move', 'sure').act('A', 'go', { path: [[60, 40]], heading: 90 });
    if (play.state.step.kind === 'react') play.act('B', 'let-pass');
    expect(play.state.initiative).toBe('A');
    play.act('A', 'fire').act('A', 'target', 'B-trooper-1').flip('H');
    expect(play.state.initiative).toBe('B');
    expect(play.get('A-trooper-1').orders.map(({ state }) => state)).toEqual(['spent', 'spent']);
  });

  it('[SK-ACT-13] a revealed order is carried out before anything else', () => {
    const play = scene([model('A-trooper-1', 60, 30, { orders: ['move', 'fire'] }), foe], { active: 'A-trooper-1' });
    play.act('A', 'move', 'sure');
    expect(play.clause('A', 'fire')).toBe('SK-ACT-13');
    expect(play.clause('A', 'pass')).toBe('SK-ACT-13');
  });

  it('[SK-ACT-14] [SK-RUL-28] the second order is optional and stays unseen', () => {
    const play = scene([model('A-trooper-1', 60, 30, { orders: ['move', 'grenade'] }), foe], { active: 'A-trooper-1' });
    play.act('A', 'move', 'sure').act('A', 'go', { path: [], heading: null }).act('A', 'pass');
    const seen = skirmish.view(play.state, 'B').models.find(({ id }) => id === 'A-trooper-1');
    expect(seen?.orders[1]).toEqual({ type: null, state: 'down' });
    expect(JSON.stringify(skirmish.view(play.state, 'B'))).not.toContain('grenade');
  });

  it('[SK-ACT-15] [SK-RUL-28] the owner decides which order comes first, and need reveal none', () => {
    const play = scene([model('A-trooper-1', 60, 30, { orders: ['fire', 'move'] }), foe], { active: 'A-trooper-1' });
    play.act('A', 'move', 'sure').act('A', 'go', { path: [], heading: 90 });
    expect(play.get('A-trooper-1').orders).toEqual([
      { type: 'fire', state: 'down' },
      { type: 'move', state: 'spent' },
    ]);
    const idle = scene([model('A-trooper-1', 60, 30, { orders: ['sentry'] }), foe], { active: 'A-trooper-1' });
    expect(idle.act('A', 'pass').state.initiative).toBe('B');
  });

  it('[SK-RUL-34] the owner chooses among copies; models without orders pass at once', () => {
    const play = scene([model('A-levy-1', 10, 5), model('A-levy-2', 20, 5), foe]);
    play.act('A', 'flip-card');
    expect(play.nouns('A', 'choose')).toEqual(['A-levy-1', 'A-levy-2']);
    play.act('A', 'choose', 'A-levy-2');
    expect(play.get('A-levy-2').activated).toBe(true);
    expect(play.state.initiative).toBe('B');
  });

  it('[SK-RUL-33] a lone Captain gives the initiative, else a flip', () => {
    const lone = orderPhase([model('A-trooper-1', 20, 5), model('B-captain-1', 60, 75)]).orders();
    expect(lone.state).toMatchObject({ phase: 'activation', initiative: 'B' });
    const both = quick('last-man-standing').orders();
    expect(both.coin).toBe('initiative');
    expect(both.flip('T').state.initiative).toBe('B');
  });

  it('[SK-RUL-32] both place at the same time; the promises can be checked when the match is over', () => {
    const play = orderPhase([model('A-trooper-1', 60, 60, { heading: 90 }), fresh]);
    play.act('B', 'order', { model: 'B-trooper-1', type: 'fire' }).act('B', 'commit');
    expect(play.clause('B', 'take-back', { model: 'B-trooper-1', slot: 0 })).toBe('SK-RUL-32');
    play.act('A', 'order', { model: 'A-trooper-1', type: 'fire' }).act('A', 'commit').flip('H');
    expect(skirmish.view(play.state, 'B').commitments.map(({ text }) => text)).toEqual([null, null]);
    play.act('A', 'flip-card').act('A', 'fire').act('A', 'target', 'B-trooper-1').flip('H');
    expect(play.state.over?.winner).toBe('A');
    const opened = skirmish.view(play.state, 'B').commitments;
    expect(opened).toHaveLength(2);
    for (const { text, hash } of opened) expect(commitmentHash(text ?? '')).toBe(hash);
    expect(opened[1]?.text).toContain('["A-trooper-1",["fire"]]');
  });

  it('[SK-END-01] [SK-RUL-50] the last side with models wins at once', () => {
    const play = scene([model('A-trooper-1', 60, 60, { heading: 90, orders: ['fire'] }), foe], {
      active: 'A-trooper-1',
    });
    play.act('A', 'fire').act('A', 'target', 'B-trooper-1').flip('H');
    expect(play.state.over).toMatchObject({ winner: 'A', clause: 'SK-END-01' });
    expect(play.state.phase).toBe('over');
    expect(skirmish.toMove(play.state)).toBe('none');
  });

  it('[SK-END-02] a Ranger in reserve counts as a model left', () => {
    const play = scene(
      [
        model('A-trooper-1', 60, 60, { heading: 90, orders: ['fire'] }),
        foe,
        model('B-ranger-1', 0, 0, { reserve: true }),
      ],
      { active: 'A-trooper-1' },
    );
    play.act('A', 'fire').act('A', 'target', 'B-trooper-1').flip('H');
    expect(play.state.over).toBeNull();
  });

  it('[SK-END-03] [SK-RUL-56] the killed leave with their orders, unseen, and their cards find no match', () => {
    const play = scene(
      [
        model('A-trooper-1', 60, 60, { heading: 90, orders: ['fire'] }),
        model('B-trooper-1', 60, 75, { orders: ['grenade'] }),
        model('B-levy-1', 10, 75, { orders: ['rally'] }),
      ],
      { active: 'A-trooper-1', decks: { A: [], B: ['trooper', 'levy'] } },
    );
    play.act('A', 'fire').act('A', 'target', 'B-trooper-1').flip('H');
    expect(JSON.stringify(skirmish.view(play.state, 'A'))).not.toContain('grenade');
    expect(play.told.some((news) => JSON.stringify(news).includes('grenade'))).toBe(false);
    play.act('B', 'flip-card');
    expect(play.state).toMatchObject({ active: 'B-levy-1', initiative: 'B' });
  });

  it('[SK-RUL-51] the turn limit: points, or the defender; the same when nobody can be given an order', () => {
    const last = (scenario: string, turn: number): Play => {
      const play = scene([model('A-bulwark-1', 20, 5), model('B-trooper-1', 60, 75)], {
        scenario,
        turn,
        decks: { A: [], B: ['trooper'] },
        initiative: 'B',
      });
      return play.act('B', 'flip-card');
    };
    expect(last('last-man-standing', 12).state.over).toMatchObject({ winner: 'A', clause: 'SK-RUL-51' });
    expect(last('last-man-standing', 11).state.over).toBeNull();
    expect(last('envoy-run', 8).state.over).toMatchObject({ winner: 'B' });
    const levies = scene([model('A-levy-1', 20, 5, { activated: true }), model('B-levy-1', 60, 75)], {
      initiative: 'B',
    });
    expect(levies.act('B', 'flip-card').state.over).toMatchObject({ winner: null, clause: 'SK-RUL-51' });
  });

  it('[SK-RUL-30] twenty copies of each order by default; the scarce ones only by agreement', () => {
    const scarce = { ...SCENARIOS[0], tableRules: { scarceOrders: true } };
    const place = (scenarioData?: unknown): Play => {
      const troopers = ['captain', 'trooper', 'trooper', 'trooper', 'trooper'] as const;
      const play = field('last-man-standing', [...troopers], ['captain'], scenarioData).flip('T');
      play.act('B', 'deploy', { model: 'B-captain-1', x: 60, y: 75, heading: 270 });
      for (const [i, one] of play.state.models.filter(({ side }) => side === 'A').entries()) {
        play.act('A', 'deploy', { model: one.id, x: 10 + 20 * i, y: 5, heading: 90 });
      }
      for (const one of play.state.models.filter(({ side }) => side === 'A').slice(0, 3)) {
        play.act('A', 'order', { model: one.id, type: 'sentry' }).act('A', 'order', { model: one.id, type: 'sentry' });
      }
      return play;
    };
    expect(place().clause('A', 'order', { model: 'A-trooper-3', type: 'sentry' })).toBe('');
    expect(place(scarce).clause('A', 'order', { model: 'A-trooper-3', type: 'sentry' })).toBe('SK-RUL-30');
  });
});
