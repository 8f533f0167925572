import type { Object3D } from 'three';
import type { Piece } from '../../models/table/piece.ts';
import type { PieceField } from '../pieces/field.ts';
import { footprint } from '../pieces/solids.ts';
import type { Mark } from '../props.ts';
import { SHADE_BODY, SIGN_BODY, SIGN_REACH } from './drawings.ts';
import { Sheet } from './sheet.ts';
import { SIGNS, signsOf } from './signs.ts';

/** Clear of what it is drawn on, cm: enough for the depth buffer, less than the thickness of a card. */
const CLEAR = 0.02;

/** Size of lines for a piece of this width, cm: a counter's frame must leave its print free. */
const lineSize = (least: number) => Math.min(1, Math.max(0.42, least / 8));

/** What is drawn flat about the pieces: signs upon them, soft shades beneath them. */
export class MarkField {
  private readonly signs: Sheet;
  private readonly shades: Sheet;
  private signed: string[] = [];
  private shaded: string[] = [];

  constructor(
    parent: Object3D,
    private readonly field: PieceField,
  ) {
    this.shades = new Sheet(parent, 'shades', SHADE_BODY, 2);
    this.signs = new Sheet(parent, 'signs', SIGN_BODY, 3);
  }

  /** Draws the signs of these marks. */
  mark(marks: ReadonlyMap<string, readonly Mark[]>, focused: string | null, hovered: string | null): void {
    const signs = signsOf(this.field.all, marks, focused, hovered).filter(({ id }) => this.field.seen(id));
    this.signed = signs.map(({ id }) => id);
    this.signs.resize(signs.length);
    for (const [index, { id, sign }] of signs.entries()) {
      const seen = this.field.seen(id);
      if (!seen) continue;
      const { w, d, corner } = footprint(seen.form);
      const k = lineSize(Math.min(w, d));
      this.signs.describe(index, [w, d, corner, SIGN_REACH * k], [SIGNS.indexOf(sign), k]);
    }
    this.follow();
  }

  /** Draws the shades of these pieces; of a pile's only the lowest piece has one. */
  shade(pieces: readonly Piece[]): void {
    const lowest = new Map<string, Piece>();
    for (const piece of pieces) {
      const key = `${piece.form} ${piece.pose.x.toFixed(1)} ${piece.pose.z.toFixed(1)}`;
      const other = lowest.get(key);
      if (!other || other.pose.y > piece.pose.y) lowest.set(key, piece);
    }
    const shaded = [...lowest.values()].filter(({ id }) => (this.field.seen(id)?.height ?? 0) > 0);
    this.shaded = shaded.map(({ id }) => id);
    this.shades.resize(shaded.length);
    for (const [index, { id }] of shaded.entries()) {
      const seen = this.field.seen(id);
      if (!seen) continue;
      const { w, d, corner } = footprint(seen.form);
      const width = 0.22 + 1.1 * Math.min(seen.height, 0.6);
      this.shades.describe(index, [w, d, corner, width], [0.5, width]);
    }
    this.follow();
  }

  /** Lays everything where its piece is now. */
  follow(): void {
    for (const [index, id] of this.signed.entries()) {
      const seen = this.field.seen(id);
      if (!seen) continue;
      const top = seen.form.shape === 'standee' ? 0 : seen.height;
      this.signs.place(index, seen.stance, top + seen.rise + CLEAR + 0.001 * index);
    }
    for (const [index, id] of this.shaded.entries()) {
      const seen = this.field.seen(id);
      if (seen) this.shades.place(index, seen.stance, CLEAR);
    }
  }

  dispose(): void {
    this.signs.dispose();
    this.shades.dispose();
  }
}
