import { edgesOf } from '../../models/skirmish/components.ts';
import { cardsFlaw } from './cards-flaw.ts';
import { fail } from './position-fault.ts';
import type { Position } from './position-schema.ts';
import { oppositeEdge } from './setup.ts';
import type { SkirmishState } from './state.ts';

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
  const flaw = cardsFlaw(state, scenario);
  if (flaw) fail(flaw.field, flaw.expected);
}
