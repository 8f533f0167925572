import type { CSSProperties } from 'react';
import type { Atlas } from '../../scene/props.ts';

interface SpriteProps {
  atlas: Atlas;
  folder: string;
  /** Name of the picture in the atlas. */
  face: string;
  /** What stands in place of a picture that is not in the atlas. */
  label: string;
  className?: string;
}

/** A picture cut out of the game's atlas; it fills the width it is given. Decoration: its owner carries the name. */
export function Sprite({ atlas, folder, face, label, className = '' }: SpriteProps) {
  const cut = atlas.faces[face];
  const page = cut && atlas.pages[cut.page];
  if (!cut || !page) {
    return (
      <span className={`sprite blank ${className}`} aria-hidden="true">
        {label}
      </span>
    );
  }
  const part = (offset: number, free: number) => `${free === 0 ? 0 : (100 * offset) / free}%`;
  const style: CSSProperties = {
    aspectRatio: `${cut.w} / ${cut.h}`,
    backgroundImage: `url("${folder}${page.file}")`,
    backgroundSize: `${(100 * page.width) / cut.w}% ${(100 * page.height) / cut.h}%`,
    backgroundPosition: `${part(cut.x, page.width - cut.w)} ${part(cut.y, page.height - cut.h)}`,
  };
  return <span className={`sprite ${className}`} style={style} aria-hidden="true" />;
}
