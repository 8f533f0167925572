import { useEffect, useState } from 'react';
import type { Atlas } from '../../scene/props.ts';
import { Opening } from '../App.tsx';
import type { GameEntry } from '../games.ts';
import { entryOf, loadAtlas } from '../play/open.ts';
import { NotOpened } from '../replay/NotOpened.tsx';
import { EditorProvider } from './context.ts';
import { asOwn, type Draft, emptyDraft } from './draft.ts';
import { EditorScreen } from './EditorScreen.tsx';
import { readDraft } from './file.ts';
import { keepDesk, readDesk, readShelf } from './shelf.ts';
import { EditorStore } from './store.ts';
import './editor.css';

/** The draft that was last worked on; an empty one where there is none or it cannot be read. */
function lastDraft(): Draft {
  try {
    return readDraft(readDesk());
  } catch {
    return emptyDraft();
  }
}

/**
 * The draft to begin with: the scenario of the box or of one's own that the address names, else the last one.
 * @throws InputError where a scenario of one's own was damaged
 */
async function firstDraft(scenario: string | null): Promise<Draft> {
  if (scenario === null) return lastDraft();
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

async function openDesk(scenario: string | null): Promise<Desk> {
  const entry = entryOf('undaunted');
  const [draft, atlas] = await Promise.all([firstDraft(scenario), loadAtlas(entry)]);
  return { store: new EditorStore(draft), entry, atlas };
}

/** The scenario editor; what is on its desk is kept in the browser at every step. */
export default function EditorPage({ scenario }: { scenario: string | null }) {
  const [desk, setDesk] = useState<Desk | null>(null);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    document.title = 'Scenario editor · Bocage';
    let wanted = true;
    openDesk(scenario).then(
      (opened) => wanted && setDesk(opened),
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
