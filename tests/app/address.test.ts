// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { readHash, readQuery, writeHash } from '../../src/app/route.ts';
import { DEFAULT_SETTINGS, readSettings, reducedMotion } from '../../src/app/settings.ts';
import { workerFor } from '../../tools/vite/offline.ts';

describe('the address', () => {
  it('names a page, and says it back', () => {
    for (const hash of ['#/', '#/play/undaunted/la-raye', '#/game/0f3a']) expect(writeHash(readHash(hash))).toBe(hash);
  });

  it('leads to the menu where it names nothing', () => {
    for (const hash of ['', '#', '#/nowhere', '#/play/undaunted', '#/game/', '#/play/%E0%A4%A/']) {
      expect(readHash(hash)).toEqual({ page: 'menu' });
    }
  });

  it('lets tests start a game with a seed, only with debug', () => {
    const start = { page: 'play', game: 'undaunted', scenario: 'la-raye' };
    expect(readQuery('?debug&play=undaunted/la-raye&seed=7&dice=3&pace=20')).toEqual({
      debug: true,
      start: { ...start, seed: 7 },
      diceSeed: 3,
      pace: 20,
    });
    expect(readQuery('?debug&play=undaunted/la-raye&seed=-1').start).toEqual(start);
    expect(readQuery('?play=undaunted/la-raye&seed=7&dice=3')).toEqual({
      debug: false,
      start: null,
      diceSeed: null,
      pace: 1,
    });
  });
});

describe('settings', () => {
  it('fall back one by one where what was stored is unusable', () => {
    expect(readSettings(null)).toEqual(DEFAULT_SETTINGS);
    expect(readSettings({ volume: 7, muted: true, text: 'huge', lessonsSeen: ['a/b', 3] })).toEqual({
      ...DEFAULT_SETTINGS,
      muted: true,
      lessonsSeen: ['a/b'],
    });
  });

  it('follow the system’s wish for less motion unless the player says otherwise', () => {
    expect([reducedMotion('system', true), reducedMotion('system', false)]).toEqual([true, false]);
    expect([reducedMotion('full', true), reducedMotion('reduced', false)]).toEqual([false, true]);
  });
});

describe('the worker that keeps the page', () => {
  const template = 'const FILES = self.__FILES__; const NAME = "self.__VERSION__";';
  const bytes = (text: string) => new TextEncoder().encode(text);

  it('lists the files, and has a new version as soon as one of them differs', () => {
    const one = workerFor(template, new Map([['index.html', bytes('a')]]));
    const other = workerFor(template, new Map([['index.html', bytes('b')]]));
    expect(one).toContain('["index.html"]');
    expect(one).not.toContain('self.');
    expect(other).not.toBe(one);
  });
});
