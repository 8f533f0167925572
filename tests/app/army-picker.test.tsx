// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AimPanel } from '../../src/app/play/region/AimPanel.tsx';
import { useAimKeys } from '../../src/app/play/region/aim-keys.ts';
import { PlayStore } from '../../src/app/play/store.ts';
import { Session } from '../../src/machines/session/session.ts';
import { skirmish } from '../../src/machines/skirmish/game.ts';
import { MODEL_TYPE } from '../../src/models/skirmish/box.ts';
import type { Game } from '../../src/rules/kernel/contract.ts';
import { mounted } from './mounted.tsx';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

let root: Root;
let store: PlayStore;

function Picker() {
  useAimKeys();
  return <AimPanel />;
}

beforeEach(async () => {
  const setup = { game: 'skirmish', scenario: 'last-man-standing', seed: 1 };
  store = new PlayStore(Session.begin(skirmish as unknown as Game, setup));
  store.arrive();
  store.take(store.get().options.findIndex(({ action }) => action.verb === 'army'));
  store.aim.edit({ picks: ['captain', 'trooper'] });
  root = await mounted(store, <Picker />);
});

afterEach(async () => {
  await act(async () => root.unmount());
  document.body.innerHTML = '';
});

const button = (name: string): HTMLButtonElement => {
  const found = document.querySelector<HTMLButtonElement>(`button[aria-label^="${name}"]`);
  if (!found) throw new Error(`no button ${name}`);
  return found;
};

/** Presses a button as a browser does: going down gives it the focus, unless that is prevented. */
const point = (name: string) =>
  act(async () => {
    if (button(name).dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }))) {
      button(name).focus();
    }
    button(name).click();
  });

/** Enter as a browser takes it: a button that has the focus is pressed, unless that is prevented. */
const enter = () =>
  act(async () => {
    const at = document.activeElement ?? document.body;
    const goes = at.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    if (goes && at instanceof HTMLButtonElement) at.click();
  });

const picks = (): string[] => store.aim.get().aim?.input.picks ?? [];
const army = () => (store.session.state as unknown as { muster: { A: { army: string[] | null } } }).muster.A.army;

describe('the army picker', () => {
  it('confirms with Enter after + or − was clicked', async () => {
    await point('More: Levy');
    await point('Less: Trooper');
    await enter();
    expect(army()).toEqual(['captain', 'levy']);
  });

  it('confirms with Enter after a click, whatever the keyboard had reached before', async () => {
    button('More: Gunner').focus();
    await point('More: Levy');
    await enter();
    expect(army()).toEqual(['captain', 'trooper', 'levy']);
  });

  it('presses with Enter the button that was reached by keys, and confirms nothing', async () => {
    button('More: Levy').focus();
    await enter();
    await enter();
    expect(picks()).toEqual(['captain', 'trooper', 'levy', 'levy']);
    button('Less: Trooper').focus();
    await enter();
    await enter();
    expect(picks()).toEqual(['captain', 'levy', 'levy']);
    expect(document.activeElement).toBe(button('Less: Trooper'));
    expect(army()).toBeNull();
  });

  it('says what each type does, in sight and to a screen reader', () => {
    const { summary } = MODEL_TYPE.gunner;
    const said = document.getElementById(button('More: Gunner').getAttribute('aria-describedby') ?? '');
    expect(said?.textContent).toBe(summary);
    expect(said?.closest('li')?.textContent).toContain(summary);
  });
});
