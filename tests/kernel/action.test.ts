import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isViolation, readAction, sameAction, sameJson } from '../../src/rules/kernel/action.ts';
import { canonicalJson, digest } from '../../src/rules/kernel/digest.ts';

describe('actions from outside', () => {
  it.each([
    [undefined, 'action'],
    [null, 'action'],
    ['end-turn', 'action'],
    [[], 'action'],
    [{}, 'action.verb'],
    [{ verb: 3 }, 'action.verb'],
    [{ verb: 'x'.repeat(101) }, 'action.verb'],
    [{ verb: 'bid', noun: 'x'.repeat(4001) }, 'action.noun'],
    [{ verb: 'bid', noun: Number.NaN }, 'action.noun'],
    [{ verb: 'bid', noun: () => 1 }, 'action.noun'],
    [{ verb: 'bid', seat: 'US' }, 'action.seat'],
    [JSON.parse('{"verb":"bid","noun":{"__proto__":{"x":1}}}'), 'action.noun'],
  ])('names the field of %j', (value, field) => {
    const read = readAction(value);
    expect(isViolation(read) && read.message.split(':')[0]).toBe(field);
  });

  it('never throws, whatever it is given', () => {
    fc.assert(fc.property(fc.anything(), (value) => void readAction(value)));
  });

  it('keeps a good action as it is', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 100 }), fc.jsonValue({ maxDepth: 3 }), (verb, noun) => {
        const read = readAction({ verb, noun });
        if (!isViolation(read)) expect(read).toEqual({ verb, noun });
        else expect(JSON.stringify(noun)).toMatch(/__proto__/);
      }),
    );
  });

  it('tells decisions apart by verb and noun, not by the order of keys', () => {
    expect(sameAction({ verb: 'move', noun: { x: 1, y: 2 } }, { verb: 'move', noun: { y: 2, x: 1 } })).toBe(true);
    expect(sameAction({ verb: 'move', noun: '7A' }, { verb: 'move', noun: '7B' })).toBe(false);
    expect(sameAction({ verb: 'move' }, { verb: 'move', noun: null })).toBe(false);
    expect(sameJson([1, { a: [] }], [1, { a: {} }])).toBe(false);
  });
});

describe('digests', () => {
  it('are equal for equal values whatever the order of keys', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
        const turned = Object.fromEntries(Object.entries(value).reverse());
        expect(digest(turned)).toBe(digest(value));
      }),
    );
  });

  it('differ where one value differs', () => {
    expect(digest({ a: [1, 2] })).not.toBe(digest({ a: [2, 1] }));
    expect(canonicalJson({ b: 1, a: { d: 2, c: 3 } })).toBe('{"a":{"c":3,"d":2},"b":1}');
  });
});
