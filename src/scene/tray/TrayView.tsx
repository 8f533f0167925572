import { useThree } from '@react-three/fiber';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import type { Group } from 'three';
import { DiceMeshes, type DrawnDie, type Poses } from './DiceMeshes.tsx';
import { makeKit, type TrayKit } from './kit.ts';
import { BASE } from './tray-geometry.ts';

/** Where a tray stands. */
export interface Stand {
  /** Middle of the felt, at the height of what the tray stands on, cm in the scene. */
  position: readonly [number, number, number];
  /** Degrees counter-clockwise seen from above; at 0 the thrower sits at +z. */
  heading?: number;
}

interface Props extends Stand {
  dice: readonly DrawnDie[];
  poses: Poses;
  /** Group whose axes are the tray's own. */
  axes?: RefObject<Group | null>;
  /** Whether dice will be thrown here, so that all that this needs is made ready. */
  warm?: boolean;
  children?: ReactNode;
}

/**
 * Tray, dice and marks; knows nothing of physics. Two draw calls for the tray, one for each kind of die, one for marks.
 */
export function TrayView({ position, heading = 0, dice, poses, axes, warm = false, children }: Props) {
  const kit = useKit();
  return (
    <group position={[position[0], position[1] + BASE, position[2]]} rotation-y={(heading * Math.PI) / 180} ref={axes}>
      {kit && (
        <>
          <mesh geometry={kit.wood} material={kit.walnut} castShadow receiveShadow />
          <mesh geometry={kit.felt} material={kit.cloth} receiveShadow />
          <DiceMeshes dice={dice} poses={poses} kit={kit} warm={warm} />
        </>
      )}
      {children}
    </group>
  );
}

function useKit(): TrayKit | null {
  const invalidate = useThree((state) => state.invalidate);
  const [kit, setKit] = useState<TrayKit | null>(null);
  useEffect(() => {
    const made = makeKit(() => invalidate());
    setKit(made);
    return () => {
      setKit(null);
      made.dispose();
    };
  }, [invalidate]);
  return kit;
}
