import { readdirSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compose, type Face, indexOf, type Page } from '../../../tools/textures/kit/atlas.ts';
import { noise } from '../../../tools/textures/kit/noise.ts';
import { blank, raster, webp } from '../../../tools/textures/kit/picture.ts';
import { Chance } from '../../../tools/textures/kit/random.ts';
import { textures } from './atlas-checks.ts';

function face(name: string, width: number, height: number): Face {
  const picture = blank(width, height);
  picture.data.fill(255);
  return { names: [name], picture };
}

const page = (faces: Face[], width = 256): Page => ({ file: 'p.webp', width, quality: 80, faces });

describe('packing', () => {
  it('draws each face’s edge out into the room between faces', () => {
    const { picture, rects } = compose(page([face('a', 32, 16)]));
    const [rect] = rects;
    if (!rect) throw new Error('no rectangle');
    const alpha = (x: number, y: number) => picture.data[(y * picture.width + x) * 4 + 3];
    expect(alpha(rect.x - 1, rect.y - 1)).toBe(255);
    expect(alpha(rect.x + rect.w, rect.y + rect.h)).toBe(255);
    expect(alpha(200, 8)).toBe(0);
  });

  it('refuses a page beyond the limit and a name given twice', () => {
    expect(() => compose(page([face('a', 64, 5000)]))).toThrow('4096');
    const twice = page([face('a', 32, 32), face('a', 32, 32)]);
    expect(() => indexOf([{ page: twice, height: 64, rects: compose(twice).rects }])).toThrow('a is drawn twice');
  });
});

describe('irregularity', () => {
  it('comes from the name alone', () => {
    const draw = (name: string) => {
      const chance = new Chance(name);
      return Array.from({ length: 8 }, () => chance.next());
    };
    expect(draw('tile/7A')).toEqual(draw('tile/7A'));
    expect(draw('tile/7A')).not.toEqual(draw('tile/7B'));
  });

  it('repeats where a period is asked for', () => {
    for (const x of [0.2, 1.7, 3.9]) expect(noise(x, 2.3, 5, 4)).toBeCloseTo(noise(x + 4, 2.3, 5, 4), 9);
  });
});

describe('rasterising', () => {
  it('gives the same bytes twice, letters included', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="40"><text x="4" y="30" font-family="Saira Stencil One" font-size="28">7A</text></svg>';
    const blackened = raster(svg)
      .data.filter((_, i) => i % 4 === 3)
      .reduce((sum, alpha) => sum + alpha, 0);
    expect(blackened).toBeGreaterThan(20_000);
    expect(await webp(raster(svg), 80)).toEqual(await webp(raster(svg), 80));
  });
});

describe('the committed pictures', () => {
  it('weigh less than 6 MB together', () => {
    const files = readdirSync(textures, { recursive: true, encoding: 'utf8' });
    const total = files.reduce((sum, file) => sum + statSync(textures + file).size, 0);
    expect(total).toBeLessThan(6 * 1024 * 1024);
  });
});
