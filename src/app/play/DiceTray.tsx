import { useEffect, useMemo, useRef, useState } from 'react';
import { Tray, type TrayHandle } from '../../scene/tray/Tray.tsx';
import { useCell } from '../cell.ts';
import { useReducedMotion } from '../motion.ts';
import { readQuery } from '../route.ts';
import { settings } from '../settings.ts';
import { createDiceSound } from '../sound/dice-sound.ts';
import { usePlay, usePlayState } from './context.ts';
import { NO_TRAY, throwing, throwSeed } from './throwing.ts';

/** The tray at its place on the table: shows the dice that are waited for and answers with what comes to rest. */
export default function DiceTray() {
  const { store } = usePlay();
  const { pending, handTo } = usePlayState();
  const tray = useRef<TrayHandle>(null);
  const reducedMotion = useReducedMotion();
  const due = handTo === null ? pending : null;
  const { pace } = useMemo(() => readQuery(location.search), []);
  const id = due?.id ?? '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn afresh for each request
  const seed = useMemo(() => throwSeed(store.session.length), [id, store]);
  useEffect(() => {
    const control = { throwNow: () => tray.current?.throwNow(), skip: () => tray.current?.skip() };
    throwing.set({ ...NO_TRAY, control });
    return () => throwing.set(NO_TRAY);
  }, []);
  // After the tray's own effects: by now the dice lie there.
  useEffect(() => throwing.set({ ...throwing.get(), request: id || null, rolling: false, problem: '' }), [id]);
  const { volume, muted } = useCell(settings);
  const [sound] = useState(() => createDiceSound());
  const hush = useRef(() => {});
  useEffect(() => sound.setVolume(muted ? 0 : volume), [sound, muted, volume]);
  useEffect(() => () => sound.close(), [sound]);
  const tell = (rolling: boolean, problem = '') => throwing.set({ ...throwing.get(), rolling, problem });
  return (
    <Tray
      ref={tray}
      position={[0, 0, 0]}
      heading={0}
      request={due}
      seed={seed}
      speed={pace}
      reducedMotion={reducedMotion}
      onThrown={(record, windUp) => {
        tell(true);
        hush.current = sound.play(record, windUp, pace);
      }}
      onSettled={(record) => {
        tell(false);
        hush.current();
        store.settle(record.id, record.faces, record);
      }}
      onFailure={(error) => tell(false, error instanceof Error ? error.message : String(error))}
    />
  );
}
