import { useState } from 'react';
import { SCENARIOS } from '../../rules/undaunted/scenarios.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { Icon } from '../parts/Icon.tsx';
import { fileProblem } from '../saves/file.ts';
import { useEditor } from './context.ts';
import { asOwn, type Draft, emptyDraft } from './draft.ts';
import { readDraft } from './file.ts';
import { readShelf, unshelve } from './shelf.ts';

/** Chooses what to start from: nothing, a scenario of the box, or one's own. */
export function StartDialog({ onClose }: { onClose(): void }) {
  const { store, entry } = useEditor();
  const [own, setOwn] = useState(readShelf);
  const open = (name: string, make: () => Draft, said: string) => {
    try {
      store.open(make(), said);
    } catch (error) {
      store.say(fileProblem(name, error));
    }
    onClose();
  };
  return (
    <Dialog title="Start from" onClose={onClose}>
      <p>What is on the desk now is put aside; Undo brings it back.</p>
      <p>
        <button
          type="button"
          className="button"
          data-first
          onClick={() => open('An empty map', emptyDraft, 'An empty map. Choose a tile and lay it.')}
        >
          An empty map
        </button>
      </p>
      {own.length > 0 && <h3>Your own</h3>}
      <ul className="start-own">
        {own.map(({ id, title, data }) => (
          <li key={id}>
            <button
              type="button"
              className="button"
              onClick={() => open(title || id, () => readDraft(data), `${title}.`)}
            >
              {title || id}
            </button>
            <button
              type="button"
              className="button quiet"
              aria-label={`Take ${title || id} off the shelf`}
              title="Take off the shelf"
              onClick={() => {
                unshelve(id);
                setOwn(readShelf());
              }}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
      <h3>From the box</h3>
      <ul className="start-box">
        {entry.scenarios.map(({ id, title, picture }) => {
          const scenario = SCENARIOS.get(id);
          return (
            scenario && (
              <li key={id}>
                <button
                  type="button"
                  className="start-scenario"
                  onClick={() => open(title, () => asOwn(scenario), `A copy of ${title}.`)}
                >
                  <img src={picture} alt="" width="640" height="400" />
                  <span>{title}</span>
                </button>
              </li>
            )
          );
        })}
      </ul>
    </Dialog>
  );
}
