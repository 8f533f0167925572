import { describe, expect, test } from 'vitest';
import { randomPlayer } from '../../../src/bots/player.ts';
import { seededDice, step } from '../../../src/bots/playout.ts';
import { Session } from '../../../src/machines/session/session.ts';
import { undaunted } from '../../../src/machines/undaunted/game.ts';
import type { Piece } from '../../../src/models/table/piece.ts';
import { FORMS } from '../../../src/models/undaunted/components.ts';
import { canonicalJson } from '../../../src/rules/kernel/digest.ts';
import { drawInt, seeded } from '../../../src/rules/kernel/random.ts';
import type { UndauntedState } from '../../../src/rules/undaunted/state.ts';

const VIEWERS = ['US', 'DE', 'spectator', 'caster'] as const;
const scenarios = undaunted.scenarios.map(({ id }) => id);

/** Plays a game at random; `look` is called after every event. */
function play(scenario: string, seed: number, look: (state: UndauntedState) => void): void {
  const random = seeded(seed);
  const dice = seededDice(random);
  const session = Session.begin(undaunted, { game: 'undaunted', scenario, seed });
  const both = { US: randomPlayer, DE: randomPlayer };
  for (let count = 0; count < 3000 && step(session, both, dice, random); count++) look(session.state);
  expect(session.state.over).not.toBeNull();
}

/** Whether two pieces at one height cover each other's place. */
function overlaps(a: Piece, b: Piece): boolean {
  const [fa, fb] = [FORMS[a.form as keyof typeof FORMS], FORMS[b.form as keyof typeof FORMS]];
  const slack = 0.01;
  const isApart =
    Math.abs(a.pose.x - b.pose.x) >= (fa.w + fb.w) / 2 - slack ||
    Math.abs(a.pose.z - b.pose.z) >= (fa.d + fb.d) / 2 - slack ||
    a.pose.y + fa.h <= b.pose.y + slack ||
    b.pose.y + fb.h <= a.pose.y + slack;
  return !isApart;
}

describe.each(scenarios)('Random play of %s', (scenario) => {
  test('keeps every invariant and lists only what passes check', () => {
    for (const seed of [1, 2]) {
      play(scenario, seed, (state) => {
        undaunted.invariants(state);
        for (const { id } of undaunted.seats) {
          for (const action of undaunted.legalActions(state, id)) expect(undaunted.check(state, id, action)).toBeNull();
        }
      });
    }
  });

  test('tells nobody a secret, and draws worlds that look the same', () => {
    const random = seeded(5);
    play(scenario, 4, (state) => {
      if (drawInt(random, 4) > 0) return;
      for (const id of ['US', 'DE'] as const) {
        const seen = undaunted.view(state, id);
        const other = undaunted.swapSecrets(state, id, random);
        for (const show of [undaunted.table, undaunted.strips, undaunted.status]) {
          expect(JSON.stringify(show(undaunted.view(other, id)))).toBe(JSON.stringify(show(seen)));
        }
        expect(JSON.stringify(undaunted.view(other, id))).toBe(JSON.stringify(seen));
        const drawn = undaunted.resample(seen, id, random);
        undaunted.invariants(drawn);
        expect(JSON.stringify(undaunted.view(drawn, id))).toBe(JSON.stringify(seen));
        const enemy = id === 'US' ? 'DE' : 'US';
        for (const secret of [...state.sides[enemy].hand, ...state.sides[enemy].deck, ...state.sides[id].deck]) {
          expect(JSON.stringify([seen, undaunted.table(seen)])).not.toContain(`"${secret}"`);
        }
      }
    });
  });

  test('is the same after a round trip through a position file, news aside', () => {
    const random = seeded(6);
    play(scenario, 5, (state) => {
      if (drawInt(random, 4) > 0) return;
      const position = JSON.parse(JSON.stringify(undaunted.position(state)));
      const setup = { game: 'undaunted', scenario, seed: 99, position };
      const again = Session.begin(undaunted, setup).state;
      expect(canonicalJson({ ...again, news: [] })).toBe(canonicalJson({ ...state, news: [] }));
    });
  });

  test('lays the table without two pieces in one place', () => {
    const random = seeded(7);
    play(scenario, 6, (state) => {
      if (drawInt(random, 20) > 0) return;
      for (const viewer of VIEWERS) {
        const pieces = undaunted.table(undaunted.view(state, viewer));
        expect(new Set(pieces.map(({ id }) => id)).size).toBe(pieces.length);
        for (const { pose, form } of pieces) {
          const { w, d } = FORMS[form as keyof typeof FORMS];
          expect(Math.abs(pose.x) + w / 2).toBeLessThanOrEqual(65);
          expect(Math.abs(pose.z) + d / 2).toBeLessThanOrEqual(45);
        }
        const solid = pieces.filter((piece) => FORMS[piece.form as keyof typeof FORMS].h > 0);
        const clashes = solid.flatMap((a, index) =>
          solid.slice(index + 1).flatMap((b) => (overlaps(a, b) ? [`${a.id} and ${b.id}`] : [])),
        );
        expect(clashes).toEqual([]);
      }
    });
  });
});
