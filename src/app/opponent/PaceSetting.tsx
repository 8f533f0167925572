import { useCell } from '../cell.ts';
import { type BotPace, changeSettings, settings } from '../settings.ts';

/** How fast the program's sides play. */
export function PaceSetting({ label = 'Pace of the program' }: { label?: string }) {
  const { botPace } = useCell(settings);
  return (
    <label>
      {label}{' '}
      <select value={botPace} onChange={(event) => changeSettings({ botPace: event.target.value as BotPace })}>
        <option value="slow">Slow</option>
        <option value="normal">Normal</option>
        <option value="fast">Fast</option>
        <option value="at-once">At once</option>
      </select>
    </label>
  );
}
