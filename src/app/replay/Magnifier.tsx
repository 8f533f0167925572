import { Sprite } from '../parts/Sprite.tsx';
import { useReplay } from './context.ts';

/** The piece that is pointed at, large. */
export function Magnifier() {
  const { state, frame, atlas, entry } = useReplay();
  const piece = frame.pieces.find(({ id }) => id === state.hovered);
  if (!piece) return null;
  const face = piece.pose.faceUp ? piece.front : piece.back;
  const cut = atlas.faces[face];
  return (
    <aside className="closeup" aria-label="Close-up">
      {cut && (
        <div className={cut.h > cut.w * 1.2 ? 'closeup-picture tall' : 'closeup-picture'}>
          <Sprite atlas={atlas} folder={entry.textures} face={face} label={piece.label} />
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
    </aside>
  );
}
