import type { RefObject } from 'react';
import type { CameraPreset, TableHandle } from '../../scene/props.ts';

const VIEWS: readonly [CameraPreset, string][] = [
  ['seat', 'My seat'],
  ['above', 'Above'],
  ['opposite', 'Across'],
  ['tray', 'Dice'],
];

/** Places to look from. */
export function CameraButtons({ table }: { table: RefObject<TableHandle | null> }) {
  return (
    <fieldset className="camera">
      <legend className="visually-hidden">View</legend>
      {VIEWS.map(([preset, label]) => (
        <button key={preset} type="button" className="button quiet" onClick={() => table.current?.look(preset)}>
          {label}
        </button>
      ))}
    </fieldset>
  );
}
