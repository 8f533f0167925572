import { CONSTANTS, MODEL_TYPE } from '../../models/skirmish/box.ts';
import { SIDES, type Side } from '../../models/skirmish/schema.ts';
import type { CardStrip, Status } from '../kernel/contract.ts';
import { nameOf } from './field.ts';
import { isInOwnHalf } from './setup.ts';
import type { SkirmishView } from './view.ts';

const PHASES: Readonly<Record<string, string>> = {
  army: 'Armies',
  location: 'Placing the location',
  edge: 'Choosing edges',
  deployment: 'Deployment',
};

/** Phases in which everything is done in sight of both. */
const PUBLIC: readonly string[] = ['location', 'edge', 'deployment'];

const named = (view: SkirmishView, id: string): string => {
  const model = view.models.find((one) => one.id === id);
  return model ? nameOf(model) : id;
};

/** What to do while both sides place orders in secret: said to who has to, by what lies open to them (SK-RUL-32). */
function ordersPrompt({ viewer, models, committed }: SkirmishView): string {
  const side = SIDES.find((one) => one === viewer);
  if (!side || committed[side]) return 'Orders are being placed';
  const left = models
    .filter((model) => model.side === side)
    .reduce((sum, model) => sum + model.allowance - model.orders.length, 0);
  if (left === 0) return 'All orders are placed; commit when you are ready';
  return `Place ${left} more order${left === 1 ? '' : 's'} face down`;
}

/** What the one to move is to do now. */
function prompt(view: SkirmishView): string {
  const { step, over, pending } = view;
  if (over) return over.text;
  if (pending) return pending.purpose;
  switch (step.kind) {
    case 'army': {
      const picks = SIDES.some((side) => side === view.viewer && !view.muster[side].confirmed);
      return picks ? 'Pick an army, or take the one of the scenario' : 'Armies are being picked';
    }
    case 'location': {
      const where = isInOwnHalf(view) ? ', in your own half' : '';
      return `${step.side}: place the location that the enemy has to destroy${where}`;
    }
    case 'edge':
      return `${step.side}: choose your table edge`;
    case 'deploy':
      return `${step.side}: place one of your models in your zone`;
    case 'orders':
      return ordersPrompt(view);
    case 'flip':
      return 'Flip your next activation card';
    case 'choose':
      return `Choose which ${MODEL_TYPE[step.type].name} acts`;
    case 'act':
      return `${named(view, step.model)}: reveal an order, or end its activation`;
    case 'target':
      return `${named(view, step.model)}: name the target`;
    case 'path':
      return `${named(view, step.model)}: draw its path, up to ${step.limitCm} cm`;
    case 'react':
      return view.viewer === step.side ? `${named(view, step.mover)} moves: react?` : 'The opponent may react';
    case 'halt':
      return `Pick where to catch ${named(view, step.mover)}`;
    case 'place':
      return step.what === 'frag' ? 'Place the blast' : 'Place the two smoke cards';
    case 'drop':
      return `Pick where ${named(view, step.model)} drops`;
    case 'dropPlace':
      return `Put ${named(view, step.model)} within 30 cm of its point`;
    case 'heading':
      return `Turn ${named(view, step.model)}`;
    case 'carrier':
      return 'Who takes the explosives?';
    default:
      return '';
  }
}

/** Whether nobody has a secret: both armies are shown, and no orders are placed yet. */
const isOpen = ({ phase, muster, over }: SkirmishView): boolean =>
  !over && PUBLIC.includes(phase) && SIDES.every((side) => muster[side].confirmed);

/** Phase, prompt and figures. */
export function status(view: SkirmishView): Status {
  const { turn, scenario, initiative } = view;
  const actor = 'side' in view.step ? view.step.side : initiative;
  const act = view.pending ? 'to flip' : 'to act';
  const phase = view.phase === 'orders' ? 'orders' : initiative ? `${actor} ${act}` : view.phase;
  const left = (side: Side): number => view.models.filter((model) => model.side === side).length;
  const down = (side: Side): number => view.models.filter((model) => model.side === side && model.suppressed).length;
  return {
    title: view.over ? 'Game over' : (PHASES[view.phase] ?? `Turn ${turn} of ${scenario.turnLimit}, ${phase}`),
    prompt: prompt(view),
    ...(view.step.kind === 'react' ? { leastMs: CONSTANTS.reactionWindowMs } : {}),
    ...(isOpen(view) ? { open: true } : {}),
    // Before the armies are shown there is nothing to count.
    scores: (view.phase === 'army' ? [] : SIDES).flatMap((seat) => [
      { seat, label: 'Models', value: `${left(seat)} of ${view.roster[seat].length}` },
      { seat, label: 'Suppressed', value: String(down(seat)) },
      { seat, label: 'Cards in deck', value: String(view.decks[seat].count) },
    ]),
  };
}

/** Cards shown beside the table, the viewer's own first: what was turned over, reserves, and an own arranged deck. */
export function strips(view: SkirmishView): CardStrip[] {
  const order = [...SIDES].sort((a, b) => Number(b === view.viewer) - Number(a === view.viewer));
  return order.flatMap((seat) => {
    const reserve = view.models.filter((model) => model.side === seat && model.place !== 'table');
    const list: CardStrip[] = [
      { id: 'deck', seat, title: 'Activation deck', pieces: pile(`deck-${seat}`, view.decks[seat].count) },
      { id: 'flipped', seat, title: 'Turned over', pieces: pile(`flipped-${seat}`, view.flipped[seat].length) },
      { id: 'reserve', seat, title: 'Off the table', pieces: reserve.map(({ id }) => id) },
    ];
    return list.filter(({ pieces }) => pieces.length > 0);
  });
}

/** Ids of a pile's cards, the top card first; the top card has the pile's own name. */
export const pile = (name: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => (i === 0 ? name : `${name}/${i}`));
