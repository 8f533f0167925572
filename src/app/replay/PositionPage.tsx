import { useEffect, useState } from 'react';
import { InputError } from '../../rules/kernel/contract.ts';
import { Opening } from '../App.tsx';
import { go } from '../route.ts';
import { startSave } from '../saves/begin.ts';
import { NotOpened } from './NotOpened.tsx';
import { decodePosition, positionJournal } from './position.ts';

/** What was wrong with a link, in plain words. */
function linkProblem(error: unknown): string {
  if (error instanceof InputError) return `Field “${error.field}”: expected ${error.expected}.`;
  return error instanceof Error ? error.message : String(error);
}

/** One game for each link opened, however often the page is drawn. */
const started = new Map<string, Promise<string>>();

function start(data: string): Promise<string> {
  const known = started.get(data);
  if (known) return known;
  const made = Promise.resolve()
    .then(() => positionJournal(decodePosition(data)))
    .then(startSave)
    .finally(() => started.delete(data));
  started.set(data, made);
  return made;
}

/** Opens a position that was sent as a link as a new game. */
export default function PositionPage({ data }: { data: string }) {
  const [problem, setProblem] = useState('');
  useEffect(() => {
    let wanted = true;
    setProblem('');
    start(data).then(
      (save) => wanted && go({ page: 'game', save }, true),
      (error: unknown) => wanted && setProblem(linkProblem(error)),
    );
    return () => {
      wanted = false;
    };
  }, [data]);
  if (problem) return <NotOpened title="This position could not be opened" problem={problem} />;
  return <Opening />;
}
