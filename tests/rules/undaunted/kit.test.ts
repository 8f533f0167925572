import { undaunted } from '../../../src/machines/undaunted/game.ts';
import type { Game } from '../../../src/rules/kernel/contract.ts';
import { putThroughTheKit } from '../../kit/game-kit.ts';

putThroughTheKit(undaunted as unknown as Game, {
  games: 3,
  probeEvery: 60,
  perft: {
    'la-raye': [8, 32, 116, 424],
    crossroads: [8, 32, 116, 424, 1688],
    'orchard-guns': [8, 32, 116, 442, 1832],
    'hold-the-mill': [8, 32, 98, 368, 1326],
    'sunken-lane': [8, 32, 120, 412, 2136],
    'hill-61': [8, 32, 118, 408, 1994],
    'radio-post': [8, 32, 112, 404, 2212],
    'the-long-field': [8, 32, 98, 352, 1942],
  },
});
