import { vi } from 'vitest';
import { skirmish } from '../../../src/machines/skirmish/game.ts';
import type { Game } from '../../../src/rules/kernel/contract.ts';
import { putThroughTheKit } from '../../kit/game-kit.ts';

// A whole random game is some 800 steps, each probe replays all of them.
vi.setConfig({ testTimeout: 240_000 });

putThroughTheKit(skirmish as unknown as Game, {
  games: 1,
  probeEvery: 100,
  perft: {
    'last-man-standing': [2, 2, 138, 9422],
    'envoy-run': [2, 2, 130, 8400],
    'satellite-sabotage': [2, 2, 168, 13710],
    'ammunition-dump': [2, 2, 148, 10902],
  },
});
