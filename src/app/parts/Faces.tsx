import { areCoinFaces, type DiceRequest, type Face, faceName } from '../../models/dice/request.ts';

/** Faces as read, what they decided in words, hits or flips that were won by colour too. */
export function Faces({
  faces,
  succeeds,
  means = {},
  label,
}: Pick<DiceRequest, 'means'> & {
  faces: readonly Face[];
  succeeds: readonly Face[];
  label?: string;
}) {
  return (
    <ul className="faces" aria-label={label}>
      {faces.map((face, index) => {
        const hit = succeeds.includes(face);
        const [won, lost] = areCoinFaces([face]) ? ['won', 'lost'] : ['hit', 'miss'];
        const said = means[face] ?? (succeeds.length === 0 ? '' : hit ? won : lost);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice keep their places
          <li key={index} className={hit ? 'face hit' : succeeds.length > 0 ? 'face miss' : 'face'}>
            <span aria-hidden="true">{face}</span>
            <span className="visually-hidden">{[faceName(face), said].filter(Boolean).join(', ')}</span>
          </li>
        );
      })}
    </ul>
  );
}
