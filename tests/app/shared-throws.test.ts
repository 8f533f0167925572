// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import type { BotClient } from '../../src/app/bots/client.ts';
import { Cell } from '../../src/app/cell.ts';
import { Opponent } from '../../src/app/opponent/opponent.ts';
import { PlayStore } from '../../src/app/play/store.ts';
import { NO_TRAY, type Throwing } from '../../src/app/play/throwing.ts';
import { ask, randomPlayer } from '../../src/bots/player.ts';
import { Session } from '../../src/machines/session/session.ts';
import { skirmish } from '../../src/machines/skirmish/game.ts';
import { undaunted } from '../../src/machines/undaunted/game.ts';
import { type DiceRequest, FACES } from '../../src/models/dice/request.ts';
import type { Game, GameState } from '../../src/rules/kernel/contract.ts';
import { drawOne, type RandomState, seeded } from '../../src/rules/kernel/random.ts';
import { cover, model, scene } from '../rules/skirmish/play.ts';

const GAMES = { skirmish, undaunted } as unknown as Record<string, Game>;

const begin = (game: string, scenario: string, seed: number, position?: unknown): PlayStore =>
  new PlayStore(Session.begin(GAMES[game] as Game, { game, scenario, seed, ...(position ? { position } : {}) }));

const faces = (pending: DiceRequest, random: RandomState) =>
  pending.dice.map(({ kind }) => drawOne(random, FACES[kind]));

/** One step of two people at one screen who do anything: somebody comes, dice fall, or whoever sits there decides. */
function step(store: PlayStore, random: RandomState): void {
  const { handTo, pending, seated } = store.get();
  const { game, state } = store.session;
  if (handTo !== null) store.arrive();
  else if (pending) store.settle(pending.id, faces(pending, random));
  else store.act(ask(game, state as GameState, seated ?? '', randomPlayer, random));
}

/** Two people have set up and committed the first orders that there were to give. */
function committed(): PlayStore {
  const store = begin('skirmish', 'ammunition-dump', 3);
  const random = seeded(3);
  while (store.session.state.phase !== 'orders') step(store, random);
  while (store.session.state.phase === 'orders' && !store.get().pending) {
    if (store.get().handTo !== null) store.arrive();
    const { options } = store.get();
    const next = options.find(({ action }) => action.verb === 'commit') ?? options[0];
    store.act(next?.action ?? { verb: 'none' });
  }
  return store;
}

/** A side has fired at a model of the other one that touches cover, and is to flip for it. */
function covered(by: 'A' | 'B' = 'A'): PlayStore {
  const at = by === 'A' ? 'B' : 'A';
  const shooter = `${by}-trooper-1`;
  const { state } = scene(
    [
      model(shooter, 20, 40, { heading: 0, orders: ['fire', 'rally'] }),
      model(`${at}-trooper-1`, 50, 40, { heading: 180, orders: ['move'] }),
      model(`${at}-levy-1`, 5, 70),
    ],
    { active: shooter, initiative: by, terrain: [cover(45.35, 44.4, 90)] },
  );
  const store = begin('skirmish', 'last-man-standing', 1, skirmish.position(state));
  store.arrive();
  store.act({ verb: 'fire' });
  store.act({ verb: 'target', noun: `${at}-trooper-1` });
  return store;
}

const told = (store: PlayStore): string =>
  store
    .get()
    .log.map(({ text }) => text)
    .join(' ');

describe('a throw before several people at one screen', () => {
  it('[SK-RUL-33] of who goes first shows no order that either side gave, and nobody sits there', () => {
    const store = committed();
    expect(
      store.session
        .log('A')
        .map(({ text }) => text)
        .join(' '),
    ).toContain('is given');
    expect(store.get()).toMatchObject({ seated: null, handTo: null, viewer: 'spectator', options: [] });
    expect(store.get().pending).toMatchObject({ common: true, need: 'Heads: A goes first; tails: B goes first' });
    expect(told(store)).not.toContain('is given');
    store.settle(store.get().pending?.id ?? '', ['H']);
    expect(store.get()).toMatchObject({ seated: null, handTo: 'A' });
    expect(store.get().ui.thrown?.faces).toEqual(['H']);
  });

  it('[SK-COVER-01] of the other side puts away what the side that acts has to hide, which is asked back afterwards', () => {
    const store = covered();
    expect(store.get()).toMatchObject({ seated: 'A', pending: { seat: 'A' } });
    store.settle('flip-1', ['H']);
    expect(store.get()).toMatchObject({ seated: null, handTo: null, viewer: 'spectator' });
    expect(store.get().pending).toMatchObject({ seat: 'B' });
    store.settle('flip-2', ['H']);
    expect(store.get()).toMatchObject({ seated: null, handTo: 'A' });
  });

  it('is seen from where the one sits whose decision led to it', () => {
    const store = covered('B');
    expect(store.get()).toMatchObject({ seated: 'B', seatAt: 180 });
    store.settle('flip-1', ['H']);
    expect(store.get()).toMatchObject({ seated: null, handTo: null, seatAt: 180 });
    store.leave();
    expect(store.get().seatAt).toBe(0);
  });

  it('of whoever sits there leaves them there, and hides what is theirs until it was read', () => {
    const store = covered();
    const orders = () =>
      store
        .get()
        .pieces.filter(({ zone }) => zone === 'A-trooper-1:orders')
        .map(({ label }) => label);
    expect(store.get()).toMatchObject({ seated: 'A', viewer: 'spectator', handTo: null, options: [] });
    expect(orders().join()).not.toContain('Rally');
    store.leave();
    expect(store.get()).toMatchObject({ seated: null, handTo: null, viewer: 'spectator' });
  });

  it('is asked for where something else is tried', () => {
    const store = covered();
    store.settle('flip-1', ['H']);
    store.point('B-trooper-1');
    expect(store.get().ui.refusal?.message).toBe('The coin is to be flipped first.');
  });

  it('leaves the player against the program at the table, with their own lines', () => {
    const { session } = committed();
    const store = new PlayStore(session);
    store.sit(['A']);
    expect(store.get()).toMatchObject({ seated: 'A', viewer: 'A', pending: { common: true } });
    expect(told(store)).toContain('is given');
  });

  it.each([
    ['the player who is there', { A: 'rule' }, 'nothing'],
    ['the program where it plays both sides', { A: 'rule', B: 'rule' }, 'throwing'],
  ] as const)('of who goes first is for %s to make, and called nobody’s', (_who, bots, at) => {
    const { session } = committed();
    const store = new PlayStore(session);
    const client = { drop: () => undefined } as unknown as BotClient;
    const dice = new Cell<Throwing>(NO_TRAY);
    const opponent = new Opponent({ store, bots, client, dice, pace: () => 0, onSeated: () => undefined });
    opponent.begin();
    expect(session.state.pending).toMatchObject({ seat: 'A' });
    expect(opponent.get()).toMatchObject({ at, seat: null });
  });

  it.each([
    ['skirmish', 'ammunition-dump'],
    ['skirmish', 'last-man-standing'],
    ['undaunted', 'la-raye'],
  ])('shows only what everybody knows, and leaves who throws at the table: %s, %s', (game, scenario) => {
    const seen = { own: 0, others: 0 };
    for (const seed of [1, 2, 3]) {
      const store = begin(game, scenario, seed);
      const random = seeded(seed);
      for (let entry = 0; entry < 400 && !store.get().over; entry++) {
        step(store, random);
        const { pending, seated, viewer, log, status } = store.get();
        if (!pending && seated !== null) expect(viewer).toBe(seated);
        if (!pending || status.open) continue;
        const isOwn = seated === pending.seat && !pending.common;
        seen[isOwn ? 'own' : 'others']++;
        expect(viewer).toBe('spectator');
        expect(log).toEqual(store.session.log('spectator'));
        if (!isOwn) expect(seated).toBeNull();
      }
    }
    expect(seen.own).toBeGreaterThan(0);
    if (game === 'skirmish') expect(seen.others).toBeGreaterThan(0);
  });
});
