import { InputError } from '../../src/rules/kernel/contract.ts';

/** The words of a command: what stands alone, and what follows a `--name`. */
export class Options {
  readonly words: string[] = [];
  private readonly named = new Map<string, string>();

  /**
   * @param args the words after the command
   * @param most words that may stand alone
   * @param names options that take a value
   * @param flags options that take none
   * @throws InputError for a word too many, an unknown option, a repeated one, or one without its value
   */
  constructor(args: readonly string[], most: number, names: readonly string[], flags: readonly string[] = []) {
    for (let i = 0; i < args.length; i++) {
      const arg = args[i] as string;
      if (!arg.startsWith('--')) {
        if (this.words.length === most) throw new InputError(`"${arg.slice(0, 60)}"`, 'no further word here');
        this.words.push(arg);
        continue;
      }
      const name = arg.slice(2);
      if (this.named.has(name)) throw new InputError(arg, 'to be given once');
      if (flags.includes(name)) this.named.set(name, 'true');
      else if (!names.includes(name)) {
        throw new InputError(arg, `one of ${[...names, ...flags].map((known) => `--${known}`).join(', ')}`);
      } else if (args[++i] === undefined) throw new InputError(arg, 'a value after it');
      else this.named.set(name, args[i] as string);
    }
  }

  /** The word at `index`. @throws InputError naming what is missing */
  word(index: number, what: string): string {
    const word = this.words[index];
    if (word === undefined) throw new InputError(what, 'to be given');
    return word;
  }

  has(name: string): boolean {
    return this.named.has(name);
  }

  text(name: string): string | undefined {
    return this.named.get(name);
  }

  /** @throws InputError where it was left out */
  required(name: string): string {
    const value = this.named.get(name);
    if (value === undefined) throw new InputError(`--${name}`, 'to be given');
    return value;
  }

  /** A whole number from `low` to `high`. @throws InputError otherwise */
  whole(name: string, fallback: number, low = 0, high = 0xffffffff): number {
    const text = this.named.get(name);
    if (text === undefined) return fallback;
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < low || value > high) {
      throw new InputError(`--${name}`, `a whole number from ${low} to ${high}`);
    }
    return value;
  }
}
