// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { branchSave } from '../../src/app/replay/cut.ts';
import { openReplay } from '../../src/app/replay/open.ts';
import { newSummary } from '../../src/app/saves/begin.ts';
import { listSaves, readSave, removeSave, renameSave, writeSave } from '../../src/app/saves/database.ts';
import { SaveKeeper } from '../../src/app/saves/keeper.ts';
import { fierceGame } from './replay-kit.ts';

const { journal } = fierceGame(5, 60);
const summary = () => newSummary(journal, { US: 'Anna', DE: 'Ben' });

afterEach(async () => {
  vi.unstubAllGlobals();
  for (const { id } of await listSaves()) await removeSave(id);
});

describe('playing on from a step', () => {
  it('leaves the game itself as it is and stores another with its first entries and its players', async () => {
    const save = summary();
    await writeSave(save, journal);
    const branch = await branchSave(save, journal, 25, 'Round 2, US turn');
    expect(branch).not.toBe(save.id);
    const stored = await readSave(branch);
    expect(stored?.journal).toEqual({
      ...journal,
      entries: journal.entries.slice(0, 25),
      digests: journal.digests.filter(({ at }) => at <= 25),
    });
    expect(stored?.summary).toMatchObject({ players: save.players, standing: 'Round 2, US turn', over: false });
    expect(stored?.summary.title).toContain('25');
    expect((await readSave(save.id))?.journal).toEqual(journal);
  });
});

describe('a renamed game', () => {
  it('keeps its new title when it is played on in a window that knows the old one', async () => {
    const save = summary();
    const keeper = new SaveKeeper(save);
    await keeper.keep({ journal, standing: 'one', over: false });
    await renameSave(save.id, 'The long evening');
    expect((await readSave(save.id))?.summary).toMatchObject({ title: 'The long evening', revision: 1 });
    await keeper.keep({ journal, standing: 'two', over: false });
    expect(keeper.status.get()).toBe('saved');
    expect((await readSave(save.id))?.summary).toMatchObject({ title: 'The long evening', standing: 'two' });
  });

  it('that is no longer there is left alone', async () => {
    await renameSave('none', 'Anything');
    expect(await listSaves()).toEqual([]);
  });
});

describe('the secrets of a game that goes on', () => {
  const guarded = async (bots: Record<string, string>): Promise<boolean> => {
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ pages: [], faces: {} })));
    const running = { ...journal, entries: journal.entries.slice(0, 20), digests: [] };
    const save = { ...newSummary(running, {}), bots };
    await writeSave(save, running);
    return (await openReplay(save.id)).store.guarded;
  };

  it('are asked for where a person plays, and not where the program plays itself', async () => {
    expect(await guarded({})).toBe(true);
    expect(await guarded({ DE: 'rule' })).toBe(true);
    expect(await guarded({ US: 'rule', DE: 'search-easy' })).toBe(false);
  });
});
