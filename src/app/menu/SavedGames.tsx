import { useCallback, useEffect, useRef, useState } from 'react';
import type { Journal } from '../../rules/kernel/journal.ts';
import { Icon } from '../parts/Icon.tsx';
import { writeHash } from '../route.ts';
import { listSaves, readSave, removeSave, renameSave, type SaveSummary } from '../saves/database.ts';
import { saveToFile } from '../saves/file.ts';

/** Saved games shown before the rest is asked for. */
const SHOWN = 3;
/** Longest title, characters. */
const TITLE_LIMIT = 80;

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

/** "US: You · DE: Program (easy)". */
const whoPlays = ({ players }: SaveSummary): string =>
  Object.entries(players)
    .map(([seat, player]) => `${seat}: ${player}`)
    .join(' · ');

const when = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

function SavedGame({ save, onChange }: { save: SaveSummary; onChange(): void }) {
  const [open, setOpen] = useState(false);
  const [renaming, setRenaming] = useState(false);
  const more = useRef<HTMLButtonElement>(null);
  return (
    <div className="save">
      {renaming ? (
        <Rename
          save={save}
          onDone={() => {
            setRenaming(false);
            onChange();
            more.current?.focus();
          }}
        />
      ) : (
        <a className="save-link" href={writeHash({ page: 'game', save: save.id })}>
          <span className="save-title">{save.title}</span>
          <span className="save-standing">{save.standing}</span>
          <span className="save-players">{whoPlays(save)}</span>
          <time className="save-when" dateTime={new Date(save.updated).toISOString()}>
            {when.format(save.updated)}
          </time>
        </a>
      )}
      <a
        className="button quiet"
        href={writeHash({ page: 'replay', save: save.id })}
        aria-label={`Replay ${save.title}`}
        title="Replay"
      >
        <Icon name="replay" />
      </a>
      <button
        type="button"
        ref={more}
        className="button quiet"
        aria-label={`More for ${save.title}`}
        title="More"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Icon name="more" />
      </button>
      {open && <More save={save} onChange={onChange} onRename={() => setRenaming(true)} />}
    </div>
  );
}

/** The title as a field; Enter or leaving it keeps what was written, Escape does not. */
function Rename({ save, onDone }: { save: SaveSummary; onDone(): void }) {
  const [title, setTitle] = useState(save.title);
  const done = useRef(false);
  const finish = (keep: boolean) => {
    if (done.current) return;
    done.current = true;
    const wanted = title.trim();
    if (keep && wanted !== '' && wanted !== save.title) void renameSave(save.id, wanted).then(onDone, onDone);
    else onDone();
  };
  return (
    <form
      className="save-link"
      onSubmit={(event) => {
        event.preventDefault();
        finish(true);
      }}
    >
      <input
        className="save-rename"
        aria-label="Title"
        value={title}
        maxLength={TITLE_LIMIT}
        ref={focusAll}
        onChange={(event) => setTitle(event.target.value)}
        onBlur={() => finish(true)}
        onKeyDown={(event) => event.key === 'Escape' && finish(false)}
      />
    </form>
  );
}

/** Puts the focus into a field that has just appeared, its text marked. */
function focusAll(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}

interface MoreProps {
  save: SaveSummary;
  onChange(): void;
  onRename(): void;
}

function More({ save, onChange, onRename }: MoreProps) {
  const [asking, setAsking] = useState(false);
  const toFile = async () => {
    const stored = await readSave(save.id);
    if (stored) saveToFile(stored.journal as Journal);
  };
  return (
    <div className="save-more">
      <button type="button" className="button quiet" onClick={onRename}>
        <Icon name="rename" /> Rename
      </button>
      <button type="button" className="button quiet" aria-label={`Save ${save.title} to a file`} onClick={toFile}>
        <Icon name="save" /> To a file
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
          <Icon name="close" /> Delete
        </button>
      )}
    </div>
  );
}
