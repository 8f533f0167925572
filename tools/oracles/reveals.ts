import { Session } from '../../src/machines/session/session.ts';
import type { Game, GameState, Setup } from '../../src/rules/kernel/contract.ts';
import { canonicalJson } from '../../src/rules/kernel/digest.ts';
import { type ActionEntry, isDice } from '../../src/rules/kernel/journal.ts';
import { drawInt, type RandomState } from '../../src/rules/kernel/random.ts';

/** What a seat is shown after an entry is made in a state: its view, and its lines about what happened. */
function shownAfter(game: Game, setup: Setup, state: GameState, { seat, action }: ActionEntry): string {
  const position = JSON.parse(JSON.stringify(game.position(state)));
  const session = Session.begin(game, { ...setup, position });
  const refusal = session.act(seat, action);
  if (refusal) throw new Error(`${seat} ${JSON.stringify(action)} depends on something hidden: ${refusal.message}`);
  const { news } = session.state;
  return canonicalJson([game.view(session.state, seat), news.map((each) => game.describe(each, seat))]);
}

/**
 * A decision after which its seat knows more than it could have known before may not be taken back by it. What it
 * could know is its view: the same decision in another state that this view allows, with other chance to come, must
 * look the same to the seat, or something hidden was shown.
 * @throws Error where undo is open after the last entry of the session although it showed something
 */
export function undoAfterReveal(game: Game, session: Session, random: RandomState): void {
  const { length, setup } = session;
  const entry = session.journal.entries.at(-1);
  if (!entry || isDice(entry) || session.undoRefusal(entry.seat)) return;
  const before = session.at(length - 1);
  const drawn = game.resample(game.view(before, entry.seat), entry.seat, random);
  const other = { ...setup, seed: drawInt(random, 2 ** 31) };
  if (shownAfter(game, setup, before, entry) !== shownAfter(game, other, drawn, entry)) {
    const said = `${entry.seat} ${JSON.stringify(entry.action)}`;
    throw new Error(`${said} showed ${entry.seat} something hidden, and may be taken back`);
  }
}
