/**
 * What lies on the table, in a form any game can give and the scene can draw without knowing rules.
 * Lengths are centimetres. The table's own axes: x to the right as the home seat sees it, z towards the home seat,
 * y up from the table top.
 */

/** Where a piece lies. */
export interface Pose {
  /** Centre, cm to the right of the table's centre. */
  x: number;
  /** Underside, cm above the table top (a stack is made by raising its pieces). */
  y: number;
  /** Centre, cm towards the home seat from the table's centre. */
  z: number;
  /** Degrees counter-clockwise seen from above; at 0 the picture's upper edge points to -z, away from the home seat. */
  heading: number;
  /** True when the front is up (or, for a standee, always). */
  faceUp: boolean;
}

/** The solid a piece is made of; each form of a game is drawn with one instanced mesh. */
export interface Form {
  /** `slab`: a flat box with rounded corners (tile, card, counter). `disc`: a flat cylinder. `standee`: an upright
   * card on a round base. `decal`: a picture printed on the table, without thickness or shadow. */
  shape: 'slab' | 'disc' | 'standee' | 'decal';
  /** Width (diameter of a disc, width of a standee's card), cm. */
  w: number;
  /** Depth of a slab or decal, height of a standee's card, cm. */
  d: number;
  /** Thickness, cm. */
  h: number;
  /** Corner radius, cm. */
  corner: number;
  /** Radius of a standee's base, cm. */
  base?: number;
}

/** One thing on the table. Two views that give the same pieces show the same table. */
export interface Piece {
  /** Stable while the viewer may follow the piece; opaque (made of zone and place) for what is hidden. */
  id: string;
  /** Key into the game's forms. */
  form: string;
  /** Name of the picture on the front, a key of the game's atlas index. */
  front: string;
  /** Name of the picture on the back. */
  back: string;
  pose: Pose;
  /** The zone it belongs to: "tile:13B", "US:hand", "DE:deck". Pieces of a pile share their zone. */
  zone: string;
  /** One line for a screen reader and the tooltip: "Rifleman A, US, ready". */
  label: string;
  /** Floats over the piece where names are shown: what cannot be read off its picture from a seat, as "Trooper 1". */
  tag?: string;
  /** Further lines that the viewer may know: defence, cover, a pile's count. */
  detail: string[];
  /** May be taken as a target by keyboard and pointer; scenery and pile fillers are not. */
  pointable: boolean;
}
