import type { ReactNode } from 'react';
import type { Drawing } from '../models/table/drawing.ts';
import type { Form, Piece } from '../models/table/piece.ts';

/** Why a piece stands out. `legal`: pointing at it takes a legal action. `chosen`: the decision being made is about it.
 * `path`: passed by the action under the pointer. `last`: changed by the last action. */
export type Mark = 'legal' | 'chosen' | 'path' | 'last';

/** Index of the pictures of one game, as the texture maker writes it (`atlas.json`). Pixels, origin top left. */
export interface Atlas {
  /** A page marked `onDemand` is loaded only where a piece shows one of its faces. */
  pages: { file: string; width: number; height: number; onDemand?: true }[];
  faces: Record<string, { page: number; x: number; y: number; w: number; h: number }>;
}

/**
 * A camera position to go to when asked: the seat's own, the other seat's, straight above the map, the dice tray, the
 * whole table.
 */
export type CameraPreset = 'seat' | 'opposite' | 'above' | 'tray' | 'whole';

/**
 * What the pointer does on the table top while it points there: passes over it, is pressed, moved while pressed, let
 * go, gone.
 */
export type PlanePhase = 'hover' | 'press' | 'drag' | 'release' | 'leave';

/** What the page may ask of the table at any time. */
export interface TableHandle {
  /** Moves the camera (at once with reduced motion). */
  look(preset: CameraPreset): void;
  /** Turns, tilts, pans or zooms by one key press. */
  nudge(
    step: 'left' | 'right' | 'up' | 'down' | 'turn-left' | 'turn-right' | 'tilt-up' | 'tilt-down' | 'in' | 'out',
  ): void;
}

/**
 * What of the window the page's own bars and panels cover, CSS pixels; the camera's presets keep the map clear of it.
 */
export interface Inset {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** All the scene is told. It knows no rules: pieces, which of them may be pointed at, and where the viewer sits. */
export interface TableProps {
  pieces: readonly Piece[];
  forms: Readonly<Record<string, Form>>;
  atlas: Atlas;
  /** Folder of the atlas pages, with a closing slash: "./textures/undaunted/". */
  atlasFolder: string;
  /** Marks by piece id. */
  marks: ReadonlyMap<string, readonly Mark[]>;
  /** The piece under the keyboard's cursor or named by the page's own lists; ringed, never moved. */
  focused: string | null;
  /** Pieces do not glide where true. */
  reducedMotion: boolean;
  /** Tags float over the pieces that have one where true. */
  names?: boolean;
  /** Drawn without shadows, smooth edges and fine pixels where true. */
  plain?: boolean;
  /** Where the viewer sits, degrees counter-clockwise about the table's centre, 0 at +z. */
  seatAt: number;
  /** Nothing is covered where it is left out. */
  inset?: Inset;
  /** Height above the table and depth of the dice tray's place beside the map; the tray itself is given as children. */
  children?: ReactNode;
  /** Drawn flat over everything that lies on the table; nothing where it is left out. */
  overlay?: readonly Drawing[];
  /**
   * Given while the pointer chooses places instead of pieces, cm in the table's axes; `piece`: what is under it there.
   */
  onPlane?: ((x: number, z: number, phase: PlanePhase, piece: string | null) => void) | undefined;
  /**
   * The main button, or a finger, was pressed on a piece, over this place of the table top, cm. Where this answers true
   * the piece is taken: until it is let go the pointer chooses places, as with `onPlane`, which has to be there by the
   * next movement.
   */
  onGrab?(id: string, x: number, z: number): boolean;
  /**
   * A piece was clicked, tapped or taken with a headset's ray; also ones that are not legal (the page says why not).
   */
  onPoint(id: string): void;
  /** The pointer rests on a piece, or on none. */
  onHover(id: string | null): void;
  /** The table has drawn its first frame with all textures. */
  onReady?(): void;
}
