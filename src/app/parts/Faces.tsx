import { areCoinFaces, type Face, faceName } from '../../models/dice/request.ts';

/** Faces as read, hits or flips that were won marked by word and by colour. */
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
        const [won, lost] = areCoinFaces([face]) ? ['won', 'lost'] : ['hit', 'miss'];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice keep their places
          <li key={index} className={hit ? 'face hit' : 'face'}>
            <span aria-hidden="true">{face}</span>
            <span className="visually-hidden">{`${faceName(face)}, ${hit ? won : lost}`}</span>
          </li>
        );
      })}
    </ul>
  );
}
