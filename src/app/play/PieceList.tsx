import { PieceWords, PieceZones } from '../parts/PieceZones.tsx';
import { usePlay, usePlayState } from './context.ts';

/** The table as a list: every piece can be heard, looked at and chosen without the picture. */
export function PieceList() {
  const { store } = usePlay();
  const { pieces, options } = usePlayState();
  const legal = new Set(options.flatMap(({ hint }) => hint.targets));
  return (
    <PieceZones pieces={pieces}>
      {(piece) => (
        <button
          type="button"
          className={legal.has(piece.id) ? 'piece legal' : 'piece'}
          onClick={() => store.point(piece.id)}
          onFocus={() => store.change({ cursor: piece.id, hovered: null })}
          onPointerEnter={() => store.change({ hovered: piece.id })}
          onPointerLeave={() => store.change({ hovered: null })}
        >
          <PieceWords piece={piece} />
          {legal.has(piece.id) && <span className="visually-hidden"> (may be chosen)</span>}
        </button>
      )}
    </PieceZones>
  );
}
