import { lazy, Suspense, useState } from 'react';
import { Dialog } from '../parts/Dialog.tsx';
import { Icon } from '../parts/Icon.tsx';
import { go } from '../route.ts';
import { saveToFile } from '../saves/file.ts';
import { usePlay, usePlayState, useSeat } from './context.ts';

const StatisticsDialog = lazy(() => import('../stats/StatisticsDialog.tsx'));

/** Who won, by which clause, with the counts; and what next. */
export function Victory({ rematch }: { rematch(swap: boolean): void }) {
  const { store, keeper } = usePlay();
  const { over, ui, log } = usePlayState();
  const winner = useSeat(over?.winner ?? null);
  const [statistics, setStatistics] = useState(false);
  if (!over || ui.laidAside) return null;
  const { session } = store;
  const { seats } = session.game;
  const names = Object.values(keeper.players);
  return (
    <>
      <Dialog
        title={winner ? `${winner.name} wins` : 'A draw'}
        className="victory"
        colour={winner?.colour}
        onClose={() => store.change({ laidAside: true })}
      >
        <p className="victory-text">
          {winner?.player && <strong>{winner.player}. </strong>}
          {over.text}{' '}
          <button type="button" className="link" onClick={() => store.read(over.clause)}>
            Rule {over.clause}
          </button>
        </p>
        {over.counts.length > 0 && (
          <table className="counts">
            <thead>
              <tr>
                <td />
                {seats.map((seat) => (
                  <th key={seat.id} scope="col">
                    {seat.name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {over.counts.map(({ label, values }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  {seats.map((seat) => (
                    <td key={seat.id}>{values[seat.id] ?? ''}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <details className="victory-log">
          <summary>The whole log ({log.length} lines)</summary>
          <ol>
            {log.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the game is over, the list does not change
              <li key={`${line.entry}-${index}`}>{line.text}</li>
            ))}
          </ol>
        </details>
        <div className="dialog-buttons">
          <button type="button" className="button primary" data-first onClick={() => rematch(false)}>
            Rematch
          </button>
          {names.length > 1 && (
            <button type="button" className="button" onClick={() => rematch(true)}>
              Rematch, sides swapped
            </button>
          )}
          <button type="button" className="button" onClick={() => store.change({ laidAside: true })}>
            <Icon name="eye" /> Look at the table
          </button>
          <button type="button" className="button" onClick={() => setStatistics(true)}>
            <Icon name="chart" /> Statistics
          </button>
          <button type="button" className="button" onClick={() => go({ page: 'replay', save: keeper.id })}>
            <Icon name="replay" /> Replay
          </button>
          <button type="button" className="button" onClick={() => saveToFile(session.journal)}>
            <Icon name="save" /> Save to a file
          </button>
          <button type="button" className="button" onClick={() => go({ page: 'menu' })}>
            Menu
          </button>
        </div>
      </Dialog>
      <Suspense>{statistics && <StatisticsDialog session={session} onClose={() => setStatistics(false)} />}</Suspense>
    </>
  );
}
