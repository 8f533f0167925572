import { useCell } from '../cell.ts';
import { applyUpdate, update } from './worker.ts';

/** Says that a newer version is ready; it is put in place only when the player says so. */
export function UpdateNotice() {
  if (useCell(update) === null) return null;
  return (
    <aside className="notice update" aria-label="Update">
      <p>
        <strong>A newer version is ready.</strong> Your games are saved and go on where they stand.
      </p>
      <div className="notice-buttons">
        <button type="button" className="button quiet" onClick={() => update.set(null)}>
          Later
        </button>
        <button type="button" className="button primary" onClick={applyUpdate}>
          Load it now
        </button>
      </div>
    </aside>
  );
}
