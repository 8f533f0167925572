import { useEffect, useMemo, useRef } from 'react';
import { Tray, type TrayHandle } from '../../scene/tray/Tray.tsx';
import { useReducedMotion } from '../motion.ts';
import { readQuery } from '../route.ts';
import { newSeed } from '../saves/identity.ts';
import { usePlay, usePlayState } from './context.ts';
import { throwing } from './throwing.ts';

/** The tray at its place on the table: shows the dice that are waited for and answers with what comes to rest. */
export default function DiceTray() {
  const { store } = usePlay();
  const { pending, handTo } = usePlayState();
  const tray = useRef<TrayHandle>(null);
  const reducedMotion = useReducedMotion();
  const due = handTo === null ? pending : null;
  const { diceSeed, pace } = useMemo(() => readQuery(location.search), []);
  const id = due?.id ?? '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn afresh for each request
  const seed = useMemo(() => (diceSeed === null ? newSeed() : diceSeed + store.session.length), [id, diceSeed, store]);
  useEffect(() => {
    const control = { throwNow: () => tray.current?.throwNow(), skip: () => tray.current?.skip() };
    throwing.set({ phase: 'waiting', control, problem: '' });
    return () => throwing.set({ phase: 'loading', control: null, problem: '' });
  }, []);
  const become = (phase: 'waiting' | 'rolling', problem = '') => throwing.set({ ...throwing.get(), phase, problem });
  return (
    <Tray
      ref={tray}
      position={[0, 0, 0]}
      heading={0}
      request={due}
      seed={seed}
      speed={pace}
      reducedMotion={reducedMotion}
      onThrown={() => become('rolling')}
      onSettled={(record) => {
        become('waiting');
        store.settle(record.id, record.faces, record);
      }}
      onFailure={(error) => become('waiting', error instanceof Error ? error.message : String(error))}
    />
  );
}
