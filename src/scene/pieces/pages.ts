import { useEffect, useState } from 'react';
import { SRGBColorSpace, type Texture, TextureLoader } from 'three';
import type { Atlas } from '../props.ts';

/** Loads one picture as a texture whose rows run downwards, as the atlas index counts them. */
async function loadPage(url: string): Promise<Texture> {
  const page = await new TextureLoader().loadAsync(url);
  page.flipY = false;
  page.colorSpace = SRGBColorSpace;
  return page;
}

/** The atlas pages as textures, or null until all are there. They are disposed of with the component. */
export function usePages(atlas: Atlas, folder: string): readonly Texture[] | null {
  const [pages, setPages] = useState<readonly Texture[] | null>(null);
  useEffect(() => {
    let gone = false;
    let loaded: readonly Texture[] = [];
    Promise.all(atlas.pages.map((page) => loadPage(folder + page.file))).then(
      (textures) => {
        loaded = textures;
        if (gone) for (const texture of textures) texture.dispose();
        else setPages(textures);
      },
      (reason: unknown) => console.error('The pictures of the table cannot be loaded.', reason),
    );
    return () => {
      gone = true;
      setPages(null);
      for (const texture of loaded) texture.dispose();
    };
  }, [atlas, folder]);
  return pages;
}
