import { describe, expect, it } from 'vitest';
import { BOX } from '../../../src/models/skirmish/box.ts';
import { position } from '../../../src/rules/skirmish/position.ts';
import { cover, field, model, orderPhase, Play, scene } from './play.ts';

/** A model of A acts, an enemy stands before it. */
const alone = (id: string, orders: ('move' | 'fire' | 'grenade' | 'sentry')[], more: object = {}): Play =>
  scene([model(id, 60, 40, { heading: 0, orders }), model('B-trooper-1', 80, 40)], {
    active: id,
    terrain: [],
    ...more,
  });

/** The enemy stands behind a card, part of it to be seen. */
const behindWall = (id: string): Play =>
  alone(id, ['fire', 'fire'], { terrain: [cover(75.35, 44.4, 90, 'wall')] }).act('A', 'fire');

/** A Sentry is declared against a mover. */
const watched = (): Play =>
  scene(
    [
      model('A-trooper-1', 5, 10, { heading: 90, orders: ['move'] }),
      model('B-trooper-2', 30, 20, { heading: 270, orders: ['sentry'] }),
    ],
    { active: 'A-trooper-1' },
  )
    .act('A', 'move', 'sure')
    .act('A', 'go', { path: [[25, 10]], heading: null })
    .act('B', 'sentry', 'B-trooper-2');

/** A Ranger in reserve is to be dropped. */
const ranger = (): Play =>
  scene([model('A-ranger-1', 0, 0, { reserve: true }), model('B-trooper-1', 60, 70)], {
    terrain: [],
  }).act('A', 'flip-card');

/** Purpose, the words of play, and how the coin comes to be waited for. */
const FLIPS: [string, string, () => Play][] = [
  ['setup', 'Set-up: who deploys first', () => field('last-man-standing', ['captain'], ['captain'])],
  [
    'initiative',
    'Initiative: who goes first',
    () => orderPhase([model('A-trooper-1', 60, 10), model('B-trooper-1', 60, 70)]).orders(),
  ],
  ['move', 'Gamble move of Trooper 1 (A)', () => alone('A-trooper-1', ['move']).act('A', 'move', 'gamble')],
  ['fire', 'Trooper 1 (A) fires at Trooper 1 (B)', () => behindWall('A-trooper-1').act('A', 'target', 'B-trooper-1')],
  ['cover', 'Cover for Trooper 1 (B)', () => behindWall('A-trooper-1').act('A', 'target', 'B-trooper-1').flip('H')],
  [
    'rocket',
    'Rocketeer 1 (A) fires at Trooper 1 (B)',
    () => behindWall('A-rocketeer-1').act('A', 'target', 'B-trooper-1'),
  ],
  [
    'rocket',
    'Rocketeer 1 (A) fires at the cover at 75.35, 44.4',
    () => behindWall('A-rocketeer-1').act('A', 'target', 'wall'),
  ],
  [
    'grenade',
    'Trooper 1 (A) throws a smoke grenade',
    () => alone('A-trooper-1', ['grenade']).act('A', 'grenade', 'smoke'),
  ],
  [
    'sentry',
    'Sentry of Trooper 2 (B) against Trooper 1 (A)',
    () => {
      const play = watched();
      return play.act('B', 'halt', play.haltPoints('B')[0]);
    },
  ],
  [
    'sabotage',
    'Sabotage by Sapper (A)',
    () =>
      scene([model('A-sapper-1', 50, 59.35, { orders: ['move'] }), model('B-trooper-1', 90, 90)], {
        scenario: 'satellite-sabotage',
        active: 'A-sapper-1',
        locations: 'scenario',
      }).act('A', 'sabotage', { location: 'satellite', order: 'move' }),
  ],
  ['drop', 'Drop Ranger 1 (A) drops', () => ranger().act('A', 'drop', { x: 80, y: 40 })],
];

describe('what a coin is flipped for', () => {
  it.each(FLIPS)(
    '[SK-RUL-55] %s is asked for in play as “%s”, and so from a position file',
    (purpose, words, reach) => {
      const play = reach();
      const { scenario, pending } = play.state;
      expect([play.coin, pending?.purpose]).toEqual([purpose, words]);
      const file = JSON.parse(JSON.stringify(position(play.state)));
      const again = new Play({ scenario: scenario.id, position: file }).state;
      expect({ ...again.pending, id: '' }).toEqual({ ...pending, id: '' });
    },
  );

  it('[SK-RUL-55] has words for every reason of the box', () => {
    expect(new Set(FLIPS.map(([purpose]) => purpose))).toEqual(new Set(BOX.flips.map(({ reason }) => reason)));
  });
});
