import { useCell } from '../cell.ts';
import { usePlay } from './context.ts';

/** Takes the measuring tape, in games that have a ruler. */
export function MeasureButton() {
  const { store } = usePlay();
  const { tape } = useCell(store.aim);
  if (!store.session.game.aiming) return null;
  return (
    <button
      type="button"
      className="button quiet"
      aria-pressed={tape !== null}
      aria-keyshortcuts="m"
      onClick={() => store.aim.toggleTape()}
    >
      Measure
    </button>
  );
}
