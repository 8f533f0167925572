import { Physics, useRapier } from '@react-three/rapier';
import { useEffect } from 'react';
import { GESTURES } from '../../models/dice/gesture.ts';
import { throwDice } from '../../models/dice/physics/throw-dice.ts';
import { TRAY_PLAN } from '../../models/dice/physics/tray-world.ts';
import type { Thrower } from './throw-core.ts';

/*
 * Brings the physics into the page: the only file that imports it, loaded after the table is up.
 *
 * @react-three/rapier loads the library and hands it out; its own world stays paused and empty. A throw runs ahead, in
 * one go of about 10 ms, in a fresh world made from that same library by the very function that the terminal calls,
 * and what the tray shows is the record of it. So there is one record for tray, log, replay and onlookers, no throw
 * depends on the pace of pictures, a page in the background still gets its result, and equal seeds give equal bits in
 * page and terminal.
 */

/** @param onReady called once the physics is loaded and warm */
export default function PhysicsHost({ onReady }: { onReady(thrower: Thrower): void }) {
  return (
    <Physics paused timeStep={TRAY_PLAN.step}>
      <Handover onReady={onReady} />
    </Physics>
  );
}

function Handover({ onReady }: { onReady(thrower: Thrower): void }) {
  const { rapier } = useRapier();
  useEffect(() => {
    const thrower: Thrower = (order) => throwDice(rapier, order).record;
    // The first throw compiles what it needs, so one is made that nobody sees.
    thrower({ id: 'warm-up', dice: [{ kind: 'd10' }, { kind: 'coin' }], seed: 1, gesture: GESTURES.normal });
    onReady(thrower);
  }, [rapier, onReady]);
  return null;
}
