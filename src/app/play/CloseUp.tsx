import { Sprite } from '../parts/Sprite.tsx';
import { usePlay, usePlayState } from './context.ts';
import { closeUpOf, lookedAt } from './marks.ts';

/** The piece that is pointed at, large, with what it can be used for. */
export function CloseUp() {
  const { atlas, entry } = usePlay();
  const state = usePlayState();
  const piece = closeUpOf(state);
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
      {lookedAt(state).map(({ hint }) => (
        <p key={hint.label} className="closeup-option">
          {hint.label}
          {hint.effects.map((effect) => (
            <small key={effect}>{effect}</small>
          ))}
        </p>
      ))}
    </aside>
  );
}
