import { lazy, Suspense, useCallback, useState } from 'react';
import type { Journal } from '../../rules/kernel/journal.ts';
import { Icon } from '../parts/Icon.tsx';
import { writeHash } from '../route.ts';
import { fileProblem } from '../saves/file.ts';
import { pickFile } from './pick-file.ts';
import { readShelf, type Shelved } from './shelf.ts';

const StartOwn = lazy(() => import('./StartOwn.tsx'));

/** In the menu: scenarios that are not in the box, from this browser or from a file, and the way to the editor. */
export function OwnScenarios() {
  const [own] = useState(readShelf);
  const [problem, setProblem] = useState('');
  const [playing, setPlaying] = useState<{ name: string; journal: Journal } | null>(null);
  const refuse = useCallback((name: string, error: unknown) => {
    setPlaying(null);
    setProblem(fileProblem(name, error));
  }, []);
  /** Plays what the function reads; a scenario that cannot be used is refused with the field's name. */
  const play = async (name: string, read: (files: typeof import('./file.ts')) => Promise<Journal>) => {
    setProblem('');
    try {
      setPlaying({ name, journal: await read(await import('./file.ts')) });
    } catch (error) {
      refuse(name, error);
    }
  };
  const playFile = async () => {
    const file = await pickFile();
    if (file) await play(file.name, ({ readScenarioFile }) => readScenarioFile(file));
  };
  const playShelved = ({ id, title, data }: Shelved) =>
    play(title || id, async ({ scenarioJournal }) => scenarioJournal(data));
  return (
    <div className="own-scenarios">
      <h3>Your own scenarios</h3>
      {own.length > 0 && (
        <ul>
          {own.map((each) => (
            <li key={each.id} className="save">
              <span className="save-link">
                <span className="save-title">{each.title || each.id}</span>
                <span>{each.briefing}</span>
              </span>
              <button
                type="button"
                className="button"
                aria-label={`Play ${each.title || each.id}`}
                onClick={() => void playShelved(each)}
              >
                <Icon name="play" /> Play
              </button>
              <a
                className="button quiet"
                href={writeHash({ page: 'editor', scenario: each.id })}
                aria-label={`Edit ${each.title || each.id}`}
              >
                <Icon name="rename" /> Edit
              </a>
            </li>
          ))}
        </ul>
      )}
      <div className="dialog-buttons">
        <button type="button" className="button" onClick={() => void playFile()}>
          <Icon name="open" /> Open a scenario file
        </button>
        <a className="button" href={writeHash({ page: 'editor', scenario: null })}>
          <Icon name="rename" /> Scenario editor
        </a>
      </div>
      <p role="alert" className="problem">
        {problem}
      </p>
      {playing && (
        <Suspense>
          <StartOwn
            journal={playing.journal}
            onClose={() => setPlaying(null)}
            onProblem={(error) => refuse(playing.name, error)}
          />
        </Suspense>
      )}
    </div>
  );
}
