import { describe, expect, it } from 'vitest';
import { BOX, CONSTANTS, costOf, MODEL_TYPE } from '../../../src/models/skirmish/box.ts';
import { CATALOGUE } from '../../../src/models/skirmish/catalogue.ts';
import { FORMS, matForm, standeeForm } from '../../../src/models/skirmish/components.ts';
import rules from '../../../src/models/skirmish/rules.json';
import { readScenario, SCENARIOS } from '../../../src/models/skirmish/scenarios.ts';
import { MODEL_TYPES, other } from '../../../src/models/skirmish/schema.ts';
import { base, obstacle, seesModel, standing } from '../../../src/rules/skirmish/field.ts';
import { quick } from '../../rules/skirmish/play.ts';

describe('the data of skirmish', () => {
  it('the catalogue lists the scenarios of the box, by their names', () => {
    expect(CATALOGUE.map(({ id, title }) => [id, title])).toEqual(SCENARIOS.map(({ id, name }) => [id, name]));
  });

  it('every type has a standee and every table a mat', () => {
    for (const type of MODEL_TYPES) expect(FORMS[standeeForm(type)]).toMatchObject({ shape: 'standee' });
    for (const { table } of SCENARIOS) expect(FORMS[matForm(table)]).toMatchObject({ w: table.w, d: table.h });
    expect(FORMS.cover).toMatchObject(CONSTANTS.cardCm.w === 8.8 ? { w: 8.8, d: 6.3 } : {});
  });

  it('[SK-RUL-53] points of the armies are the sums of their models', () => {
    for (const { armies } of SCENARIOS) {
      for (const army of Object.values(armies)) expect(costOf(army.models.map(({ type }) => type))).toBe(army.points);
    }
    expect(MODEL_TYPE.scorcher.flame).toMatchObject({ lengthCm: CONSTANTS.flameLengthCm });
    expect(MODEL_TYPE.ranger.deploy).toMatchObject({ scatterCm: CONSTANTS.dropScatterCm });
    expect(MODEL_TYPE.breacher.weapon.rangeCm).toBe(CONSTANTS.pistolRangeCm);
    expect(BOX.orders).toHaveLength(5);
  });

  it('a scenario from a file is refused with the field’s name', () => {
    const [first] = SCENARIOS;
    expect(readScenario(first)).toEqual(first);
    expect(readScenario({ ...first, turnLimit: 0 })).toMatchObject({ path: 'turnLimit' });
    expect(readScenario({ ...first, edges: { A: 'y=1', B: 'y=80' } })).toMatchObject({ path: 'edges' });
    expect(readScenario({ ...first, points: { A: 2, B: 24 } })).toMatchObject({ path: 'armies.A.points' });
  });

  it('the rules reader has every clause and ruling once', () => {
    expect(rules.filter(({ id }) => !id.startsWith('SK-RUL')).length).toBe(121);
    expect(new Set(rules.map(({ id }) => id)).size).toBe(181);
  });
});

describe('ready layouts', () => {
  it.each(SCENARIOS.map((scenario) => [scenario.id, scenario] as const))(
    '%s: everybody stands, in the own zone, and Captains, Envoys and Sappers out of every enemy’s sight',
    (id) => {
      const { state } = quick(id);
      for (const model of standing(state)) {
        expect(obstacle(state, model, model)).toBeNull();
        const zone = state.scenario.zones[model.side];
        const { x, y, r } = base(model);
        expect([x - r >= zone.x0, x + r <= zone.x1, y - r >= zone.y0, y + r <= zone.y1]).toEqual([
          true,
          true,
          true,
          true,
        ]);
      }
      const precious = standing(state).filter(({ type }) => ['captain', 'envoy', 'sapper'].includes(type));
      const seen = precious.flatMap((model) =>
        standing(state, other(model.side))
          .filter((enemy) => seesModel(state, enemy, model))
          .map((enemy) => `${enemy.id} sees ${model.id}`),
      );
      expect(seen).toEqual([]);
    },
  );
});
