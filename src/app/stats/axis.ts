/** Distances between lines of an axis, times any power of ten. */
const STEPS = [1, 2, 5];

/**
 * Round values for an axis from 0, at most `most` of them beside 0.
 * @param top largest value shown
 */
export function ticks(top: number, most: number): number[] {
  const size = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, top) / most)));
  const step = [...STEPS, 10].map((each) => each * size).find((each) => top / each <= most) ?? 10 * size;
  const count = Math.max(1, Math.ceil(top / step));
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/** Every so many of `count` names, so that at most `most` are shown. */
export const thin = (count: number, most: number): number => Math.max(1, Math.ceil(count / most));
