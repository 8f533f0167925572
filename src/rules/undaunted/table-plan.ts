import type { Pose } from '../../models/table/piece.ts';
import { FORMS, TILE_PITCH } from '../../models/undaunted/components.ts';
import type { Side, Squad, TileFace, UnitType } from '../../models/undaunted/types.ts';
import { type LaidTile, type Layout, laid } from './layout.ts';

/** A place on the table top, cm from its centre, in the table's own axes. */
export interface Spot {
  x: number;
  z: number;
}

/** Half the map's extent that the card zones leave room for, cm; a larger map pushes them outwards. */
const MAP_HALF_W = 27.6;
const MAP_HALF_D = 24.4;
/** Free wood between map and zones, cm. */
const GAP = 0.4;
/** Pitch of the supply's groups, cm. */
const GROUP_W = 7.1;
const GROUP_D = 9.4;
/** Pitch of cards that lie free in a row, cm. */
const CARD_PITCH = 6.6;

const centreOf = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
const halfOf = (values: readonly number[]): number => (Math.max(...values) - Math.min(...values) + 1) / 2;

/**
 * Where things lie for one scenario: the map about the table's centre, as the scenario draws it or turned by 180
 * degrees, so that each side starts nearer to its own seat; each side's card zones before and beside it. All spots are
 * given as the home seat has them; `place` turns them for the other seat.
 */
export interface TablePlan {
  /** Centre of a tile. */
  tile(face: TileFace): Spot;
  hand: Spot;
  play: Spot;
  deck: Spot;
  discard: Spot;
  removed: Spot;
  /** Centre of the supply's block. */
  supply: Spot;
  /** Place of the initiative marker while the side holds it. */
  initiative: Spot;
}

/** Mean row of a side's counters and spawn markers at the start. */
function startRow({ scenario, tiles }: Layout, side: Side): number {
  const { counters, spawnMarkers } = scenario.sides[side];
  const faces = [...counters, ...spawnMarkers].map(({ face }) => face);
  const rows = faces.flatMap((face) => tiles.find((tile: LaidTile) => tile.face === face)?.y ?? []);
  return rows.reduce((sum, row) => sum + row, 0) / Math.max(1, rows.length);
}

/** The plan of a scenario's table. */
export function planTable(layout: Layout): TablePlan {
  const xs = layout.tiles.map((tile) => tile.x);
  const ys = layout.tiles.map((tile) => tile.y);
  const [centreX, centreY] = [centreOf(xs), centreOf(ys)];
  const halfW = Math.max(MAP_HALF_W, halfOf(xs) * TILE_PITCH);
  const halfD = Math.max(MAP_HALF_D, halfOf(ys) * TILE_PITCH);
  const playZ = halfD + GAP + FORMS.row.d / 2;
  const handZ = playZ + FORMS.row.d + GAP * 2;
  const turn = startRow(layout, 'US') < startRow(layout, 'DE') ? -1 : 1;
  const pileX = halfW + GAP + FORMS.pile.w / 2;
  return {
    tile: (face) => {
      const { x, y } = laid(layout, face);
      return { x: (x - centreX) * TILE_PITCH * turn, z: (y - centreY) * TILE_PITCH * turn };
    },
    hand: { x: 0, z: handZ },
    play: { x: 0, z: playZ },
    deck: { x: pileX, z: handZ },
    discard: { x: pileX + GROUP_W, z: handZ },
    removed: { x: pileX + GROUP_W * 2, z: handZ },
    supply: { x: -(halfW + GAP + FORMS.block.w / 2), z: handZ + FORMS.row.d / 2 - FORMS.block.d / 2 },
    initiative: { x: FORMS.row.w / 2 + GAP + FORMS.initiative.w / 2, z: playZ },
  };
}

/** A pose from a spot as the side itself has it: the other seat's is turned by 180 degrees. */
export function place(side: Side, { x, z }: Spot, y: number, faceUp = true): Pose {
  return side === 'US' ? { x, y, z, heading: 0, faceUp } : { x: -x, y, z: -z, heading: 180, faceUp };
}

/** Spots and heights of `count` cards in a row, left to right; close together where they do not fit side by side. */
export function rowSpots(centre: Spot, count: number): (Spot & { y: number })[] {
  const room = FORMS.row.w - FORMS.card.w - 0.6;
  const pitch = count < 2 ? 0 : Math.min(CARD_PITCH, room / (count - 1));
  const lift = pitch < FORMS.card.w ? FORMS.card.h : 0;
  return Array.from({ length: count }, (_, index) => ({
    x: centre.x + (index - (count - 1) / 2) * pitch,
    z: centre.z,
    y: index * lift,
  }));
}

const SQUADS: readonly (Squad | null)[] = ['A', 'B', 'C'];
/** The supply's rows by unit type, the one nearest the map first: the squads' columns, then those without a squad. */
const SQUAD_ROWS: readonly UnitType[] = ['rifleman', 'scout', 'machineGunner', 'squadLeader'];
const LONE_ROWS: readonly UnitType[] = ['sniper', 'mortar', 'platoonGuide', 'platoonSergeant'];

/** Where a unit's cards lie in the supply: each has its own place, so that nothing moves when a group runs out. */
export function groupSpot(supply: Spot, type: UnitType, squad: Squad | null): Spot {
  const column = squad === null ? (type === 'fogOfWar' ? 4 : 3) : SQUADS.indexOf(squad);
  const row = Math.max(0, (squad === null ? LONE_ROWS : SQUAD_ROWS).indexOf(type));
  return { x: supply.x + (2 - column) * GROUP_W, z: supply.z + (row - 1.5) * GROUP_D };
}
