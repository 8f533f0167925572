import type { Piece } from '../../models/table/piece.ts';
import type { Atlas } from '../../scene/props.ts';
import { Sprite } from './Sprite.tsx';

/** The face of a piece that lies upwards. @param folder of the atlas pages, with a closing slash */
export function PieceSprite({ piece, atlas, folder }: { piece: Piece; atlas: Atlas; folder: string }) {
  const { pose, front, back, label } = piece;
  return <Sprite atlas={atlas} folder={folder} face={pose.faceUp ? front : back} label={label} />;
}
