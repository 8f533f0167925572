import { useCallback, useEffect, useState } from 'react';
import { Opening } from '../App.tsx';
import type { Bots } from '../opponent/bots.ts';
import { NewGame } from '../opponent/NewGame.tsx';
import { ErrorBoundary } from '../parts/ErrorBoundary.tsx';
import { go, type PlayRoute, readQuery } from '../route.ts';
import { saveToFile } from '../saves/file.ts';
import { type Play, PlayProvider } from './context.ts';
import { exposeForTests } from './debug.ts';
import { openPlay, rematch } from './open.ts';
import { PlayScreen } from './PlayScreen.tsx';
import './play.css';

/** Opens the game that the address names, once it is known who plays a new one. */
export default function PlayPage({ to }: { to: PlayRoute }) {
  const [answer, setAnswer] = useState<{ to: PlayRoute; bots: Bots } | null>(null);
  const start = useCallback((bots: Bots) => setAnswer({ to, bots }), [to]);
  if (to.page === 'game' || readQuery(location.search).start) return <Opened to={to} />;
  if (answer?.to === to) return <Opened to={to} bots={answer.bots} />;
  return <NewGame game={to.game} scenario={to.scenario} onStart={start} />;
}

function Opened({ to, bots }: { to: PlayRoute; bots?: Bots }) {
  const [play, setPlay] = useState<Play | null>(null);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    let wanted = true;
    openPlay(to, bots).then(
      (next) => wanted && setPlay(next),
      (error: unknown) => wanted && setProblem(error instanceof Error ? error.message : String(error)),
    );
    return () => {
      wanted = false;
    };
  }, [to, bots]);
  useEffect(() => {
    if (!play) return;
    document.title = `${play.keeper.title} · Bocage`;
    return exposeForTests(play);
  }, [play]);
  if (problem) return <NotOpened problem={problem} />;
  if (!play) return <Opening />;
  return (
    <PlayProvider value={play}>
      <ErrorBoundary fallback={(error) => <Fallen error={error} play={play} />}>
        <PlayScreen rematch={(swap) => void rematch(play, swap)} />
      </ErrorBoundary>
    </PlayProvider>
  );
}

function NotOpened({ problem }: { problem: string }) {
  return (
    <main className="opening">
      <h1>This game could not be opened</h1>
      <p role="alert">{problem}</p>
      <button type="button" className="button primary" onClick={() => go({ page: 'menu' })}>
        Menu
      </button>
    </main>
  );
}

/** Something on the page broke; the journal is whole and saved. */
function Fallen({ error, play }: { error: Error; play: Play }) {
  return (
    <main className="opening">
      <h1>The page stumbled</h1>
      <p role="alert">{error.message}</p>
      <p>The game itself is whole: every decision up to now is kept.</p>
      <div className="dialog-buttons">
        <button type="button" className="button primary" onClick={() => location.reload()}>
          Load it again
        </button>
        <button type="button" className="button" onClick={() => saveToFile(play.store.session.journal)}>
          Save to a file
        </button>
        <button type="button" className="button" onClick={() => go({ page: 'menu' })}>
          Menu
        </button>
      </div>
    </main>
  );
}
