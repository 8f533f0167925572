import { type BufferGeometry, Matrix4, type Object3D, PlaneGeometry, ShaderMaterial } from 'three';
import { Batch } from '../pieces/batch.ts';
import { type Stance, writeMatrix } from '../pieces/stance.ts';

/** `area`: width, depth and corner radius of what is drawn about, and how far the drawing reaches beyond it, cm. */
const LAYOUT = { area: 4, style: 2 };

const VERTEX = /* glsl */ `
attribute vec4 area;
attribute vec2 style;
varying vec2 vPlace;
flat varying vec4 vArea;
flat varying vec2 vStyle;
void main() {
  vPlace = position.xz * (area.xy + 2.0 * area.w);
  vArea = area;
  vStyle = style;
  gl_Position = projectionMatrix * modelViewMatrix * instanceMatrix * vec4(vPlace.x, 0.0, vPlace.y, 1.0);
}
`;

const FRAGMENT_HEAD = /* glsl */ `
varying vec2 vPlace;
flat varying vec4 vArea;
flat varying vec2 vStyle;
float outside(float shrink) {
  vec2 q = abs(vPlace) - 0.5 * vArea.xy + vArea.z + shrink;
  return length(max(q, 0.0)) + min(max(q.x, q.y), 0.0) - vArea.z;
}
`;

/** Flat drawings about pieces, all in one draw call: the shader knows the distance to the piece's outline. */
export class Sheet {
  private readonly material: ShaderMaterial;
  private readonly batch: Batch;
  private count = 0;

  /**
   * @param body of the fragment's main(): sets gl_FragColor from vPlace, vArea, vStyle and outside(), linear colours
   * @param renderOrder among transparent things
   */
  constructor(parent: Object3D, name: string, body: string, renderOrder: number) {
    this.material = new ShaderMaterial({
      vertexShader: VERTEX,
      fragmentShader: `${FRAGMENT_HEAD}void main() {${body}\n#include <colorspace_fragment>\n}`,
      transparent: true,
      depthWrite: false,
    });
    this.batch = new Batch(unitPlane, LAYOUT, this.material, (mesh) => {
      mesh.name = name;
      mesh.renderOrder = renderOrder;
      mesh.raycast = () => {};
    });
    parent.add(this.batch.mesh);
  }

  /** Sets how many drawings there are; each is then written by `draw`. */
  resize(count: number): void {
    this.count = count;
    this.batch.resize(count);
  }

  get size(): number {
    return this.count;
  }

  /** Writes what one drawing is about. `style` is the shader's. */
  describe(index: number, area: readonly [number, number, number, number], style: readonly [number, number]): void {
    this.batch.write('area', index, area);
    this.batch.write('style', index, style);
  }

  /** Writes where one drawing lies, `above` cm over the stance's own height. */
  place(index: number, stance: Stance, above: number): void {
    const { mesh } = this.batch;
    mesh.setMatrixAt(index, writeMatrix(matrix, { ...stance, y: stance.y + above, flip: 0 }, 0));
    mesh.instanceMatrix.needsUpdate = true;
  }

  dispose(): void {
    this.batch.dispose();
    this.material.dispose();
  }
}

const matrix = new Matrix4();

function unitPlane(): BufferGeometry {
  return new PlaneGeometry(1, 1).rotateX(-Math.PI / 2);
}
