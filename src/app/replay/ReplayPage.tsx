import { useEffect, useState } from 'react';
import { Opening } from '../App.tsx';
import { ErrorBoundary } from '../parts/ErrorBoundary.tsx';
import type { Replay } from './context.ts';
import { exposeReplay } from './debug.ts';
import { NotOpened } from './NotOpened.tsx';
import { openReplay } from './open.ts';
import { ReplayScreen } from './ReplayScreen.tsx';
import '../play/play.css';
import './replay.css';

/** Opens a saved game and plays it back. */
export default function ReplayPage({ save }: { save: string }) {
  const [replay, setReplay] = useState<Replay | null>(null);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    let wanted = true;
    openReplay(save).then(
      (next) => wanted && setReplay(next),
      (error: unknown) => wanted && setProblem(error instanceof Error ? error.message : String(error)),
    );
    return () => {
      wanted = false;
    };
  }, [save]);
  useEffect(() => {
    if (!replay) return;
    document.title = `${replay.summary.title}, replay · Bocage`;
    return exposeReplay(replay.store);
  }, [replay]);
  if (problem) return <NotOpened title="This game could not be played back" problem={problem} />;
  if (!replay) return <Opening />;
  return (
    <ErrorBoundary fallback={(error) => <NotOpened title="The replay stumbled" problem={error.message} />}>
      <ReplayScreen replay={replay} />
    </ErrorBoundary>
  );
}
