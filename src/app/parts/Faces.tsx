import type { Face } from '../../models/dice/request.ts';

/** Faces as read, hits marked by word and by colour. */
export function Faces({
  faces,
  succeeds,
  label,
}: {
  faces: readonly Face[];
  succeeds: readonly Face[];
  label?: string;
}) {
  return (
    <ul className="faces" aria-label={label}>
      {faces.map((face, index) => {
        const hit = succeeds.includes(face);
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
