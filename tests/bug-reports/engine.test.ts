import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { frameOf } from '../../src/app/replay/frame.ts';
import { ReplayStore, SPEEDS } from '../../src/app/replay/store.ts';
import { randomPlayer } from '../../src/bots/player.ts';
import { seededDice, step } from '../../src/bots/playout.ts';
import { GAMES } from '../../src/machines/games.ts';
import { Session } from '../../src/machines/session/session.ts';
import type { Game } from '../../src/rules/kernel/contract.ts';
import { digest } from '../../src/rules/kernel/digest.ts';
import { isDice } from '../../src/rules/kernel/journal.ts';
import { seeded } from '../../src/rules/kernel/random.ts';
import type { SkirmishState } from '../../src/rules/skirmish/state.ts';
import type { UndauntedState } from '../../src/rules/undaunted/state.ts';
import { GOLDEN_GAMES, gameOf, goldenKept, goldenName } from '../../tools/golden/games.ts';
import { replayGolden } from '../../tools/golden/text.ts';
import { players } from '../../tools/oracles/oracles.ts';

const games = (): Promise<[string, Game][]> =>
  Promise.all(Object.entries(GAMES).map(async ([id, load]): Promise<[string, Game]> => [id, await load()]));

/** The beginning of a random game. */
function begun(game: Game, scenario: string, entries: number): Session {
  const random = seeded(3);
  const session = Session.begin(game, { game: game.id, scenario, seed: 3 });
  while (session.length < entries && step(session, players(game, randomPlayer), seededDice(random), random));
  return session;
}

describe.each(await games())('undo in %s', (_, game) => {
  it.each(game.scenarios.map(({ id }) => id))(
    'goes back from any point as far as it may, and forward to the same digest: %s',
    (scenario) => {
      const session = begun(game, scenario, 70);
      const straight = Session.begin(game, session.setup);
      let undone = 0;
      for (const entry of session.journal.entries) {
        if (isDice(entry)) straight.settle(entry.dice, entry.faces);
        else straight.act(entry.seat, entry.action);
        const before = digest(straight.state);
        const { length } = straight;
        const owners: string[] = [];
        for (;;) {
          const last = straight.journal.entries.at(-1);
          if (!last || isDice(last) || straight.undo(last.seat)) break;
          owners.push(last.seat);
          undone++;
          expect(digest(straight.state)).toBe(digest(session.at(straight.length)));
          game.invariants(straight.state);
        }
        for (const owner of owners.reverse()) expect(straight.redo(owner)).toBeNull();
        expect(straight.length).toBe(length);
        expect(digest(straight.state)).toBe(before);
      }
      expect(digest(straight.state)).toBe(digest(session.state));
      expect(undone).toBeGreaterThan(0);
    },
  );
});

describe('a replay', () => {
  const [golden] = GOLDEN_GAMES;

  it('shows every moment once, in order, at any speed, and ends in the same state', async () => {
    if (!golden) throw new Error('expected a golden game');
    const session = replayGolden(await gameOf(golden), goldenKept(golden));
    const end = JSON.stringify(frameOf(session, session.length, 'caster').pieces);
    for (const speed of SPEEDS) {
      const store = new ReplayStore(session);
      const seen: number[] = [];
      store.subscribe(() => seen.push(store.get().at));
      store.change({ speed });
      seen.length = 0;
      store.toggle();
      while (store.get().playing) store.step(1);
      expect([...new Set(seen)]).toEqual(Array.from({ length: session.length + 1 }, (_, at) => at));
      expect(JSON.stringify(frameOf(store.session, store.get().at, 'caster').pieces)).toBe(end);
    }
  });

  it('draws the same pieces at a step however it was come to', async () => {
    if (!golden) throw new Error('expected a golden game');
    const session = replayGolden(await gameOf(golden), goldenKept(golden));
    const straight = Array.from({ length: session.length + 1 }, (_, at) => JSON.stringify(frameOf(session, at, 'US')));
    const store = new ReplayStore(session);
    store.still = true;
    const { length } = session;
    for (let jump = 0; jump < 60; jump++) {
      store.jump((jump * 37) % (length + 1));
      store.step(jump % 2 === 0 ? 1 : -1);
      expect(JSON.stringify(frameOf(session, store.get().at, 'US'))).toBe(straight[store.get().at]);
    }
  });
});

describe('pieces', () => {
  it('are moved by no physics: only the tray knows the engine', () => {
    const importers = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .filter((name) => /from '@(dimforge|react-three)\/rapier/.test(readFileSync(`src/${name}`, 'utf8')));
    expect(importers.length).toBeGreaterThan(0);
    expect(importers.filter((name) => !/^(scene\/tray|models\/dice\/physics|app\/play)\//.test(name))).toEqual([]);
  });

  it('keep their place while nothing in it changes', async () => {
    const kept = new Map<string, string>();
    let compared = 0;
    for (const golden of GOLDEN_GAMES) {
      const game = await gameOf(golden);
      const session = replayGolden(game, goldenKept(golden));
      kept.clear();
      for (let at = 0; at <= session.length; at += 7) {
        const places = placesOf(session.at(at));
        const poses = new Map(frameOf(session, at, 'caster').pieces.map(({ id, pose }) => [id, pose]));
        for (const [id, place] of places) {
          const { x, z } = poses.get(id) ?? { x: Number.NaN, z: Number.NaN };
          const key = `${id} ${place}`;
          const there = `${x} ${z}`;
          expect(kept.get(key) ?? there, `${goldenName(golden)}, entry ${at}: ${key}`).toBe(there);
          if (kept.has(key)) compared++;
          kept.set(key, there);
        }
      }
    }
    expect(compared).toBeGreaterThan(500);
  });
});

/** What stands where, by the id of its piece: in its place nothing has changed where the text is the same. */
function placesOf(state: unknown): [id: string, place: string][] {
  const { counters, models, sides } = state as Partial<UndauntedState> & Partial<SkirmishState>;
  if (models) {
    const standing = models.filter(({ place }) => place === 'table');
    return standing.map(({ id, x, y, heading }) => [`${id}/base`, `${x} ${y} ${heading}`]);
  }
  const standing = Object.entries(counters ?? {}).flatMap(([id, where]) => (where ? [[id, where.tile] as const] : []));
  return standing.map(([id, tile]) => {
    const beside = standing.filter((other) => other[1] === tile).map(([other]) => other);
    const marked = Object.values(sides ?? {}).map(({ target }) => target === tile);
    return [id, `${tile} ${beside.join()} ${marked.join()}`];
  });
}
