import { useEffect } from 'react';
import { BoardMap } from './BoardMap.tsx';
import { CardsSheet } from './CardsSheet.tsx';
import { Checklist } from './Checklist.tsx';
import { useEditor, useProblems } from './context.ts';
import { EditorBar } from './EditorBar.tsx';
import { Palette } from './Palette.tsx';
import { PlaceSheet } from './PlaceSheet.tsx';
import { ScenarioSheet } from './ScenarioSheet.tsx';
import type { EditorStore, Sheet } from './store.ts';

const SHEETS: readonly { id: Sheet; title: string }[] = [
  { id: 'scenario', title: 'Scenario' },
  { id: 'place', title: 'Tile' },
  { id: 'US', title: 'US cards' },
  { id: 'DE', title: 'DE cards' },
];

/** Whether the keys belong to a field of text, which has its own undo. */
const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('textarea, input:not([type=radio], [type=checkbox])');

/** Control and Z undoes, with shift or with Y it does again. */
function useUndoKeys(store: EditorStore): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isWriting(event.target)) return;
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) store.redo();
      else store.undo();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [store]);
}

/** Palette, map and sheets side by side. */
export function EditorScreen() {
  const { store, state } = useEditor();
  const { draft, said, sheet } = state;
  const problems = useProblems(draft);
  useUndoKeys(store);
  return (
    <div className="editor">
      <EditorBar playable={problems.length === 0} />
      <main className="editor-main">
        <Palette />
        <section className="editor-map" aria-labelledby="editor-map">
          <h2 id="editor-map" className="visually-hidden">
            Map
          </h2>
          <BoardMap />
          <p className="editor-said" role="status">
            {said}
          </p>
        </section>
        <div className="editor-side">
          <nav className="tabs" aria-label="Sheets">
            {SHEETS.map(({ id, title }) => (
              <button key={id} type="button" className="tab" aria-pressed={sheet === id} onClick={() => store.show(id)}>
                {title}
              </button>
            ))}
          </nav>
          <div className="editor-sheet">
            {sheet === 'scenario' && <ScenarioSheet />}
            {sheet === 'place' && <PlaceSheet />}
            {(sheet === 'US' || sheet === 'DE') && <CardsSheet key={sheet} side={sheet} />}
          </div>
          <Checklist problems={problems} />
        </div>
      </main>
    </div>
  );
}
