import { useCell } from '../cell.ts';
import { usePlay } from './context.ts';

/** Takes the measuring tape, in games that have a ruler. */
export function MeasureButton() {
  const { store } = usePlay();
  const { aim, tape } = useCell(store.aim);
  if (!store.session.game.aiming) return null;
  return (
    <button
      type="button"
      className="button quiet"
      aria-pressed={tape !== null}
      aria-keyshortcuts="m"
      disabled={aim !== null}
      onClick={() => store.aim.toggleTape()}
    >
      Measure
    </button>
  );
}
