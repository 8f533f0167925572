import type { DiceRequest } from '../../models/dice/request.ts';
import { card, SIDES } from '../../models/undaunted/box.ts';
import type { CardCount, CardId, CounterId, Scenario, Side, TileFace } from '../../models/undaunted/types.ts';
import type { Outcome, Viewer } from '../kernel/contract.ts';
import type { Control, Phase, Playing, SideState, Standing, UndauntedState } from './state.ts';

/** What a viewer may know of one side (UN-RUL-43, UN-RUL-44). */
export interface SideView {
  /** How many cards of each unit the side began with. */
  roster: readonly CardCount[];
  /** Cards in hand, or null where they are hidden. */
  hand: CardId[] | null;
  handCount: number;
  deckCount: number;
  /** The whole discard pile, top last; null where only the top card may be seen. */
  discard: CardId[] | null;
  discardTop: CardId | null;
  discardCount: number;
  play: CardId[];
  supply: CardId[];
  /** Cards out of the game; null where only their number may be known. */
  removed: CardId[] | null;
  removedCount: number;
  /** Whether a card has been selected for the bid, not yet revealed. */
  hasBid: boolean;
  /** The card selected; null where there is none or it is hidden. */
  bid: CardId | null;
  control: Readonly<Record<TileFace, Control>>;
  target: TileFace | null;
}

/** What one viewer may know of a game. */
export interface UndauntedView {
  viewer: Viewer;
  phase: Phase;
  scenario: string;
  ownScenario: Scenario | null;
  round: number;
  initiative: Side;
  active: Side | null;
  counters: Readonly<Record<CounterId, Standing | null>>;
  sides: Record<Side, SideView>;
  playing: Playing | null;
  quietRounds: number;
  eventful: boolean;
  offer: UndauntedState['offer'];
  throws: number;
  pending: DiceRequest | null;
  over: Outcome | null;
}

/** Whether the viewer may see what a side keeps from the other. */
const seesSecrets = (viewer: Viewer, side: Side): boolean => viewer === side || viewer === 'caster';

const rosters = new WeakMap<readonly CardId[], readonly CardCount[]>();

/** A side's cards counted by unit; worked out once a game, as a roster never changes. */
function countByUnit(roster: readonly CardId[]): readonly CardCount[] {
  const kept = rosters.get(roster);
  if (kept) return kept;
  const counts: CardCount[] = [];
  for (const { type, squad } of roster.map(card)) {
    const found = counts.find((each) => each.type === type && each.squad === squad);
    if (found) found.count += 1;
    else counts.push({ type, squad, count: 1 });
  }
  rosters.set(roster, counts);
  return counts;
}

function sideView(zones: SideState, isOpen: boolean): SideView {
  const { hand, deck, discard, removed, bid } = zones;
  return {
    roster: countByUnit(zones.roster),
    hand: isOpen ? hand : null,
    handCount: hand.length,
    deckCount: deck.length,
    discard: isOpen ? discard : null,
    discardTop: discard.at(-1) ?? null,
    discardCount: discard.length,
    play: zones.play,
    supply: zones.supply,
    removed: isOpen ? removed : null,
    removedCount: removed.length,
    hasBid: bid !== null,
    bid: isOpen ? bid : null,
    control: zones.control,
    target: zones.target,
  };
}

/** What the viewer may know; shares what it shows with the state, which is never changed. */
export function view(state: UndauntedState, viewer: Viewer): UndauntedView {
  const sides = Object.fromEntries(
    SIDES.map((side) => [side, sideView(state.sides[side], seesSecrets(viewer, side))]),
  ) as Record<Side, SideView>;
  return {
    viewer,
    phase: state.phase,
    scenario: state.scenario,
    ownScenario: state.ownScenario,
    round: state.round,
    initiative: state.initiative,
    active: state.active,
    counters: state.counters,
    sides,
    playing: state.playing,
    quietRounds: state.quietRounds,
    eventful: state.eventful,
    offer: state.offer,
    throws: state.throws,
    pending: state.pending,
    over: state.over,
  };
}
