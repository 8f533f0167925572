import { assign, setup } from 'xstate';
import type { Piece } from '../../src/models/table/piece.ts';
import { type Action, sameAction } from '../../src/rules/kernel/action.ts';
import type { Game, GameEvent, GameState, News, Seat, Viewer } from '../../src/rules/kernel/contract.ts';

/** A game of a few lines with everything the page has to deal with: secret bids, hands, moves, dice, an end. */
export interface Stones extends GameState {
  hands: Record<Seat, string[]>;
  bids: Record<Seat, string | null>;
  turn: Seat | null;
  /** Tile on which the stone lies, 1 to 3. */
  at: number;
  score: Record<Seat, number>;
  throws: number;
}

type StonesNews = News & { text: string };
type View = { state: Stones; viewer: Viewer };

const SEATS = ['N', 'S'];
const other = (seat: Seat): Seat => (seat === 'N' ? 'S' : 'N');

function legal(state: Stones, seat: Seat): Action[] {
  if (state.over || state.pending) return [];
  if (state.turn === null) {
    return state.bids[seat] === null ? (state.hands[seat] ?? []).map((noun) => ({ verb: 'bid', noun })) : [];
  }
  if (state.turn !== seat) return [];
  const steps = [1, 2, 3].filter((tile) => Math.abs(tile - state.at) === 1);
  return [...steps.map((tile) => ({ verb: 'step', noun: `${tile}` })), { verb: 'throw' }, { verb: 'end-turn' }];
}

function check(state: Stones, seat: Seat, action: unknown): { clause: string; message: string } | null {
  const wanted = action as Action;
  if (legal(state, seat).some((entry) => sameAction(entry, wanted))) return null;
  if (wanted.verb === 'step' && /^[1-3]$/.test(String(wanted.noun))) {
    return { clause: 'ST-STEP-01', message: 'The stone moves to a tile beside it.' };
  }
  return { clause: 'KERNEL-TURN', message: 'Not now.' };
}

function after(state: Stones, event: GameEvent): Stones {
  const next = structuredClone(state);
  const note = (type: string, text: string, seat?: Seat) => {
    next.news.push({ type, text, ...(seat ? { seat } : {}) } as StonesNews);
  };
  next.news = [];
  if (event.type === 'dice.settled') {
    const { pending } = state;
    if (!pending || pending.id !== event.id || event.faces.length !== 1) return state;
    next.pending = null;
    if (Number(event.faces[0]) >= 4) next.score[pending.seat] = (next.score[pending.seat] ?? 0) + 1;
    note('dice', `${pending.seat} threw ${event.faces[0]}`, pending.seat);
    if (next.score[pending.seat] === 2) {
      next.over = {
        winner: pending.seat,
        clause: 'ST-WIN-01',
        text: 'Two points.',
        counts: [{ label: 'Points', values: next.score }],
      };
    }
    return next;
  }
  const { seat, action } = event;
  if (action.verb === 'bid') {
    next.bids[seat] = String(action.noun);
    note('bid', `${seat} bid ${action.noun}`, seat);
    if (next.bids[other(seat)] !== null) {
      next.turn = (next.bids.N ?? '').slice(1) >= (next.bids.S ?? '').slice(1) ? 'N' : 'S';
      next.phase = 'turn';
    }
  } else if (action.verb === 'step') {
    next.at = Number(action.noun);
    note('step', `${seat} moved the stone to ${action.noun}`, seat);
  } else if (action.verb === 'throw') {
    next.throws++;
    next.pending = {
      id: `throw-${next.throws}`,
      dice: [{ kind: 'd6' }],
      purpose: 'A throw for a point',
      seat,
      need: '4 or more',
      succeeds: [4, 5, 6],
      chance: 0.5,
    };
    note('throw', `${seat} throws`, seat);
  } else {
    next.turn = other(seat);
    note('turn', `${seat} ended the turn`, seat);
  }
  return next;
}

function start(): Stones {
  return {
    phase: 'bids',
    random: { state: [1, 2, 3, 4] } as never,
    pending: null,
    news: [],
    over: null,
    hands: { N: ['n1', 'n2'], S: ['s1', 's2'] },
    bids: { N: null, S: null },
    turn: null,
    at: 1,
    score: { N: 0, S: 0 },
    throws: 0,
  };
}

const machine = setup({
  types: { context: {} as Stones, events: {} as GameEvent, input: {} as { state: Stones } },
}).createMachine({
  context: ({ input }) => input.state,
  on: {
    act: {
      guard: ({ context, event }) => check(context, event.seat, event.action) === null,
      actions: assign(({ context, event }) => after(context, event)),
    },
    'dice.settled': {
      guard: ({ context, event }) => after(context, event) !== context,
      actions: assign(({ context, event }) => after(context, event)),
    },
  },
});

const piece = (id: string, zone: string, label: string, x: number): Piece => ({
  id,
  form: 'slab',
  front: id,
  back: 'back',
  pose: { x, y: 0, z: zone.startsWith('tile') ? 0 : 20, heading: 0, faceUp: !label.startsWith('Card of') },
  zone,
  label,
  detail: [],
  pointable: true,
});

function table({ state, viewer }: View): Piece[] {
  const tiles = [1, 2, 3].map((tile) => piece(`tile:${tile}`, `tile:${tile}`, `Tile ${tile}`, 10 * tile));
  const cards = SEATS.flatMap((seat) =>
    (state.hands[seat] ?? []).map((id, index) =>
      viewer === seat || viewer === 'caster'
        ? piece(id, `${seat}:hand`, `Card ${id}`, index)
        : piece(`${seat}:hand:${index}`, `${seat}:hand`, `Card of ${seat}`, index),
    ),
  );
  const flag = { ...piece('flag', 'tile:2', 'Flag', 21), form: 'flag' };
  const stone = { ...piece('stone', `tile:${state.at}`, 'Stone', 10 * state.at + 1), form: 'flag' };
  return [...tiles, stone, flag, ...cards];
}

export const stones: Game<Stones, View> = {
  id: 'stones',
  title: 'Stones',
  credits: '',
  seats: [
    { id: 'N', name: 'North', colour: '#335577', at: 0 },
    { id: 'S', name: 'South', colour: '#775533', at: 180 },
  ],
  scenarios: [{ id: 'first', title: 'First', briefing: '' }],
  forms: {
    slab: { shape: 'slab', w: 5, d: 5, h: 0.3, corner: 0.2 },
    flag: { shape: 'slab', w: 1, d: 1, h: 0.3, corner: 0.1 },
  },
  lessons: { bid: { title: 'Bid', text: 'Lay a card face down.', clause: 'ST-BID-01' } },
  machine,
  start,
  toMove: (state) => {
    if (state.over) return 'none';
    if (state.pending) return 'chance';
    return state.turn === null ? SEATS.filter((seat) => state.bids[seat] === null) : [state.turn];
  },
  legalActions: legal,
  check,
  sample: (_state, _seat, entry) => entry,
  hint: (_state, _seat, action) => ({
    label: [action.verb, action.noun].filter(Boolean).join(' '),
    effects: [],
    targets: action.verb === 'step' ? [`tile:${action.noun}`] : action.verb === 'bid' ? [String(action.noun)] : [],
    path: [],
    clause: 'ST-STEP-01',
  }),
  view: (state, viewer) => ({ state, viewer }),
  resample: (view) => view.state,
  table,
  status: ({ state }) => ({
    title: state.phase,
    prompt: 'Choose.',
    scores: SEATS.map((seat) => ({ seat, label: 'Points', value: `${state.score[seat]} of 2` })),
  }),
  strips: (view) =>
    SEATS.map((seat) => ({
      id: 'hand',
      seat,
      title: `Hand of ${seat}`,
      pieces: table(view)
        .filter((entry) => entry.zone === `${seat}:hand`)
        .map(({ id }) => id),
    })),
  outcome: (state) => state.over,
  invariants: () => undefined,
  describe: (news, viewer) => {
    const { type, seat, text } = news as StonesNews;
    const isHidden = type === 'bid' && viewer !== seat && viewer !== 'caster';
    return isHidden ? `${seat} laid a card face down` : text;
  },
  position: (state) => state,
  swapSecrets: (state) => state,
};

export const STONES_SETUP = { game: 'stones', scenario: 'first', seed: 1 };

/** The state of a session of this game. */
export const stonesOf = (session: { state: GameState }): Stones => session.state as Stones;
