import { Session } from '../../machines/session/session.ts';
import { InputError, type Setup } from '../../rules/kernel/contract.ts';
import { emptyJournal } from '../../rules/kernel/journal.ts';
import { readJournal } from '../../rules/kernel/journal-schema.ts';
import type { Atlas } from '../../scene/props.ts';
import { findGame, type GameEntry } from '../games.ts';
import { askedBots, type Bots, peopleOf, playersOf, rematchBots, usableBots } from '../opponent/bots.ts';
import { go, type PlayRoute, type Route, route } from '../route.ts';
import { newSummary, rematchPlayers } from '../saves/begin.ts';
import { readSave, type SaveSummary } from '../saves/database.ts';
import { newSeed } from '../saves/identity.ts';
import { SaveKeeper } from '../saves/keeper.ts';
import type { Play } from './context.ts';
import { PlayStore } from './store.ts';

/** Width from which log and piles may stand open beside the map, CSS pixels. */
const ROOMY = 1500;

/**
 * Games that are open, by the id of their saved game: a new game's address changes to that of its saved game while it
 * is being opened. Forgotten on the way to any other page, so that coming back starts with the hand-over.
 */
const opened = new Map<string, Promise<Play>>();
const starting = new WeakMap<Route, Promise<Play>>();
route.subscribe(() => {
  const { page } = route.get();
  if (page !== 'play' && page !== 'game') opened.clear();
});

/**
 * The game of this id.
 * @throws InputError where it is not in the box
 */
export function entryOf(game: string): GameEntry {
  const entry = findGame(game);
  if (!entry) throw new InputError('game', 'one of the games in the box');
  return entry;
}

/** Index of the game's pictures; a game without any is shown with words on blank card. */
export async function loadAtlas(entry: GameEntry): Promise<Atlas> {
  const answer = await fetch(`${entry.textures}atlas.json`);
  if (!answer.ok) throw new Error(`The pictures of ${entry.title} could not be fetched (${answer.status}).`);
  return answer.json();
}

/** Saves the session at every entry from now on. */
function keeping(session: Session, summary: SaveSummary): SaveKeeper {
  const keeper = new SaveKeeper(summary);
  const keep = () => {
    const { game, state } = session;
    const standing = game.status(game.view(state, 'spectator')).title;
    return keeper.keep({ journal: session.journal, standing, over: game.outcome(state) !== null });
  };
  session.subscribe(() => void keep());
  if (summary.revision === 0) void keep();
  return keeper;
}

async function assemble(
  entry: GameEntry,
  make: () => Promise<{ session: Session; summary: SaveSummary }>,
): Promise<Play> {
  const [{ session, summary }, atlas] = await Promise.all([make(), loadAtlas(entry)]);
  const roomy = innerWidth >= ROOMY;
  const store = new PlayStore(session, { logOpen: roomy, pilesOpen: false });
  const seats = session.game.seats.map(({ id }) => id);
  store.sit(peopleOf(seats, usableBots(summary.bots, entry.id, seats)));
  return {
    store,
    keeper: keeping(session, summary),
    entry,
    atlas,
  };
}

/** Who plays a new game. */
interface Seated {
  bots: Bots;
  /** Names by seat; where they are left out, those that go with the bots. */
  players?: Record<string, string>;
}

/** A new game with its own saved game. */
async function begin(setup: Setup, seated: Seated): Promise<Play> {
  const entry = entryOf(setup.game);
  return assemble(entry, async () => {
    const game = await entry.load();
    const session = Session.begin(game, setup);
    const seats = game.seats.map(({ id }) => id);
    const bots = usableBots(seated.bots, entry.id, seats);
    const { players = playersOf(seats, bots) } = seated;
    return { session, summary: { ...newSummary(emptyJournal(setup), players), bots } };
  });
}

/** A saved game where it stood. */
async function resume(id: string): Promise<Play> {
  const stored = await readSave(id);
  if (!stored) throw new Error('There is no such saved game in this browser.');
  const journal = readJournal(stored.journal);
  const entry = entryOf(journal.setup.game);
  return assemble(entry, async () => ({ session: Session.open(await entry.load(), journal), summary: stored.summary }));
}

const remember = (play: Play): Play => {
  opened.set(play.keeper.id, Promise.resolve(play));
  go({ page: 'game', save: play.keeper.id }, true);
  return play;
};

/**
 * Opens what the address asks for; asked twice for the same, gives the same.
 * @param bots who plays a new game, as the player said; otherwise as the address says
 * @throws Error in plain words where there is nothing to be opened
 */
export function openPlay(to: PlayRoute, bots: Bots = askedBots(location.search)): Promise<Play> {
  if (to.page === 'game') {
    const play = opened.get(to.save) ?? resume(to.save);
    opened.set(to.save, play);
    return play;
  }
  const { game, scenario, seed = newSeed() } = to;
  const play = starting.get(to) ?? begin({ game, scenario, seed }, { bots }).then(remember);
  starting.set(to, play);
  return play;
}

/** The same scenario once more with a new seed; with `swap` the players change seats. */
export async function rematch(play: Play, swap: boolean): Promise<void> {
  const { setup } = play.store.session;
  const { players, bots } = play.keeper;
  const seats = play.store.session.game.seats.map(({ id }) => id);
  const seated = { players: rematchPlayers(players, swap), bots: rematchBots(seats, bots, swap) };
  remember(await begin({ ...setup, seed: newSeed() }, seated));
}
