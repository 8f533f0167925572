// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Actions } from '../../src/app/play/Actions.tsx';
import { type CommandContext, press } from '../../src/app/play/commands.ts';
import { PlayStore } from '../../src/app/play/store.ts';
import { Session } from '../../src/machines/session/session.ts';
import { skirmish } from '../../src/machines/skirmish/game.ts';
import type { Game } from '../../src/rules/kernel/contract.ts';
import type { SkirmishState } from '../../src/rules/skirmish/state.ts';
import { mounted } from './mounted.tsx';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

let root: Root;
let store: PlayStore;

beforeEach(async () => {
  const setup = { game: 'skirmish', scenario: 'last-man-standing', seed: 1 };
  const session = Session.begin(skirmish as unknown as Game, setup);
  for (const seat of ['A', 'B']) session.act(seat, { verb: 'quick-start' });
  store = new PlayStore(session);
  store.arrive();
  root = await mounted(store, <Actions />);
});

afterEach(async () => {
  await act(async () => root.unmount());
  document.body.innerHTML = '';
});

const groups = (): HTMLDetailsElement[] => [...document.querySelectorAll('details')];
/** Headings of the groups that are open. */
const open = (): (string | undefined)[] =>
  groups()
    .filter((group) => group.open)
    .map((group) => group.querySelector('summary')?.textContent ?? undefined);
/** Buttons that are in sight, each with its key. */
const shown = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('.option')]
    .filter((button) => button.closest('details')?.open ?? true)
    .map((button) => `${button.getAttribute('aria-keyshortcuts')} ${button.dataset.verb}`);
const keyPress = (key: string) =>
  act(async () => {
    const context: CommandContext = {
      store,
      table: null,
      seatAt: 0,
      isHeld: false,
      throwDice: vi.fn(),
      advise: vi.fn(),
      focus: vi.fn(),
    };
    press(key, context, true, false);
  });
const orders = (id: string): string[] =>
  ((store.session.state as SkirmishState).models.find((model) => model.id === id)?.orders ?? []).map(
    ({ type }) => type,
  );

describe('many actions under headings', () => {
  it('shows a heading for each model, and keys for what is in sight', async () => {
    const models = (store.session.state as SkirmishState).models.filter(
      ({ side, allowance }) => side === 'A' && allowance,
    );
    expect(groups()).toHaveLength(models.length);
    expect(document.body.textContent).toContain('or choose here:');
    expect(open()).toEqual([]);
    expect(shown()).toEqual(['1 arrange']);
    const [first] = groups();
    await act(async () => first?.querySelector('summary')?.click());
    expect(open()).toEqual([first?.querySelector('summary')?.textContent]);
    expect(shown()).toEqual(['1 order', '2 order', '3 order', '4 order', '5 order', '6 arrange']);
    await act(async () => first?.querySelector('summary')?.click());
    expect(open()).toEqual([]);
  });

  it('opens those of the model that is clicked or that the cursor comes to, and digits go to it', async () => {
    await act(async () => store.point('A-trooper-2'));
    expect(open()).toEqual(['Trooper 2 (A)']);
    await keyPress('2');
    await keyPress('3');
    expect(orders('A-trooper-2')).toEqual(['move', 'fire']);
    expect(open()).toEqual([]);
    await keyPress('n');
    expect(open()).toHaveLength(1);
    const cursor = store.get().ui.cursor ?? '';
    await keyPress('1');
    expect(orders(cursor)).toEqual(['rally']);
    expect(open()).toHaveLength(1);
  });

  it('keeps every action in the list, in its order, with its whole name', () => {
    const all = [...document.querySelectorAll<HTMLElement>('.option')];
    expect(all.map(({ dataset }) => dataset.verb)).toEqual(store.get().options.map(({ action }) => action.verb));
    expect(all[0]?.textContent).toMatch(/ for .* \(A\)/);
  });
});
