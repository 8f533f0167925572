// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act } from 'react';
import { expect, it } from 'vitest';
import { Actions } from '../../src/app/play/Actions.tsx';
import { Choices } from '../../src/app/play/Choices.tsx';
import { PlayStore } from '../../src/app/play/store.ts';
import { ThrowPanel } from '../../src/app/play/ThrowPanel.tsx';
import { NO_TRAY, throwing } from '../../src/app/play/throwing.ts';
import { Session } from '../../src/machines/session/session.ts';
import { skirmish } from '../../src/machines/skirmish/game.ts';
import type { Game } from '../../src/rules/kernel/contract.ts';
import { mounted } from './mounted.tsx';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

it('the focus goes to the actions when the choices beside the pointer, or a throw, are done', async () => {
  const setup = { game: 'skirmish', scenario: 'last-man-standing', seed: 1 };
  const session = Session.begin(skirmish as unknown as Game, setup);
  for (const seat of ['A', 'B']) session.act(seat, { verb: 'quick-start' });
  const store = new PlayStore(session);
  store.sit(['A']);
  const root = await mounted(
    store,
    <>
      <Choices />
      <ThrowPanel />
      <Actions />
    </>,
  );
  await act(async () => store.point('A-trooper-1'));
  expect(document.activeElement?.closest('.choices')).not.toBeNull();
  await act(async () => (document.activeElement as HTMLElement).click());
  expect(session.state.news.map(({ type }) => type)).toEqual(['order']);
  expect(document.activeElement?.id).toBe('actions');

  const finish = (seat: string): void => {
    for (;;) {
      const actions = skirmish.legalActions(session.state as never, seat);
      const next = actions.find(({ verb }) => verb === 'commit') ?? actions.find(({ verb }) => verb === 'order');
      if (!next || session.state.pending) return;
      session.act(seat, next);
    }
  };
  finish('A');
  finish('B');
  await act(async () => store.refresh());
  expect(session.state.pending).not.toBeNull();
  const control = { throwNow: () => undefined, skip: () => undefined };
  const request = session.state.pending?.id ?? '';
  await act(async () => throwing.set({ ...NO_TRAY, request, control }));
  await act(async () => document.getElementById('throw-button')?.focus());
  expect(document.activeElement?.id).toBe('throw-button');
  await act(async () => store.settle(session.state.pending?.id ?? '', ['H']));
  expect(document.activeElement?.id).toBe('actions');
  throwing.set(NO_TRAY);
  await act(async () => root.unmount());
});
