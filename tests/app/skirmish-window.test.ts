// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Cell } from '../../src/app/cell.ts';
import { Opponent } from '../../src/app/opponent/opponent.ts';
import { Hold } from '../../src/app/play/hold.ts';
import { PlayStore } from '../../src/app/play/store.ts';
import { NO_TRAY, type Throwing } from '../../src/app/play/throwing.ts';
import { Session } from '../../src/machines/session/session.ts';
import { skirmish } from '../../src/machines/skirmish/game.ts';
import { CONSTANTS } from '../../src/models/skirmish/box.ts';
import type { OrderType } from '../../src/models/skirmish/schema.ts';
import type { LegalAction } from '../../src/rules/kernel/action.ts';
import type { Game } from '../../src/rules/kernel/contract.ts';
import { model, scene } from '../rules/skirmish/play.ts';

const game = skirmish as unknown as Game;
const LEAST = CONSTANTS.reactionWindowMs;

/** A session in which A's Trooper has set out before B's, which holds an order. */
function window(order: OrderType): Session {
  const { state } = scene(
    [
      model('A-trooper-1', 5, 10, { heading: 90, orders: ['move'] }),
      model('B-trooper-1', 15, 30, { heading: 270, orders: [order] }),
    ],
    { active: 'A-trooper-1' },
  );
  const position = skirmish.position(state);
  const session = Session.begin(game, { game: 'skirmish', scenario: 'last-man-standing', seed: 1, position });
  session.act('A', { verb: 'move', noun: 'sure' });
  session.act('A', { verb: 'go', noun: { path: [[20, 10]], heading: null } });
  expect(session.state).toMatchObject({ step: { kind: 'react' } });
  return session;
}

describe('a moment that has to be shown for a while', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each(['sentry', 'grenade'] as const)('[SK-RUL-25] a quick answer is kept back, holding %s', (order) => {
    const session = window(order);
    const store = new PlayStore(session);
    store.sit(['A', 'B']);
    store.arrive();
    expect(store.get()).toMatchObject({ seated: 'B', ui: { held: false } });
    const before = session.length;
    store.act({ verb: 'let-pass' });
    expect(store.get().ui.held).toBe(true);
    vi.advanceTimersByTime(LEAST - 1);
    expect(session.length).toBe(before);
    vi.advanceTimersByTime(1);
    expect(session.length).toBe(before + 1);
    expect(store.get().ui.held).toBe(false);
  });

  it('[SK-RUL-25] a later answer is taken at once, and the last of several counts', () => {
    const session = window('sentry');
    const store = new PlayStore(session);
    store.sit(['A', 'B']);
    store.arrive();
    store.act({ verb: 'let-pass' });
    store.act({ verb: 'sentry', noun: 'B-trooper-1' });
    vi.advanceTimersByTime(LEAST);
    expect(session.state).toMatchObject({ step: { kind: 'halt' } });
    const late = window('sentry');
    const other = new PlayStore(late);
    other.sit(['A', 'B']);
    other.arrive();
    vi.advanceTimersByTime(LEAST);
    other.act({ verb: 'let-pass' });
    expect(late.state).not.toMatchObject({ step: { kind: 'react' } });
  });

  it('[SK-RUL-25] against the program what leaves no choice passes by itself, after the same time', () => {
    const bare = window('grenade');
    new PlayStore(bare).sit(['B']);
    vi.advanceTimersByTime(LEAST - 1);
    expect(bare.state).toMatchObject({ step: { kind: 'react' } });
    vi.advanceTimersByTime(1);
    expect(bare.state).not.toMatchObject({ step: { kind: 'react' } });
    const armed = window('sentry');
    new PlayStore(armed).sit(['B']);
    vi.advanceTimersByTime(10 * LEAST);
    expect(armed.state).toMatchObject({ step: { kind: 'react' } });
    const shared = window('grenade');
    const store = new PlayStore(shared);
    store.sit(['A', 'B']);
    store.arrive();
    vi.advanceTimersByTime(10 * LEAST);
    expect(shared.state).toMatchObject({ step: { kind: 'react' } });
  });

  it('[SK-RUL-25] the program answers no sooner, however fast it plays', async () => {
    const session = window('grenade');
    const store = new PlayStore(session);
    store.sit(['A']);
    const opponent = new Opponent({
      store,
      bots: { B: 'rule' },
      client: {
        choose: async (_name, { actions }) => ({ action: actions[0] as LegalAction, why: '' }),
        drop: () => {},
        close: () => {},
      },
      dice: new Cell<Throwing>(NO_TRAY),
      pace: () => 0,
      onSeated: () => {},
    });
    opponent.begin();
    await vi.advanceTimersByTimeAsync(LEAST - 1);
    expect(session.state).toMatchObject({ step: { kind: 'react' } });
    await vi.advanceTimersByTimeAsync(1);
    expect(session.state).not.toMatchObject({ step: { kind: 'react' } });
    opponent.end();
  });

  it('what was kept back in one moment is dropped when the next begins', () => {
    const hold = new Hold();
    const done: string[] = [];
    hold.begin(100);
    expect(hold.when(() => done.push('first'))).toBe(true);
    hold.begin(0);
    expect(hold.when(() => done.push('second'))).toBe(false);
    vi.advanceTimersByTime(1000);
    expect(done).toEqual(['second']);
  });
});
