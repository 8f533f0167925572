import { describe, expect, it } from 'vitest';
import { Session } from '../../../src/machines/session/session.ts';
import { skirmish } from '../../../src/machines/skirmish/game.ts';
import { costOf, MODEL_TYPE } from '../../../src/models/skirmish/box.ts';
import { SCENARIOS } from '../../../src/models/skirmish/scenarios.ts';
import { MODEL_TYPES, type ModelTypeId } from '../../../src/models/skirmish/schema.ts';
import type { Json, LegalAction } from '../../../src/rules/kernel/action.ts';
import { zoneOf } from '../../../src/rules/skirmish/setup.ts';
import { check } from '../../../src/rules/skirmish/verbs.ts';
import { field, Play, quick } from './play.ts';

const four = (type: ModelTypeId): ModelTypeId[] => [type, type, type, type];

describe('setup and army building', () => {
  it('[SK-SETUP-01] [SK-RUL-60] a table of cards for two, one coin at a time, no die ever', () => {
    const play = quick('last-man-standing').orders();
    expect(play.state.pending?.dice).toEqual([{ kind: 'coin' }]);
    expect(skirmish.seats.map(({ id }) => id)).toEqual(['A', 'B']);
    const forms = new Set(skirmish.table(skirmish.view(play.state, 'A')).map(({ form }) => form));
    expect(forms).toContain('order');
    expect(forms).toContain('card');
    expect(forms).toContain('cover');
  });

  it('[SK-SETUP-02] the sum of an army may not exceed the total; the accepted army stays in force', () => {
    const play = new Play({ scenario: 'last-man-standing' });
    const army: ModelTypeId[] = ['captain', ...four('trooper'), 'bulwark', 'levy'];
    play.act('A', 'army', army);
    expect(costOf(army)).toBe(24);
    expect(play.clause('A', 'army', [...army, 'levy'])).toBe('SK-SETUP-02');
    expect(play.reason('A', 'army', [...army, 'levy'])).toBe('over-total');
    expect(play.state.muster.A.army).toEqual(army);
    play.act('A', 'confirm');
    expect(play.state.muster.A.confirmed).toBe(true);
  });

  it('[SK-SETUP-03] [SK-RUL-53] the cost of an army is the plain sum', () => {
    expect(costOf(['captain', 'bulwark', 'bulwark', 'gunner', 'levy'])).toBe(18);
    const costs = Object.fromEntries(MODEL_TYPES.map((id) => [id, MODEL_TYPE[id].cost]));
    expect(costs).toMatchObject({ levy: 2, ranger: 3, trooper: 4, marksman: 5, bulwark: 6 });
  });

  it('[SK-SETUP-04] Captain, Envoy and Sapper cost nothing, and nobody else', () => {
    expect(MODEL_TYPES.filter((id) => MODEL_TYPE[id].cost === 0)).toEqual(['captain', 'envoy', 'sapper']);
  });

  it('[SK-SETUP-05] at most one Captain, one Envoy, one Sapper', () => {
    const envoy = new Play({ scenario: 'envoy-run' });
    const dumps = new Play({ scenario: 'ammunition-dump' });
    expect(envoy.reason('A', 'army', ['captain', 'captain'])).toBe('limit-one');
    expect(envoy.reason('A', 'army', ['captain', 'envoy', 'envoy'])).toBe('limit-one');
    expect(dumps.reason('A', 'army', ['captain', 'sapper', 'sapper'])).toBe('limit-one');
    expect(dumps.clause('A', 'army', ['captain', 'sapper', 'sapper'])).toBe('SK-SETUP-05');
  });

  it('[SK-SETUP-06] Envoys and Sappers only where the mission has use for them', () => {
    const plain = new Play({ scenario: 'last-man-standing' });
    const envoy = new Play({ scenario: 'envoy-run' });
    expect(plain.reason('A', 'army', ['captain', 'envoy'])).toBe('mission-model');
    expect(envoy.clause('A', 'army', ['captain', 'envoy'])).toBe('');
    expect(envoy.clause('B', 'army', ['captain', 'envoy'])).toBe('SK-SETUP-06');
  });

  it('[SK-RUL-54] one Captain, and limits for each type and for the whole', () => {
    const play = new Play({ scenario: 'last-man-standing' });
    expect(play.clause('A', 'army', ['trooper'])).toBe('SK-RUL-54');
    expect(play.clause('A', 'army', ['captain', 'gunner', 'gunner', 'gunner'])).toBe('SK-RUL-54');
    expect(play.clause('A', 'army', ['captain', ...four('levy'), ...four('levy')])).toBe('SK-RUL-54');
    const optional = { ...SCENARIOS[0], tableRules: { captainOptional: true } };
    const loose = new Play({ scenario: 'last-man-standing', scenarioData: optional });
    expect(loose.clause('A', 'army', ['trooper'])).toBe('');
  });

  it('[SK-SETUP-02] [SK-RUL-54] what is no army is told apart: empty, an unknown type, too many', () => {
    const { state } = new Play({ scenario: 'last-man-standing' });
    const told = (noun: Json) => check(state, 'A', { verb: 'army', noun })?.message;
    expect(told('captain')).toBe('action.noun: expected a list of model types');
    expect(told([])).toBe('action.noun: expected at least one model type; the list is empty');
    expect(told(['captain', 'wizard'])).toBe('action.noun: expected a list of model types; number 2 is "wizard"');
    expect(told(['captain', 'w'.repeat(10_000)])?.length).toBeLessThan(120);
    expect(told(new Array(1000).fill('levy'))).toBe('An army holds at most 10 models; this one has 1000.');
  });

  it('[SK-SETUP-07] [SK-SETUP-08] one card and one model for each copy fielded', () => {
    const play = field('last-man-standing', ['captain', 'trooper', 'trooper', 'trooper', 'levy'], ['captain']);
    play.flip('H');
    play.act('A', 'deploy', { model: 'A-captain-1', x: 60, y: 5, heading: 90 });
    play.act('B', 'deploy', { model: 'B-captain-1', x: 60, y: 75, heading: 270 });
    for (const [i, id] of ['A-trooper-1', 'A-trooper-2', 'A-trooper-3', 'A-levy-1'].entries()) {
      play.act('A', 'deploy', { model: id, x: 20 + 5 * i, y: 5, heading: 90 });
    }
    expect([...play.state.decks.A].sort()).toEqual(['captain', 'levy', 'trooper', 'trooper', 'trooper']);
    const pieces = skirmish.table(skirmish.view(play.state, 'A'));
    expect(pieces.filter(({ front }) => front === 'standee/A-trooper').map(({ id }) => id)).toEqual([
      'A-trooper-1',
      'A-trooper-2',
      'A-trooper-3',
    ]);
  });

  it('[SK-RUL-52] deployment in turn, whole bases inside the zones; Rangers wait', () => {
    const play = field('last-man-standing', ['captain', 'ranger', 'trooper'], ['captain', 'trooper', 'trooper']);
    expect(play.coin).toBe('setup');
    play.flip('T');
    expect(play.get('A-ranger-1').place).toBe('reserve');
    expect(play.clause('A', 'deploy', { model: 'A-captain-1', x: 60, y: 5, heading: 90 })).not.toBe('');
    expect(play.clause('B', 'deploy', { model: 'B-captain-1', x: 60, y: 66.4, heading: 1 })).toBe('SK-RUL-52');
    play.act('B', 'deploy', { model: 'B-captain-1', x: 60, y: 66.5, heading: 1 });
    expect(play.clause('A', 'deploy', { model: 'A-captain-1', x: 60, y: 13.6, heading: 90 })).toBe('SK-RUL-52');
    play.act('A', 'deploy', { model: 'A-captain-1', x: 60, y: 13.5, heading: 90 });
    play.act('B', 'deploy', { model: 'B-trooper-1', x: 30, y: 70, heading: 270 });
    expect(play.clause('A', 'deploy', { model: 'A-trooper-1', x: 62.9, y: 13.5, heading: 90 })).toBe('SK-RUL-59');
    play.act('A', 'deploy', { model: 'A-trooper-1', x: 63, y: 13.5, heading: 90 });
    play.act('B', 'deploy', { model: 'B-trooper-2', x: 40, y: 70, heading: 270 });
    expect(play.state.phase).toBe('orders');
  });

  it('[SK-SETUP-02] the menu tells of Crossfire Yard what its data holds', () => {
    const [yard] = SCENARIOS.filter(({ id }) => id === 'last-man-standing');
    const briefing = skirmish.scenarios.find(({ id }) => id === 'last-man-standing')?.briefing ?? '';
    expect(briefing).toMatch(/^Two forces of up to 24 points, eleven walls, no mission/);
    expect([yard?.points, yard?.terrain.length]).toEqual([{ A: 24, B: 24 }, 11]);
  });

  it('[SK-RUL-52] quick start puts both armies on the places of the data', () => {
    const { models, phase, turn } = quick('envoy-run').state;
    expect([phase, turn]).toEqual(['orders', 1]);
    expect(models.find(({ id }) => id === 'A-envoy-1')).toMatchObject({ x: 20, y: 4, heading: 90 });
    expect(models.find(({ id }) => id === 'B-ranger-1')?.place).toBe('reserve');
  });

  it('[SK-RUL-02] tables in their sizes, with the players at y = 0 and y = H', () => {
    const sizes = SCENARIOS.map(({ table, edges }) => [table.w, table.h, edges.A, edges.B]);
    expect(sizes).toEqual([
      [120, 80, 'y=0', 'y=80'],
      [80, 120, 'y=0', 'y=120'],
      [100, 100, 'y=0', 'y=100'],
      [120, 90, 'y=0', 'y=90'],
    ]);
  });

  it('[SK-RUL-49] [SK-MIS-07] [SK-MIS-08] the side without engineer places, the engineer chooses the edge', () => {
    const play = field('satellite-sabotage', ['captain', 'sapper'], ['captain', 'trooper']);
    expect(play.state.phase).toBe('location');
    expect(play.clause('A', 'place-location', { x: 50, y: 64, deg: 0 })).not.toBe('');
    expect(play.clause('B', 'place-location', { x: 50, y: 80.1, deg: 0 })).toBe('SK-RUL-49');
    expect(play.clause('B', 'place-location', { x: 50, y: 54.4, deg: 0 })).toBe('SK-RUL-49');
    play.act('B', 'place-location', { x: 50, y: 64, deg: 0 });
    expect(play.state.phase).toBe('edge');
    expect(play.clause('B', 'edge', 'y=0')).not.toBe('');
    play.act('A', 'edge', 'y=100');
    expect(play.state.edges).toEqual({ A: 'y=100', B: 'y=0' });
    expect(zoneOf(play.state, 'A')).toEqual({ x0: 0, y0: 85, x1: 100, y1: 100 });
    expect(zoneOf(play.state, 'B')).toEqual({ x0: 0, y0: 0, x1: 100, y1: 40 });
    expect(play.state.locations[0]).toMatchObject({ cx: 50, cy: 64 });
    expect(play.coin).toBe('setup');
  });

  it('[SK-RUL-49] with engineers on both sides each places one, in the half by the own edge', () => {
    const play = field('ammunition-dump', ['captain', 'sapper'], ['captain', 'sapper']);
    const first = play.state.step;
    expect(first).toMatchObject({ kind: 'location', side: 'A', location: 'dump-a' });
    expect(play.clause('A', 'place-location', { x: 60, y: 66, deg: 0 })).toBe('SK-RUL-49');
    play.act('A', 'place-location', { x: 60, y: 24, deg: 0 });
    play.act('B', 'place-location', { x: 60, y: 66, deg: 0 });
    expect(play.coin).toBe('setup');
    expect(play.state.edges.A).toBe('y=0');
  });

  it('[SK-RUL-49] where a location goes into the own half, this is said before it is placed', () => {
    const said = (scenario: string, army: ModelTypeId[]) => {
      const { state } = field(scenario, ['captain', 'sapper'], army);
      const seat = 'side' in state.step ? state.step.side : 'A';
      const [entry] = skirmish.legalActions(state, seat);
      const { label, effects } = skirmish.hint(state, seat, entry as LegalAction);
      return [skirmish.status(skirmish.view(state, seat)).prompt, label, ...effects];
    };
    const room = 'At least 20 cm from every edge and 4.2 cm clear of cover';
    expect(said('ammunition-dump', ['captain', 'sapper'])).toEqual([
      expect.stringMatching(/^[AB]: place the location that the enemy has to destroy, in your own half$/),
      'Place the location in your own half',
      expect.stringMatching(/^In the half by your edge: y (up to|from) 45$/),
      room,
    ]);
    expect(said('satellite-sabotage', ['captain', 'trooper'])).toEqual([
      'B: place the location that the enemy has to destroy',
      'Place the location',
      room,
    ]);
  });

  it('[SK-MIS-08] either edge is offered with its distance to the target', () => {
    const choice = (y: number) => {
      const bare = { ...SCENARIOS.find(({ id }) => id === 'satellite-sabotage'), terrain: [] };
      const play = field('satellite-sabotage', ['captain', 'sapper'], ['captain', 'trooper'], bare);
      const { state } = play.act('B', 'place-location', { x: 50, y, deg: 0 });
      return skirmish.legalActions(state, 'A').map((entry) => {
        const { label, effects } = skirmish.hint(state, 'A', entry);
        return [label, ...effects];
      });
    };
    expect(choice(64)).toEqual([
      ['Take the edge at y = 0, farther from the Satellite', '64.0 cm to its centre; it is your target'],
      ['Take the edge at y = 100, nearer to the Satellite', '36.0 cm to its centre; it is your target'],
    ]);
    expect(choice(50).map(([label]) => label)).toEqual([
      'Take the edge at y = 0, as near to the Satellite as the other',
      'Take the edge at y = 100, as near to the Satellite as the other',
    ]);
  });

  it('armies are secret until both are confirmed', () => {
    const play = new Play({ scenario: 'last-man-standing' }).act('A', 'army', ['captain', 'bulwark']);
    expect(skirmish.view(play.state, 'B').muster.A).toEqual({ army: null, quick: null, confirmed: false });
    expect(skirmish.view(play.state, 'A').muster.A.army).toEqual(['captain', 'bulwark']);
  });

  it('[SK-RUL-32] whoever confirms last sees the enemy army, and may not pick again', () => {
    const setup = { game: 'skirmish', scenario: 'last-man-standing', seed: 1 };
    for (const last of [
      [{ verb: 'army', noun: ['captain', 'levy'] }, { verb: 'confirm' }],
      [{ verb: 'quick-start' }],
    ]) {
      const session = Session.begin(skirmish, setup);
      const first = [{ verb: 'army', noun: ['captain', 'bulwark'] }, { verb: 'confirm' }];
      for (const action of first) expect(session.act('A', action)).toBeNull();
      for (const action of last) expect(session.act('B', action)).toBeNull();
      expect(skirmish.view(session.state, 'B').muster.A.army).toEqual(['captain', 'bulwark']);
      expect(session.undo('B')?.clause).toBe('KERNEL-UNDO-03');
    }
  });

  it('[SK-RUL-32] a commitment is out once it is given: the last to commit may not take it back', () => {
    const session = Session.begin(skirmish, { game: 'skirmish', scenario: 'last-man-standing', seed: 1 });
    for (const seat of ['A', 'B']) session.act(seat, { verb: 'quick-start' });
    for (const seat of ['A', 'B']) {
      const open = () => skirmish.legalActions(session.state, seat);
      for (let next = open()[0]; next?.verb === 'order'; next = open()[0]) session.act(seat, next);
      expect(session.act(seat, { verb: 'commit' })).toBeNull();
    }
    expect(session.state.committed).toEqual({ A: true, B: true });
    expect(session.undo('B')?.clause).toBe('KERNEL-UNDO-03');
  });
});
