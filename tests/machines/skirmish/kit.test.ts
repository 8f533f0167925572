import { skirmish } from '../../../src/machines/skirmish/game.ts';
import type { Game } from '../../../src/rules/kernel/contract.ts';
import { putThroughTheKit } from '../../kit/game-kit.ts';

putThroughTheKit(skirmish as unknown as Game, { games: 5, probeEvery: 50, perft: {} });
