import { lazy, type RefObject, Suspense, useMemo, useState } from 'react';
import type { TableHandle } from '../../scene/props.ts';
import { useCell } from '../cell.ts';
import { useReducedMotion } from '../motion.ts';
import { ErrorBoundary } from '../parts/ErrorBoundary.tsx';
import { settings } from '../settings.ts';
import { usePlay, usePlayState } from './context.ts';
import { useInset } from './inset.ts';
import { tableMarks } from './marks.ts';
import { AimStore } from './region/aim-store.ts';
import { seatAngle } from './seat-angle.ts';

const DiceTray = lazy(() => import('./DiceTray.tsx'));
const BlindDice = lazy(() => import('./BlindDice.tsx'));
/** Fetched beside the game itself: this line is reached before the game is there. */
const scene = import('../../scene/Table.tsx').then((module) => ({ default: module.Table }));
const Table = lazy(() => scene);

/** The table's place on the page: the picture, its keyboard cursor, and a word where it cannot be drawn. */
export function TableArea({ table }: { table: RefObject<TableHandle | null> }) {
  const { store } = usePlay();
  const [round, setRound] = useState(0);
  return (
    <div className="table-area">
      <div
        id="table"
        className="table"
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the table takes arrow keys and Enter (useKeys)
        tabIndex={0}
        aria-label="Table. Arrow keys go from piece to piece, Enter chooses, N goes to the next piece that may be chosen."
        onFocus={(event) => {
          const { ui, pieces } = store.get();
          const byKey = event.currentTarget.matches(':focus-visible');
          if (byKey && ui.cursor === null) {
            store.change({ cursor: pieces.find((piece) => piece.pointable)?.id ?? null });
          }
        }}
        onBlur={() => store.change({ cursor: null })}
      >
        <ErrorBoundary
          key={round}
          fallback={(error) => <NoPicture why={error.message} again={() => setRound((count) => count + 1)} />}
        >
          <Suspense fallback={<p className="table-wait">Setting the table…</p>}>
            <Picture table={table} />
          </Suspense>
        </ErrorBoundary>
      </div>
    </div>
  );
}

function Picture({ table }: { table: RefObject<TableHandle | null> }) {
  const { store, atlas, entry } = usePlay();
  const state = usePlayState();
  const reducedMotion = useReducedMotion();
  const { picture, names } = useCell(settings);
  const marks = useMemo(() => tableMarks(state), [state]);
  const seatAt = seatAngle(store);
  const inset = useInset(seatAt);
  const aim = useCell(store.aim);
  const aimed = AimStore.drawings(aim);
  const overlay = useMemo(() => [...state.drawings, ...aimed], [state.drawings, aimed]);
  return (
    <Table
      ref={table}
      pieces={state.pieces}
      forms={store.session.game.forms}
      atlas={atlas}
      atlasFolder={entry.textures}
      marks={marks}
      focused={state.ui.cursor ?? state.ui.hovered}
      reducedMotion={reducedMotion}
      names={names}
      plain={picture === 'plain'}
      seatAt={seatAt}
      inset={inset}
      overlay={overlay}
      onPlane={aim.aim || aim.tape ? (x, z, phase, piece) => store.aim.point(x, z, phase, piece) : undefined}
      onGrab={(id, x, z) => store.aim.grab(id, { x, z })}
      onPoint={(id) => store.point(id)}
      onHover={(id) => store.change({ hovered: id })}
    >
      <Suspense>
        <DiceTray />
      </Suspense>
    </Table>
  );
}

/** The game can go on with buttons and lists while there is no picture. */
function NoPicture({ why, again }: { why: string; again(): void }) {
  return (
    <div className="no-picture" role="alert">
      <p>
        <strong>The table cannot be drawn.</strong> {why}
      </p>
      <p>The game goes on: hand, actions, dice and the list of what lies where work without the picture.</p>
      <button type="button" className="button" onClick={again}>
        Set the table up again
      </button>
      <Suspense>
        <BlindDice />
      </Suspense>
    </div>
  );
}
