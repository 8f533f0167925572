import { describe, expect, it, vi } from 'vitest';
import { COMMANDS, type CommandContext, keyName, press } from '../../src/app/play/commands.ts';
import { cycle, stepCursor } from '../../src/app/play/cursor.ts';
import { PlayStore } from '../../src/app/play/store.ts';
import { Session } from '../../src/machines/session/session.ts';
import { STONES_SETUP, stones, stonesOf } from './fake-game.ts';

function context(): CommandContext {
  const store = new PlayStore(Session.begin(stones, STONES_SETUP));
  store.arrive();
  return { store, table: null, seatAt: 0, isHeld: false, throwDice: vi.fn(), advise: vi.fn(), focus: vi.fn() };
}

const key = (name: string, more: Partial<KeyboardEvent> = {}): string =>
  keyName({ key: name, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...more });

describe('keys', () => {
  it('names presses the same way whatever the layout needs for them', () => {
    expect(key('Z', { ctrlKey: true, shiftKey: true })).toBe('ctrl+shift+z');
    expect(key('z', { metaKey: true })).toBe('ctrl+z');
    expect(key('?', { shiftKey: true })).toBe('?');
    expect(key(' ')).toBe('space');
    expect(key('ArrowUp', { shiftKey: true })).toBe('shift+arrowup');
  });

  it('gives no key to two commands', () => {
    const keys = COMMANDS.flatMap((command) => command.keys);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('gives options keys that no command has', () => {
    const taken = new Set(COMMANDS.flatMap((command) => command.keys));
    const { store } = context();
    expect(store.get().options.map((option) => option.key)).toEqual(['1', '2']);
    for (const name of [...'123456789', ...'bcdefgijkoqsxyz']) expect(taken.has(name), name).toBe(false);
  });

  it('takes the option with the key', () => {
    const it = context();
    expect(press('2', it, false, false)).toBe(true);
    expect(stonesOf(it.store.session).bids.N).toBe('n2');
    expect(press('9', it, false, false)).toBe(false);
  });

  it('takes, throws and takes back nothing while a key is held, but cursor and camera go on', () => {
    const it = { ...context(), isHeld: true };
    expect(press('2', it, false, false)).toBe(true);
    expect(press('space', it, false, false)).toBe(true);
    expect(stonesOf(it.store.session).bids.N).toBeNull();
    expect(it.throwDice).not.toHaveBeenCalled();
    const { cursor } = it.store.get().ui;
    expect(press('arrowright', it, true, false)).toBe(true);
    expect(it.store.get().ui.cursor).not.toBe(cursor);
  });

  it('throws with Space, but leaves Space and Enter to a button that has the focus', () => {
    const it = context();
    expect(press('space', it, false, true)).toBe(false);
    expect(it.throwDice).not.toHaveBeenCalled();
    expect(press('space', it, false, false)).toBe(true);
    expect(it.throwDice).toHaveBeenCalledOnce();
  });

  it('asks for advice with V', () => {
    const it = context();
    expect(press('v', it, false, true)).toBe(true);
    expect(it.advise).toHaveBeenCalledOnce();
  });

  it('moves the cursor with arrows only on the table, and chooses with Enter', () => {
    const it = context();
    expect(press('arrowright', it, false, false)).toBe(false);
    expect(press('n', it, false, false)).toBe(true);
    expect(it.store.get().ui.cursor).toBe('n1');
    expect(press('enter', it, true, false)).toBe(true);
    expect(stonesOf(it.store.session).bids.N).toBe('n1');
  });
});

describe('the cursor', () => {
  const pieces = stones.table(stones.view(stones.start(STONES_SETUP), 'N')).filter(({ id }) => id.startsWith('tile'));

  it('goes to the next piece in the direction the viewer means', () => {
    expect(stepCursor(pieces, 'tile:1', 'right', 0)).toBe('tile:2');
    expect(stepCursor(pieces, 'tile:2', 'left', 0)).toBe('tile:1');
    expect(stepCursor(pieces, 'tile:2', 'left', 180)).toBe('tile:3');
  });

  it('stays where there is nothing farther on', () => {
    expect(stepCursor(pieces, 'tile:3', 'right', 0)).toBe('tile:3');
    expect(stepCursor(pieces, null, 'right', 0)).toBe('tile:1');
    expect(stepCursor([], null, 'right', 0)).toBeNull();
  });

  it('goes round a list', () => {
    expect(cycle(['a', 'b'], 'b', 1)).toBe('a');
    expect(cycle(['a', 'b'], null, -1)).toBe('b');
    expect(cycle([], 'a', 1)).toBeNull();
  });
});
