import laRaye from '../../../src/models/undaunted/scenarios/la-raye.json' with { type: 'json' };
import longField from '../../../src/models/undaunted/scenarios/the-long-field.json' with { type: 'json' };

export interface Lot {
  type: string;
  squad: string | null;
  count: number;
}

export interface DrillSide {
  deck: Lot[];
  supply: Lot[];
  counters: { type: string; squad: string | null; face: string; status: string }[];
  spawnMarkers: { label: string; face: string }[];
  controlMarkers: { face: string; state: string }[];
}

export type Goal = { type: string; points: number | null };

/** A scenario made for a test, in the form of the scenario files. */
export interface Drill {
  id: string;
  number: number;
  title: string;
  provenance: string;
  briefing: string;
  introduces: string[];
  tiles: { face: string; col: number; row: number }[];
  objectives: { face: string; points: number }[];
  radio: string | null;
  initiative: string;
  victory: { US: Goal; DE: Goal };
  symmetric: boolean;
  sides: { US: DrillSide; DE: DrillSide };
}

export const pin: Goal = { type: 'pin', points: null };
export const points = (count: number): Goal => ({ type: 'objective', points: count });

const copy = (source: unknown): Drill => structuredClone(source) as Drill;

/** The Long Field with other goals. */
export function field(US: Goal, DE: Goal): Drill {
  return { ...copy(longField), id: 'drill-field', title: 'Drill field', victory: { US, DE } };
}

/** La Raye with changes, for scenarios that the box does not have. */
export function hamlet(change: (drill: Drill) => void = () => {}): Drill {
  const drill = { ...copy(laRaye), id: 'drill-hamlet', title: 'Drill hamlet' };
  change(drill);
  return drill;
}

/**
 * A scenario of the given tiles, `face: [col, row]`, with all cards of The Long Field; the first tile is the US spawn
 * tile and the last the German one, each with a Rifleman A, B and C. Every objective is worth 1 point, 5 win.
 */
export function ground(places: Record<string, [number, number]>): Drill {
  const faces = Object.keys(places);
  const drill = copy(longField);
  const side = (from: DrillSide, face: string): DrillSide => ({
    ...from,
    counters: ['A', 'B', 'C'].map((squad) => ({ type: 'rifleman', squad, face, status: 'ready' })),
    spawnMarkers: [{ label: 'ALL', face }],
    controlMarkers: [{ face, state: 'scouted' }],
  });
  return {
    ...drill,
    id: 'drill-ground',
    title: 'Drill ground',
    tiles: Object.entries(places).map(([face, [col, row]]) => ({ face, col, row })),
    objectives: faces.slice(0, 5).map((face) => ({ face, points: 1 })),
    victory: { US: points(Math.min(5, faces.length)), DE: points(Math.min(5, faces.length)) },
    symmetric: false,
    sides: {
      US: side(drill.sides.US, faces[0] as string),
      DE: side(drill.sides.DE, faces.at(-1) as string),
    },
  };
}

/** One row of tiles: village, four open fields, village (range 6 from the first), farm, hill. */
export const lane = ground({
  '17B': [0, 0],
  '3B': [1, 0],
  '4B': [2, 0],
  '9B': [3, 0],
  '10B': [4, 0],
  '11B': [5, 0],
  '18B': [6, 0],
  '7A': [7, 0],
  '16A': [8, 0],
});
