import type { Piece } from '../../models/table/piece.ts';
import type { Mark } from '../../scene/props.ts';
import { advisedOptions } from '../opponent/advise.ts';
import { isHeld } from '../teach/guidance.ts';
import { type Option, optionsAt } from './option.ts';
import { isOwnHand } from './own-hand.ts';
import type { PlayState } from './store.ts';

/**
 * The options that are looked at: the one whose button is under pointer or focus, else those of the piece pointed at.
 */
export function lookedAt({ options, pieces, ui }: Pick<PlayState, 'options' | 'pieces' | 'ui'>): Option[] {
  const numbers = ui.previewed !== null ? [ui.previewed] : optionsAt(options, ui.hovered ?? ui.cursor ?? '', pieces);
  return numbers.flatMap((index) => options[index] ?? []);
}

/** Why pieces stand out, by piece id. */
export function marksOf(state: PlayState): ReadonlyMap<string, readonly Mark[]> {
  const marks = new Map<string, Mark[]>();
  const add = (mark: Mark, ids: Iterable<string>) => {
    for (const id of ids) {
      const list = marks.get(id) ?? [];
      if (!list.includes(mark)) marks.set(id, [...list, mark]);
    }
  };
  const { guidance } = state;
  for (const { action, hint } of state.options) {
    if (isHeld(guidance, action)) continue;
    add('legal', hint.targets);
    if (guidance) add('chosen', hint.targets);
  }
  add('chosen', guidance?.glow ?? []);
  for (const index of advisedOptions(state.ui.advice)) add('chosen', state.options[index]?.hint.targets ?? []);
  for (const { action, hint } of lookedAt(state)) {
    if (isHeld(guidance, action)) continue;
    add('path', hint.path);
    if (state.ui.previewed !== null) add('chosen', hint.targets);
  }
  add('last', state.changed);
  return marks;
}

/** Those marks that the table shows: the player's own cards stand out in the hand that lies over them on the page. */
export function tableMarks(state: PlayState): ReadonlyMap<string, readonly Mark[]> {
  const hand = state.strips.find((strip) => isOwnHand(strip, state.seated))?.pieces ?? [];
  return new Map([...marksOf(state)].filter(([id]) => !hand.includes(id)));
}

/** The piece shown large: under the pointer, else under the keyboard's cursor. */
export function closeUpOf({ pieces, ui }: Pick<PlayState, 'pieces' | 'ui'>): Piece | null {
  const id = ui.hovered ?? ui.cursor;
  return id === null ? null : (pieces.find((piece) => piece.id === id) ?? null);
}
