import {
  type BufferGeometry,
  type CanvasTexture,
  InstancedBufferAttribute,
  type Material,
  MeshBasicMaterial,
  MeshStandardMaterial,
  PlaneGeometry,
} from 'three';
import type { DieKind } from '../../models/dice/request.ts';
import { makeDiceAtlas } from './dice-atlas.ts';
import { dieGeometry } from './dice-geometry.ts';
import { MARK_PARTS, markPicture } from './mark-picture.ts';
import { feltGeometry, woodGeometry } from './tray-geometry.ts';
import { feltPicture, woodPicture } from './tray-pictures.ts';

/** Everything that is drawn of a tray and its dice; made once per mounted tray and freed with it. */
export interface TrayKit {
  dice: Readonly<Record<DieKind, BufferGeometry>>;
  resin: Material;
  brass: Material;
  wood: BufferGeometry;
  walnut: Material;
  felt: BufferGeometry;
  cloth: Material;
  mark: BufferGeometry;
  marking: Material;
  dispose(): void;
}

/** Room for so many dice of a kind, and for as many parts of marks. */
export const ROOM = 64;

/** Parts of marks are instances; the attribute `part` is their place in the picture. */
function markMaterial(map: CanvasTexture): Material {
  const material = new MeshBasicMaterial({ map, transparent: true, depthWrite: false, toneMapped: false });
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = `attribute float part;\n${shader.vertexShader.replace(
      '#include <uv_vertex>',
      `#include <uv_vertex>\nvMapUv.x = (vMapUv.x + part) / ${MARK_PARTS.length}.0;`,
    )}`;
  };
  return material;
}

function markGeometry(): BufferGeometry {
  const geometry = new PlaneGeometry(1, 1).rotateX(-Math.PI / 2);
  return geometry.setAttribute('part', new InstancedBufferAttribute(new Float32Array(ROOM), 1));
}

/** @param onChange called when a picture was drawn anew */
export function makeKit(onChange: () => void): TrayKit {
  const atlas = makeDiceAtlas(onChange);
  const wood = woodPicture();
  const felt = feltPicture();
  const marks = markPicture();
  const kit = {
    dice: { d10: dieGeometry('d10'), d6: dieGeometry('d6'), coin: dieGeometry('coin') },
    resin: new MeshStandardMaterial({ map: atlas, roughness: 0.5, metalness: 0 }),
    brass: new MeshStandardMaterial({ map: atlas, roughness: 0.38, metalness: 0.45 }),
    wood: woodGeometry(),
    walnut: new MeshStandardMaterial({ map: wood, roughness: 0.55, metalness: 0 }),
    felt: feltGeometry(),
    cloth: new MeshStandardMaterial({ map: felt, roughness: 0.97, metalness: 0 }),
    mark: markGeometry(),
    marking: markMaterial(marks),
  };
  const owned = [
    ...Object.values(kit.dice),
    ...[atlas, wood, felt, marks],
    ...[kit.resin, kit.brass, kit.wood, kit.walnut, kit.felt, kit.cloth, kit.mark, kit.marking],
  ];
  const dispose = () => {
    for (const thing of owned) thing.dispose();
  };
  return { ...kit, dispose };
}
