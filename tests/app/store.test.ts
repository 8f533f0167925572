import { describe, expect, it } from 'vitest';
import { marksOf } from '../../src/app/play/marks.ts';
import { PlayStore } from '../../src/app/play/store.ts';
import { Session } from '../../src/machines/session/session.ts';
import { STONES_SETUP, stones, stonesOf } from './fake-game.ts';

const begin = () => new PlayStore(Session.begin(stones, STONES_SETUP));

/** A game in which N has bid n2, S has bid s1, and N is at the screen in its turn. */
function inTurn(): PlayStore {
  const store = begin();
  store.arrive();
  store.point('n2');
  store.arrive();
  store.point('s1');
  expect(store.get().handTo).not.toBeNull();
  store.arrive();
  return store;
}

const secrets = (store: PlayStore): string => JSON.stringify({ ...store.get(), ui: null });

describe('seats at one screen', () => {
  it('shows nothing private before somebody says that they are there', () => {
    const store = begin();
    expect(store.get()).toMatchObject({ seated: null, handTo: 'N', options: [] });
    expect(secrets(store)).not.toMatch(/"(Card )?[ns][12]"/);
    store.arrive();
    expect(store.get().options.map(({ hint }) => hint.label)).toEqual(['bid n1', 'bid n2']);
    expect(secrets(store)).not.toMatch(/"(Card )?s[12]"/);
  });

  it('hands over between two secret bids and tells the second nothing of the first', () => {
    const store = begin();
    store.arrive();
    store.point('n1');
    expect(store.get()).toMatchObject({ seated: null, handTo: 'S' });
    expect(secrets(store)).not.toMatch(/n1/);
    store.arrive();
    expect(secrets(store)).not.toMatch(/n1/);
    expect(store.get().log.map(({ text }) => text)).toEqual(['N laid a card face down']);
  });

  it('keeps a piece under the cursor only where the next viewer can see it', () => {
    const store = begin();
    store.arrive();
    store.change({ cursor: 'n2', hovered: 'n2' });
    store.point('n1');
    expect(store.get().ui).toMatchObject({ cursor: null, hovered: null });
  });

  it('stays with the thrower while their dice are waited for; after a reload nobody need be there to throw them', () => {
    const store = inTurn();
    store.act({ verb: 'throw' });
    expect(store.get()).toMatchObject({ handTo: null, options: [] });
    expect(store.get().pending?.id).toBe('throw-1');
    const again = new PlayStore(Session.open(stones, store.session.journal));
    expect(again.get()).toMatchObject({ seated: null, handTo: null, viewer: 'spectator', options: [] });
    again.settle('throw-1', [1]);
    expect(again.get()).toMatchObject({ seated: null, handTo: store.get().seated });
  });

  it('hides the hand when asked to', () => {
    const store = inTurn();
    const { seated } = store.get();
    store.leave();
    expect(store.get()).toMatchObject({ seated: null, handTo: seated });
    expect(secrets(store)).not.toMatch(/"(Card )?[ns][12]"/);
  });
});

describe('pointing', () => {
  it('takes the one action a piece stands for', () => {
    const store = inTurn();
    store.point('tile:2');
    expect(stonesOf(store.session).at).toBe(2);
    expect(store.get().changed).toEqual(new Set(['stone']));
  });

  it('takes a piece that stands for nothing as the one it lies on', () => {
    const store = inTurn();
    store.point('flag');
    expect(stonesOf(store.session).at).toBe(2);
  });

  it('says why not, with the clause that the game names for this piece', () => {
    const store = inTurn();
    store.point('tile:3');
    expect(store.get().ui.refusal).toEqual({
      about: 'Tile 3',
      message: 'The stone moves to a tile beside it.',
      clause: 'ST-STEP-01',
    });
    expect(stonesOf(store.session).at).toBe(1);
  });

  it('says what is to be done where no clause is about the piece', () => {
    const store = inTurn();
    store.act({ verb: 'throw' });
    store.point('tile:2');
    expect(store.get().ui.refusal?.message).toContain('dice');
    expect(store.session.state.pending?.id).toBe('throw-1');
  });

  it('marks what may be chosen, what is looked at and what was changed', () => {
    const store = inTurn();
    store.point('tile:2');
    store.change({ previewed: 0 });
    const marks = marksOf(store.get());
    expect(marks.get('tile:1')).toEqual(['legal', 'chosen']);
    expect(marks.get('tile:3')).toEqual(['legal']);
    expect(marks.get('stone')).toEqual(['last']);
  });
});

describe('dice, undo and the end', () => {
  it('what one player took back is not taken again by the other', () => {
    const store = begin();
    store.arrive();
    store.point('n1');
    store.arrive();
    store.point('s1');
    store.arrive();
    const { seated } = store.get();
    store.point('tile:2');
    store.undo();
    expect(store.get().canRedo).toBe(true);
    const other = seated === 'N' ? 'S' : 'N';
    expect(store.session.redoRefusal(other)?.message).toBe('What was taken back is the other player’s.');
    expect(store.session.redo(other)?.clause).toBe('KERNEL-UNDO-01');
    store.redo();
    expect(stonesOf(store.session).at).toBe(2);
  });

  it('settles only the throw that is waited for', () => {
    const store = inTurn();
    store.act({ verb: 'throw' });
    store.settle('throw-9', [6]);
    expect(store.get().ui.refusal?.clause).toBe('KERNEL-DICE');
    expect(store.get().pending?.id).toBe('throw-1');
    store.settle('throw-1', [6]);
    expect(store.get().pending).toBeNull();
    expect(store.get().ui.thrown?.faces).toEqual([6]);
    store.point('tile:2');
    expect(store.get().ui.thrown).toBeNull();
  });

  it('takes back and takes again, and gives the reason where it cannot', () => {
    const store = inTurn();
    expect(store.get().undo?.clause).toMatch(/^KERNEL-UNDO/);
    store.point('tile:2');
    expect(store.get().undo).toBeNull();
    store.undo();
    expect(stonesOf(store.session).at).toBe(1);
    expect(store.get().canRedo).toBe(true);
    store.redo();
    expect(stonesOf(store.session).at).toBe(2);
    store.act({ verb: 'throw' });
    store.settle('throw-1', [1]);
    expect(store.get().undo?.clause).toBe('KERNEL-UNDO-04');
  });

  it('ends with the outcome and no hand-over', () => {
    const store = inTurn();
    for (const id of ['throw-1', 'throw-2']) {
      store.act({ verb: 'throw' });
      store.settle(id, [6]);
    }
    expect(store.get()).toMatchObject({ handTo: null, seated: null, options: [] });
    expect(store.get().over?.clause).toBe('ST-WIN-01');
  });
});
