import { describe, expect, it } from 'vitest';
import { skirmish } from '../../../src/machines/skirmish/game.ts';
import { edgesOf } from '../../../src/models/skirmish/components.ts';
import { SCENARIOS } from '../../../src/models/skirmish/scenarios.ts';
import type { Side } from '../../../src/models/skirmish/schema.ts';
import type { Piece } from '../../../src/models/table/piece.ts';
import { zoneOf } from '../../../src/rules/skirmish/setup.ts';
import { start } from '../../../src/rules/skirmish/start.ts';
import { field, model, type Play, scene } from './play.ts';

const tableOf = ({ state }: Play): Piece[] => skirmish.table(skirmish.view(state, 'spectator'));
const mat = (play: Play): string | undefined => tableOf(play).find(({ id }) => id === 'mat')?.front;
const seats = ({ state }: Play) =>
  skirmish.seats.map(({ id }) => skirmish.seatAt?.(skirmish.view(state, 'spectator'), id));

/** What lies beside the table, by id: place and heading. */
function beside(play: Play, turned: boolean): Map<string, number[]> {
  const sign = turned ? -1 : 1;
  const own = tableOf(play).filter(({ zone }) => /:(deck|flipped|reserve)$/.test(zone));
  return new Map(
    own.map(({ id, pose }) => [id, [sign * pose.x + 0, sign * pose.z + 0, (pose.heading + (turned ? 180 : 0)) % 360]]),
  );
}

/** Silent Dish up to the choice. */
const dish = (): Play =>
  field('satellite-sabotage', ['captain', 'sapper', 'ranger'], ['captain', 'trooper', 'ranger']).act(
    'B',
    'place-location',
    { x: 50, y: 64, deg: 0 },
  );

/** Silent Dish with the edge chosen and all models deployed, the same from each side's own edge. */
function deployed(edge: string): Play {
  const play = dish().act('A', 'edge', edge).flip('H');
  const at = (model: string, x: number, y: number) =>
    edge === 'y=0' ? { model, x, y, heading: 90 } : { model, x: 100 - x, y: 100 - y, heading: 270 };
  play.act('A', 'deploy', at('A-captain-1', 45, 5)).act('B', 'deploy', at('B-captain-1', 45, 95));
  return play.act('A', 'deploy', at('A-sapper-1', 35, 5)).act('B', 'deploy', at('B-trooper-1', 35, 95));
}

describe('edges of the table', () => {
  it('[SK-MIS-08] before the choice and where the own edge is kept everything stays', () => {
    const play = dish();
    expect([mat(play), seats(play)]).toEqual(['mat/satellite-sabotage', [0, 180]]);
    const before = beside(play, false);
    play.act('A', 'edge', 'y=0');
    expect([mat(play), seats(play)]).toEqual(['mat/satellite-sabotage', [0, 180]]);
    expect(beside(play, false)).toEqual(before);
  });

  it('[SK-MIS-08] with the other edge mat, seats, models in hand and reserve change sides', () => {
    const play = dish();
    const before = beside(play, true);
    expect(before.size).toBe(6);
    play.act('A', 'edge', 'y=100');
    expect([mat(play), seats(play)]).toEqual(['mat/satellite-sabotage/exchanged', [180, 0]]);
    expect(beside(play, false)).toEqual(before);
  });

  it('[SK-MIS-08] activation decks and reserve lie by the own edge, on the owner’s side', () => {
    const [kept, taken] = [deployed('y=0'), deployed('y=100')];
    expect(taken.state.phase).toBe('orders');
    expect([...beside(taken, false).keys()]).toContain('A-ranger-1');
    for (const play of [kept, taken]) play.orders();
    const pieces = beside(taken, false);
    expect([...pieces.keys()].filter((id) => id.startsWith('deck-')).length).toBe(6);
    expect(pieces).toEqual(beside(kept, true));
    for (const side of ['A', 'B'] as const) {
      const towards = Math.cos((Math.PI / 180) * (skirmish.seatAt?.(skirmish.view(taken.state, side), side) ?? 0));
      for (const { zone, pose, id } of tableOf(taken)) {
        if (zone.startsWith(`${side}:`)) expect(pose.z * towards, id).toBeGreaterThan(0);
      }
    }
  });

  const names = (play: Play) => tableOf(play).filter(({ form }) => form === 'zone');

  it('[SK-MIS-08] the zones bear their names by their inner borders, at the right of either seat, once they are known', () => {
    expect(names(dish())).toEqual([]);
    for (const edge of ['y=0', 'y=100']) {
      const play = dish().act('A', 'edge', edge);
      const { w, h } = play.state.scenario.table;
      expect(names(play).map(({ front, pose }) => `${front} ${pose.heading}`)).toEqual([
        ...['zone/A 0', 'zone/A 180', 'zone/B 0', 'zone/B 180'],
      ]);
      for (const { front, pose } of names(play)) {
        const [x, y] = [pose.x + w / 2, h / 2 - pose.z];
        const zone = zoneOf(play.state, front === 'zone/A' ? 'A' : 'B');
        expect(pose.heading === 180 ? x - zone.x0 : zone.x1 - x).toBeCloseTo(6.5);
        expect(zone.y0 === 0 ? zone.y1 - y : y - zone.y0).toBeCloseTo(2.5);
      }
    }
  });

  it('[SK-MIS-08] where both sides have an engineer, or no edge is ever chosen, they are known from the start', () => {
    const both = field('ammunition-dump', ['captain', 'sapper'], ['captain', 'sapper']);
    expect(both.state.phase).toBe('location');
    expect(names(both)).toHaveLength(4);
    const one = field('ammunition-dump', ['captain', 'sapper'], ['captain', 'trooper']);
    expect(one.state.phase).toBe('location');
    expect(names(one)).toEqual([]);
    expect(names(field('last-man-standing', ['captain', 'levy'], ['captain', 'levy']))).toHaveLength(4);
  });

  it('[SK-RUL-43] a model that waits stays at its place when a comrade is killed', () => {
    const place = (play: Play) => tableOf(play).find(({ id }) => id === 'B-ranger-1')?.pose;
    const play = scene(
      [
        model('A-trooper-1', 60, 10, { heading: 90, orders: ['fire', 'rally'] }),
        model('B-trooper-1', 60, 40),
        model('B-ranger-1', 0, 0, { reserve: true }),
        model('B-levy-1', 20, 70),
      ],
      { active: 'A-trooper-1' },
    );
    const before = place(play);
    play.act('A', 'fire').act('A', 'target', 'B-trooper-1').flip('H');
    expect(play.state.models.some(({ id }) => id === 'B-trooper-1')).toBe(false);
    expect(place(play)).toEqual(before);
    expect(before?.z).toBeLessThan(-40);
  });

  it('[SK-MIS-08] a position remembers who sits where', () => {
    const { state } = deployed('y=100');
    const setup = { game: 'skirmish', scenario: 'satellite-sabotage', seed: 1 };
    const again = start({ ...setup, position: skirmish.position(state) });
    expect(skirmish.table(skirmish.view(again, 'A'))).toEqual(skirmish.table(skirmish.view(state, 'A')));
    expect(skirmish.seatAt?.(skirmish.view(again, 'A'), 'A')).toBe(180);
  });

  it.each(['A', 'B'] satisfies Side[])('[SK-MIS-08] [SK-RUL-49] one engineer, of %s, on both dumps’ table', (side) => {
    const [one, two] = side === 'A' ? (['A', 'B'] as const) : (['B', 'A'] as const);
    const armies = { [one]: ['captain', 'sapper'], [two]: ['captain', 'trooper'] } as const;
    const play = field('ammunition-dump', [...(armies.A ?? [])], [...(armies.B ?? [])]);
    play.act(two, 'place-location', { x: 60, y: 66, deg: 0 });
    expect(mat(play)).toBe('mat/ammunition-dump');
    play.act(one, 'edge', one === 'A' ? 'y=90' : 'y=0');
    expect([mat(play), seats(play)]).toEqual(['mat/ammunition-dump/exchanged', [180, 0]]);
  });

  it('[SK-MIS-08] an edge is chosen only where somebody may blow something up', () => {
    const ids = SCENARIOS.filter((scenario) => edgesOf(scenario).length > 1).map(({ id }) => id);
    expect(ids).toEqual(['satellite-sabotage', 'ammunition-dump']);
  });
});
