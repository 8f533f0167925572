import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { newPlayers, newSummary, rematchPlayers } from '../../src/app/saves/begin.ts';
import {
  listSaves,
  readSave,
  removeSave,
  SaveConflict,
  type SaveSummary,
  writeSave,
} from '../../src/app/saves/database.ts';
import { fileName, fileProblem, readFile } from '../../src/app/saves/file.ts';
import { SaveKeeper } from '../../src/app/saves/keeper.ts';
import { emptyJournal, type Journal } from '../../src/rules/kernel/journal.ts';
import { STONES_SETUP } from './fake-game.ts';

vi.mock('../../src/app/games.ts', async () => {
  const { stones } = await import('./fake-game.ts');
  const entry = {
    id: 'stones',
    title: 'Stones',
    scenarios: [{ id: 'first', title: 'First' }],
    load: async () => stones,
  };
  return { GAMES: [entry], findGame: (id: string) => (id === 'stones' ? entry : undefined) };
});

const journal = (...entries: Journal['entries']): Journal => ({ ...emptyJournal(STONES_SETUP), entries });
const bid = (seat: string, noun: string) => ({ seat, action: { verb: 'bid', noun } });
const summary = (): SaveSummary => newSummary(journal(), newPlayers(['N', 'S']));
const file = (text: string) => ({ size: text.length, text: async () => text });

afterEach(async () => {
  for (const { id } of await listSaves()) await removeSave(id);
});

describe('saved games', () => {
  it('come back as they were written, the last played first', async () => {
    const first = { ...summary(), updated: 1 };
    const second = { ...summary(), updated: 2 };
    await writeSave(first, journal(bid('N', 'n1')));
    await writeSave(second, journal());
    expect((await listSaves()).map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(await readSave(first.id)).toEqual({ summary: { ...first, revision: 1 }, journal: journal(bid('N', 'n1')) });
    expect(await readSave('none')).toBeNull();
  });

  it('are not overwritten by a writer who does not know the last writing', async () => {
    const save = summary();
    await writeSave(save, journal(bid('N', 'n1')));
    await expect(writeSave(save, journal(bid('N', 'n2')))).rejects.toBeInstanceOf(SaveConflict);
    expect((await readSave(save.id))?.journal).toEqual(journal(bid('N', 'n1')));
  });
});

describe('the keeper', () => {
  const progress = (...entries: Journal['entries']) => ({
    journal: journal(...entries),
    standing: 'bids',
    over: false,
  });

  it('writes every entry, one after the other', async () => {
    const keeper = new SaveKeeper(summary());
    void keeper.keep(progress());
    void keeper.keep(progress(bid('N', 'n1')));
    await keeper.keep(progress(bid('N', 'n1'), bid('S', 's1')));
    expect(keeper.status.get()).toBe('saved');
    const stored = await readSave(keeper.id);
    expect(stored?.journal).toHaveProperty('entries.length', 2);
    expect(stored?.summary.standing).toBe('bids');
  });

  it('says so where another window was faster, and keeps a copy on demand', async () => {
    const save = summary();
    const here = new SaveKeeper(save);
    const there = new SaveKeeper(save);
    await here.keep(progress());
    await there.keep(progress(bid('N', 'n1')));
    expect(there.status.get()).toBe('conflict');
    expect((await readSave(save.id))?.journal).toEqual(journal());
    await there.keep(progress(bid('N', 'n1'), bid('S', 's1')));
    await there.keepCopy();
    expect(there.status.get()).toBe('saved');
    expect(there.id).not.toBe(save.id);
    expect((await readSave(there.id))?.journal).toHaveProperty('entries.length', 2);
    expect((await readSave(save.id))?.journal).toEqual(journal());
  });
});

describe('files', () => {
  it('are read where they are whole', async () => {
    const whole = journal(bid('N', 'n1'), bid('S', 's1'));
    expect(await readFile(file(JSON.stringify(whole)))).toEqual(whole);
  });

  const refused = async (value: unknown): Promise<string> => {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return readFile(file(text)).then(
      () => 'opened',
      (error: unknown) => fileProblem('game.json', error),
    );
  };

  it.each([
    ['damaged', '{"format":', 'file'],
    ['that are empty', '', 'file'],
    ['of another program', { format: 'other' }, 'format'],
    ['of a later version', { ...journal(), version: 99 }, 'version'],
    ['of an unknown game', { ...journal(), setup: { ...STONES_SETUP, game: 'chess' } }, 'setup.game'],
    ['with a wrong field', { ...journal(), setup: { ...STONES_SETUP, seed: -1 } }, 'setup.seed'],
    ['with an entry against the rules', journal(bid('N', 's1')), 'entries[0]'],
  ])('%s are refused with the field’s name', async (_what, value, field) => {
    const problem = await refused(value);
    expect(problem).toContain('“game.json”');
    expect(problem).toContain(`“${field}”`);
    expect(await listSaves()).toEqual([]);
  });

  it('too large to be a journal are not even read', async () => {
    const text = vi.fn();
    await expect(readFile({ size: 1e9, text })).rejects.toThrow('file');
    expect(text).not.toHaveBeenCalled();
  });

  it('are named after game, scenario and day', () => {
    expect(fileName(journal(), new Date('2026-05-01T10:00:00Z'))).toBe('stones-first-2026-05-01.bocage.json');
  });
});

describe('players', () => {
  it('exchange their seats in a rematch where they wish', () => {
    const players = newPlayers(['N', 'S']);
    expect(players).toEqual({ N: 'Player 1', S: 'Player 2' });
    expect(rematchPlayers(players, true)).toEqual({ N: 'Player 2', S: 'Player 1' });
    expect(rematchPlayers(players, false)).toEqual(players);
    expect(newPlayers(['player'])).toEqual({});
  });
});
