/**
 * The generator every drawing takes its irregularity from. Seeded by a name ("tile/7A"), so a face looks the same
 * however many others are drawn before it.
 */
export class Chance {
  private state: number;

  constructor(name: string) {
    this.state = hashText(name);
  }

  /** A number from 0 up to, not including, 1 (mulberry32). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let t = this.state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  /** A number from `low` to `high`. */
  between(low: number, high: number): number {
    return low + (high - low) * this.next();
  }

  /** `value` changed by at most `spread` either way. */
  near(value: number, spread: number): number {
    return this.between(value - spread, value + spread);
  }

  /** True with the probability given. */
  happens(probability: number): boolean {
    return this.next() < probability;
  }

  /** One of the items, each equally likely. */
  pick<T>(items: readonly T[]): T {
    if (items.length === 0) throw new Error('Chance.pick: expected at least one item');
    return items[Math.floor(this.next() * items.length)] as T;
  }
}

/** FNV-1a of a text, as an unsigned 32 bit number. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
