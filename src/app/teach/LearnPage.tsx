import { useEffect, useState } from 'react';
import { LESSONS } from '../../models/undaunted/lessons/index.ts';
import { emptyJournal } from '../../rules/kernel/journal.ts';
import { Opening } from '../App.tsx';
import { NotOpened } from '../replay/NotOpened.tsx';
import { go } from '../route.ts';
import { newSummary } from '../saves/begin.ts';
import { writeSave } from '../saves/database.ts';
import { takeNote } from './notes.ts';

let beginning: Promise<string> | null = null;

/** A new saved game that begins the first lesson; asked again meanwhile, the same. */
function begin(): Promise<string> {
  beginning ??= store().finally(() => {
    beginning = null;
  });
  return beginning;
}

async function store(): Promise<string> {
  const [lesson] = LESSONS;
  if (!lesson) throw new Error('There is no lesson in the box.');
  const { game, scenario, seed, position, title } = lesson;
  const journal = emptyJournal({ game, scenario, seed, position });
  const summary = newSummary(journal, {});
  await writeSave({ ...summary, title, standing: 'Not begun' }, journal);
  takeNote(summary.id, {});
  return summary.id;
}

/** Begins the guided first game and goes on to it. */
export default function LearnPage() {
  const [problem, setProblem] = useState('');
  useEffect(() => {
    let wanted = true;
    begin().then(
      (save) => wanted && go({ page: 'game', save }, true),
      (error: unknown) => wanted && setProblem(error instanceof Error ? error.message : String(error)),
    );
    return () => {
      wanted = false;
    };
  }, []);
  if (problem) return <NotOpened title="The lesson could not be begun" problem={problem} />;
  return <Opening />;
}
