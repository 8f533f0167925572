import type { Session } from '../../src/machines/session/session.ts';
import { type DiceRequest, FACES, type Face } from '../../src/models/dice/request.ts';
import type { Violation } from '../../src/rules/kernel/action.ts';
import { InputError } from '../../src/rules/kernel/contract.ts';
import { isDice } from '../../src/rules/kernel/journal.ts';
import { openSession, writeJournal } from './files.ts';
import { events, seatOf } from './look.ts';
import { Options } from './options.ts';
import { physicsDice } from './physics.ts';
import { done, type Reply } from './reply.ts';

const refused = ({ clause, message }: Violation): Reply => ({ exit: 2, out: { ok: false, clause, message }, message });

/** `act`: checks and applies one action and appends it to the journal. */
export async function act(args: string[]): Promise<Reply> {
  const options = new Options(args, 2, ['seat']);
  const file = options.word(0, 'FILE');
  const action = parseAction(options.word(1, 'ACTION'));
  const session = await openSession(file);
  const { game, state } = session;
  const asked = options.text('seat');
  const toMove = game.toMove(state);
  const seat = asked === undefined ? onlySeat(toMove) : seatOf(game.seats, asked);
  if (seat === null) return refused(notNow(session));
  const refusal = session.act(seat, action);
  if (refusal) return refused(refusal);
  writeJournal(file, session.journal);
  return done({ ok: true, events: events(session, seat) });
}

/** `roll`: answers pending dice with faces given by hand or thrown in headless physics. */
export async function roll(args: string[]): Promise<Reply> {
  const options = new Options(args, 1, ['faces', 'seed'], ['physics']);
  const file = options.word(0, 'FILE');
  const session = await openSession(file);
  const { pending } = session.state;
  if (options.has('physics') === (options.text('faces') !== undefined)) {
    throw new InputError('roll', 'either --faces or --physics');
  }
  if (!pending) return refused({ clause: 'KERNEL-DICE', message: 'No dice are waited for.' });
  const answer = options.has('physics')
    ? (await physicsDice(options.whole('seed', session.setup.seed + session.length)))(pending)
    : { faces: parseFaces(options.required('faces'), pending.dice) };
  const refusal = session.settle(pending.id, answer.faces, 'thrown' in answer ? answer.thrown : undefined);
  if (refusal) return refused(refusal);
  writeJournal(file, session.journal);
  return done({ ok: true, faces: answer.faces, events: events(session, pending.seat) });
}

/** `undo`: takes the last decision back where the undo rules allow it. */
export async function undo(args: string[]): Promise<Reply> {
  const options = new Options(args, 1, ['seat']);
  const file = options.word(0, 'FILE');
  const session = await openSession(file);
  const last = session.journal.entries.at(-1);
  const owner = last && !isDice(last) ? last.seat : (session.game.seats[0]?.id as string);
  const asked = options.text('seat');
  const refusal = session.undo(asked === undefined ? owner : seatOf(session.game.seats, asked));
  if (refusal) return refused(refusal);
  writeJournal(file, session.journal);
  return done({ ok: true, undone: last });
}

function parseAction(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new InputError('ACTION', 'JSON such as {"verb":"end-turn"}');
  }
}

/** Faces as printed, with commas between them. @throws InputError where they are not those of the dice waited for */
function parseFaces(text: string, dice: DiceRequest['dice']): Face[] {
  const parts = text.split(',');
  if (parts.length !== dice.length) throw new InputError('--faces', `${dice.length}, with commas between them`);
  return parts.map((part, at) => {
    const faces = FACES[(dice[at] as (typeof dice)[number]).kind];
    const found = faces.find((face) => String(face) === part.trim());
    if (found === undefined) throw new InputError(`--faces[${at}]`, `one of ${faces.join(', ')}`);
    return found;
  });
}

/** The seat to move where there is just one; null where none may act. @throws InputError where several may */
function onlySeat(toMove: readonly string[] | 'chance' | 'none'): string | null {
  if (typeof toMove === 'string') return null;
  if (toMove.length > 1) throw new InputError('--seat', `one of ${toMove.join(', ')}, as several may act`);
  return toMove[0] ?? null;
}

function notNow({ state }: Session): Violation {
  if (state.over) return { clause: state.over.clause, message: 'The game is over.' };
  return { clause: 'KERNEL-DICE', message: 'Dice are waited for; answer them with roll.' };
}
