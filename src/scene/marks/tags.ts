import { type Camera, type CanvasTexture, type Object3D, PlaneGeometry, ShaderMaterial, Vector2, Vector3 } from 'three';
import type { Piece } from '../../models/table/piece.ts';
import { Batch } from '../pieces/batch.ts';
import type { PieceField } from '../pieces/field.ts';
import { SLIP_HEIGHT, type Slip, slipPicture } from './slips.ts';
import { spread } from './spread.ts';

/**
 * `spot`: what the tag floats over, cm; `slip`: its place in the picture; `size`: on the page, CSS pixels; `lift`: how far
 * it moves up to cover no other, CSS pixels.
 */
const LAYOUT = { spot: 3, slip: 4, size: 2, lift: 1 };
/** Free between a piece and its tag, CSS pixels. */
const GAP = 2;

const VERTEX = /* glsl */ `
attribute vec3 spot;
attribute vec4 slip;
attribute vec2 size;
attribute float lift;
uniform vec2 page;
varying vec2 vAt;
void main() {
  vAt = slip.xy + uv * slip.zw;
  vec4 at = projectionMatrix * modelViewMatrix * vec4(spot, 1.0);
  // On whole pixels print is sharp.
  vec2 pixel = floor((at.xy / at.w) * 0.5 * page) + vec2(0.0, 0.5 * size.y + ${GAP.toFixed(1)} + lift) + position.xy * size;
  gl_Position = vec4(pixel / (0.5 * page) * at.w, at.zw);
}
`;

const FRAGMENT = /* glsl */ `
uniform sampler2D map;
varying vec2 vAt;
void main() {
  gl_FragColor = texture2D(map, vAt);
  #include <colorspace_fragment>
}
`;

/** Names that float over pieces, upright on the screen and of the same size everywhere, all in one draw call. */
export class TagField {
  private readonly map: { value: CanvasTexture | null } = { value: null };
  private readonly page = { value: new Vector2(1, 1) };
  private readonly material = new ShaderMaterial({
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    uniforms: { map: this.map, page: this.page },
    transparent: true,
    depthTest: false,
    depthWrite: false,
  });
  private readonly batch: Batch;
  private readonly slips = new Map<string, Slip>();
  private tagged: string[] = [];
  /** Where each tag floats, cm, and its breadth, CSS pixels. */
  private placed: { spot: Vector3; width: number }[] = [];

  constructor(
    parent: Object3D,
    private readonly field: PieceField,
  ) {
    this.batch = new Batch(
      () => new PlaneGeometry(1, 1),
      LAYOUT,
      this.material,
      (mesh) => {
        mesh.name = 'tags';
        mesh.renderOrder = 8;
        mesh.raycast = () => {};
      },
    );
    parent.add(this.batch.mesh);
  }

  /** Writes the tags of these pieces. */
  set(pieces: readonly Piece[]): void {
    const tagged = pieces.filter(({ id, tag }) => tag !== undefined && this.field.seen(id));
    const texts = tagged.map(({ tag }) => tag as string);
    if (texts.some((text) => !this.slips.has(text))) this.print([...this.slips.keys(), ...texts]);
    this.tagged = tagged.map(({ id }) => id);
    this.placed = texts.map((text) => ({ spot: new Vector3(), width: this.slips.get(text)?.width ?? 0 }));
    this.batch.resize(tagged.length);
    for (const [index, text] of texts.entries()) {
      const slip = this.slips.get(text);
      if (!slip) continue;
      this.batch.write('slip', index, slip.rect);
      this.batch.write('size', index, [slip.width, SLIP_HEIGHT]);
    }
    this.follow();
  }

  /** Lays every tag where its piece is now. */
  follow(): void {
    for (const [index, id] of this.tagged.entries()) {
      const { spot } = this.placed[index] as { spot: Vector3 };
      if (this.field.topOf(id, spot)) this.batch.write('spot', index, spot.toArray());
    }
  }

  /** Lifts tags off each other, as this camera sees them. */
  arrange(camera: Camera): void {
    camera.updateMatrixWorld();
    const { x: width, y: height } = this.page.value;
    const strips = this.placed.map(({ spot, width: breadth }) => {
      const { x, y } = onPage.copy(spot).project(camera);
      return { x: Math.floor(x * 0.5 * width), y: Math.floor(y * 0.5 * height), width: breadth };
    });
    for (const [index, lift] of spread(strips, SLIP_HEIGHT).entries()) this.batch.write('lift', index, [lift]);
  }

  /** Tells of the picture's size on the page, CSS pixels. */
  resize(width: number, height: number): void {
    this.page.value.set(width, height);
  }

  private print(texts: readonly string[]): void {
    this.map.value?.dispose();
    const { picture, slips } = slipPicture(texts);
    this.map.value = picture;
    for (const [text, slip] of slips) this.slips.set(text, slip);
  }

  dispose(): void {
    this.map.value?.dispose();
    this.material.dispose();
    this.batch.dispose();
  }
}

const onPage = new Vector3();
