import { describe, expect, it } from 'vitest';
import { skirmish } from '../../../src/machines/skirmish/game.ts';
import { edgesOf } from '../../../src/models/skirmish/components.ts';
import { SCENARIOS } from '../../../src/models/skirmish/scenarios.ts';
import type { Side } from '../../../src/models/skirmish/schema.ts';
import type { Piece } from '../../../src/models/table/piece.ts';
import { zoneOf } from '../../../src/rules/skirmish/setup.ts';
import { start } from '../../../src/rules/skirmish/start.ts';
import { field, type Play } from './play.ts';

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

  it('[SK-MIS-08] the zones bear their names by their inner borders, at the right of whoever looks, once they are known', () => {
    const names = ({ state }: Play, viewer: string) =>
      skirmish.table(skirmish.view(state, viewer)).filter(({ form }) => form === 'zone');
    expect(names(dish(), 'A')).toEqual([]);
    for (const edge of ['y=0', 'y=100']) {
      const play = dish().act('A', 'edge', edge);
      const { state } = play;
      const { w, h } = state.scenario.table;
      for (const viewer of ['A', 'B', 'spectator']) {
        const isFar = viewer !== 'spectator' && skirmish.seatAt?.(skirmish.view(state, viewer), viewer) === 180;
        expect(names(play, viewer).map(({ front }) => front)).toEqual(['zone/A', 'zone/B']);
        for (const { front, pose } of names(play, viewer)) {
          expect(pose.heading).toBe(isFar ? 180 : 0);
          const [x, y] = [pose.x + w / 2, h / 2 - pose.z];
          const zone = zoneOf(state, front === 'zone/A' ? 'A' : 'B');
          expect(isFar ? x - zone.x0 : zone.x1 - x).toBeCloseTo(6.5);
          expect(zone.y0 === 0 ? zone.y1 - y : y - zone.y0).toBeCloseTo(2.5);
        }
      }
    }
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
