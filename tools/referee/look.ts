import { existsSync } from 'node:fs';
import { GAMES } from '../../src/machines/games.ts';
import type { Session } from '../../src/machines/session/session.ts';
import { type GameState, InputError, type Seat, type Setup, type Viewer } from '../../src/rules/kernel/contract.ts';
import { missingClauses } from '../clauses.ts';
import { beginSession, loadGame, openSession, readJournalFile, writeJournal } from './files.ts';
import { Options } from './options.ts';
import { done, type Reply } from './reply.ts';

/** `games`: games, their scenarios, seats. */
export async function games(args: string[]): Promise<Reply> {
  new Options(args, 0, []);
  const all = await Promise.all(Object.values(GAMES).map((load) => load()));
  return done(
    all.map(({ id, title, scenarios, seats }) => ({
      game: id,
      title,
      seats: seats.map((seat) => seat.id),
      scenarios: scenarios.map((scenario) => ({ scenario: scenario.id, title: scenario.title })),
    })),
  );
}

/** `new`: writes a journal without entries. */
export async function newGame(args: string[]): Promise<Reply> {
  const options = new Options(args, 0, ['game', 'scenario', 'seed', 'position', 'scenario-file', 'out']);
  const game = await loadGame(options.required('game'));
  const out = options.required('out');
  if (existsSync(out)) throw new InputError('--out', `a file that does not exist yet; ${out} does`);
  const setup: Setup = { game: game.id, scenario: options.required('scenario'), seed: options.whole('seed', 1) };
  const files = { position: options.text('position'), scenarioData: options.text('scenario-file') };
  const session = beginSession(game, setup, files);
  writeJournal(out, session.journal);
  return done({ ok: true, file: out, ...session.setup });
}

/** `legal`: what may be done now. */
export async function legal(args: string[]): Promise<Reply> {
  const options = new Options(args, 1, ['seat']);
  const { game, state } = await openSession(options.word(0, 'FILE'));
  const toMove = game.toMove(state);
  const movers = typeof toMove === 'string' ? [] : toMove;
  const asked = options.text('seat');
  if (asked !== undefined) seatOf(game.seats, asked);
  const seats = asked === undefined ? movers : [asked];
  return done({
    phase: state.phase,
    toMove: movers,
    pending: state.pending,
    over: state.over,
    actions: Object.fromEntries(seats.map((seat) => [seat, game.legalActions(state, seat)])),
  });
}

/** `view`: what a viewer may know; with `--full` the whole state as a position file. */
export async function view(args: string[]): Promise<Reply> {
  const options = new Options(args, 1, ['seat'], ['full']);
  const { game, state } = await openSession(options.word(0, 'FILE'));
  if (options.has('full')) return done(game.position(state));
  return done(game.view(state, viewerOf(game.seats, options.text('seat'))));
}

/** `log`: the log in plain words. */
export async function log(args: string[]): Promise<Reply> {
  const options = new Options(args, 1, ['seat']);
  const session = await openSession(options.word(0, 'FILE'));
  return done(session.log(viewerOf(session.game.seats, options.text('seat'))).map((line) => line.text));
}

/** `verify`: replays from the start and compares digests. */
export async function verify(args: string[]): Promise<Reply> {
  const options = new Options(args, 1, []);
  const file = options.word(0, 'FILE');
  const journal = readJournalFile(file);
  const session = await openSession(file);
  return done({ ok: true, entries: session.length, digests: journal.digests.length, over: session.state.over });
}

/** `clauses`: clauses of the rules catalogues that no test names; exit 1 where there are any. */
export async function clauses(args: string[]): Promise<Reply> {
  new Options(args, 0, []);
  const missing = missingClauses();
  const exit = Object.values(missing).every((ids) => ids.length === 0) ? 0 : 1;
  return { exit, out: missing };
}

type Seats = readonly { id: Seat }[];

/** @throws InputError listing the seats there are */
export function seatOf(seats: Seats, seat: string): Seat {
  if (!seats.some(({ id }) => id === seat)) {
    throw new InputError('--seat', `one of ${seats.map(({ id }) => id).join(', ')}`);
  }
  return seat;
}

function viewerOf(seats: Seats, viewer: string | undefined): Viewer {
  if (viewer === undefined || viewer === 'spectator') return 'spectator';
  return viewer === 'caster' ? 'caster' : seatOf(seats, viewer);
}

/** What an entry did, as the viewer may read it. */
export function events(session: Session, viewer: Viewer): { type: string; seat?: Seat; text: string }[] {
  const { game } = session;
  const state: GameState = session.state;
  return state.news.flatMap((news) => {
    const text = game.describe(news, viewer);
    return text === null ? [] : [{ type: news.type, ...(news.seat === undefined ? {} : { seat: news.seat }), text }];
  });
}
