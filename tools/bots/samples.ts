/** Rows set aside at first. */
const ROOM = 1024;

/** Positions by their figures, with how their games ended for the side whose eyes the figures are taken with. */
export class Samples {
  /** Figures of a position; 0 before the first. */
  figures = 0;
  count = 0;
  private values = new Float32Array(0);
  private ends = new Float32Array(0);

  /**
   * Adds a position.
   * @param end 1 where the side won, 0 where it lost
   * @throws Error where it has more or fewer figures than those before
   */
  add(values: readonly number[], end: number): void {
    if (this.count === 0) this.figures = values.length;
    if (values.length !== this.figures) throw new Error(`samples: expected ${this.figures} figures`);
    if (this.count === this.ends.length) this.grow();
    this.values.set(values, this.count * this.figures);
    this.ends[this.count++] = end;
  }

  /** Figures of a position, not to be changed. */
  row(at: number): Float32Array {
    return this.values.subarray(at * this.figures, (at + 1) * this.figures);
  }

  /** How its game ended, 1 or 0. */
  end(at: number): number {
    return this.ends[at] as number;
  }

  private grow(): void {
    const room = Math.max(ROOM, Math.ceil(this.count * 1.5));
    const values = new Float32Array(room * this.figures);
    const ends = new Float32Array(room);
    values.set(this.values);
    ends.set(this.ends);
    this.values = values;
    this.ends = ends;
  }
}
