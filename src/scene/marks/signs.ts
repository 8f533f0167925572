import type { Piece } from '../../models/table/piece.ts';
import type { Mark } from '../props.ts';

/** A sign drawn about a piece: a mark of the page's, the keyboard's cursor, or the pointer. */
export type Sign = Mark | 'focus' | 'hover';

/** Numbers the shader tells the signs apart by; later ones are drawn over earlier ones. */
export const SIGNS: readonly Sign[] = ['last', 'path', 'legal', 'chosen', 'hover', 'focus'];

/** All signs to be drawn, in the order of drawing. */
export function signsOf(
  pieces: readonly Piece[],
  marks: ReadonlyMap<string, readonly Mark[]>,
  focused: string | null,
  hovered: string | null,
): { id: string; sign: Sign }[] {
  const signs: { id: string; sign: Sign }[] = [];
  for (const { id } of pieces) {
    for (const mark of marks.get(id) ?? []) signs.push({ id, sign: mark });
    if (id === hovered) signs.push({ id, sign: 'hover' });
    if (id === focused) signs.push({ id, sign: 'focus' });
  }
  return signs.sort((a, b) => SIGNS.indexOf(a.sign) - SIGNS.indexOf(b.sign));
}
