import type { ReactNode } from 'react';
import type { Piece } from '../../models/table/piece.ts';
import { capitalised } from '../words.ts';

/** Pieces by zone, in the order in which the game names them; fillers of piles are left out. */
export function byZone(pieces: readonly Piece[]): [string, Piece[]][] {
  const zones = new Map<string, Piece[]>();
  for (const piece of pieces) {
    if (piece.pointable) zones.set(piece.zone, [...(zones.get(piece.zone) ?? []), piece]);
  }
  return [...zones];
}

/** A zone in words: what lies at a piece is headed by its name, "Trooper 1 (A): orders". */
function zoneName(zone: string, pieces: readonly Piece[]): string {
  const [at = '', what] = zone.split(':');
  const owner = what === undefined ? undefined : pieces.find(({ id }) => id === at);
  return owner ? `${owner.label}: ${what}` : capitalised(zone.replace(/[:/]/g, ' '));
}

/** The table as a list, zone by zone. @param children one piece as what stands in an item of a list */
export function PieceZones({ pieces, children }: { pieces: readonly Piece[]; children(piece: Piece): ReactNode }) {
  return (
    <div className="piece-list">
      {byZone(pieces).map(([zone, members]) => {
        const name = zoneName(zone, pieces);
        return (
          <section key={zone} aria-label={name}>
            <h2>{name}</h2>
            <ul>
              {members.map((piece) => (
                <li key={piece.id}>{children(piece)}</li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

/** The name of a piece and what is known of it. */
export function PieceWords({ piece: { label, detail } }: { piece: Piece }) {
  return (
    <>
      {label}
      {detail.length > 0 && <span className="piece-detail"> {detail.join(', ')}</span>}
    </>
  );
}
