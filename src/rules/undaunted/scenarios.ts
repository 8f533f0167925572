import { SCENARIO_FILES } from '../../models/undaunted/scenarios/index.ts';
import { scenarioSchema } from '../../models/undaunted/schema.ts';
import type { Scenario } from '../../models/undaunted/types.ts';
import { InputError } from '../kernel/contract.ts';
import { inputField } from '../kernel/input-field.ts';
import { buildLayout, type Layout } from './layout.ts';
import { checkScenario } from './scenario-check.ts';

const layouts = new WeakMap<Scenario, Layout>();

/** A scenario's board; worked out at the first call and kept. */
export function layoutFor(scenario: Scenario): Layout {
  const kept = layouts.get(scenario);
  if (kept) return kept;
  const built = buildLayout(scenario);
  layouts.set(scenario, built);
  return built;
}

/**
 * Reads a scenario from a file's contents: its shape by the schema, its sense by the rules.
 * @param root name of the whole in the error: "scenarioData"
 * @throws InputError naming the field
 */
export function readScenario(data: unknown, root: string): Scenario {
  const read = scenarioSchema.safeParse(data);
  if (!read.success) throw inputField(read.error, root);
  checkScenario(layoutFor(read.data), root);
  return read.data;
}

/** The scenarios of the box by id, in the order in which they are best played. */
export const SCENARIOS: ReadonlyMap<string, Scenario> = new Map(
  SCENARIO_FILES.map((file, index) => {
    const scenario = readScenario(file, `scenarios[${index}]`);
    return [scenario.id, scenario];
  }),
);

/** A scenario of the box. @throws InputError where there is none of that id */
export function scenarioOfBox(id: string, field: string): Scenario {
  const scenario = SCENARIOS.get(id);
  if (!scenario) throw new InputError(field, `one of ${[...SCENARIOS.keys()].join(', ')}`);
  return scenario;
}

/** The board that a state or a view is played on. */
export function layoutOf(game: { scenario: string; ownScenario: Scenario | null }): Layout {
  return layoutFor(game.ownScenario ?? scenarioOfBox(game.scenario, 'scenario'));
}
