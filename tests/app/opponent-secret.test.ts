// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { BotClient } from '../../src/app/bots/client.ts';
import { Cell } from '../../src/app/cell.ts';
import { Opponent } from '../../src/app/opponent/opponent.ts';
import { PlayStore } from '../../src/app/play/store.ts';
import { NO_TRAY, type Throwing } from '../../src/app/play/throwing.ts';
import { Session } from '../../src/machines/session/session.ts';
import { skirmish } from '../../src/machines/skirmish/game.ts';
import type { LegalAction } from '../../src/rules/kernel/action.ts';
import type { Game } from '../../src/rules/kernel/contract.ts';

const PACE = 500;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('[SK-RUL-32] the program places its orders when the person has, and nobody waits for what is not seen', async () => {
  const session = Session.begin(skirmish as unknown as Game, {
    game: 'skirmish',
    scenario: 'last-man-standing',
    seed: 1,
  });
  for (const seat of ['A', 'B']) session.act(seat, { verb: 'quick-start' });
  const store = new PlayStore(session);
  store.sit(['A']);
  const first = ({ actions }: { actions: readonly LegalAction[] }) =>
    actions.find(({ verb }) => verb === 'commit') ?? actions.find(({ verb }) => verb === 'order');
  const client = {
    choose: async (_player: string, asked: { actions: readonly LegalAction[] }) => ({ action: first(asked), why: '' }),
    drop: () => undefined,
    close: () => undefined,
  } as unknown as BotClient;
  const dice = new Cell<Throwing>(NO_TRAY);
  new Opponent({ store, bots: { B: 'rule' }, client, dice, pace: () => PACE, onSeated: () => undefined }).begin();
  const begun = session.length;
  await vi.advanceTimersByTimeAsync(10 * PACE);
  expect(session.length).toBe(begun);

  while (store.get().options.length > 0) {
    store.act(first({ actions: store.get().options.map(({ action }) => action) }) ?? { verb: '' });
  }
  expect(session.state.pending).toBeNull();
  // All that the other side places is hidden: its last line that could be read was the person's own.
  await vi.advanceTimersByTimeAsync(PACE + 50);
  expect(session.state.pending).toMatchObject({ common: true });
});
