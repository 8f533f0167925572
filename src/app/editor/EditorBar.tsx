import { useCallback, useState } from 'react';
import type { Journal } from '../../rules/kernel/journal.ts';
import { Icon } from '../parts/Icon.tsx';
import { writeHash } from '../route.ts';
import { fileProblem, saveJson } from '../saves/file.ts';
import { useEditor } from './context.ts';
import { readDraftFile, scenarioFileName, scenarioJournal } from './file.ts';
import { pickFile } from './pick-file.ts';
import { StartDialog } from './StartDialog.tsx';
import StartOwn from './StartOwn.tsx';
import { shelve } from './shelf.ts';

/** What can be done with the scenario as a whole. */
export function EditorBar({ playable }: { playable: boolean }) {
  const { store, state } = useEditor();
  const { draft, past, future } = state;
  const [starting, setStarting] = useState(false);
  const [journal, setJournal] = useState<Journal | null>(null);
  const refuse = useCallback(
    (name: string, error: unknown) => {
      setJournal(null);
      store.say(fileProblem(name || 'Untitled', error));
    },
    [store],
  );
  const open = async () => {
    const file = await pickFile();
    if (!file) return;
    try {
      store.open(await readDraftFile(file), 'The file is on the desk.');
    } catch (error) {
      refuse(file.name, error);
    }
  };
  const play = () => {
    try {
      setJournal(scenarioJournal(draft));
    } catch (error) {
      refuse(draft.title, error);
    }
  };
  const keep = () => {
    const kept = shelve(draft);
    store.say(kept ? 'Kept in this browser; the menu offers it.' : 'This browser keeps nothing; save it to a file.');
  };
  return (
    <header className="editor-bar">
      <a className="button quiet" href={writeHash({ page: 'menu' })}>
        <Icon name="menu" /> Menu
      </a>
      <h1>Scenario editor</h1>
      <div className="editor-tools">
        <button
          type="button"
          className="button quiet"
          aria-label="Undo"
          title="Undo (Ctrl+Z)"
          disabled={past.length === 0}
          onClick={() => store.undo()}
        >
          <Icon name="undo" />
        </button>
        <button
          type="button"
          className="button quiet"
          aria-label="Do again"
          title="Do again (Ctrl+Shift+Z)"
          disabled={future.length === 0}
          onClick={() => store.redo()}
        >
          <Icon name="redo" />
        </button>
        <button type="button" className="button" onClick={() => setStarting(true)}>
          Start from…
        </button>
        <button type="button" className="button" onClick={() => void open()}>
          <Icon name="open" /> Open file
        </button>
        <button type="button" className="button" onClick={() => saveJson(draft, scenarioFileName(draft))}>
          <Icon name="save" /> Save to file
        </button>
        <button type="button" className="button" onClick={keep}>
          Keep
        </button>
        <button
          type="button"
          className={playable ? 'button primary' : 'button'}
          disabled={!playable}
          title={playable ? undefined : 'Something is still missing; see the list.'}
          onClick={play}
        >
          <Icon name="play" /> Play
        </button>
      </div>
      {starting && <StartDialog onClose={() => setStarting(false)} />}
      {journal && (
        <StartOwn
          journal={journal}
          onClose={() => setJournal(null)}
          onProblem={(error) => refuse(draft.title, error)}
        />
      )}
    </header>
  );
}
