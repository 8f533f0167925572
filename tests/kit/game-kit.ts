import { describe, expect, it } from 'vitest';
import { seededDice, step } from '../../src/bots/playout.ts';
import { Session } from '../../src/machines/session/session.ts';
import type { Game } from '../../src/rules/kernel/contract.ts';
import { seeded } from '../../src/rules/kernel/random.ts';
import { openness, ordeal, players } from '../../tools/oracles/oracles.ts';
import { perft } from '../../tools/oracles/perft.ts';
import { undoAfterReveal } from '../../tools/oracles/reveals.ts';

/** Entries of a random game after which what is hidden and what was shown is looked at, one by one. */
const UNDO_ENTRIES = 300;

/** How much of a game the kit plays. */
export interface KitOptions {
  /** Random games per scenario. */
  games: number;
  /** One step in so many is put through the dear oracles (replay, undo, position, secrets, resample, mutations). */
  probeEvery: number;
  /** Frozen counts of the legal tree, for seed 1: scenario id to the counts at depth 1, 2, 3 … */
  perft: Readonly<Record<string, readonly number[]>>;
}

/** Puts a game through every generic test there is. */
export function putThroughTheKit(game: Game, options: KitOptions): void {
  describe(`the generic kit: ${game.id}`, () => {
    it.each(game.scenarios.map(({ id }) => id))('plays %s at random with every oracle', (scenario) => {
      for (let seed = 1; seed <= options.games; seed++) {
        const { session } = ordeal(game, { game: game.id, scenario, seed }, seed, options);
        expect(session.length).toBeGreaterThan(10);
      }
    });

    it.each(game.scenarios.map(({ id }) => id))(
      'takes back nothing in %s that showed something hidden, and calls no moment open that hides something',
      (scenario) => {
        for (let seed = 1; seed <= options.games; seed++) {
          const random = seeded(seed);
          const session = Session.begin(game, { game: game.id, scenario, seed });
          while (session.length < UNDO_ENTRIES && step(session, players(game), seededDice(random), random)) {
            undoAfterReveal(game, session, random);
            openness(game, session.state, random);
          }
        }
      },
    );

    it('has counts of the legal tree for every scenario', () => {
      expect(Object.keys(options.perft).sort()).toEqual(game.scenarios.map(({ id }) => id).sort());
    });

    it.each(Object.entries(options.perft))('counts the legal tree of %s', (scenario, counts) => {
      const found = counts.map((_, index) => perft(game, { game: game.id, scenario, seed: 1 }, index + 1));
      expect(found).toEqual(counts);
    });

    it('seats everybody at first where the page expects them, whoever looks', () => {
      for (const { id } of game.scenarios) {
        const state = game.start({ game: game.id, scenario: id, seed: 1 });
        for (const viewer of [...game.seats.map((seat) => seat.id), 'spectator', 'caster']) {
          const view = game.view(state, viewer);
          for (const seat of game.seats) expect(game.seatAt?.(view, seat.id) ?? seat.at, seat.id).toBe(seat.at);
        }
      }
    });

    it('has a lesson and a picture form for what it uses', () => {
      for (const { id } of game.scenarios) {
        const state = game.start({ game: game.id, scenario: id, seed: 1 });
        for (const viewer of [...game.seats.map((seat) => seat.id), 'spectator', 'caster']) {
          const pieces = game.table(game.view(state, viewer));
          expect(new Set(pieces.map((piece) => piece.id)).size, 'piece ids are unique').toBe(pieces.length);
          for (const piece of pieces) expect(game.forms, piece.id).toHaveProperty([piece.form]);
        }
      }
    });
  });
}
