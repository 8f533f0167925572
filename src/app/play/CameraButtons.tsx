import type { ReactNode, RefObject } from 'react';
import type { CameraPreset, TableHandle } from '../../scene/props.ts';

const VIEWS: readonly [CameraPreset, string][] = [
  ['seat', 'My seat'],
  ['above', 'Above'],
  ['opposite', 'Across'],
  ['tray', 'Tray'],
  ['whole', 'All'],
];

/** Places to look from, and what else the page offers for looking closer. */
export function CameraButtons({ table, children }: { table: RefObject<TableHandle | null>; children?: ReactNode }) {
  return (
    <fieldset className="camera">
      <legend className="visually-hidden">View</legend>
      {VIEWS.map(([preset, label]) => (
        <button key={preset} type="button" className="button quiet" onClick={() => table.current?.look(preset)}>
          {label}
        </button>
      ))}
      {children}
    </fieldset>
  );
}
