import { describe, expect, it } from 'vitest';
import { MODEL_TYPE } from '../../../src/models/skirmish/box.ts';
import { SCENARIOS } from '../../../src/models/skirmish/scenarios.ts';
import { other } from '../../../src/models/skirmish/schema.ts';
import { headingOf } from '../../../src/rules/geometry/direction.ts';
import { base, blockers, canHit, standing } from '../../../src/rules/skirmish/field.ts';
import { Play } from './play.ts';

describe('scenarios as they are laid out', () => {
  it.each(SCENARIOS.map(({ id }) => id))(
    '[SK-RUL-52] %s: no Captain, Sapper or Envoy starts where an enemy can hit it',
    (scenario) => {
      const play = new Play({ scenario });
      for (const side of ['A', 'B'] as const) play.act(side, 'quick-start');
      const { state } = play;
      const cards = blockers(state);
      const hit = standing(state)
        .filter(
          ({ type }) => MODEL_TYPE[type].flags.captain || MODEL_TYPE[type].flags.sapper || MODEL_TYPE[type].flags.envoy,
        )
        .flatMap((model) =>
          standing(state, other(model.side))
            .filter((enemy) => canHit({ ...enemy, heading: headingOf(enemy, model) }, base(model), cards))
            .map((enemy) => `${enemy.id} hits ${model.id}`),
        );
      expect(hit).toEqual([]);
    },
  );
});
