import type { Cast } from './frame.ts';

/** The faces of a throw, hits marked by word and by colour. */
export function Faces({ cast }: { cast: Cast }) {
  return (
    <ul className="faces" aria-label={`Dice: ${cast.purpose}`}>
      {cast.faces.map((face, index) => {
        const hit = cast.succeeds.includes(face);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice keep their places
          <li key={index} className={hit ? 'face hit' : 'face'}>
            {face}
            <span className="visually-hidden">{hit ? ', hit' : ', miss'}</span>
          </li>
        );
      })}
    </ul>
  );
}
