import { CONSTANTS, MODEL_TYPE } from '../../models/skirmish/box.ts';
import { MODEL_TYPES, type ModelTypeId, SIDES, type Side } from '../../models/skirmish/schema.ts';
import { demand, fail } from './position-fault.ts';
import type { Position } from './position-schema.ts';
import { mayField } from './read-carrier.ts';
import type { SkirmishState } from './state.ts';

/**
 * Demands that so many cards can be left: one for each model alive when the turn began (SK-SETUP-07). Who has died
 * since is not told, but an army holds no more than ten (SK-RUL-54), and who has acted has no card left.
 */
function demandEnoughModels({ models, decks, flipped }: SkirmishState, side: Side): void {
  const mine = models.filter((model) => model.side === side);
  const began = (type: ModelTypeId): number => {
    const living = mine.filter((model) => model.type === type);
    const left = decks[side].filter((card) => card === type).length;
    const turned = flipped[side].filter((card) => card === type).length;
    return Math.max(living.length, left + Math.max(turned, living.filter(({ activated }) => activated).length));
  };
  const twice = MODEL_TYPES.find((type) => MODEL_TYPE[type].limit.max === 1 && began(type) > 1);
  if (twice) fail(`decks.${side}`, `one card of ${MODEL_TYPE[twice].name}, and none once it has acted (SK-SETUP-07)`);
  // More models than the rules allow may be set up by hand; then each of them has its card.
  const most = Math.max(CONSTANTS.maxModelsPerArmy, mine.length);
  const all = MODEL_TYPES.reduce((sum, type) => sum + began(type), 0);
  demand(
    all <= most,
    `decks.${side}`,
    `cards of at most ${most} models: those alive, and those that can have died this turn (SK-SETUP-07)`,
  );
}

/** The activation cards of both sides. @throws InputError where there are more than models to draw them */
export function readDecks(file: Position, state: SkirmishState): void {
  for (const side of SIDES) {
    for (const pile of ['decks', 'flipped'] as const) {
      const cards = file[pile][side];
      const wrong = cards.findIndex((type) => !mayField(state.scenario, side, type));
      if (wrong >= 0) fail(`${pile}.${side}[${wrong}]`, `a type that ${side} may field in this scenario (SK-SETUP-06)`);
      state[pile][side] = cards;
    }
    state.readied[side] = [...file.decks[side], ...file.flipped[side]].sort();
    demandEnoughModels(state, side);
  }
}
