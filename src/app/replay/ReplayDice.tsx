import { useEffect, useState } from 'react';
import { TrayReplay } from '../../scene/tray/TrayReplay.tsx';
import { useCell } from '../cell.ts';
import { settings } from '../settings.ts';
import { createDiceSound } from '../sound/dice-sound.ts';
import { useReplay } from './context.ts';

/** The tray: a throw as it was recorded while it is stepped over, else how the last one lies. Loads no physics. */
export default function ReplayDice() {
  const { store, state } = useReplay();
  const { at, rolling, speed } = state;
  const { volume, muted } = useCell(settings);
  const [sound] = useState(() => createDiceSound());
  useEffect(() => sound.setVolume(muted ? 0 : volume), [sound, muted, volume]);
  useEffect(() => () => sound.close(), [sound]);
  const rolled = rolling?.record ?? null;
  useEffect(() => (rolled ? sound.play(rolled, 0, speed) : undefined), [sound, rolled, speed]);
  const cast = rolling ?? store.castBefore(at);
  return (
    <TrayReplay
      position={[0, 0, 0]}
      record={cast?.record ?? null}
      succeeds={cast?.succeeds ?? []}
      speed={speed}
      atOnce={rolling === null}
      onEnd={() => {
        if (rolling) store.land(rolling.record);
      }}
    />
  );
}
