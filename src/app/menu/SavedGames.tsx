import { useCallback, useEffect, useState } from 'react';
import type { Journal } from '../../rules/kernel/journal.ts';
import { Icon } from '../parts/Icon.tsx';
import { writeHash } from '../route.ts';
import { listSaves, readSave, removeSave, type SaveSummary } from '../saves/database.ts';
import { saveToFile } from '../saves/file.ts';

/** Saved games shown before the rest is asked for. */
const SHOWN = 3;

/** The games of this browser, each offered where it stands. */
export function SavedGames() {
  const [saves, setSaves] = useState<readonly SaveSummary[]>([]);
  const [all, setAll] = useState(false);
  const [problem, setProblem] = useState('');
  const load = useCallback(() => {
    listSaves().then(setSaves, () =>
      setProblem('This browser stores no games; save to a file before you leave a game.'),
    );
  }, []);
  useEffect(load, [load]);
  if (saves.length === 0) return problem ? <p role="alert">{problem}</p> : null;
  const shown = all ? saves : saves.slice(0, SHOWN);
  return (
    <section className="saves" aria-labelledby="saves">
      <h2 id="saves">Continue</h2>
      <ul>
        {shown.map((save) => (
          <li key={save.id}>
            <SavedGame save={save} onChange={load} />
          </li>
        ))}
      </ul>
      {saves.length > shown.length && (
        <button type="button" className="link" onClick={() => setAll(true)}>
          All {saves.length} saved games
        </button>
      )}
    </section>
  );
}

const when = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

function SavedGame({ save, onChange }: { save: SaveSummary; onChange(): void }) {
  const [asking, setAsking] = useState(false);
  const toFile = async () => {
    const stored = await readSave(save.id);
    if (stored) saveToFile(stored.journal as Journal);
  };
  return (
    <div className="save">
      <a className="save-link" href={writeHash({ page: 'game', save: save.id })}>
        <span className="save-title">{save.title}</span>
        <span className="save-standing">{save.standing}</span>
        <time className="save-when" dateTime={new Date(save.updated).toISOString()}>
          {when.format(save.updated)}
        </time>
      </a>
      <button type="button" className="button quiet" aria-label={`Save ${save.title} to a file`} onClick={toFile}>
        <Icon name="save" />
      </button>
      {asking ? (
        <button
          type="button"
          className="button danger"
          ref={(button) => button?.focus()}
          onBlur={() => setAsking(false)}
          onClick={() => void removeSave(save.id).then(onChange)}
        >
          Delete for good
        </button>
      ) : (
        <button
          type="button"
          className="button quiet"
          aria-label={`Delete ${save.title}`}
          onClick={() => setAsking(true)}
        >
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}
