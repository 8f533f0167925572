import { useThree } from '@react-three/fiber';
import { useEffect, useMemo, useState } from 'react';
import {
  BufferAttribute,
  CircleGeometry,
  Color,
  MeshBasicMaterial,
  MeshStandardMaterial,
  RepeatWrapping,
  SRGBColorSpace,
  type Texture,
  TextureLoader,
} from 'three';
import { slabOf } from '../pieces/solids.ts';
import type { Plan } from '../plan.ts';

/** The room beyond the table, where no light falls. */
export const ROOM = '#4b4138';
/** Wood showing around everything that lies on it, cm. */
const MARGIN = 9;
const THICK = 4.2;
/** Width of table that one wood picture covers, cm. */
const GRAIN = 72;
const FLOOR = -78;

const FALL_OFF_HEAD = /* glsl */ 'varying vec3 vTablePlace;\n';
/** The light falls off towards the table's edges: the eye stays on the pieces. */
const FALL_OFF = /* glsl */ `
diffuseColor.rgb *= mix(1.0, 0.72, smoothstep(0.5, 1.5, length(vTablePlace.xz / tableHalf)));
`;

/** Varnished wood with light falling off towards the edges. */
function woodMaterial(w: number, d: number): MeshStandardMaterial {
  const material = new MeshStandardMaterial({ color: '#7a5233', roughness: 0.62 });
  material.onBeforeCompile = (shader) => {
    shader.uniforms.tableHalf = { value: [w / 2, d / 2] };
    shader.vertexShader =
      FALL_OFF_HEAD +
      shader.vertexShader.replace('#include <begin_vertex>', '#include <begin_vertex>\nvTablePlace = position;');
    shader.fragmentShader =
      `uniform vec2 tableHalf;\n${FALL_OFF_HEAD}` +
      shader.fragmentShader.replace('#include <map_fragment>', `#include <map_fragment>${FALL_OFF}`);
  };
  material.customProgramCacheKey = () => 'wood';
  return material;
}

/** A wooden slab with its picture laid along its length. */
function topGeometry(w: number, d: number) {
  const geometry = slabOf(w, d, THICK, 4, 0.5);
  const at = geometry.getAttribute('position');
  const uv = new Float32Array(at.count * 2);
  for (let i = 0; i < at.count; i++) {
    uv[2 * i] = (at.getX(i) + 0.7 * at.getY(i)) / GRAIN;
    uv[2 * i + 1] = (at.getZ(i) + 0.7 * at.getY(i)) / GRAIN;
  }
  geometry.setAttribute('uv', new BufferAttribute(uv, 2));
  geometry.deleteAttribute('side');
  geometry.deleteAttribute('stand');
  geometry.deleteAttribute('color');
  return geometry;
}

/** A round of floor that fades into the room's dark. */
function floorGeometry(radius: number) {
  const geometry = new CircleGeometry(radius, 48);
  geometry.rotateX(-Math.PI / 2);
  const centre = new Color('#7b6b59');
  const rim = new Color(ROOM);
  const colours = new Float32Array(geometry.getAttribute('position').count * 3);
  for (let i = 0; i < colours.length / 3; i++) (i === 0 ? centre : rim).toArray(colours, 3 * i);
  geometry.setAttribute('color', new BufferAttribute(colours, 3));
  return geometry;
}

/** The picture of the wood, or null until it is there. */
function useWood(url: string): Texture | null {
  const gl = useThree((state) => state.gl);
  const [wood, setWood] = useState<Texture | null>(null);
  useEffect(() => {
    let gone = false;
    let texture: Texture | null = null;
    new TextureLoader().loadAsync(url).then(
      (loaded) => {
        if (gone) {
          loaded.dispose();
          return;
        }
        loaded.wrapS = RepeatWrapping;
        loaded.wrapT = RepeatWrapping;
        loaded.colorSpace = SRGBColorSpace;
        loaded.anisotropy = Math.min(8, gl.capabilities.getMaxAnisotropy());
        texture = loaded;
        setWood(loaded);
      },
      () => console.warn('The picture of the wood cannot be loaded; the table stays plain.'),
    );
    return () => {
      gone = true;
      texture?.dispose();
    };
  }, [url, gl]);
  return wood;
}

/** The table and the floor it stands on. */
export function TableTop({ plan, wood: url }: { plan: Plan; wood: string }) {
  const invalidate = useThree((state) => state.invalidate);
  const wood = useWood(url);
  const { minX, maxX, minZ, maxZ } = plan.whole;
  const w = maxX - minX + 2 * MARGIN;
  const d = maxZ - minZ + 2 * MARGIN;
  const top = useMemo(() => topGeometry(w, d), [w, d]);
  const floor = useMemo(() => floorGeometry(1.6 * Math.max(w, d)), [w, d]);
  const varnish = useMemo(() => woodMaterial(w, d), [w, d]);
  const boards = useMemo(() => new MeshBasicMaterial({ vertexColors: true }), []);
  useEffect(() => () => top.dispose(), [top]);
  useEffect(() => () => floor.dispose(), [floor]);
  useEffect(() => () => varnish.dispose(), [varnish]);
  useEffect(() => () => boards.dispose(), [boards]);
  useEffect(() => {
    varnish.map = wood;
    varnish.color.set(wood ? '#ffffff' : '#7a5233');
    varnish.needsUpdate = true;
    invalidate();
  }, [wood, varnish, invalidate]);

  return (
    <group position={[(minX + maxX) / 2, 0, (minZ + maxZ) / 2]}>
      <mesh name="table" geometry={top} material={varnish} position={[0, -THICK / 2, 0]} receiveShadow />
      <mesh geometry={floor} material={boards} position={[0, FLOOR, 0]} />
    </group>
  );
}
