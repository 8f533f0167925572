/** A slip on the page: the middle of its lower edge and its breadth, pixels, y upwards. */
export interface Strip {
  x: number;
  y: number;
  width: number;
}

/**
 * How far up each strip moves so that none covers another, pixels. The lower a strip lies, the nearer its piece is to the
 * eye and the sooner it keeps its place; the others are laid on top of what they would cover.
 *
 * @param height of every strip, pixels
 * @returns lifts of at least 0, in the order of the strips
 */
export function spread(strips: readonly Strip[], height: number): number[] {
  const lifts = strips.map(() => 0);
  const upwards = strips.map((_, index) => index).sort((a, b) => strip(strips, a).y - strip(strips, b).y || a - b);
  const lying: { left: number; right: number; y: number }[] = [];
  for (const index of upwards) {
    const { x, y, width } = strip(strips, index);
    const [left, right] = [x - width / 2, x + width / 2];
    const beside = lying.filter((other) => other.left < right && left < other.right).sort((a, b) => a.y - b.y);
    let at = y;
    for (const other of beside) if (other.y < at + height && at < other.y + height) at = other.y + height;
    lifts[index] = at - y;
    lying.push({ left, right, y: at });
  }
  return lifts;
}

const strip = (strips: readonly Strip[], index: number): Strip => strips[index] as Strip;
