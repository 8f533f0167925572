import type { Piece } from '../../models/table/piece.ts';
import { usePlay, usePlayState } from './context.ts';

/** Pieces by zone, in the order in which the game names them; fillers of piles are left out. */
export function byZone(pieces: readonly Piece[]): [string, Piece[]][] {
  const zones = new Map<string, Piece[]>();
  for (const piece of pieces) {
    if (piece.pointable) zones.set(piece.zone, [...(zones.get(piece.zone) ?? []), piece]);
  }
  return [...zones];
}

/** The table as a list: every piece can be heard, looked at and chosen without the picture. */
export function PieceList() {
  const { store } = usePlay();
  const { pieces, options } = usePlayState();
  const legal = new Set(options.flatMap(({ hint }) => hint.targets));
  return (
    <div className="piece-list">
      {byZone(pieces).map(([zone, members]) => (
        <section key={zone} aria-label={zone.replace(/[:/]/g, ' ')}>
          <h2>{zone.replace(/[:/]/g, ' ')}</h2>
          <ul>
            {members.map((piece) => (
              <li key={piece.id}>
                <button
                  type="button"
                  className={legal.has(piece.id) ? 'piece legal' : 'piece'}
                  onClick={() => store.point(piece.id)}
                  onFocus={() => store.change({ cursor: piece.id, hovered: null })}
                  onPointerEnter={() => store.change({ hovered: piece.id })}
                  onPointerLeave={() => store.change({ hovered: null })}
                >
                  {piece.label}
                  {piece.detail.length > 0 && <span className="piece-detail"> {piece.detail.join(', ')}</span>}
                  {legal.has(piece.id) && <span className="visually-hidden"> (may be chosen)</span>}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
