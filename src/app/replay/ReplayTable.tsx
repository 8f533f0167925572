import { lazy, type RefObject, Suspense, useMemo } from 'react';
import type { Inset, Mark, TableHandle } from '../../scene/props.ts';
import { useCell } from '../cell.ts';
import { ErrorBoundary } from '../parts/ErrorBoundary.tsx';
import { settings } from '../settings.ts';
import { ReplayProvider, useReplay } from './context.ts';

const ReplayDice = lazy(() => import('./ReplayDice.tsx'));
const Table = lazy(() => import('../../scene/Table.tsx').then((module) => ({ default: module.Table })));

interface Props {
  table: RefObject<TableHandle | null>;
  inset: Inset;
  reducedMotion: boolean;
}

/** The table as it was; a word where it cannot be drawn, and the replay goes on in log and lists. */
export function ReplayTable(props: Props) {
  return (
    <div className="table-area">
      <div className="table">
        <ErrorBoundary
          fallback={(error) => (
            <div className="no-picture" role="alert">
              <p>
                <strong>The table cannot be drawn.</strong> {error.message}
              </p>
              <p>The replay goes on: log and lists work without the picture.</p>
            </div>
          )}
        >
          <Suspense fallback={<p className="table-wait">Setting the table…</p>}>
            <Picture {...props} />
          </Suspense>
        </ErrorBoundary>
      </div>
    </div>
  );
}

function Picture({ table, inset, reducedMotion }: Props) {
  const shown = useReplay();
  const { picture, names } = useCell(settings);
  const { store, state, frame, entry, atlas } = shown;
  const { forms } = store.session.game;
  const marks = useMemo(() => new Map<string, Mark[]>([...frame.changed].map((id) => [id, ['last']])), [frame]);
  const hover = (hovered: string | null) => store.change({ hovered });
  return (
    <Table
      ref={table}
      pieces={frame.pieces}
      forms={forms}
      atlas={atlas}
      atlasFolder={entry.textures}
      marks={marks}
      focused={state.hovered}
      names={names}
      plain={picture === 'plain'}
      reducedMotion={reducedMotion || state.jumped}
      seatAt={frame.seatAt}
      inset={inset}
      overlay={frame.drawings}
      onPoint={hover}
      onHover={hover}
    >
      {/* The canvas is a tree of its own, which the page's context does not reach. */}
      <ReplayProvider value={shown}>
        <Suspense>
          <ReplayDice />
        </Suspense>
      </ReplayProvider>
    </Table>
  );
}
