import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { PlayProvider } from '../../src/app/play/context.ts';
import type { PlayStore } from '../../src/app/play/store.ts';
import { newSummary } from '../../src/app/saves/begin.ts';
import { SaveKeeper } from '../../src/app/saves/keeper.ts';

/** A part of the play page in a document of its own, over this store; to be unmounted by the test. */
export async function mounted(store: PlayStore, part: ReactNode): Promise<Root> {
  const keeper = new SaveKeeper(newSummary(store.session.journal, {}));
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  await act(async () =>
    root.render(
      <PlayProvider value={{ store, keeper, entry: {} as never, atlas: { pages: [], faces: {} } }}>
        {part}
      </PlayProvider>,
    ),
  );
  return root;
}
