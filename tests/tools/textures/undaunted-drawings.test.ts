import { describe, expect, it } from 'vitest';
import { BOX } from '../../../src/models/undaunted/box.ts';
import { backSvg, fogSvg, printSvg, viewSvg } from '../../../tools/textures/undaunted/cards.ts';
import { counterSvg } from '../../../tools/textures/undaunted/counters.ts';
import { cardFaces } from '../../../tools/textures/undaunted/pages.ts';
import { landSvg, printSvg as tilePrintSvg } from '../../../tools/textures/undaunted/tiles/index.ts';

describe('drawings of undaunted', () => {
  it('are the same each time they are made', () => {
    for (const tile of BOX.tileFaces) expect(landSvg(tile)).toBe(landSvg(tile));
    for (const card of cardFaces().filter((c) => c.kind !== 'fogOfWar')) expect(viewSvg(card)).toBe(viewSvg(card));
  });

  it('give each tile face land of its own', () => {
    expect(new Set(BOX.tileFaces.map(landSvg)).size).toBe(BOX.tileFaces.length);
  });

  it('print designation, label and both covers of a hill', () => {
    for (const tile of BOX.tileFaces) {
      const svg = tilePrintSvg(tile);
      expect(svg).toContain(`>${tile.face}<`);
      expect(svg).toContain(`>${tile.label}<`);
      expect(svg).toContain(`>${tile.cover}<`);
      if (tile.coverReduced !== null) expect(svg).toContain(`>${tile.coverReduced}<`);
    }
  });

  it('refuse a tile whose label nobody paints', () => {
    const [tile] = BOX.tileFaces;
    if (!tile) throw new Error('no tile in the box');
    expect(() => landSvg({ ...tile, label: 'Salt pan' })).toThrow('no painter for the label Salt pan');
  });

  it('print title, name, initiative and each action with its value on a card', () => {
    for (const card of cardFaces()) {
      const svg = card.kind === 'fogOfWar' ? fogSvg(card).print : printSvg(card);
      expect(svg).toContain(`>${card.title.toUpperCase()}<`);
      expect(svg).toContain(`>${card.initiative}<`);
      if (card.name) expect(svg).toContain(`>${card.name}<`);
      for (const action of card.actions) expect(svg).toContain(`>${action.name}<`);
    }
  });

  it('tell the sides, and ready from suppressed, by more than colour', () => {
    const shapes = (svg: string) => svg.replaceAll(/#[0-9a-f]{6}/g, '');
    for (const counter of BOX.combatCounters) {
      const ready = counterSvg(counter, false);
      const suppressed = counterSvg(counter, true);
      expect(shapes(ready)).not.toBe(shapes(suppressed));
      const other = counterSvg({ ...counter, side: counter.side === 'US' ? 'DE' : 'US' }, false);
      expect(shapes(ready)).not.toBe(shapes(other));
      for (const svg of [ready, suppressed]) {
        expect(svg).toContain(`>${counter.baseDefence}<`);
        if (counter.squad) expect(svg).toContain(`>${counter.squad}<`);
      }
    }
    expect(shapes(backSvg('US'))).not.toBe(shapes(backSvg('DE')));
  });
});
