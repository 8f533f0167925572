import { CONSTANTS, MODEL_TYPE, mayHold } from '../../models/skirmish/box.ts';
import { type OrderType, other, type Side } from '../../models/skirmish/schema.ts';
import { headingOf } from '../../rules/geometry/direction.ts';
import { distance } from '../../rules/geometry/gap.ts';
import type { Action, LegalAction } from '../../rules/kernel/action.ts';
import { drawOne } from '../../rules/kernel/random.ts';
import { flameOf } from '../../rules/skirmish/areas.ts';
import { inView } from '../../rules/skirmish/combat.ts';
import { coverFor } from '../../rules/skirmish/cover.ts';
import { type AnyModel, seesModel, standing } from '../../rules/skirmish/field.ts';
import type { SkirmishView } from '../../rules/skirmish/view.ts';
import type { Player } from '../player.ts';
import { type Ask, best, find, modelOf, plain } from './choice.ts';
import { bestPlan, SURE, standingValue } from './paths.ts';
import { caught, face, halt, landing, place } from './placing.ts';
import { chooseEdge, deploy, placeLocation } from './set-up.ts';
import { arrived, danger, missionOf, wayLeft, worth } from './situation.ts';

/** The orders that a model is to be given, most wanted first. */
function wanted(view: SkirmishView, model: AnyModel): OrderType[] {
  const { flags } = MODEL_TYPE[model.type];
  const mission = missionOf(view, model.side);
  const hunted = missionOf(view, other(model.side)).runner;
  const seen = inView(view, model);
  const exposed = danger(view, model) > 0;
  const first: OrderType[] = model.suppressed ? ['rally'] : [];
  if (mission.runner?.id === model.id) {
    return arrived(mission, model) ? [...first, 'move', 'fire'] : [...first, 'move', 'move'];
  }
  if (flags.captain) {
    const pinned = standing(view, model.side).some(
      (one) => one.id !== model.id && one.suppressed && seesModel(view, model, one),
    );
    if (pinned) return [...first, 'rally', exposed ? 'move' : 'fire'];
  }
  if (flags.crush) {
    const near = standing(view, other(model.side)).some((enemy) => distance(enemy, model) < 2 * SURE);
    return near ? [...first, 'move', seen.length > 0 ? 'fire' : 'move'] : [...first, 'move', 'move'];
  }
  if (flags.flameLine) {
    const lined = standing(view, other(model.side)).some((enemy) => distance(enemy, model) < 30);
    return lined ? [...first, 'fire', 'fire'] : [...first, 'move', 'move'];
  }
  if (seen.length > 0) return [...first, 'fire', flags.anyTarget || seen.length > 1 ? 'fire' : 'move'];
  const defends = view.scenario.atTurnLimit === model.side;
  if (defends || (hunted && distance(hunted, model) < 60)) return [...first, 'sentry', 'fire', 'move'];
  if (flags.unlimitedSentry) return [...first, 'sentry', 'move'];
  return [...first, 'move', 'fire'];
}

/** Places the next order: of the first model that still lacks one. */
function placeOrder({ view, actions, seat }: Ask): Action | null {
  const open = actions.filter((entry) => entry.verb === 'order');
  for (const model of view.models) {
    if (model.side !== seat || model.orders.length >= model.allowance) continue;
    const held = model.orders.map(({ type }) => type);
    const missing = wanted(view, model).filter((type) => mayHold(model.type, type));
    for (const type of held) {
      const at = missing.indexOf(type as OrderType);
      if (at >= 0) missing.splice(at, 1);
    }
    for (const type of [...missing, 'move', 'fire', 'grenade']) {
      const entry = open.find(({ noun }) => sameOrder(noun, model.id, type));
      if (entry) return plain(entry);
    }
  }
  return null;
}

const sameOrder = (noun: unknown, model: string, type: string): boolean => {
  const read = noun as { model?: string; type?: string };
  return read.model === model && read.type === type;
};

/** How much a model wants to act early this turn. */
function urgency(view: SkirmishView, model: AnyModel): number {
  const mission = missionOf(view, model.side);
  const runs = mission.runner?.id === model.id ? (arrived(mission, model) ? 50 : 6) : 0;
  const target = Math.max(0, ...inView(view, model).map(worth));
  const frees =
    MODEL_TYPE[model.type].flags.captain && standing(view, model.side).some((one) => one.suppressed) ? 5 : 0;
  return runs + frees + (model.suppressed ? -2 : target) + danger(view, model);
}

/** The deck in the order in which models want to act. */
function arranged(view: SkirmishView, seat: Side): string[] | null {
  const cards = view.decks[seat].cards;
  if (!cards) return null;
  const rank = new Map<string, number>();
  for (const model of view.models.filter((one) => one.side === seat)) {
    rank.set(model.type, Math.max(rank.get(model.type) ?? -99, urgency(view, model)));
  }
  const sorted = [...cards].sort((a, b) => (rank.get(b) ?? 0) - (rank.get(a) ?? 0) || (a < b ? -1 : a > b ? 1 : 0));
  return sorted.join() === cards.join() ? null : sorted;
}

function inOrderPhase(question: Ask): Action {
  const { view, actions, seat } = question;
  const next = placeOrder(question);
  if (next) return next;
  const deck = find(actions, 'arrange') && arranged(view, seat as Side);
  return deck ? { verb: 'arrange', noun: deck } : { verb: 'commit' };
}

/** Worth of a shot at an enemy. */
function shotValue(view: SkirmishView, shooter: AnyModel, id: unknown): number {
  const enemy = modelOf(view, id);
  if (!enemy) return 0.3;
  const rocket = MODEL_TYPE[shooter.type].weapon.onLose === 'nothing';
  const { suppressible, removedWhenSuppressed } = MODEL_TYPE[enemy.type].flags;
  const kill = coverFor(view, shooter, enemy) ? 0.25 : 0.5;
  const pin =
    rocket || !suppressible || enemy.suppressed ? 0 : removedWhenSuppressed ? worth(enemy) : worth(enemy) * 0.25;
  return kill * worth(enemy) + (1 - kill) * pin;
}

interface Option {
  action: Action;
  value: number;
}

/** The flame line of highest value. */
function flames({ view, actions, seat }: Ask, model: AnyModel): Option[] {
  const entry = find(actions, 'flame');
  if (!entry) return [];
  const open = new Set((entry.region as { degrees: number[] }).degrees);
  return standing(view, other(seat as Side)).flatMap((enemy) => {
    const deg = headingOf(model, enemy);
    const line = open.has(deg) ? flameOf(view, model, deg) : null;
    if (!line) return [];
    const spare = (one: AnyModel): boolean => one.id === model.id || MODEL_TYPE[one.type].flags.powerArmour;
    return [{ action: { verb: 'flame', noun: deg }, value: caught(view, seat as Side, line, spare) }];
  });
}

/** What the active model may do now, each with a worth. */
function options(question: Ask, model: AnyModel): Option[] {
  const { view, actions } = question;
  const mission = missionOf(view, model.side);
  const list: Option[] = [{ action: { verb: 'pass' }, value: 0 }, ...flames(question, model)];
  const left = model.orders.filter(({ state }) => state === 'down').map(({ type }) => type);
  const add = (entry: LegalAction, value: number): number => list.push({ action: plain(entry), value });
  for (const entry of actions) {
    switch (entry.verb) {
      case 'sabotage':
        add(entry, 60);
        break;
      case 'rally': {
        const served = modelOf(view, entry.noun);
        if (served?.suppressed) add(entry, 8 + worth(served) * 0.1);
        break;
      }
      case 'fire':
        add(entry, Math.max(0, ...inView(view, model).map((enemy) => shotValue(view, model, enemy.id))) * 0.95);
        break;
      case 'aim':
        add(entry, Math.max(0, ...inView(view, model).map((enemy) => shotValue(view, model, enemy.id))));
        break;
      case 'grenade': {
        const near = standing(view, other(model.side)).filter(
          (enemy) => distance(enemy, model) < 18 && !enemy.suppressed,
        );
        if (entry.noun === 'frag') add(entry, near.length * 0.9);
        break;
      }
      case 'move': {
        const fireLeft = left.includes('fire');
        const limit = entry.noun === 'sure' ? SURE : CONSTANTS.moveGambleLoseCm;
        const now = standingValue(view, model, mission, fireLeft);
        const gain = (cm: number): number => bestPlan(view, model.id, cm, fireLeft).value - now;
        if (entry.noun === 'sure') add(entry, gain(limit));
        else if (gambles(view, model)) add(entry, (gain(CONSTANTS.moveGambleWinCm) + gain(limit)) / 2);
        break;
      }
    }
  }
  return list;
}

/** Whether a long move may be worth the gamble: only for a runner with a long way to go. */
function gambles(view: SkirmishView, model: AnyModel): boolean {
  const mission = missionOf(view, model.side);
  if (mission.runner?.id !== model.id) return false;
  const way = wayLeft(view, mission, model);
  const turnsLeft = view.scenario.turnLimit - view.turn;
  return way > SURE && (way <= CONSTANTS.moveGambleWinCm || way > 2 * SURE * (turnsLeft + 0.5));
}

function act(question: Ask, id: string): Action {
  const model = modelOf(question.view, id);
  if (!model) return { verb: 'pass' };
  const chosen = best(options(question, model), ({ value }) => value);
  return chosen?.action ?? { verb: 'pass' };
}

/** Any listed decision, regions drawn at random: whatever has one answer only. */
function any({ actions, sample, random }: Ask): Action {
  const entry = drawOne(random, actions);
  return entry.region === undefined ? plain(entry) : sample(entry);
}

/** A player by rules of thumb: it knows missions, cover, sentries, and when not to move. It is handed a view only. */
export const rulePlayer: Player<SkirmishView> = {
  name: 'rule',
  choose(question) {
    const { view, actions } = question;
    const { step } = view;
    switch (step.kind) {
      case 'army':
        return { verb: 'quick-start' };
      case 'location':
        return placeLocation(question);
      case 'edge':
        return chooseEdge(question);
      case 'deploy':
        return deploy(question);
      case 'orders':
        return inOrderPhase(question);
      case 'act':
        return act(question, step.model);
      case 'path': {
        const model = modelOf(view, step.model);
        const fireLeft = model?.orders.some(({ type, state }) => type === 'fire' && state === 'down') ?? false;
        const { path, heading } = bestPlan(view, step.model, step.limitCm, fireLeft);
        return { verb: 'go', noun: { path, heading } };
      }
      case 'choose':
        return plain(
          best(actions, ({ noun }) => urgency(view, modelOf(view, noun) as AnyModel)) ?? (actions[0] as LegalAction),
        );
      case 'target': {
        const shooter = modelOf(view, step.model) as AnyModel;
        return plain(best(actions, ({ noun }) => shotValue(view, shooter, noun)) ?? (actions[0] as LegalAction));
      }
      case 'react':
        return plain(find(actions, 'sentry') ?? (actions[0] as LegalAction));
      case 'halt':
        return halt(question, step.mover);
      case 'place':
        return place(question, step.what, step.model);
      case 'drop':
        return landing(question, 'drop', step.model, 1);
      case 'dropPlace':
        return landing(question, 'place-drop', step.model, -1);
      case 'heading':
        return face(question, step.model);
      case 'carrier':
        return plain(find(actions, 'hand-on') ?? (actions[0] as LegalAction));
      case 'flip':
        return { verb: 'flip-card' };
      default:
        return any(question);
    }
  },
};
