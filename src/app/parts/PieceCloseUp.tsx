import type { ReactNode } from 'react';
import type { Piece } from '../../models/table/piece.ts';
import type { Atlas } from '../../scene/props.ts';
import { PieceSprite } from './PieceSprite.tsx';

interface Props {
  piece: Piece;
  atlas: Atlas;
  /** Folder of the atlas pages, with a closing slash. */
  folder: string;
  /** What more there is to say of the piece. */
  children?: ReactNode;
}

/** A piece large, with its name and what is known of it. */
export function PieceCloseUp({ piece, atlas, folder, children }: Props) {
  const cut = atlas.faces[piece.pose.faceUp ? piece.front : piece.back];
  return (
    <aside className="closeup" aria-label="Close-up">
      {cut && (
        <div className={cut.h > cut.w * 1.2 ? 'closeup-picture tall' : 'closeup-picture'}>
          <PieceSprite piece={piece} atlas={atlas} folder={folder} />
        </div>
      )}
      <p className="closeup-label" aria-live="polite">
        {piece.label}
      </p>
      {piece.detail.map((line) => (
        <p key={line} className="closeup-detail">
          {line}
        </p>
      ))}
      {children}
    </aside>
  );
}
