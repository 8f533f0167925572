import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useMemo, useRef } from 'react';
import { ShaderMaterial, type Sprite } from 'three';
import type { Drawing, Spot } from '../../models/table/drawing.ts';
import { LABEL, LABEL_RISE, labelHeight, labelPicture, layLabel } from './label.ts';
import { overlayGeometry } from './shapes.ts';

/** Height above the table, cm: clear of cards that lie on the mat. */
const CLEAR = 0.16;
const VERTEX = /* glsl */ `
attribute vec4 ink;
attribute float hatch;
varying vec4 vInk;
varying float vHatch;
varying vec2 vPlace;
void main() {
  vInk = ink;
  vHatch = hatch;
  vPlace = position.xz;
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
}
`;

/** What is not allowed is striped, so that it is told without colours too. */
const FRAGMENT = /* glsl */ `
varying vec4 vInk;
varying float vHatch;
varying vec2 vPlace;
void main() {
  float stripe = step(0.5, fract((vPlace.x + vPlace.y) / 1.4));
  gl_FragColor = vec4(vInk.rgb, vInk.a * mix(1.0, 0.25 + 0.75 * stripe, vHatch));
  #include <colorspace_fragment>
}
`;

/**
 * Drawings flat on the table: all in one draw call, and one more per label.
 * @param top what the page covers of the picture's top, CSS pixels
 */
export function Overlay({ drawings, top = 0 }: { drawings: readonly Drawing[]; top?: number | undefined }) {
  const invalidate = useThree((state) => state.invalidate);
  const geometry = useMemo(() => overlayGeometry(drawings), [drawings]);
  const material = useMemo(
    () =>
      new ShaderMaterial({
        vertexShader: VERTEX,
        fragmentShader: FRAGMENT,
        transparent: true,
        depthWrite: false,
        side: 2,
      }),
    [],
  );
  useEffect(() => () => geometry.dispose(), [geometry]);
  useEffect(() => () => material.dispose(), [material]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a frame is drawn whenever the drawings change
  useEffect(() => invalidate(), [invalidate, drawings]);
  const labels = drawings.flatMap((drawing) => (drawing.kind === 'label' ? [drawing] : []));
  return (
    <>
      <mesh
        geometry={geometry}
        material={material}
        position-y={CLEAR}
        renderOrder={4}
        frustumCulled={false}
        raycast={unseen}
      />
      {labels.map(({ at, text }) => (
        <Label key={`${at.x} ${at.z}`} at={at} text={text} top={top} />
      ))}
    </>
  );
}

/** The pointer goes through what is drawn. */
const unseen = () => {};

function Label({ at, text, top }: { at: Spot; text: string; top: number }) {
  const sprite = useRef<Sprite>(null);
  const camera = useThree((state) => state.camera);
  const height = useThree((state) => labelHeight(camera, state.size.height));
  const picture = useMemo(() => labelPicture(text), [text]);
  useEffect(() => () => picture.dispose(), [picture]);
  useFrame(({ size: { width, height } }) => {
    camera.updateMatrixWorld();
    sprite.current?.center.copy(layLabel({ at, text }, camera, { width, height, top }).hold);
  });
  return (
    <sprite
      ref={sprite}
      position={[at.x, LABEL_RISE, at.z]}
      scale={[(height * LABEL.w) / LABEL.h, height, 1]}
      renderOrder={9}
      raycast={unseen}
    >
      <spriteMaterial map={picture} sizeAttenuation={false} depthTest={false} depthWrite={false} toneMapped={false} />
    </sprite>
  );
}
