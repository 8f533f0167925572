import { createContext, use, useMemo } from 'react';
import type { Atlas } from '../../scene/props.ts';
import { useCell } from '../cell.ts';
import type { GameEntry } from '../games.ts';
import { draftProblems, type Problem } from './checks.ts';
import type { Draft } from './draft.ts';
import type { EditorState, EditorStore } from './store.ts';

/** What the parts of the editor share. */
interface Editor {
  store: EditorStore;
  entry: GameEntry;
  atlas: Atlas;
}

const Context = createContext<Editor | null>(null);

export const EditorProvider = Context.Provider;

/** The editor around this component, with its state; throws where there is none. */
export function useEditor(): Editor & { state: EditorState } {
  const editor = use(Context);
  if (!editor) throw new Error('no editor is open here');
  return { ...editor, state: useCell(editor.store.state) };
}

/** What the draft is still missing. */
export const useProblems = (draft: Draft): readonly Problem[] => useMemo(() => draftProblems(draft), [draft]);
