import { useEffect, useRef, useState } from 'react';
import type { Atlas } from '../../scene/props.ts';
import { Opening } from '../App.tsx';
import type { GameEntry } from '../games.ts';
import { entryOf, loadAtlas } from '../play/open.ts';
import { NotOpened } from '../replay/NotOpened.tsx';
import { go } from '../route.ts';
import { EditorProvider } from './context.ts';
import { asOwn, type Draft, emptyDraft } from './draft.ts';
import { EditorScreen } from './EditorScreen.tsx';
import { readDraft } from './file.ts';
import { keepDesk, readDesk, readShelf } from './shelf.ts';
import { EditorStore } from './store.ts';
import './editor.css';
import './sheets.css';

/** The draft that was last worked on; an empty one where there is none or it cannot be read. */
function lastDraft(): Draft {
  try {
    return readDraft(readDesk());
  } catch {
    return emptyDraft();
  }
}

/**
 * A scenario of one's own, or one's own copy of a scenario of the box.
 * @throws InputError where there is none, or it was damaged
 */
async function draftOf(scenario: string): Promise<Draft> {
  const own = readShelf().find(({ id }) => id === scenario);
  if (own) return readDraft(own.data);
  const { scenarioOfBox } = await import('../../rules/undaunted/scenarios.ts');
  return asOwn(scenarioOfBox(scenario, 'scenario'));
}

interface Desk {
  store: EditorStore;
  entry: GameEntry;
  atlas: Atlas;
}

/** The desk with the last draft; a scenario that the address names is laid over it, so that Undo brings it back. */
async function openDesk(scenario: string | null): Promise<Desk> {
  const entry = entryOf('undaunted');
  const store = new EditorStore(lastDraft());
  const [draft, atlas] = await Promise.all([scenario === null ? null : draftOf(scenario), loadAtlas(entry)]);
  if (draft) store.open(draft, `${draft.title}.`);
  return { store, entry, atlas };
}

/** The scenario editor; what is on its desk is kept in the browser at every step. */
export default function EditorPage({ scenario }: { scenario: string | null }) {
  const [desk, setDesk] = useState<Desk | null>(null);
  const [problem, setProblem] = useState('');
  const isOpen = useRef(false);
  useEffect(() => {
    document.title = 'Scenario editor · Bocage';
    if (scenario === null && isOpen.current) return;
    let wanted = true;
    openDesk(scenario).then(
      (opened) => {
        if (!wanted) return;
        isOpen.current = true;
        setDesk(opened);
        keepDesk(opened.store.now.draft);
        // The way back from a game leads to the desk as it was left, not to a fresh copy.
        go({ page: 'editor', scenario: null }, true);
      },
      (error: unknown) => wanted && setProblem(error instanceof Error ? error.message : String(error)),
    );
    return () => {
      wanted = false;
    };
  }, [scenario]);
  useEffect(() => {
    if (!desk) return;
    const { state } = desk.store;
    let kept: Draft | null = null;
    return state.subscribe(() => {
      const { draft } = state.get();
      if (draft !== kept) keepDesk(draft);
      kept = draft;
    });
  }, [desk]);
  if (problem) return <NotOpened title="The editor could not be opened" problem={problem} />;
  if (!desk) return <Opening />;
  return (
    <EditorProvider value={desk}>
      <EditorScreen />
    </EditorProvider>
  );
}
