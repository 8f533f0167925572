import { useEffect, useState } from 'react';
import { Opening } from '../App.tsx';
import { ErrorBoundary } from '../parts/ErrorBoundary.tsx';
import { go, type PlayRoute } from '../route.ts';
import { saveToFile } from '../saves/file.ts';
import { type Play, PlayProvider } from './context.ts';
import { exposeForTests } from './debug.ts';
import { openPlay, rematch } from './open.ts';
import { PlayScreen } from './PlayScreen.tsx';
import './play.css';

/** Opens the game that the address names and shows it. */
export default function PlayPage({ to }: { to: PlayRoute }) {
  const [play, setPlay] = useState<Play | null>(null);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    let wanted = true;
    openPlay(to).then(
      (next) => wanted && setPlay(next),
      (error: unknown) => wanted && setProblem(error instanceof Error ? error.message : String(error)),
    );
    return () => {
      wanted = false;
    };
  }, [to]);
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
