import { useCell } from '../cell.ts';
import { PaceSetting } from '../opponent/PaceSetting.tsx';
import { changeSettings, type Settings, settings } from '../settings.ts';
import { Dialog } from './Dialog.tsx';

/** What the player may choose for this browser. */
export default function SettingsDialog({ onClose }: { onClose(): void }) {
  const now = useCell(settings);
  return (
    <Dialog title="Settings" className="narrow" onClose={onClose}>
      <div className="settings">
        <label>
          Movement
          <select
            value={now.motion}
            onChange={(event) => changeSettings({ motion: event.target.value as Settings['motion'] })}
          >
            <option value="system">As the system says</option>
            <option value="full">Pieces glide, dice roll</option>
            <option value="reduced">Everything at once</option>
          </select>
        </label>
        <label>
          Picture
          <select
            value={now.picture}
            onChange={(event) => changeSettings({ picture: event.target.value as Settings['picture'] })}
          >
            <option value="fine">With shadows and smooth edges</option>
            <option value="plain">Plain, for a slow device</option>
          </select>
        </label>
        <label>
          Text
          <select
            value={now.text}
            onChange={(event) => changeSettings({ text: event.target.value as Settings['text'] })}
          >
            <option value="normal">Normal</option>
            <option value="large">Large</option>
            <option value="largest">Largest</option>
          </select>
        </label>
        <PaceSetting />
        <label>
          Loudness
          <input
            type="range"
            min="0"
            max="1"
            step="0.05"
            value={now.volume}
            disabled={now.muted}
            onChange={(event) => changeSettings({ volume: Number(event.target.value) })}
          />
        </label>
        <Flag name="names" label="Names over models" />
        <Flag name="muted" label="Silent" />
        <Flag name="lessons" label="Explain each kind of action the first time" />
        <Flag name="undoReason" label="Say why undo is not possible" />
        <button
          type="button"
          className="button"
          disabled={now.lessonsSeen.length === 0}
          onClick={() => changeSettings({ lessonsSeen: [], lessons: true })}
        >
          Explain everything once more
        </button>
      </div>
    </Dialog>
  );
}

function Flag({ name, label }: { name: 'names' | 'muted' | 'lessons' | 'undoReason'; label: string }) {
  const now = useCell(settings);
  return (
    <label className="flag">
      <input
        type="checkbox"
        checked={now[name]}
        onChange={(event) => changeSettings({ [name]: event.target.checked })}
      />
      {label}
    </label>
  );
}
