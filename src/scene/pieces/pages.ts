import { useEffect, useMemo, useState } from 'react';
import { SRGBColorSpace, type Texture, TextureLoader } from 'three';
import type { Piece } from '../../models/table/piece.ts';
import type { Atlas } from '../props.ts';
import { neededPages } from './rects.ts';

/** Loads one picture as a texture whose rows run downwards, as the atlas index counts them. */
async function loadPage(url: string): Promise<Texture> {
  const page = await new TextureLoader().loadAsync(url);
  page.flipY = false;
  page.colorSpace = SRGBColorSpace;
  return page;
}

/** Textures by the number of their page. */
export type Pages = ReadonlyMap<number, Texture>;

/**
 * The atlas pages that the pieces need as textures, or null until all of these are there. They are disposed of with the
 * component.
 */
export function usePages(atlas: Atlas, folder: string, pieces: readonly Piece[]): Pages | null {
  const [pages, setPages] = useState<Pages | null>(null);
  const needed = neededPages(atlas, pieces).join(' ');
  const numbers = useMemo(() => needed.split(' ').map(Number), [needed]);
  useEffect(() => {
    let gone = false;
    let loaded: Pages = new Map();
    const load = async (number: number) =>
      [number, await loadPage(folder + (atlas.pages[number]?.file ?? ''))] as const;
    Promise.all(numbers.map(load)).then(
      (textures) => {
        loaded = new Map(textures);
        if (gone) for (const texture of loaded.values()) texture.dispose();
        else setPages(loaded);
      },
      (reason: unknown) => console.error('The pictures of the table cannot be loaded.', reason),
    );
    return () => {
      gone = true;
      setPages(null);
      for (const texture of loaded.values()) texture.dispose();
    };
  }, [atlas, folder, numbers]);
  return pages;
}
