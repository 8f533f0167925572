import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import type { Inset, TableHandle } from '../../scene/props.ts';
import { useReducedMotion } from '../motion.ts';
import { CameraButtons } from '../play/CameraButtons.tsx';
import { go } from '../route.ts';
import { AskSecrets } from './AskSecrets.tsx';
import { type Replay, ReplayProvider, useShown } from './context.ts';
import { branchSave } from './cut.ts';
import { useReplayKeys } from './keys.ts';
import { Magnifier } from './Magnifier.tsx';
import { usePace } from './pace.ts';
import { ReplayBar } from './ReplayBar.tsx';
import { ReplayTable } from './ReplayTable.tsx';
import SharePosition from './SharePosition.tsx';
import { SidePanel } from './SidePanel.tsx';
import { Transport } from './Transport.tsx';

const StatisticsDialog = lazy(() => import('../stats/StatisticsDialog.tsx'));

/** A game played back: the table as it was, the log beside it, and what moves through it. */
export function ReplayScreen({ replay }: { replay: Replay }) {
  const { store, summary } = replay;
  const shown = useShown(replay);
  const { at, panel } = shown.state;
  const { session } = store;
  const table = useRef<TableHandle>(null);
  const reducedMotion = useReducedMotion();
  const [dialog, setDialog] = useState<'none' | 'statistics' | 'share'>('none');
  const [wanted, setWanted] = useState<{ then(): void } | null>(null);
  const [problem, setProblem] = useState('');
  usePace(store, reducedMotion);
  useReplayKeys(store);
  const inset = useReplayInset(panel !== 'none');
  const close = useCallback(() => setDialog('none'), []);
  const open = (name: typeof dialog) => {
    store.change({ playing: false });
    setDialog(name);
  };
  const playOn = async () => {
    const standing = session.game.status(session.game.view(session.at(at), 'spectator')).title;
    try {
      const save = await branchSave(summary, session.journal, at, standing);
      go({ page: 'game', save });
    } catch (error) {
      setProblem(`The new game was not stored: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  return (
    <ReplayProvider value={shown}>
      <div className="play replay">
        <ReplayBar onStatistics={() => open('statistics')} />
        <main className="play-main">
          <ReplayTable table={table} inset={inset} reducedMotion={reducedMotion} />
          <CameraButtons table={table} />
          <SidePanel />
          <Magnifier />
          <Transport
            ask={(then) => (store.guarded ? setWanted({ then }) : then())}
            onPlayOn={() => void playOn()}
            onShare={() => open('share')}
          />
          <div className="notices">
            <div role="alert" className={problem ? 'notice refusal' : 'visually-hidden'}>
              {problem && <p>{problem}</p>}
            </div>
          </div>
        </main>
        {wanted && (
          <AskSecrets
            onNo={() => setWanted(null)}
            onYes={() => {
              store.change({ secrets: true });
              setWanted(null);
              wanted.then();
            }}
          />
        )}
        {dialog === 'share' && (
          <SharePosition game={session.game} setup={session.setup} state={session.at(at)} onClose={close} />
        )}
        <Suspense>{dialog === 'statistics' && <StatisticsDialog session={session} onClose={close} />}</Suspense>
      </div>
    </ReplayProvider>
  );
}

const NOTHING: Inset = { top: 0, right: 0, bottom: 0, left: 0 };

/** What bars and panel cover of the window; taken anew when the window's size changes or the panel opens. */
function useReplayInset(open: boolean): Inset {
  const [inset, setInset] = useState<Inset>(NOTHING);
  useEffect(() => {
    const size = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    const measure = () => {
      const panel = size('.log-panel');
      // Over the whole width it covers the map for as long as it is open; beside the map it narrows the picture.
      const beside = open && panel !== undefined && panel.width < innerWidth / 2;
      setInset({
        top: size('.replay .topbar')?.height ?? 0,
        right: 0,
        bottom: size('.transport')?.height ?? 0,
        left: beside ? Math.min(panel.right, innerWidth / 3) : 0,
      });
    };
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, [open]);
  return inset;
}
