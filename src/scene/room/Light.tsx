import { useThree } from '@react-three/fiber';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { type DirectionalLight, Object3D, Vector3 } from 'three';
import type { Plan } from '../plan.ts';
import { roomLight } from './environment.ts';

/** From where the daylight falls: over the left shoulder of who sits opposite, steeply. */
const DIRECTION = new Vector3(-0.46, 0.84, -0.42).normalize();
/** How high above the table things may be that cast a shadow, cm: dice in the air. */
const HIGH = 14;
/** Brightness of the sky; in the plain picture, which has no reflections, it stands in for the room's light too. */
const SKY = { fine: 1.15, plain: 1.9 };

/** The shadow camera's box: the smallest in the light's own axes that holds the plan. */
export function shadowBox(plan: Plan) {
  const { minX, maxX, minZ, maxZ } = plan.whole;
  const centre = new Vector3((minX + maxX) / 2, 0, (minZ + maxZ) / 2);
  const side = new Vector3(0, 1, 0).cross(DIRECTION).normalize();
  const upwards = DIRECTION.clone().cross(side);
  let [x, y] = [0, 0];
  for (const cornerX of [minX, maxX]) {
    for (const cornerZ of [minZ, maxZ]) {
      for (const cornerY of [0, HIGH]) {
        const corner = new Vector3(cornerX, cornerY, cornerZ).sub(centre);
        x = Math.max(x, Math.abs(corner.dot(side)));
        y = Math.max(y, Math.abs(corner.dot(upwards)));
      }
    }
  }
  return { centre, x: x + 2, y: y + 2 };
}

/**
 * Daylight with a shadow fitted to the table, the sky's and the room's light.
 *
 * @param plain whether what the room throws back is left out: to reckon it takes a slow device a third of the time up to
 * the first picture
 */
export function Light({ plan, plain }: { plan: Plan; plain: boolean }) {
  const gl = useThree((state) => state.gl);
  const scene = useThree((state) => state.scene);
  const invalidate = useThree((state) => state.invalidate);
  const light = useRef<DirectionalLight>(null);
  const target = useMemo(() => new Object3D(), []);
  const box = useMemo(() => shadowBox(plan), [plan]);
  const away = Math.hypot(box.x, box.y) + 20;

  useLayoutEffect(() => {
    const sun = light.current;
    if (!sun) return;
    target.position.copy(box.centre);
    sun.position.copy(box.centre).addScaledVector(DIRECTION, away);
    target.updateMatrixWorld();
    const camera = sun.shadow.camera;
    [camera.left, camera.right, camera.bottom, camera.top] = [-box.x, box.x, -box.y, box.y];
    [camera.near, camera.far] = [5, 2 * away];
    camera.updateProjectionMatrix();
    invalidate();
  }, [box, away, target, invalidate]);

  useLayoutEffect(() => {
    if (plain) return;
    const light = roomLight(gl);
    scene.environment = light.texture;
    scene.environmentIntensity = 0.22;
    return () => {
      scene.environment = null;
      light.dispose();
    };
  }, [gl, scene, plain]);

  return (
    <>
      <hemisphereLight args={['#f3f6ff', '#9a866c', plain ? SKY.plain : SKY.fine]} />
      <directionalLight
        ref={light}
        target={target}
        castShadow
        color="#fff1dc"
        intensity={1.95}
        shadow-mapSize={[2048, 2048]}
        shadow-radius={3.2}
        shadow-bias={-0.0002}
        shadow-normalBias={0.05}
      />
      <primitive object={target} />
    </>
  );
}
