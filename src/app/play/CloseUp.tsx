import { useCell } from '../cell.ts';
import { PieceCloseUp } from '../parts/PieceCloseUp.tsx';
import { usePlay, usePlayState } from './context.ts';
import { closeUpOf, lookedAt } from './marks.ts';

/** The piece that is pointed at, large, with what it can be used for; not what is moved, which is well known by then. */
export function CloseUp() {
  const { store, atlas, entry } = usePlay();
  const state = usePlayState();
  const { aim } = useCell(store.aim);
  const piece = closeUpOf(state);
  if (!piece || piece.id === aim?.needs.moves) return null;
  return (
    <PieceCloseUp piece={piece} atlas={atlas} folder={entry.textures}>
      {lookedAt(state).map(({ hint }) => (
        <p key={hint.label} className="closeup-option">
          {hint.label}
          {hint.effects.map((effect) => (
            <small key={effect}>{effect}</small>
          ))}
        </p>
      ))}
    </PieceCloseUp>
  );
}
