import type { ReactNode } from 'react';
import type { Piece } from '../../models/table/piece.ts';
import { PieceSprite } from '../parts/PieceSprite.tsx';
import { usePlay } from './context.ts';

interface Props {
  card: Piece;
  className: string;
  /** The key that takes it. */
  shortcut?: string | undefined;
  /** Its name where the children do not say it. */
  name?: string;
  children?: ReactNode;
}

/** A card as a button: chosen like the piece on the table, and shown large while it is pointed at. */
export function CardButton({ card, className, shortcut, name, children }: Props) {
  const { store, atlas, entry } = usePlay();
  const hover = (hovered: string | null) => store.change({ hovered });
  return (
    <button
      type="button"
      className={className}
      aria-keyshortcuts={shortcut}
      aria-label={name}
      title={[card.label, ...card.detail].join('\n')}
      onClick={() => store.point(card.id)}
      onFocus={() => hover(card.id)}
      onBlur={() => hover(null)}
      onPointerEnter={() => hover(card.id)}
      onPointerLeave={() => hover(null)}
    >
      <PieceSprite piece={card} atlas={atlas} folder={entry.textures} />
      {children}
    </button>
  );
}
