import type { RefObject } from 'react';
import type { CameraPreset, TableHandle } from '../../scene/props.ts';
import { useCell } from '../cell.ts';
import { usePlay } from './context.ts';

const VIEWS: readonly [CameraPreset, string][] = [
  ['seat', 'My seat'],
  ['above', 'Above'],
  ['opposite', 'Across'],
  ['tray', 'Dice'],
];

/** Places to look from; the measuring tape in games that have a ruler. */
export function CameraButtons({ table }: { table: RefObject<TableHandle | null> }) {
  const { store } = usePlay();
  const { aim, tape } = useCell(store.aim);
  return (
    <fieldset className="camera">
      <legend className="visually-hidden">View</legend>
      {VIEWS.map(([preset, label]) => (
        <button key={preset} type="button" className="button quiet" onClick={() => table.current?.look(preset)}>
          {label}
        </button>
      ))}
      {store.session.game.aiming && (
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
      )}
    </fieldset>
  );
}
