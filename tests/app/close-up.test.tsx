// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act } from 'react';
import { expect, it } from 'vitest';
import { CloseUp } from '../../src/app/play/CloseUp.tsx';
import { PlayStore } from '../../src/app/play/store.ts';
import { Session } from '../../src/machines/session/session.ts';
import { skirmish } from '../../src/machines/skirmish/game.ts';
import type { Game } from '../../src/rules/kernel/contract.ts';
import { model, scene } from '../rules/skirmish/play.ts';
import { mounted } from './mounted.tsx';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

it('shows what is pointed at while a model is moved, but not that model', async () => {
  const mover = model('A-trooper-1', 60, 10, { heading: 90, orders: ['move'] });
  const enemy = model('B-gunner-1', 60, 70, { heading: 270 });
  const { state } = scene([mover, enemy], { active: 'A-trooper-1' }).act('A', 'move', 'sure');
  const setup = { game: 'skirmish', scenario: 'last-man-standing', seed: 1, position: skirmish.position(state) };
  const store = new PlayStore(Session.begin(skirmish as unknown as Game, setup));
  store.arrive();
  const root = await mounted(store, <CloseUp />);
  const label = () => document.querySelector('.closeup-label')?.textContent;
  await act(async () => store.change({ hovered: 'A-trooper-1' }));
  expect(label()).toBe('Trooper 1 (A)');
  await act(async () => store.take(store.get().options.findIndex(({ action }) => action.verb === 'go')));
  await act(async () => store.change({ hovered: 'A-trooper-1' }));
  expect(label()).toBeUndefined();
  await act(async () => store.change({ hovered: 'B-gunner-1' }));
  expect(label()).toBe('Gunner 1 (B)');
  await act(async () => root.unmount());
});
