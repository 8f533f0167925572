// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import {
  decodePosition,
  encodePosition,
  isPosition,
  parsePosition,
  positionFile,
  positionJournal,
} from '../../src/app/replay/position.ts';
import { readHash, writeHash } from '../../src/app/route.ts';
import { fileProblem, readFile } from '../../src/app/saves/file.ts';
import { Session } from '../../src/machines/session/session.ts';
import { digest } from '../../src/rules/kernel/digest.ts';
import { fierceGame } from './replay-kit.ts';

const session = fierceGame(6, 90);
const shared = (at: number) => positionFile(session.game, session.setup, session.at(at));
const file = (value: unknown) => ({ size: 100, text: async () => JSON.stringify(value) });
const silent = <S extends object>(state: S) => ({ ...state, news: [] });

describe('a shared position', () => {
  it('opens as the state it was made of, through its link and through a file', async () => {
    for (let at = 0; at <= session.length; at += 13) {
      const hash = writeHash({ page: 'position', data: encodePosition(shared(at)) });
      const to = readHash(hash);
      if (to.page !== 'position') throw new Error(`${hash} leads to ${to.page}`);
      for (const journal of [await positionJournal(decodePosition(to.data)), await readFile(file(shared(at)))]) {
        const opened = Session.open(session.game, journal);
        expect(digest(silent(opened.state))).toBe(digest(silent(session.at(at))));
      }
    }
  });

  it('keeps letters of every language on its way through a link', () => {
    const position = { game: 'undaunted', scenario: 'la-raye', note: 'Höhe 61 – 高地' };
    expect(encodePosition(position)).toMatch(/^[\w-]+$/);
    expect(decodePosition(encodePosition(position))).toEqual(position);
  });

  it('is told from a saved game by its shape', () => {
    expect(isPosition(shared(0))).toBe(true);
    expect(isPosition(session.journal)).toBe(false);
    expect(isPosition([])).toBe(false);
    expect(parsePosition('{"game":')).toBeNull();
    expect(parsePosition('{"game":"undaunted"}')).toBeNull();
  });

  it.each([
    ['of an unknown game', { ...shared(5), game: 'chess' }, 'game'],
    ['of an unknown scenario', { ...shared(5), scenario: 'nowhere' }, 'scenario'],
    ['with a counter off the map', { ...shared(5), counters: [{ id: 'US-SCOUT-A', tile: '99Z' }] }, 'counters[0].tile'],
    ['with a field nobody knows', { ...shared(5), weather: 'rain' }, 'position'],
  ])('%s is refused with the field’s name', async (_what, value, field) => {
    const problem = await readFile(file(value)).then(
      () => 'opened',
      (error: unknown) => fileProblem('game.json', error),
    );
    expect(problem).toContain(field);
    expect(problem).toContain('expected');
  });

  it('cut off on its way is refused', () => {
    const link = encodePosition(shared(5));
    for (const text of [link.slice(0, 100), '', 'ä', '!!!', encodePosition({ game: 'x' } as never)]) {
      expect(() => decodePosition(text), text.slice(0, 10)).toThrow('link');
    }
  });
});
