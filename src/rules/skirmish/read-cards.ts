import { CONSTANTS, MODEL_TYPE } from '../../models/skirmish/box.ts';
import { edgesOf } from '../../models/skirmish/components.ts';
import { LIMIT, within } from '../geometry/tolerance.ts';
import { cardsFlaw } from './cards-flaw.ts';
import { fail } from './position-fault.ts';
import type { Position } from './position-schema.ts';
import { oppositeEdge } from './setup.ts';
import type { Hazard, SkirmishState } from './state.ts';

/** Demands that the locations are of the scenario, wherever they lie, and that one at most is destroyed. */
function demandLocations({ scenario, locations }: SkirmishState): void {
  const ids = scenario.locations.map(({ id }) => id);
  if (ids.length === 0 && locations.length > 0) fail('locations', `none: ${scenario.id} has no location`);
  locations.forEach((location, i) => {
    const card = scenario.locations.find(({ id }) => id === location.id);
    if (!card) fail(`locations[${i}].id`, `a location of the scenario: ${ids.join(', ')}`);
    for (const field of ['kind', 'owner', 'targetOf', 'w', 'h'] as const) {
      if (location[field] !== card[field]) fail(`locations[${i}].${field}`, `${card[field]}, as in the scenario`);
    }
    const isSecond = location.destroyed && locations.findIndex(({ destroyed }) => destroyed) < i;
    if (isSecond) fail(`locations[${i}].destroyed`, 'false: the first to be destroyed ends the game (SK-MIS-03)');
  });
}

const { w: LONG, h: SHORT } = CONSTANTS.cardCm;
const FLAME = MODEL_TYPE.scorcher.flame ?? { lengthCm: 0, widthCm: 0 };
const isAbout = (value: number, size: number): boolean => Math.abs(value - size) <= LIMIT;

/** Whether a hazard has a size that play lays: two joined cards of smoke, a flame line (SK-RUL-38, SK-RUL-39). */
function isLaid({ kind, w, h }: Hazard): boolean {
  if (kind === 'fire') return within(w, FLAME.lengthCm) && isAbout(h, FLAME.widthCm);
  return (isAbout(w, LONG) && isAbout(h, 2 * SHORT)) || (isAbout(w, 2 * LONG) && isAbout(h, SHORT));
}

function demandHazards({ hazards, scenario: { table } }: SkirmishState): void {
  hazards.forEach((hazard, i) => {
    const size =
      hazard.kind === 'fire'
        ? `the size of a flame line, at most ${FLAME.lengthCm} by ${FLAME.widthCm} cm (SK-RUL-39)`
        : `the size of two joined cards, ${LONG} by ${2 * SHORT} or ${2 * LONG} by ${SHORT} cm (SK-RUL-38)`;
    if (!isLaid(hazard)) fail(`hazards[${i}].w`, size);
    const { cx, cy } = hazard;
    if (cx < 0 || cy < 0 || cx > table.w || cy > table.h) fail(`hazards[${i}].cx`, 'a middle on the table (SK-RUL-38)');
  });
}

/** Edges and cards of a position file. @throws InputError where they do not fit the table or each other */
export function readCards(file: Position, state: SkirmishState): void {
  const { scenario } = state;
  if (file.edges) {
    const known = edgesOf(scenario).map(({ A }) => A);
    // Only where somebody may blow something up is an edge chosen (SK-MIS-08).
    if (!known.includes(file.edges.A)) fail('edges.A', `${known.length > 1 ? 'one of ' : ''}${known.join(', ')}`);
    if (file.edges.B !== oppositeEdge(file.edges.A, scenario.table)) fail('edges.B', 'the edge opposite to that of A');
    state.edges = file.edges;
  }
  if (file.terrain !== 'scenario') state.terrain = file.terrain;
  state.locations =
    file.locations === 'scenario' ? scenario.locations.map((card) => ({ ...card, destroyed: false })) : file.locations;
  state.hazards = file.hazards;
  for (const list of ['terrain', 'locations', 'hazards'] as const) {
    const ids = state[list].map(({ id }) => id);
    ids.forEach((id, i) => {
      if (ids.indexOf(id) !== i) fail(`${list}[${i}].id`, 'every id once');
    });
  }
  const both = state.locations.findIndex(({ id }) => state.terrain.some((card) => card.id === id));
  if (both >= 0) fail(`locations[${both}].id`, 'another id than a cover card has');
  const flaw = cardsFlaw(state, scenario);
  if (flaw) fail(flaw.field, flaw.expected);
  demandLocations(state);
  demandHazards(state);
}
