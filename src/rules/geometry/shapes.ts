/** A point of the table plane, cm. */
export interface Point {
  x: number;
  y: number;
}

/** A round base. */
export interface Disc extends Point {
  /** Radius, cm. */
  r: number;
}

/** A rotated rectangle: `w` runs along the direction `deg`, `h` across it. Centre and sides in cm, whole degrees. */
export interface Rect {
  cx: number;
  cy: number;
  w: number;
  h: number;
  deg: number;
}

/** A table with its corner at the origin, cm. */
export interface Size {
  w: number;
  h: number;
}

/** A straight line: `x` or `y` has this value. */
export interface Line {
  axis: 'x' | 'y';
  value: number;
}
