import { Session } from '../../../src/machines/session/session.ts';
import { undaunted } from '../../../src/machines/undaunted/game.ts';
import type { Face } from '../../../src/models/dice/request.ts';
import type { Piece } from '../../../src/models/table/piece.ts';
import type { LegalAction, Violation } from '../../../src/rules/kernel/action.ts';
import type { Setup, Viewer } from '../../../src/rules/kernel/contract.ts';
import { drawOne, type RandomState } from '../../../src/rules/kernel/random.ts';
import type { Drill } from './drills.ts';

export type Side = 'US' | 'DE';
export const other = (side: Side): Side => (side === 'US' ? 'DE' : 'US');

/** The card zones of one side, as in a position file. */
export interface Zones {
  hand: string[];
  deck: string[];
  discard: string[];
  play: string[];
  supply: string[];
  removed: string[];
}

export interface CounterAt {
  id: string;
  tile: string;
  suppressed: boolean;
}

export interface MarkerAt {
  side: Side;
  tile: string;
  state: 'scouted' | 'controlled';
}

/** A position file of the game. */
export interface Position {
  game: string;
  scenario: string;
  phase: 'initiative' | 'turn';
  toMove: Side;
  initiative: Side;
  round: number;
  counters: CounterAt[];
  control: MarkerAt[];
  target: Record<Side, string | null>;
  US: Zones;
  DE: Zones;
  /** The card being played, where one is. */
  playing?: Playing | null;
}

/** The part of a position file that speaks of a decision under way. */
export interface Playing {
  card: string;
  /** While it is null the card lies in no zone, later in the play area. */
  action: string | null;
  /** Tiles, cards or draws that are left. */
  left: number;
  guided: string | null;
  blasted: string[];
  /** The attack of which `asked` dice are waited for and `dice` are still to be asked for. */
  assault: { counter: string; defence: number; dice: number; faces: number[]; asked: number } | null;
}

/** A position in shorthand; what is left out takes the default named. */
export interface Setting {
  /** A scenario of the box, default `the-long-field`: all units, 18 tiles, two hills, 7 points to win. */
  scenario?: string;
  /** A scenario made for the test, instead of one of the box. */
  drill?: Drill;
  phase?: 'initiative' | 'turn';
  toMove?: Side;
  /** Default `US`. */
  initiative?: Side;
  /** Default 3. */
  round?: number;
  /** 'US-RIFLEMAN-A@7A'; a trailing `!` for a suppressed counter. */
  counters?: string[];
  /** 'US@7A' for scouted, 'US@7A*' for controlled. */
  control?: string[];
  target?: Partial<Record<Side, string>>;
  /** Default: nothing but a Rifleman C and a Scout C in the deck, so that no side is beyond all hope. */
  US?: Partial<Zones>;
  DE?: Partial<Zones>;
  /** A decision under way: for numbers that stand on no card of the box, such as Move 2. */
  playing?: Partial<Playing> & { card: string; action: string };
  seed?: number;
  /** Set where the position is meant to be decided at once. */
  over?: true;
}

const zones = (side: Side, given: Partial<Zones> = {}): Zones => ({
  hand: [],
  deck: [`${side}-RIFLEMAN-C-1`, `${side}-SCOUT-C-1`],
  discard: [],
  play: [],
  supply: [],
  removed: [],
  ...given,
});

const counterAt = (text: string): CounterAt => {
  const [id = '', place = ''] = text.split('@');
  return { id, tile: place.replace('!', ''), suppressed: place.endsWith('!') };
};

const markerAt = (text: string): MarkerAt => {
  const [side = '', place = ''] = text.split('@');
  return { side: side as Side, tile: place.replace('*', ''), state: place.endsWith('*') ? 'controlled' : 'scouted' };
};

/** Cards of one unit by number: `cards('US-RIFLEMAN-A', 1, 2)`. */
export const cards = (unit: string, ...numbers: number[]): string[] => numbers.map((number) => `${unit}-${number}`);

/** The position file that a setting stands for. */
export function positionOf(setting: Setting): Position {
  return {
    game: 'undaunted',
    scenario: setting.drill?.id ?? setting.scenario ?? 'the-long-field',
    phase: setting.phase ?? 'turn',
    toMove: setting.toMove ?? 'US',
    initiative: setting.initiative ?? 'US',
    round: setting.round ?? 3,
    counters: (setting.counters ?? []).map(counterAt),
    control: (setting.control ?? []).map(markerAt),
    target: { US: null, DE: null, ...setting.target },
    US: zones('US', setting.US),
    DE: zones('DE', setting.DE),
    playing: setting.playing ? { left: 0, guided: null, blasted: [], assault: null, ...setting.playing } : null,
  };
}

const setupOf = (setting: Setting): Setup => {
  const position = positionOf(setting);
  const setup: Setup = { game: 'undaunted', scenario: position.scenario, seed: setting.seed ?? 1, position };
  if (setting.drill) setup.scenarioData = setting.drill;
  return setup;
};

const sorted = <T>(items: T[]): T[] => [...items].sort();

/** A game at the table, driven as a player drives it. */
export class Table {
  constructor(readonly session: Session<ReturnType<typeof undaunted.start>, ReturnType<typeof undaunted.view>>) {}

  get state() {
    return this.session.state;
  }

  legal(seat: Side): LegalAction[] {
    return undaunted.legalActions(this.state, seat);
  }

  /** The verbs open to a seat, each once, in alphabetical order. */
  verbs(seat: Side): string[] {
    return sorted([...new Set(this.legal(seat).map((action) => action.verb))]);
  }

  /** The nouns listed for a verb, in alphabetical order. */
  nouns(seat: Side, verb: string): string[] {
    return sorted(this.legal(seat).flatMap((action) => (action.verb === verb ? [String(action.noun)] : [])));
  }

  /** Takes a decision; throws where it is refused. */
  act(seat: Side, verb: string, noun?: string): this {
    const refusal = this.session.act(seat, noun === undefined ? { verb } : { verb, noun });
    if (refusal) throw new Error(`${seat} ${verb} ${noun ?? ''} refused by ${refusal.clause}: ${refusal.message}`);
    return this;
  }

  /** Tries a decision that must be refused without any change. */
  refused(seat: Side, verb: string, noun?: string): Violation {
    const before = this.state;
    const refusal = this.session.act(seat, noun === undefined ? { verb } : { verb, noun });
    if (!refusal) throw new Error(`${seat} ${verb} ${noun ?? ''} was not refused`);
    if (this.state !== before) throw new Error(`${seat} ${verb} ${noun ?? ''} was refused, yet the state changed`);
    return refusal;
  }

  /** Plays a card for one of its actions. */
  use(seat: Side, card: string, action: string): this {
    return this.act(seat, 'play', card).act(seat, 'use', action);
  }

  /** What a card of the hand could be used for, in alphabetical order; the table itself is left as it is. */
  usesOf(seat: Side, card: string): string[] {
    const fork = Session.open(undaunted, this.session.journal);
    const refusal = fork.act(seat, { verb: 'play', noun: card });
    if (refusal) throw new Error(`${card} cannot be played: ${refusal.message}`);
    return sorted(
      undaunted.legalActions(fork.state, seat).map(({ verb, noun }) => (verb === 'use' ? String(noun) : verb)),
    );
  }

  /** Ends an "up to" choice, where it has not ended by itself. */
  stop(seat: Side): this {
    return this.verbs(seat).includes('stop') ? this.act(seat, 'stop') : this;
  }

  /** Chooses the counter that a Blast attacks next, where there is a choice to make. */
  blast(seat: Side, counter: string): this {
    return this.nouns(seat, 'blast').includes(counter) ? this.act(seat, 'blast', counter) : this;
  }

  /** The dice that are waited for. */
  get dice() {
    const { pending } = this.state;
    if (!pending) throw new Error('no dice are waited for');
    return pending;
  }

  roll(...faces: Face[]): this {
    const refusal = this.session.settle(this.dice.id, faces);
    if (refusal) throw new Error(`${faces.join()} refused by ${refusal.clause}: ${refusal.message}`);
    return this;
  }

  /** Both sides bid, the given cards or the first that may be bid. */
  bid(given: Partial<Record<Side, string>> = {}): this {
    for (const seat of ['US', 'DE'] as const) {
      const open = this.legal(seat).find((action) => action.verb === 'bid');
      if (open) this.act(seat, 'bid', given[seat] ?? String(open.noun));
    }
    return this;
  }

  /** The state as a position file, with the zones that are documented. */
  position(): Position {
    const position = undaunted.position(this.state) as Position;
    const open = ({ hand, deck, discard, play, supply, removed }: Zones): Zones => ({
      hand,
      deck,
      discard,
      play,
      supply,
      removed,
    });
    return { ...position, US: open(position.US), DE: open(position.DE) };
  }

  /** Every card of a side, wherever it is, in alphabetical order. */
  allCards(side: Side): string[] {
    const position = this.position();
    const { playing } = position;
    const laidDown = playing && playing.action === null && playing.card.startsWith(side) ? [playing.card] : [];
    return sorted([...Object.values(position[side]).flat(), ...laidDown]);
  }

  counter(id: string): CounterAt | undefined {
    return this.position().counters.find((counter) => counter.id === id);
  }

  /** State of a side's control marker on a tile, or null where there is none. */
  marker(side: Side, tile: string): MarkerAt['state'] | null {
    return this.position().control.find((at) => at.side === side && at.tile === tile)?.state ?? null;
  }

  outcome() {
    return undaunted.outcome(this.state);
  }

  view(viewer: Viewer) {
    return undaunted.view(this.state, viewer);
  }

  /** All that a viewer is handed, the pieces on the table and the log included, as one text. */
  seen(viewer: Viewer): string {
    const view = this.view(viewer);
    return JSON.stringify([
      view,
      undaunted.table(view),
      undaunted.status(view),
      undaunted.strips(view),
      this.log(viewer),
    ]);
  }

  pieces(viewer: Viewer = 'spectator'): Piece[] {
    return undaunted.table(this.view(viewer));
  }

  /** Pictures of the pieces that lie front up in a zone, as a viewer sees them, in alphabetical order. */
  fronts(zone: string, viewer: Viewer = 'spectator'): string[] {
    return sorted(
      this.pieces(viewer).flatMap((piece) => (piece.zone === zone && piece.pose.faceUp ? [piece.front] : [])),
    );
  }

  log(viewer: Viewer = 'spectator'): string[] {
    return this.session.log(viewer).map((line) => line.text);
  }

  /** Lines of the log since `mark`, a length taken from `log().length`. */
  since(mark: number, viewer: Viewer = 'spectator'): string[] {
    return this.log(viewer).slice(mark);
  }

  /** Objective points of a side, as the page shows them. */
  points(side: Side): number {
    const score = undaunted
      .status(this.view('spectator'))
      .scores.find((row) => row.seat === side && /point/i.test(row.label));
    return Number.parseInt(score?.value ?? '', 10);
  }
}

/**
 * A table set up in the middle of a game.
 * @throws Error where the game is over at once and the setting does not say so, or the other way round
 */
export function at(setting: Setting): Table {
  const table = new Table(Session.begin(undaunted, setupOf(setting)));
  const outcome = table.outcome();
  if ((outcome !== null) !== (setting.over === true)) {
    throw new Error(`the position is ${outcome ? `over: ${outcome.clause} ${outcome.text}` : 'not over'}`);
  }
  undaunted.invariants(table.state);
  return table;
}

/** A new game, set up as the scenario says. */
export function begin(scenario = 'la-raye', seed = 1, drill?: Drill): Table {
  const setup: Setup = { game: 'undaunted', scenario: drill?.id ?? scenario, seed };
  if (drill) setup.scenarioData = drill;
  return new Table(Session.begin(undaunted, setup));
}

/** Answers the dice with faces from the generator. */
export const throwSeeded = (table: Table, random: RandomState): Table =>
  table.roll(...table.dice.dice.map(() => drawOne(random, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9])));

/** Takes one decision, or throws the dice, at random; false once the game is over. */
export function randomStep(table: Table, random: RandomState): boolean {
  const toMove = undaunted.toMove(table.state);
  if (toMove === 'none') return false;
  if (toMove === 'chance') {
    throwSeeded(table, random);
    return true;
  }
  const seat = drawOne(random, toMove) as Side;
  const choice = drawOne(random, table.legal(seat));
  table.act(seat, choice.verb, choice.noun === undefined ? undefined : String(choice.noun));
  return true;
}
