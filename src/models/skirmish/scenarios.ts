import { schemaFault } from '../schema-fault.ts';
import { costOf } from './box.ts';
import ammunitionDump from './scenarios/ammunition-dump.json';
import envoyRun from './scenarios/envoy-run.json';
import lastManStanding from './scenarios/last-man-standing.json';
import satelliteSabotage from './scenarios/satellite-sabotage.json';
import { type Scenario, SIDES, scenarioSchema } from './schema.ts';

/** What is wrong with a scenario beyond the shape of its fields, or null. */
function flaw(scenario: Scenario): { path: string; expected: string } | null {
  const { w, h } = scenario.table;
  if (scenario.edges.A !== 'y=0' || scenario.edges.B !== `y=${h}`) {
    return { path: 'edges', expected: `{"A": "y=0", "B": "y=${h}"}` };
  }
  for (const side of SIDES) {
    const zone = scenario.zones[side];
    if (zone.x0 >= zone.x1 || zone.y0 >= zone.y1 || zone.x1 > w || zone.y1 > h) {
      return { path: `zones.${side}`, expected: 'a rectangle on the table' };
    }
    const army = scenario.armies[side];
    const points = costOf(army.models.map((model) => model.type));
    if (points !== army.points || points > scenario.points[side]) {
      return { path: `armies.${side}.points`, expected: `${points}, and no more than points.${side}` };
    }
    const ids = new Set(army.models.map((model) => model.id));
    if (ids.size < army.models.length) return { path: `armies.${side}.models`, expected: 'every id once' };
  }
  const cards = [...scenario.terrain, ...scenario.locations].map((card) => card.id);
  if (new Set(cards).size < cards.length) return { path: 'terrain', expected: 'every id once' };
  return null;
}

/** Reads a scenario, from the box or from a file: the scenario, or the field that is wrong and what was expected. */
export function readScenario(value: unknown): Scenario | { path: string; expected: string } {
  const read = scenarioSchema.safeParse(value);
  if (read.success) return flaw(read.data) ?? read.data;
  return schemaFault(read.error);
}

function inTheBox(value: unknown): Scenario {
  const read = readScenario(value);
  if ('expected' in read) throw new Error(`scenario in the box: ${read.path}: expected ${read.expected}`);
  return read;
}

/** The scenarios in the box. */
export const SCENARIOS: readonly Scenario[] = [lastManStanding, envoyRun, satelliteSabotage, ammunitionDump].map(
  inTheBox,
);
