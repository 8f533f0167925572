/** Logarithm of the gamma function for x > 0 (Lanczos, five terms more than needed here: error below 1e-13). */
function lnGamma(x: number): number {
  const terms = [
    676.5203681218851, -1259.1392167224028, 771.3234287776531, -176.6150291621406, 12.507343278686905,
    -0.13857109526572012, 9.984369578019572e-6, 1.5056327351493116e-7,
  ];
  const z = x - 1;
  const t = z + 7.5;
  const sum = terms.reduce((total, term, i) => total + term / (z + i + 1), 0.9999999999998099);
  return 0.5 * Math.log(2 * Math.PI) + (z + 0.5) * Math.log(t) - t + Math.log(sum);
}

/** Chi-square of counts against equal expectation. */
export function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((a, b) => a + b, 0) / counts.length;
  return counts.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
}

/**
 * Probability that fair dice give a chi-square of at least `value` (upper incomplete gamma function; its series below
 * the middle, its continued fraction above).
 * @param freedom degrees of freedom, one less than the number of faces
 */
export function chiSquareP(value: number, freedom: number): number {
  const a = freedom / 2;
  const x = value / 2;
  if (x <= 0) return 1;
  const front = Math.exp(a * Math.log(x) - x - lnGamma(a));
  if (x < a + 1) {
    let term = 1 / a;
    let sum = term;
    for (let n = a + 1; term > sum * 1e-15; n++) {
      term *= x / n;
      sum += term;
    }
    return 1 - front * sum;
  }
  let b = x + 1 - a;
  let c = 1e300;
  let d = 1 / b;
  let fraction = d;
  for (let i = 1, change = 0; i < 1000 && Math.abs(change - 1) > 1e-15; i++) {
    const an = -i * (i - a);
    b += 2;
    d = 1 / (an * d + b);
    c = b + an / c;
    change = c * d;
    fraction *= change;
  }
  return front * fraction;
}
