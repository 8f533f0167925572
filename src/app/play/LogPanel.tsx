import { useEffect, useRef, useState } from 'react';
import { Icon } from '../parts/Icon.tsx';
import { usePlay, usePlayState } from './context.ts';
import { PieceList } from './PieceList.tsx';

/** Lines of the log that stay in sight while the panel is closed. */
const TICKER_LINES = 3;

/** The log in plain words, its last lines always in sight; beside it the table as a list. */
export function LogPanel() {
  const { store } = usePlay();
  const { log, ui } = usePlayState();
  const last = log.slice(-TICKER_LINES);
  return (
    <section className={ui.logOpen ? 'log-panel open' : 'log-panel'} aria-label="Log and pieces">
      <button
        type="button"
        className="button quiet log-toggle"
        aria-expanded={ui.logOpen}
        onClick={() => store.change({ logOpen: !ui.logOpen })}
      >
        <Icon name="log" />
        {ui.logOpen ? 'Close' : 'Log'}
      </button>
      {ui.logOpen && <Opened />}
      <div role="log" aria-live="polite" aria-label="Last events">
        <ol className={ui.logOpen ? 'visually-hidden' : 'ticker'}>
          {last.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the place in the whole log, lines are only ever appended
            <li key={`${line.entry}-${log.length - last.length + index}`}>{line.text}</li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function Opened() {
  const [tab, setTab] = useState<'log' | 'pieces'>('log');
  const choose = (name: typeof tab, label: string) => (
    <button type="button" className="tab" aria-pressed={tab === name} onClick={() => setTab(name)}>
      {label}
    </button>
  );
  return (
    <div className="log-open">
      <div className="tabs">
        {choose('log', 'What happened')}
        {choose('pieces', 'What lies where')}
      </div>
      {tab === 'log' ? <WholeLog /> : <PieceList />}
    </div>
  );
}

function WholeLog() {
  const { log, ui } = usePlayState();
  const end = useRef<HTMLLIElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end is to be seen after every new line
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' });
  }, [log.length]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
    <ol className="log-lines" tabIndex={0} aria-label="All events">
      {log.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever appended or cut off at the end
        <li key={`${line.entry}-${index}`}>
          {line.text}
          {log[index + 1]?.entry !== line.entry && ui.reasons.has(line.entry) && (
            <small className="log-why">{ui.reasons.get(line.entry)}</small>
          )}
        </li>
      ))}
      <li ref={end} className="log-end" aria-hidden="true" />
    </ol>
  );
}
