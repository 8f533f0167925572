import { memo, useEffect, useMemo, useRef } from 'react';
import { useReplay } from './context.ts';
import { linesByEntry } from './frame.ts';
import type { ReplayStore } from './store.ts';

/** The log of the whole game, turn by turn; a click on a line goes to where it happened. */
export function ReplayLog() {
  const { store, state } = useReplay();
  const { viewer, at } = state;
  const turns = useMemo(() => byTurn(store, viewer), [store, viewer]);
  const list = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the line shown is to be seen after each step
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [at, viewer]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
    <section className="log-lines" tabIndex={0} aria-label="All events" ref={list}>
      {turns.map(({ at: start, title, groups }) => (
        <section key={start} aria-label={title}>
          <h2>{title}</h2>
          <ol>
            {groups.map(({ entry, texts }) => (
              <Line
                key={entry}
                store={store}
                entry={entry}
                texts={texts}
                when={entry === at - 1 ? 'now' : entry < at ? 'past' : 'to come'}
              />
            ))}
          </ol>
        </section>
      ))}
    </section>
  );
}

interface LineProps {
  store: ReplayStore;
  /** Number of the entry, -1 for the set-up. */
  entry: number;
  texts: readonly string[];
  when: 'past' | 'now' | 'to come';
}

const Line = memo(function Line({ store, entry, texts, when }: LineProps) {
  return (
    <li>
      <button
        type="button"
        className={when === 'to come' ? 'log-line later' : 'log-line'}
        aria-current={when === 'now' ? 'step' : undefined}
        onClick={() => store.jump(entry + 1)}
      >
        {texts.map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an entry never change
          <span key={index}>{text}</span>
        ))}
      </button>
    </li>
  );
});

/** The log cut where turns begin. The entry that ends a turn belongs to that turn, not to the one it opens. */
function byTurn(store: ReplayStore, viewer: string) {
  const groups = linesByEntry(store.log(viewer));
  const { marks } = store;
  return marks
    .map(({ at, title }, index) => {
      const end = marks[index + 1]?.at ?? Number.POSITIVE_INFINITY;
      return { at, title, groups: groups.filter(({ entry }) => entry >= (index === 0 ? -1 : at) && entry < end) };
    })
    .filter((turn) => turn.groups.length > 0);
}
