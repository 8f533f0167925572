import { PieceCloseUp } from '../parts/PieceCloseUp.tsx';
import { useReplay } from './context.ts';

/** The piece that is pointed at, large. */
export function Magnifier() {
  const { state, frame, atlas, entry } = useReplay();
  const piece = frame.pieces.find(({ id }) => id === state.hovered);
  return piece ? <PieceCloseUp piece={piece} atlas={atlas} folder={entry.textures} /> : null;
}
