import { BufferAttribute, BufferGeometry, Color } from 'three';
import type { Drawing, Spot, Tone } from '../../models/table/drawing.ts';

/** Colours of the tones, and how strong lines and areas are, 0 to 1. `hatch` is drawn in stripes. */
const TONES: Readonly<Record<Tone, { colour: Color; line: number; area: number; hatch: 0 | 1 }>> = {
  good: { colour: new Color('#63e07a'), line: 0.95, area: 0.3, hatch: 0 },
  bad: { colour: new Color('#ff4f38'), line: 0.95, area: 0.4, hatch: 1 },
  warn: { colour: new Color('#ffb020'), line: 0.8, area: 0.35, hatch: 0 },
  plain: { colour: new Color('#fff6dc'), line: 0.95, area: 0.2, hatch: 0 },
  faint: { colour: new Color('#ffffff'), line: 0.5, area: 0.07, hatch: 0 },
};
const SEAM = new Color('#1a120a');
/** How far the dark seam reaches beyond a line on either side, cm, and how strong it is. */
const SEAM_WIDTH = 0.1;
const SEAM_STRENGTH = 0.45;
/** Width of outlines, cm. */
const RIM = 0.22;
const LINE = 0.3;
const SEGMENTS = 48;

/** Triangles being put together, in the order in which they are painted over each other. */
class Sheet {
  readonly positions: number[] = [];
  readonly colours: number[] = [];
  readonly hatches: number[] = [];
  readonly indices: number[] = [];

  private corner(at: Spot, colour: Color, alpha: number, hatch: number): number {
    this.positions.push(at.x, 0, at.z);
    this.colours.push(colour.r, colour.g, colour.b, alpha);
    this.hatches.push(hatch);
    return this.hatches.length - 1;
  }

  polygon(points: readonly Spot[], colour: Color, alpha: number, hatch: number): void {
    const rim = points.map((point) => this.corner(point, colour, alpha, hatch));
    for (let i = 1; i + 1 < rim.length; i++) {
      this.indices.push(rim[0] as number, rim[i] as number, rim[i + 1] as number);
    }
  }

  line(points: readonly Spot[], width: number, colour: Color, alpha: number, hatch: number): void {
    for (const [i, b] of points.entries()) {
      const a = points[i - 1];
      if (!a) continue;
      const length = Math.hypot(b.x - a.x, b.z - a.z);
      if (length === 0) continue;
      const along = { x: (b.x - a.x) / length, z: (b.z - a.z) / length };
      const n = { x: (-along.z * width) / 2, z: (along.x * width) / 2 };
      // Corners are closed by letting each leg run on by half the width.
      const more = i + 1 < points.length ? width / 2 : 0;
      const end = { x: b.x + along.x * more, z: b.z + along.z * more };
      const quad = [
        { x: a.x + n.x, z: a.z + n.z },
        { x: end.x + n.x, z: end.z + n.z },
        { x: end.x - n.x, z: end.z - n.z },
        { x: a.x - n.x, z: a.z - n.z },
      ];
      this.polygon(quad, colour, alpha, hatch);
    }
  }

  stroke(points: readonly Spot[], width: number, tone: Tone, hatch = 0): void {
    const { colour, line } = TONES[tone];
    if (tone !== 'faint') this.line(points, width + 2 * SEAM_WIDTH, SEAM, SEAM_STRENGTH, 0);
    this.line(points, width, colour, line, hatch);
  }

  area(points: readonly Spot[], tone: Tone): void {
    const { colour, area, hatch } = TONES[tone];
    this.polygon(points, colour, area, hatch);
    this.stroke([...points, points[0] as Spot, points[1] as Spot], RIM, tone);
  }
}

function outline(drawing: Extract<Drawing, { kind: 'disc' | 'rect' }>): Spot[] {
  const { at } = drawing;
  if (drawing.kind === 'disc') {
    return Array.from({ length: SEGMENTS }, (_, i) => {
      const angle = (2 * Math.PI * i) / SEGMENTS;
      return { x: at.x + drawing.radius * Math.cos(angle), z: at.z + drawing.radius * Math.sin(angle) };
    });
  }
  const angle = (drawing.heading * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const corners = [
    [1, 1],
    [-1, 1],
    [-1, -1],
    [1, -1],
  ] as const;
  return corners.map(([sx, sz]) => {
    const [x, z] = [(sx * drawing.w) / 2, (sz * drawing.d) / 2];
    return { x: at.x + x * cos + z * sin, z: at.z - x * sin + z * cos };
  });
}

/** All flat drawings but the labels as one geometry, for one draw call. Attributes: position, ink (rgba), hatch. */
export function overlayGeometry(drawings: readonly Drawing[]): BufferGeometry {
  const sheet = new Sheet();
  for (const drawing of drawings) {
    if (drawing.kind === 'label') continue;
    if (drawing.kind === 'line') {
      sheet.stroke(drawing.points, drawing.width ?? LINE, drawing.tone, TONES[drawing.tone].hatch);
    } else sheet.area(outline(drawing), drawing.tone);
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(sheet.positions), 3));
  geometry.setAttribute('ink', new BufferAttribute(new Float32Array(sheet.colours), 4));
  geometry.setAttribute('hatch', new BufferAttribute(new Float32Array(sheet.hatches), 1));
  geometry.setIndex(sheet.indices);
  return geometry;
}
