import { describe, expect, it } from 'vitest';
import { undaunted } from '../../../src/machines/undaunted/game.ts';
import { invariants } from '../../../src/rules/undaunted/invariants.ts';
import { copyState, setControl, setCounter, type UndauntedState } from '../../../src/rules/undaunted/state.ts';

const start = undaunted.start({ game: 'undaunted', scenario: 'la-raye', seed: 1 });

/** What the invariants say of a table as set up with something put wrong. */
function complaint(spoil: (draft: UndauntedState) => void): string {
  const draft = copyState(start);
  spoil(draft);
  try {
    invariants(draft);
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

describe('the invariants', () => {
  it('hold of a table as set up', () => {
    expect(complaint(() => undefined)).toBe('');
  });

  it('miss a card that is lost, doubled, foreign or out of order', () => {
    const [first, second] = start.sides.US.deck;
    expect(complaint(({ sides }) => sides.US.deck.shift())).toBe(`${first}: lost`);
    expect(complaint(({ sides }) => sides.US.discard.push(second as string))).toBe(`${second} lies in two places`);
    expect(complaint(({ sides }) => sides.US.hand.push(start.sides.DE.deck[0] as string))).toMatch(/lies with US/);
    expect(complaint(({ sides }) => sides.US.supply.reverse())).toMatch(/supply of US is out of order/);
  });

  it('miss a counter or marker on a tile that is not laid, and a tile that both control', () => {
    const tile = Object.keys(start.sides.US.control)[0] as string;
    const off = { tile: 'nowhere', suppressed: false };
    expect(complaint((draft) => setCounter(draft, 'US-RIFLEMAN-A', off))).toMatch(/which is not laid out/);
    expect(
      complaint((draft) => {
        for (const side of ['US', 'DE'] as const) setControl(draft, side, tile, 'controlled');
      }),
    ).toBe(`both sides control ${tile}`);
  });
});
