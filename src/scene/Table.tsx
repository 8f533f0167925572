import { Canvas } from '@react-three/fiber';
import { forwardRef, useCallback, useEffect, useRef, useState } from 'react';
import { LinearToneMapping } from 'three';
import { LEDGE_Z } from '../models/dice/tray.ts';
import { Camera, type CameraState, FOV, FRESH } from './camera/Camera.tsx';
import { debugging, Probe } from './debug.ts';
import { Overlay } from './overlay/Overlay.tsx';
import { Plane } from './overlay/Plane.tsx';
import type { PieceField } from './pieces/field.ts';
import { Pieces } from './pieces/Pieces.tsx';
import { FELT_Z, type Plan, planFor } from './plan.ts';
import type { TableHandle, TableProps } from './props.ts';
import { Light } from './room/Light.tsx';
import { ROOM, TableTop } from './room/TableTop.tsx';

/** Time the browser is given to bring a lost graphics context back by itself, ms. */
const PATIENCE = 400;

/** Reports the loss of the canvas's graphics context, but not its own end. */
function watchContext(canvas: HTMLCanvasElement, lost: () => void): () => void {
  const report = (event: Event) => {
    event.preventDefault();
    lost();
  };
  canvas.addEventListener('webglcontextlost', report);
  return () => canvas.removeEventListener('webglcontextlost', report);
}

/** The middle of the ledge of a tray that stands somewhere, turned by so many radians. */
const ledgeOf = ({ x, z }: { x: number; z: number }, turn: number) => ({
  x: x + (FELT_Z + LEDGE_Z) * Math.sin(turn),
  z: z + (FELT_Z + LEDGE_Z) * Math.cos(turn),
});

/**
 * The table in three dimensions. One unit is one centimetre. Draws a frame only when something has changed.
 *
 * The dice tray is given as children and is put at its place to the right of the map, its own +z towards the viewer.
 * The camera starts at the viewer's seat and goes along when the viewer changes (`seatAt`); else it moves only by the
 * player's hand or by the handle.
 */
export const Table = forwardRef<TableHandle, TableProps>(function Table(props, ref) {
  const { pieces, forms, seatAt, inset, reducedMotion, plain = false, children } = props;
  const [generation, setGeneration] = useState(0);
  const [field, setField] = useState<PieceField | null>(null);
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null);
  const camera = useRef<CameraState>({ ...FRESH });
  const last = useRef<Plan | null>(null);
  const plan = planFor(pieces, forms, last.current);
  last.current = plan;
  const [probed] = useState(debugging);

  useEffect(() => {
    if (!canvas) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unwatch = watchContext(canvas, () => {
      timer = setTimeout(() => setGeneration((n) => n + 1), PATIENCE);
    });
    return () => {
      clearTimeout(timer);
      unwatch();
    };
  }, [canvas]);

  const { minX, maxX, minZ, maxZ } = plan.tray;
  const tray = { x: (minX + maxX) / 2, z: (minZ + maxZ) / 2 };
  const turn = (seatAt * Math.PI) / 180;
  const onField = useCallback((next: PieceField | null) => setField(next), []);
  return (
    <Canvas
      key={`${generation} ${plain}`}
      role="img"
      aria-label="The table"
      frameloop="demand"
      shadows={plain ? false : 'percentage'}
      dpr={plain ? 1 : [1, 2]}
      camera={{ fov: FOV, near: 6, far: 900 }}
      gl={{
        antialias: !plain,
        powerPreference: 'high-performance',
        toneMapping: LinearToneMapping,
        toneMappingExposure: 1.05,
      }}
      style={{ touchAction: 'none', background: ROOM }}
      onCreated={({ gl }) => setCanvas(gl.domElement)}
    >
      <color attach="background" args={[ROOM]} />
      <Camera
        ref={ref}
        plan={plan}
        seatAt={seatAt}
        inset={inset}
        reducedMotion={reducedMotion}
        state={camera.current}
      />
      <Light plan={plan} plain={plain} />
      <TableTop plan={plan} wood="./textures/table/wood.webp" />
      <Plane onPlane={props.onPlane} onGrab={props.onGrab} field={field} />
      {props.overlay && props.overlay.length > 0 && <Overlay drawings={props.overlay} top={inset?.top} />}
      <Pieces {...props} onField={onField} />
      <group position={[tray.x, 0, tray.z]} rotation-y={turn}>
        <group position-z={FELT_Z}>{children}</group>
      </group>
      {probed && <Probe field={field} ledge={ledgeOf(tray, turn)} />}
    </Canvas>
  );
});
