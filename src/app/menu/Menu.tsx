import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { OwnScenarios } from '../editor/OwnScenarios.tsx';
import { GAMES, type GameEntry, type ScenarioEntry } from '../games.ts';
import { Icon } from '../parts/Icon.tsx';
import { go, writeHash } from '../route.ts';
import { startSave } from '../saves/begin.ts';
import { fileProblem, readFile } from '../saves/file.ts';
import { LearnEntry } from '../teach/LearnEntry.tsx';
import { Credits } from './Credits.tsx';
import { SavedGames } from './SavedGames.tsx';
import './menu.css';

const SettingsDialog = lazy(() => import('../parts/SettingsDialog.tsx'));

/** The first page: games and scenarios, saved games, a saved file. */
export function Menu() {
  const [dialog, setDialog] = useState<'none' | 'settings' | 'credits'>('none');
  useEffect(() => {
    document.title = 'Bocage';
  }, []);
  return (
    <div className="menu">
      <header className="menu-head">
        <div className="menu-head-text">
          <h1>Bocage</h1>
          <p>
            War games on a table of wood and card. Real dice, the rules enforced, two players at one screen or one
            against the program.
          </p>
        </div>
      </header>
      <main className="menu-main">
        <LearnEntry />
        <SavedGames />
        {GAMES.map((game) => (
          <GameSection key={game.id} game={game} />
        ))}
      </main>
      <footer className="menu-foot">
        <OpenFile />
        <button type="button" className="button" onClick={() => setDialog('settings')}>
          <Icon name="settings" /> Settings
        </button>
        <button type="button" className="button" onClick={() => setDialog('credits')}>
          Credits
        </button>
      </footer>
      {dialog === 'settings' && (
        <Suspense>
          <SettingsDialog onClose={() => setDialog('none')} />
        </Suspense>
      )}
      {dialog === 'credits' && <Credits onClose={() => setDialog('none')} />}
    </div>
  );
}

function GameSection({ game }: { game: GameEntry }) {
  const [first, ...others] = game.scenarios;
  return (
    <section className="game" aria-labelledby={`game-${game.id}`}>
      <div className="game-head">
        <h2 id={`game-${game.id}`}>{game.title}</h2>
        <p>{game.line}</p>
      </div>
      {first && <Feature game={game} scenario={first} />}
      <ol className="scenarios" start={2}>
        {others.map((scenario) => (
          <li key={scenario.id}>
            <ScenarioLink game={game} scenario={scenario} />
          </li>
        ))}
      </ol>
      {game.id === 'undaunted' && <OwnScenarios />}
    </section>
  );
}

const address = (game: GameEntry, scenario: ScenarioEntry): string =>
  writeHash({ page: 'play', game: game.id, scenario: scenario.id });

/** Fetches the table while the hand is still on its way to the button. */
const fetchTable = () => void import('../play/PlayPage.tsx').catch(() => undefined);

/** The scenario recommended first, large. */
function Feature({ game, scenario }: { game: GameEntry; scenario: ScenarioEntry }) {
  return (
    <a className="feature" href={address(game, scenario)} onPointerEnter={fetchTable} onFocus={fetchTable}>
      <img src={game.picture} alt="" width="640" height="400" />
      <span className="feature-text">
        <span className="feature-mark">Start here</span>
        <span className="feature-title">{scenario.title}</span>
        <span>{scenario.briefing}</span>
        <span className="button primary" aria-hidden="true">
          Play
        </span>
      </span>
    </a>
  );
}

function ScenarioLink({ game, scenario }: { game: GameEntry; scenario: ScenarioEntry }) {
  return (
    <a className="scenario" href={address(game, scenario)} onPointerEnter={fetchTable} onFocus={fetchTable}>
      <img src={scenario.picture} alt="" width="640" height="400" loading="lazy" />
      <span className="scenario-title">{scenario.title}</span>
      <span className="scenario-line">{scenario.briefing}</span>
    </a>
  );
}

/** Opens a saved file; one that cannot be used is refused with the field's name. */
function OpenFile() {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState('');
  const open = async (file: File | undefined) => {
    if (!file) return;
    setProblem('');
    try {
      const save = await startSave(await readFile(file));
      go({ page: 'game', save });
    } catch (error) {
      setProblem(fileProblem(file.name, error));
    }
    if (input.current) input.current.value = '';
  };
  return (
    <div className="open-file">
      <button type="button" className="button" onClick={() => input.current?.click()}>
        <Icon name="open" /> Open a saved file
      </button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        className="visually-hidden"
        tabIndex={-1}
        aria-label="Saved file"
        onChange={(event) => void open(event.target.files?.[0])}
      />
      <p role="alert" className="problem">
        {problem}
      </p>
    </div>
  );
}
