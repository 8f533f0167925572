import type { Face } from '../../models/dice/request.ts';
import type { ThrowRecord } from '../../models/dice/throw-record.ts';
import type { DrawnDie } from './DiceMeshes.tsx';

/**
 * The dice of a record as they are drawn.
 * @param succeeds faces that count as a success; with none the dice are not marked
 * @param done whether they lie still: no die is marked before
 */
export function drawnDice(record: ThrowRecord, succeeds: readonly Face[], done: boolean): DrawnDie[] {
  return record.dice.map(({ kind, turn }, i) => {
    const hit = succeeds.includes(record.faces[i] as Face);
    return { kind, turn, mark: !done || succeeds.length === 0 ? null : hit ? 'hit' : 'miss' };
  });
}
