/** A direction or a point, cm. */
export type Vector = readonly [number, number, number];

export const radians = (degrees: number): number => (degrees * Math.PI) / 180;

export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** Unit vectors of a camera at two angles, degrees: to its right, upwards in its picture, and forwards. */
export function axes(turn: number, tilt: number): { right: Vector; up: Vector; forward: Vector } {
  const [t, e] = [radians(turn), radians(tilt)];
  const [sin, cos] = [Math.sin(t), Math.cos(t)];
  return {
    right: [cos, 0, -sin],
    up: [-sin * Math.sin(e), Math.cos(e), -cos * Math.sin(e)],
    forward: [-sin * Math.cos(e), -Math.sin(e), -cos * Math.cos(e)],
  };
}
