import { type Actor, createActor } from 'xstate';
import { machine } from '../../../src/machines/skirmish/machine.ts';
import { type ModelTypeId, type OrderType, SIDES, type Side } from '../../../src/models/skirmish/schema.ts';
import type { Action, Json, LegalAction } from '../../../src/rules/kernel/action.ts';
import type { News } from '../../../src/rules/kernel/contract.ts';
import { invariants } from '../../../src/rules/skirmish/invariants.ts';
import { start } from '../../../src/rules/skirmish/start.ts';
import type { Model, SkirmishState } from '../../../src/rules/skirmish/state.ts';
import { check, legalActions } from '../../../src/rules/skirmish/verbs.ts';

/** A model of a position file, briefly. */
export interface Brief {
  orders?: OrderType[];
  up?: OrderType[];
  heading?: number;
  status?: 'ready' | 'suppressed';
  activated?: boolean;
  explosives?: boolean;
  reserve?: boolean;
}

/** A model of a position file: "A-trooper-1" at x, y. */
export function model(id: string, x: number, y: number, brief: Brief = {}): Record<string, unknown> {
  const [side, type] = id.split('-');
  const { orders = [], up = [], ...rest } = brief;
  const place = brief.reserve ? {} : { x, y };
  const held = [
    ...up.map((order) => ({ type: order, state: 'up' })),
    ...orders.map((order) => ({ type: order, state: 'down' })),
  ];
  return { id, type, side, ...place, ...rest, orders: held };
}

/** A cover card. */
export const cover = (cx: number, cy: number, deg = 0, id = `cover-${cx}-${cy}`.replaceAll('.', '-')): object => ({
  id,
  kind: 'cover',
  cx,
  cy,
  deg,
});

/** A game in the middle of a turn; the active model, if named, is activated. Decks hold the cards of the others. */
export function scene(
  models: Record<string, unknown>[],
  more: Record<string, unknown> = {},
  scenarioData?: unknown,
): Play {
  const active = more.active ?? null;
  const placed = models.map((one) => (one.id === active ? { ...one, activated: true } : one));
  const deck = (side: string): unknown[] =>
    placed.filter((one) => one.side === side && !one.activated).map((one) => one.type);
  const position = {
    game: 'skirmish',
    scenario: 'last-man-standing',
    phase: 'activation',
    initiative: 'A',
    decks: { A: deck('A'), B: deck('B') },
    ...more,
    models: placed,
  };
  return new Play({ scenario: String(position.scenario), position, scenarioData });
}

/** The start of a turn, both sides still to place orders. */
export const orderPhase = (models: Record<string, unknown>[], more: Record<string, unknown> = {}): Play =>
  new Play({
    scenario: String(more.scenario ?? 'last-man-standing'),
    position: { game: 'skirmish', scenario: 'last-man-standing', phase: 'orders', ...more, models },
  });

/** Holds a state to the invariants, and what it offers to `check`; regions are left out, as they name no action. */
function sound(state: SkirmishState): void {
  invariants(state);
  for (const seat of SIDES) {
    for (const { verb, noun, region } of legalActions(state, seat)) {
      const action: Action = noun === undefined ? { verb } : { verb, noun };
      const refusal = region === undefined ? check(state, seat, action) : null;
      if (refusal) throw new Error(`${seat} ${JSON.stringify(action)} is offered, but refused by ${refusal.clause}`);
    }
  }
}

/** Drives the machine as the page does; every state that is reached must be sound. */
export class Play {
  private readonly actor: Actor<typeof machine>;
  /** Everything told since the beginning. */
  readonly told: News[] = [];

  constructor(setup: { scenario: string; seed?: number; position?: unknown; scenarioData?: unknown }) {
    const state = start({ game: 'skirmish', seed: 1, ...setup });
    this.actor = createActor(machine, { input: { state } });
    this.actor.start();
    sound(this.state);
  }

  get state(): SkirmishState {
    return this.actor.getSnapshot().context;
  }

  /** A decision that must be accepted. */
  act(seat: Side, verb: string, noun?: Json): this {
    const action: Action = noun === undefined ? { verb } : { verb, noun };
    const refusal = check(this.state, seat, action);
    if (refusal) throw new Error(`${seat} ${JSON.stringify(action)} refused by ${refusal.clause}: ${refusal.message}`);
    this.actor.send({ type: 'act', seat, action });
    return this.took();
  }

  /** The clause that refuses a decision, "" where it is accepted; the machine refuses it too. */
  clause(seat: Side, verb: string, noun?: Json): string {
    const action: Action = noun === undefined ? { verb } : { verb, noun };
    const refusal = check(this.state, seat, action);
    if (!refusal) return '';
    const before = this.state;
    this.actor.send({ type: 'act', seat, action });
    if (this.state !== before) throw new Error('refused, but carried out');
    return refusal.clause;
  }

  /** The short reason of a refusal. */
  reason(seat: Side, verb: string, noun?: Json): string | undefined {
    return check(this.state, seat, noun === undefined ? { verb } : { verb, noun })?.reason;
  }

  /** Flips the coins that are waited for, one after the other: H wins. */
  flip(...faces: ('H' | 'T')[]): this {
    for (const face of faces) {
      const id = this.state.pending?.id;
      if (id === undefined) throw new Error(`no coin is waited for, but ${this.state.step.kind}`);
      this.actor.send({ type: 'dice.settled', id, faces: [face] });
      this.took();
    }
    return this;
  }

  /** What the coin that is waited for is flipped for, or null. */
  get coin(): string | null {
    return this.state.step.kind === 'coin' ? this.state.step.purpose : null;
  }

  find(id: string): Model | undefined {
    return this.state.models.find((one) => one.id === id);
  }

  /** The model, which must be alive. */
  get(id: string): Model {
    const found = this.find(id);
    if (!found) throw new Error(`${id} is dead`);
    return found;
  }

  /** Entries of one verb. */
  entries(seat: Side, verb: string): LegalAction[] {
    return legalActions(this.state, seat).filter((entry) => entry.verb === verb);
  }

  /** Nouns that a verb is listed with. */
  nouns(seat: Side, verb: string): unknown[] {
    return this.entries(seat, verb).map(({ noun }) => noun);
  }

  /** Ways along the path at which the declared Sentry may catch the mover, cm. */
  haltPoints(seat: Side): number[] {
    const [entry] = this.entries(seat, 'halt');
    if (!entry) throw new Error('no Sentry is declared');
    return (entry.region as { at: number[] }).at;
  }

  /** Places this order in every free slot of both sides and commits. */
  orders(type: OrderType = 'rally'): this {
    for (const side of ['A', 'B'] as const) {
      if (this.state.committed[side]) continue;
      for (const one of this.state.models.filter((each) => each.side === side)) {
        for (let left = one.allowance - one.orders.length; left > 0; left--) {
          this.act(side, 'order', { model: one.id, type });
        }
      }
      this.act(side, 'commit');
    }
    return this;
  }

  private took(): this {
    this.told.push(...this.state.news);
    sound(this.state);
    return this;
  }
}

/** A quick start of a scenario up to its first order phase. */
export const quick = (scenario: string): Play => new Play({ scenario }).act('A', 'quick-start').act('B', 'quick-start');

/** Both sides pick these armies of their own. */
export function field(scenario: string, a: ModelTypeId[], b: ModelTypeId[], scenarioData?: unknown): Play {
  const play = new Play({ scenario, scenarioData });
  return play.act('A', 'army', a).act('A', 'confirm').act('B', 'army', b).act('B', 'confirm');
}

/** The refusal of a position; '' where it is accepted. */
export function refusal(load: () => unknown): string {
  try {
    load();
  } catch (error) {
    return (error as Error).message;
  }
  return '';
}
