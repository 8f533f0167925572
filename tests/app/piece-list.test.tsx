// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act } from 'react';
import { expect, it } from 'vitest';
import { PieceList } from '../../src/app/play/PieceList.tsx';
import { PlayStore } from '../../src/app/play/store.ts';
import { Session } from '../../src/machines/session/session.ts';
import { skirmish } from '../../src/machines/skirmish/game.ts';
import type { Game } from '../../src/rules/kernel/contract.ts';
import { mounted } from './mounted.tsx';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

it('what lies at a piece is headed by the name of the piece, not by its id', async () => {
  const setup = { game: 'skirmish', scenario: 'last-man-standing', seed: 1 };
  const session = Session.begin(skirmish as unknown as Game, setup);
  for (const seat of ['A', 'B']) session.act(seat, { verb: 'quick-start' });
  session.act('A', { verb: 'order', noun: { model: 'A-trooper-1', type: 'move' } });
  const store = new PlayStore(session);
  store.arrive();
  const root = await mounted(store, <PieceList />);
  const headings = [...document.querySelectorAll('h2')].map(({ textContent }) => textContent);
  expect(headings).toContain('Trooper 1 (A): orders');
  expect(headings).toContain('A deck');
  expect(headings).toContain('Table');
  expect(headings.filter((heading) => heading?.includes('-'))).toEqual([]);
  await act(async () => root.unmount());
});
