import { Session } from '../../src/machines/session/session.ts';
import { FACES, type Face } from '../../src/models/dice/request.ts';
import type { Action, Json } from '../../src/rules/kernel/action.ts';
import { type Game, InputError, type Setup } from '../../src/rules/kernel/contract.ts';
import { digest } from '../../src/rules/kernel/digest.ts';
import { DIGEST_EVERY, type Entry, emptyJournal, isDice, type Journal } from '../../src/rules/kernel/journal.ts';

/*
 * A golden game is a whole game as text: one line an entry, the words of the log first and the entry itself at the
 * end, so that the file can be read by people and played by a program. Words, digests and result are what the program
 * says of these entries; a test compares them.
 */

/** Who reads the log of a golden game: one who sees every seat's secrets. */
const READER = 'caster';

/** `{verb, noun}` as "verb noun"; the noun stands as it is where it is a plain word, else as JSON. */
function actionText({ verb, noun }: Action): string {
  if (noun === undefined) return verb;
  return `${verb} ${typeof noun === 'string' && !isJson(noun) ? noun : JSON.stringify(noun)}`;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const entryText = (entry: Entry): string =>
  isDice(entry) ? `dice ${entry.dice} ${entry.faces.join(' ')}` : `${entry.seat} ${actionText(entry.action)}`;

/** What an entry did, in the words of the log; what was chosen, where the log is silent about it. */
function words(session: Session, count: number, entry?: Entry): string {
  const { game } = session;
  const told = session.at(count).news.flatMap((news) => game.describe(news, READER) ?? []);
  if (told.length > 0) return told.join(' ');
  if (!entry || isDice(entry)) return 'Nothing is told.';
  return `${game.hint(session.at(count - 1), entry.seat, entry.action).label}.`;
}

/** A game as the text of its golden file. */
export function goldenText(session: Session, players: string): string {
  const { game, setup, state } = session;
  const { entries } = session.journal;
  const lines = [
    `game: ${setup.game}`,
    `scenario: ${setup.scenario}`,
    `seed: ${setup.seed}`,
    `players: ${players}`,
    '',
    `Set up. ${words(session, 0)}`,
  ];
  entries.forEach((entry, index) => {
    const count = index + 1;
    lines.push(`${count}. ${words(session, count, entry)} <${entryText(entry)}>`);
    if (count % DIGEST_EVERY === 0) lines.push(`   digest ${digest(session.at(count))}`);
  });
  lines.push('', `Digest at the end: ${digest(state)}`, ...resultLines(game, session));
  return `${lines.join('\n')}\n`;
}

function resultLines(game: Game, { state }: Session): string[] {
  const { over } = state;
  if (!over) return ['Result: none yet'];
  const winner = game.seats.find(({ id }) => id === over.winner)?.name ?? 'nobody';
  return [
    `Result: won by ${winner}, by clause ${over.clause}`,
    ...over.counts.map(
      ({ label, values }) => `  ${label}: ${game.seats.map(({ id }) => `${id} ${values[id] ?? '-'}`).join(', ')}`,
    ),
  ];
}

const ENTRY = /^\d+\. .*<(\S+) (\S+)(?: (.*))?>$/;

/** A field of the head. @throws InputError where it is missing */
function field(text: string, name: string): string {
  const found = new RegExp(`^${name}: (.+)$`, 'm').exec(text)?.[1];
  if (found === undefined) throw new InputError(name, `a line "${name}: …" in the head of a golden game`);
  return found;
}

/** Who played, as the head of a golden file says. */
export const playersOf = (text: string): string => field(text, 'players');

/**
 * The journal in a golden file, digests left out: they are compared as text.
 * @throws InputError naming what is missing
 */
export function readGolden(text: string): Journal {
  const setup: Setup = {
    game: field(text, 'game'),
    scenario: field(text, 'scenario'),
    seed: Number(field(text, 'seed')),
  };
  return { ...emptyJournal(setup), entries: text.split('\n').flatMap((line) => readEntry(line) ?? []) };
}

function readEntry(line: string): Entry | null {
  const [, who, what, rest] = ENTRY.exec(line) ?? [];
  if (who === undefined || what === undefined) return null;
  if (who === 'dice') return { dice: what, faces: (rest ?? '').split(' ').map(readFace) };
  if (rest === undefined) return { seat: who, action: { verb: what } };
  return { seat: who, action: { verb: what, noun: isJson(rest) ? (JSON.parse(rest) as Json) : rest } };
}

const readFace = (text: string): Face => (FACES.coin.find((face) => face === text) ?? Number(text)) as Face;

/** The game in a golden file, played again entry by entry. @throws InputError where the rules refuse one */
export const replayGolden = (game: Game, text: string): Session => Session.open(game, readGolden(text));
