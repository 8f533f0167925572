import { useEffect, useMemo, useRef, useState } from 'react';
import type { Clause, GameEntry } from '../games.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { COMMANDS, type Command } from '../play/commands.ts';
import { AIM_KEYS } from '../play/region/aim-keys.ts';
import { bySection, clauseSearch } from './search.ts';
import './help.css';

interface HelpProps {
  entry: GameEntry;
  /** Clause to open at, '' for the start. */
  clause: string;
  onClose(): void;
}

/** The rules in our own words, clause by clause, searchable; and the keys. */
export default function Help({ entry, clause, onClose }: HelpProps) {
  const [tab, setTab] = useState<'rules' | 'keys'>('rules');
  return (
    <Dialog title={`${entry.title}: help`} className="help" onClose={onClose}>
      <div className="tabs">
        <button type="button" className="tab" aria-pressed={tab === 'rules'} onClick={() => setTab('rules')}>
          Rules
        </button>
        <button type="button" className="tab" aria-pressed={tab === 'keys'} onClick={() => setTab('keys')}>
          Keys and pointer
        </button>
      </div>
      {tab === 'rules' ? <Rules entry={entry} clause={clause} /> : <Keys />}
    </Dialog>
  );
}

function Rules({ entry, clause }: { entry: GameEntry; clause: string }) {
  const [clauses, setClauses] = useState<readonly Clause[] | null>(null);
  const [failed, setFailed] = useState(false);
  const [words, setWords] = useState('');
  useEffect(() => {
    entry.rules().then(setClauses, () => setFailed(true));
  }, [entry]);
  const search = useMemo(() => (clauses ? clauseSearch(clauses) : null), [clauses]);
  if (failed) return <p role="alert">The rules could not be fetched. Open Help again to try once more.</p>;
  if (!clauses || !search) return <p role="status">Opening the rules…</p>;
  const found = words.trim() === '' ? null : search(words);
  return (
    <>
      <label className="help-search">
        <span className="visually-hidden">Search the rules</span>
        <input
          type="search"
          placeholder="Search the rules: a word, or a clause such as MOVE"
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </label>
      {found ? (
        <>
          <p role="status">
            {found.length} of {clauses.length} clauses
          </p>
          <ClauseList clauses={found} marked="" />
        </>
      ) : (
        <Sections clauses={clauses} marked={clause} />
      )}
    </>
  );
}

function Sections({ clauses, marked }: { clauses: readonly Clause[]; marked: string }) {
  const sections = bySection(clauses);
  return (
    <div className="help-columns">
      <nav aria-label="Sections">
        <ul>
          {sections.map(([section, [first]]) => (
            <li key={section}>
              <button
                type="button"
                className="link"
                onClick={() => document.getElementById(`clause-${first?.id}`)?.scrollIntoView({ block: 'start' })}
              >
                {section}
              </button>
            </li>
          ))}
        </ul>
      </nav>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls must be reachable by keyboard */}
      <section className="help-text" tabIndex={0} aria-label="Clauses">
        {sections.map(([section, members]) => (
          <section key={section}>
            <h3>{section}</h3>
            <ClauseList clauses={members} marked={marked} />
          </section>
        ))}
      </section>
    </div>
  );
}

function ClauseList({ clauses, marked }: { clauses: readonly Clause[]; marked: string }) {
  const target = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolled once per clause asked for
  useEffect(() => {
    target.current?.scrollIntoView({ block: 'center' });
    target.current?.focus({ preventScroll: true });
  }, [marked]);
  return (
    <dl className="clauses">
      {clauses.map((clause) => (
        <div key={clause.id} id={`clause-${clause.id}`} className={clause.id === marked ? 'clause marked' : 'clause'}>
          <dt ref={clause.id === marked ? target : undefined} tabIndex={clause.id === marked ? -1 : undefined}>
            {clause.id}
          </dt>
          <dd>{clause.text}</dd>
        </div>
      ))}
    </dl>
  );
}

const KEY_NAMES: Record<string, string> = {
  arrowleft: '←',
  arrowright: '→',
  arrowup: '↑',
  arrowdown: '↓',
  pageup: 'Page up',
  pagedown: 'Page down',
  '-': '−',
};

const keyText = (key: string): string =>
  (KEY_NAMES[key.toLowerCase()] ?? key)
    .split(/\+(?=.)/)
    .map((part) => KEY_NAMES[part] ?? (part.length === 1 ? part.toUpperCase() : part[0]?.toUpperCase() + part.slice(1)))
    .join(' + ');

/** What mouse and touch do on the table. */
const GESTURES: readonly (readonly [what: string, mouse: string, touch: string])[] = [
  ['Choose a piece', 'Click', 'Tap'],
  ['Move or place a model', 'Drag it, or click each leg; pull to turn', 'Drag it, or tap each leg; pull to turn'],
  ['Throw', 'Take dice or coin from the tray’s ledge and flick', 'The same with one finger'],
  ['Move the table', 'Pull with the left button', 'Pull with one finger'],
  ['While aiming or measuring', 'The left button points', 'One finger points, two move the table'],
  ['Closer, farther', 'Wheel', 'Spread or close two fingers'],
  ['Turn', 'Pull with the right button, or with Shift', 'Turn two fingers'],
  ['Look from higher, lower', 'The same, up and down', 'Above and My seat'],
];

function Gestures() {
  return (
    <section>
      <h3>Mouse and touch</h3>
      <table className="help-gestures">
        <thead>
          <tr>
            <td />
            <th scope="col">Mouse</th>
            <th scope="col">Touch</th>
          </tr>
        </thead>
        <tbody>
          {GESTURES.map(([what, mouse, touch]) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>{mouse}</td>
              <td>{touch}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Keys() {
  const groups: Command['group'][] = ['Play', 'Table', 'Camera', 'Page'];
  return (
    <div className="help-keys">
      <p>
        Every action’s button shows its key. On the table, arrow keys go from piece to piece and Enter chooses the piece
        under the cursor.
      </p>
      <Gestures />
      {groups.map((group) => (
        <KeyTable key={group} title={group} rows={COMMANDS.filter((command) => command.group === group)} />
      ))}
      <KeyTable title="While aiming or measuring" rows={AIM_KEYS} />
    </div>
  );
}

function KeyTable({ title, rows }: { title: string; rows: readonly Pick<Command, 'label' | 'keys'>[] }) {
  return (
    <section>
      <h3>{title}</h3>
      <table>
        <tbody>
          {rows.map(({ label, keys }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>
                {keys.map((key) => (
                  <kbd key={key}>{keyText(key)}</kbd>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
