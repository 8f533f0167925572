import { Group, type InstancedMesh, type Intersection, type Material, Matrix4, type Raycaster, Vector3 } from 'three';
import type { Form, Piece } from '../../models/table/piece.ts';
import type { Atlas } from '../props.ts';
import { Batch } from './batch.ts';
import { type Glide, glideTo, matchVanished, sameStance, stagger, stanceAt } from './glide.ts';
import { cardOf, type Lean } from './lean.ts';
import { cutShadow, type Finish, type Leaning, pieceMaterial } from './material.ts';
import type { Pages } from './pages.ts';
import { answering, type Line, meet, meetUpright } from './pick.ts';
import { faceRect, formPages } from './rects.ts';
import { formHeight, solidOf } from './solids.ts';
import { type Stance, stanceOf, writeMatrix } from './stance.ts';

const LAYOUT = { frontRect: 4, backRect: 4, tone: 1 };

/** How much brighter the piece under the pointer is. */
const BRIGHT = 1.14;
/** How high a piece under the pointer rises, cm, where nothing lies on it. */
const RISE = 0.35;

/** Pieces with a larger face stay where they are, cm². */
const LARGE = 60;

/** How high ink lies on the wood, cm: no more than the depth buffer needs, less than a card. */
const INK = 0.008;

const finishOf = (form: Form): Finish =>
  form.shape === 'decal' ? 'print' : form.shape === 'standee' ? 'cut' : 'solid';

/** Ink is drawn after what is solid, and the smaller print on the larger one, wherever it is seen from. */
const orderOf = ({ shape, w, d }: Form): number => (shape === 'decal' ? 1 + 1 / (1 + w * d) : 0);

/** The pieces of one form: what they are and which instance each is. */
interface Shelf {
  form: Form;
  height: number;
  batch: Batch;
  /** Ids by instance. */
  ids: string[];
}

/** All pieces on the table: one instanced mesh per form, glides, and what the pointer meets. Plain three, no React. */
export class PieceField {
  /** Holds the meshes; coordinates are the table's. */
  readonly group = new Group();
  private readonly shelves = new Map<string, Shelf>();
  private readonly materials = new Map<string, Material>();
  private readonly stances = new Map<string, Stance>();
  private readonly glides = new Map<string, Glide>();
  private readonly slots = new Map<string, { shelf: Shelf; index: number }>();
  private pieces: readonly Piece[] = [];
  private answers = new Map<string, string>();
  private bright: string | null = null;
  private leaning: Lean = { x: 0, z: 1, amount: 0 };
  private readonly leanUniform: Leaning = { value: new Vector3(0, 1, 0) };

  constructor(
    private readonly forms: Readonly<Record<string, Form>>,
    private readonly atlas: Atlas,
    private readonly pages: Pages,
  ) {
    this.group.name = 'pieces';
  }

  private material(page: number, finish: Finish | 'shadow'): Material {
    const key = `${page} ${finish}`;
    const known = this.materials.get(key);
    if (known) return known;
    const texture = this.pages.get(page);
    if (!texture) throw new Error(`atlas: expected a page ${page}`);
    const material =
      finish === 'shadow' ? cutShadow(texture, this.leanUniform) : pieceMaterial(texture, finish, this.leanUniform);
    this.materials.set(key, material);
    return material;
  }

  private shelf(key: string, page: number): Shelf | null {
    const known = this.shelves.get(key);
    if (known) return known;
    const form = Object.hasOwn(this.forms, key) ? this.forms[key] : undefined;
    if (!form) return null;
    const dress = (mesh: InstancedMesh) => {
      mesh.name = key;
      mesh.castShadow = form.shape !== 'decal';
      // A figure's own shadow would fall on the side away from the light.
      mesh.receiveShadow = finishOf(form) !== 'cut';
      mesh.renderOrder = orderOf(form);
      if (finishOf(form) === 'cut') mesh.customDepthMaterial = this.material(page, 'shadow');
      mesh.raycast = (raycaster, hits) => this.raycast(key, raycaster, hits);
    };
    const batch = new Batch(() => solidOf(form), LAYOUT, this.material(page, finishOf(form)), dress);
    const shelf: Shelf = { form, height: formHeight(form), batch, ids: [] };
    this.group.add(shelf.batch.mesh);
    this.shelves.set(key, shelf);
    return shelf;
  }

  /**
   * Puts the pieces where they belong.
   *
   * @param now ms of the page's clock
   * @param glide false to put them there at once
   */
  set(pieces: readonly Piece[], now: number, glide: boolean): void {
    const first = this.pieces.length === 0;
    const origins = glide && !first ? matchVanished(this.pieces, pieces) : new Map<string, Piece>();
    const before = new Map(this.stances);
    this.stances.clear();
    let setOut = 0;
    const ordered = [...pieces].sort((a, b) => a.pose.y - b.pose.y);
    for (const piece of ordered) {
      const to = stanceOf(piece.pose);
      const origin = origins.get(piece.id);
      const from = before.get(origin?.id ?? piece.id);
      const running = this.glides.get(piece.id);
      if (running && sameStance(running.to, to)) {
        if (!glide) this.glides.delete(piece.id);
        this.stances.set(piece.id, glide ? (from ?? to) : to);
        continue;
      }
      this.glides.delete(piece.id);
      if (!glide || !from || sameStance(from, to)) {
        this.stances.set(piece.id, to);
        continue;
      }
      this.glides.set(piece.id, glideTo(from, to, now + stagger(setOut++), this.forms[piece.form]?.w ?? 0));
      this.stances.set(piece.id, from);
    }
    for (const id of [...this.glides.keys()]) if (!this.stances.has(id)) this.glides.delete(id);
    this.pieces = pieces;
    this.answers = answering(pieces);
    this.fill();
  }

  /** Writes every instance anew. */
  private fill(): void {
    const pages = formPages(this.atlas, this.pieces, this.forms);
    const lists = new Map<Shelf, Piece[]>();
    this.slots.clear();
    for (const piece of this.pieces) {
      const shelf = this.shelf(piece.form, pages.get(piece.form) ?? 0);
      if (!shelf) continue;
      const list = lists.get(shelf);
      if (list) list.push(piece);
      else lists.set(shelf, [piece]);
    }
    for (const shelf of this.shelves.values()) {
      const list = lists.get(shelf) ?? [];
      shelf.batch.resize(list.length);
      shelf.ids = list.map((piece) => piece.id);
      for (const [index, piece] of list.entries()) {
        this.slots.set(piece.id, { shelf, index });
        shelf.batch.write('frontRect', index, faceRect(this.atlas, piece.front));
        shelf.batch.write('backRect', index, faceRect(this.atlas, piece.back));
        shelf.batch.write('tone', index, [piece.id === this.bright ? BRIGHT : 1]);
        this.place(piece.id);
      }
    }
  }

  private place(id: string): void {
    const slot = this.slots.get(id);
    const stance = this.stances.get(id);
    if (!slot || !stance) return;
    const mesh = slot.shelf.batch.mesh;
    const raised = this.riseOf(id) + (slot.shelf.form.shape === 'decal' ? INK : 0);
    mesh.setMatrixAt(slot.index, writeMatrix(matrix, { ...stance, y: stance.y + raised }, slot.shelf.height));
    mesh.instanceMatrix.needsUpdate = true;
  }

  /**
   * How high a piece is raised for being pointed at, cm: only small loose pieces are, no figures, and none with
   * something on it.
   */
  private riseOf(id: string): number {
    const slot = this.slots.get(id);
    const stance = this.stances.get(id);
    if (id !== this.bright || !slot || !stance) return 0;
    const { form, height } = slot.shelf;
    if (form.shape === 'decal' || form.shape === 'standee' || form.w * form.d > LARGE) return 0;
    const laden = this.pieces.some(({ id: other, pose }) => {
      if (other === id || pose.y < stance.y + height - 0.01) return false;
      return Math.hypot(pose.x - stance.x, pose.z - stance.z) < Math.max(form.w, form.d) / 2;
    });
    return laden ? 0 : RISE;
  }

  /** Moves what is under way. @returns true while something still moves */
  tick(now: number): boolean {
    for (const [id, glide] of this.glides) {
      this.stances.set(id, stanceAt(glide, now));
      this.place(id);
      if (now >= glide.start + glide.duration) this.glides.delete(id);
    }
    return this.glides.size > 0;
  }

  /** How the figures of standees lean from now on. */
  lean(leaning: Lean): void {
    this.leaning = leaning;
    this.leanUniform.value.set(leaning.x, leaning.z, leaning.amount);
  }

  /** True while something is under way. */
  get moving(): boolean {
    return this.glides.size > 0;
  }

  /** Brightens and lifts one piece, or none. */
  light(id: string | null): void {
    const was = this.bright;
    this.bright = id;
    for (const each of [was, id]) {
      const slot = each === null ? undefined : this.slots.get(each);
      if (each === null || !slot) continue;
      slot.shelf.batch.write('tone', slot.index, [each === id ? BRIGHT : 1]);
      this.place(each);
    }
  }

  /** Where a piece is seen now and what form it has; undefined where there is no such piece. */
  seen(id: string): { stance: Stance; form: Form; height: number; rise: number } | undefined {
    const slot = this.slots.get(id);
    const stance = this.stances.get(id);
    if (!slot || !stance) return undefined;
    return { stance, form: slot.shelf.form, height: slot.shelf.height, rise: this.riseOf(id) };
  }

  /** The middle of a piece's upper edge as it is seen now, cm, written into `to`; null where there is no such piece. */
  topOf(id: string, to: Vector3): Vector3 | null {
    const seen = this.seen(id);
    if (!seen) return null;
    const { stance, form, height, rise } = seen;
    if (form.shape !== 'standee') return to.set(stance.x, stance.y + height + rise, stance.z);
    const { foot, up } = cardOf(stance, this.leaning);
    return to.copy(foot).addScaledVector(up, form.d);
  }

  /** The pieces last set. */
  get all(): readonly Piece[] {
    return this.pieces;
  }

  /** Who answers for an instance of a mesh of this field. */
  answer(mesh: { name: string }, instance: number): string | null {
    const id = this.shelves.get(mesh.name)?.ids[instance];
    return id === undefined ? null : (this.answers.get(id) ?? null);
  }

  /** Who answers for the nearest piece that this ray meets, or null. */
  pick(raycaster: Raycaster): string | null {
    const hits: Intersection[] = [];
    for (const key of this.shelves.keys()) this.raycast(key, raycaster, hits);
    const [near] = hits.sort((a, b) => a.distance - b.distance);
    return near?.instanceId === undefined ? null : this.answer(near.object, near.instanceId);
  }

  private raycast(key: string, raycaster: Raycaster, hits: Intersection[]): void {
    const shelf = this.shelves.get(key);
    if (!shelf) return;
    const { ray } = raycaster;
    for (const [instanceId, id] of shelf.ids.entries()) {
      const stance = this.stances.get(id);
      if (!stance || !this.answers.has(id)) continue;
      const distance = meet(ray, shelf.form, stance, this.leaning) ?? this.meetOver(ray, shelf.form, stance);
      if (distance === null || distance < raycaster.near || distance > raycaster.far) continue;
      const point = ray.at(distance, ray.direction.clone());
      hits.push({ distance, point, object: shelf.batch.mesh, instanceId });
    }
  }

  /** Over the base of a figure whose card leans aside it is still that figure, unless the line meets another one. */
  private meetOver(line: Line, form: Form, stance: Stance): number | null {
    const distance = meetUpright(line, form, stance);
    return distance === null || this.meetsFigure(line) ? null : distance;
  }

  private meetsFigure(line: Line): boolean {
    for (const { form, ids } of this.shelves.values()) {
      if (form.shape !== 'standee') continue;
      for (const id of ids) {
        const stance = this.stances.get(id);
        if (stance && meet(line, form, stance, this.leaning) !== null) return true;
      }
    }
    return false;
  }

  dispose(): void {
    for (const shelf of this.shelves.values()) shelf.batch.dispose();
    for (const material of this.materials.values()) material.dispose();
    this.shelves.clear();
    this.materials.clear();
    this.group.removeFromParent();
  }
}

const matrix = new Matrix4();
