import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Face } from '../../models/dice/request.ts';
import type { ThrowRecord } from '../../models/dice/throw-record.ts';
import { drawnDice } from './marks.ts';
import { Playback } from './playback.ts';
import { type Stand, TrayView } from './TrayView.tsx';

export interface TrayReplayProps extends Stand {
  /** What is shown; null for the empty tray. */
  record: ThrowRecord | null;
  /** Faces that count as a success, as the request had them. */
  succeeds?: readonly Face[];
  /** Pace, 1 is real. */
  speed?: number;
  /** Shows the end at once: a jump in a replay, or reduced motion. */
  atOnce: boolean;
  /** The end is shown: once for each record. */
  onEnd?(): void;
}

const NO_FACES: readonly Face[] = [];

/** A tray for replays and onlookers: shows records and loads no physics. */
export function TrayReplay({ record, succeeds = NO_FACES, speed = 1, atOnce, onEnd, ...stand }: TrayReplayProps) {
  const invalidate = useThree((state) => state.invalidate);
  const [ended, setEnded] = useState<ThrowRecord | null>(null);
  const playback = useMemo(() => record && new Playback(record, performance.now() / 1000, speed), [record, speed]);
  const done = atOnce || ended === record;
  const announce = useRef(onEnd);
  announce.current = onEnd;

  useEffect(() => {
    if (!record || !playback) return;
    const end = () => {
      setEnded(record);
      announce.current?.();
    };
    // A timer, not a picture, ends it: a page in the background draws none.
    const timer = setTimeout(end, atOnce ? 0 : Math.max(0, playback.end * 1000 - performance.now()));
    return () => clearTimeout(timer);
  }, [record, playback, atOnce]);

  const poses = useMemo(() => {
    const now = () => (done ? Number.MAX_SAFE_INTEGER : performance.now() / 1000);
    return {
      pose: (die: number) => (playback as Playback).pose(die, now()),
      cocked: (die: number) => (playback as Playback).cocked(die, now()),
      moving: () => !done && playback !== null && now() < playback.end,
    };
  }, [playback, done]);
  useFrame(() => {
    if (poses.moving()) invalidate();
  });

  return <TrayView {...stand} dice={record ? drawnDice(record, succeeds, done) : []} poses={poses} />;
}
