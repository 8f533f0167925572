import { type Camera, type CanvasTexture, type Object3D, PlaneGeometry, ShaderMaterial, Vector2, Vector3 } from 'three';
import type { Drawing } from '../../models/table/drawing.ts';
import type { Piece } from '../../models/table/piece.ts';
import type { Box } from '../box.ts';
import { type Cover, coveredBy, UNCOVERED } from '../camera/cover.ts';
import { layLabel } from '../overlay/label.ts';
import { Batch } from '../pieces/batch.ts';
import type { PieceField } from '../pieces/field.ts';
import { placeTags } from './place-tags.ts';
import { SLIP_HEIGHT, type Slip, slipPicture } from './slips.ts';

/**
 * `corner`: left lower corner from the middle of the page; `slip`: place in the picture; `size`; lengths in CSS
 * pixels.
 */
const LAYOUT = { corner: 2, slip: 4, size: 2 };
/** Where a tag is that is left out: far outside the page. */
const AWAY = [1e6, 1e6];

const VERTEX = /* glsl */ `
attribute vec2 corner;
attribute vec4 slip;
attribute vec2 size;
uniform vec2 page;
varying vec2 vAt;
void main() {
  vAt = slip.xy + uv * slip.zw;
  // On whole pixels print is sharp.
  gl_Position = vec4((floor(corner) + (position.xy + 0.5) * size) / (0.5 * page), 0.0, 1.0);
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
  private tagged: { id: string; width: number }[] = [];

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

  /** Writes the tags of these pieces; where they lie is found by `arrange`. */
  set(pieces: readonly Piece[]): void {
    const tagged = pieces.filter(({ id, tag }) => tag !== undefined && this.field.seen(id));
    const texts = tagged.map(({ tag }) => tag as string);
    if (texts.some((text) => !this.slips.has(text))) this.print([...this.slips.keys(), ...texts]);
    this.tagged = tagged.map(({ id }, index) => ({ id, width: this.slips.get(texts[index] as string)?.width ?? 0 }));
    this.batch.resize(tagged.length);
    for (const [index, text] of texts.entries()) {
      const slip = this.slips.get(text);
      if (!slip) continue;
      this.batch.write('slip', index, slip.rect);
      this.batch.write('size', index, [slip.width, SLIP_HEIGHT]);
    }
  }

  /**
   * Lays the tags out as this camera sees the pieces.
   * @param first the piece whose tag has the first choice of a place: the one that is pointed at
   * @param cover what the page covers, CSS pixels: a name that has another place keeps out of there
   * @param drawings what lies drawn on the table: names keep out of its labels too
   */
  arrange(camera: Camera, first: string | null, cover: Cover = UNCOVERED, drawings: readonly Drawing[] = []): void {
    if (this.tagged.length === 0) return;
    camera.updateMatrixWorld();
    right.setFromMatrixColumn(camera.matrixWorld, 0);
    const all = this.tagged.map(({ id, width }) => ({ body: this.bodyOf(id, camera), width }));
    const page = { width: this.page.value.x, height: this.page.value.y, top: cover.top };
    const labels = drawings.flatMap((one) => (one.kind === 'label' ? [layLabel(one, camera, page).box] : []));
    const covered = [...coveredBy(cover, page), ...labels];
    const nearness = (index: number) =>
      this.tagged[index]?.id === first ? Number.NEGATIVE_INFINITY : (all[index]?.body.bottom ?? 0);
    const order = [...all.keys()].sort((a, b) => nearness(a) - nearness(b) || a - b);
    for (const [index, corner] of placeTags(all, order, SLIP_HEIGHT, covered).entries()) {
      this.batch.write('corner', index, corner ? [corner.x, corner.y] : AWAY);
    }
  }

  /** What is seen of a piece, in whole pixels of the page. */
  private bodyOf(id: string, camera: Camera): Box {
    const seen = this.field.seen(id);
    if (!seen || !this.field.topOf(id, top)) return NOWHERE;
    const { stance, form } = seen;
    foot.set(stance.x, stance.y, stance.z);
    // Half as broad as it is, across the line of sight.
    side.copy(foot).addScaledVector(right, form.w / 2);
    const [head, base, flank] = [top, foot, side].map((point) => {
      const { x, y } = point.project(camera);
      return { x: Math.floor(x * 0.5 * this.page.value.x), y: Math.floor(y * 0.5 * this.page.value.y) };
    }) as [Spot, Spot, Spot];
    const half = flank.x - base.x;
    return {
      left: Math.min(head.x, base.x) - half,
      right: Math.max(head.x, base.x) + half,
      bottom: Math.min(head.y, base.y),
      top: Math.max(head.y, base.y),
    };
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

/** A point on the page. */
interface Spot {
  x: number;
  y: number;
}

const NOWHERE: Box = { left: 0, right: 0, bottom: 0, top: 0 };

// Written anew for each piece.
const [top, foot, side, right] = [new Vector3(), new Vector3(), new Vector3(), new Vector3()];
