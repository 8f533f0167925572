import { Fragment, useEffect, useRef } from 'react';
import type { Barred } from '../../rules/kernel/contract.ts';
import { useCell } from '../cell.ts';
import { AdviceButton } from '../opponent/Advice.tsx';
import { Icon } from '../parts/Icon.tsx';
import { settings } from '../settings.ts';
import { isHeld } from '../teach/guidance.ts';
import { usePlay, usePlayState } from './context.ts';
import { groupsOf, runsOf } from './option.ts';
import './option-groups.css';

/** Every legal action as a button, undo and redo. */
export function Actions() {
  const { store } = usePlay();
  const { options, barred, ui, seated, handTo, pending, over } = usePlayState();
  const list = useRef<HTMLDivElement>(null);
  const groups = groupsOf(options);
  const { aim } = useCell(store.aim);
  useKeptFocus(list, options, handTo !== null || aim !== null);
  return (
    <section className="actions" aria-label="Actions">
      <div className="actions-list" id="actions" ref={list} tabIndex={-1}>
        {groups.some(({ heading }) => heading !== null) && (
          <p className="option-shared">Click one of these on the table, or choose here:</p>
        )}
        {groups.map(({ heading, numbers }) =>
          heading === null ? (
            <Runs key={numbers[0]} numbers={numbers} />
          ) : (
            <Group key={heading} heading={heading} numbers={numbers} />
          ),
        )}
        {barred.map((entry) => (
          <BarredButton key={entry.label} barred={entry} />
        ))}
        {seated !== null && !pending && !over && options.length === 0 && <p>The other side is to move.</p>}
        {ui.held && <p role="status">It goes on in a moment, no sooner than with any other answer.</p>}
      </div>
      {seated !== null && !over && <UndoRedo />}
      {over && ui.laidAside && (
        <button type="button" className="button primary" onClick={() => store.change({ laidAside: false })}>
          Show the result
        </button>
      )}
    </section>
  );
}

/** Options one after the other, what neighbours have in common said once. */
function Runs({ numbers }: { numbers: readonly number[] }) {
  const { options } = usePlayState();
  return runsOf(options, numbers).map((run) => (
    <Fragment key={run.numbers[0]}>
      {run.shared.length > 0 && <p className="option-shared">{run.shared.join('. ')}:</p>}
      {run.numbers.map((index) => (
        <OptionButton key={index} index={index} brief={run.shared.length > 0} />
      ))}
    </Fragment>
  ));
}

/** Options of one group; only the group that was chosen, here or at its piece, is open. */
function Group({ heading, numbers }: { heading: string; numbers: readonly number[] }) {
  const { store } = usePlay();
  const { options, ui } = usePlayState();
  const isOpen = ui.group === heading;
  const summary = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isOpen) summary.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isOpen]);
  const at = ui.hovered ?? ui.cursor ?? '';
  const lit = numbers.some((index) => options[index]?.hint.targets.includes(at));
  return (
    <details className="option-group" open={isOpen}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is the control of its details */}
      <summary
        ref={summary}
        className={lit ? 'lit' : undefined}
        onClick={(event) => {
          event.preventDefault();
          store.change({ group: isOpen ? null : heading });
        }}
      >
        {heading}
      </summary>
      <Runs numbers={numbers} />
    </details>
  );
}

/** What lies beside the list and has the focus as long as a decision or a throw takes. */
const BESIDE = '.choices, .aim, .throw';

/**
 * Keeps the focus in the list when what had it is gone: the button of an action that was taken, a choice beside the
 * pointer, a panel, a hand-over.
 *
 * @param isCovered whether a hand-over or a panel has the focus for the time being
 */
function useKeptFocus(list: React.RefObject<HTMLDivElement | null>, options: readonly unknown[], isCovered: boolean) {
  const had = useRef<'list' | 'beside' | null>(null);
  const covered = useRef(false);
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const note = () => {
      const { activeElement: at } = document;
      had.current = element.contains(at) ? 'list' : at?.closest(BESIDE) ? 'beside' : null;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [list]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: to be looked at after every change of the options
  useEffect(() => {
    const closed = covered.current && !isCovered;
    covered.current = isCovered;
    const { activeElement } = document;
    const lost = activeElement === document.body || !activeElement?.isConnected;
    if (!lost || !(closed || had.current)) return;
    // Not to a button after a panel: the Enter that closed it may still be held down.
    const isOwn = !closed && had.current === 'list';
    const first = isOwn ? list.current?.querySelector<HTMLElement>('summary, button') : null;
    (first ?? list.current)?.focus({ preventScroll: true });
  }, [options, isCovered, list]);
}

/** @param brief whether its effects are said elsewhere */
function OptionButton({ index, brief }: { index: number; brief: boolean }) {
  const { store } = usePlay();
  const { options, ui, guidance } = usePlayState();
  const option = options[index];
  if (!option) return null;
  const { hint, key } = option;
  const look = () => store.change({ previewed: index });
  const leave = () => store.change({ previewed: null });
  const lit = ui.previewed === null && hint.targets.includes(ui.hovered ?? ui.cursor ?? '');
  const held = isHeld(guidance, option.action);
  const guided = guidance === null ? '' : held ? ' held' : ' asked';
  return (
    <button
      type="button"
      className={`button option${lit ? ' lit' : ''}${guided}`}
      aria-keyshortcuts={key || undefined}
      data-verb={option.action.verb}
      data-noun={typeof option.action.noun === 'string' ? option.action.noun : undefined}
      onClick={() => store.take(index)}
      onPointerEnter={look}
      onPointerLeave={leave}
      onFocus={look}
      onBlur={leave}
    >
      {key && (
        <span aria-hidden="true">
          <kbd className="key">{key}</kbd>
        </span>
      )}
      <span className="option-text">
        {hint.label}
        {held && <span className="visually-hidden"> (later)</span>}
        {(brief ? [] : hint.effects).map((effect) => (
          <small key={effect}>{effect}</small>
        ))}
      </span>
    </button>
  );
}

/** What is not open now: said as the options are, with the reason; pressing it tells the clause. */
function BarredButton({ barred: { label, violation } }: { barred: Barred }) {
  const { store } = usePlay();
  return (
    <button
      type="button"
      className="button option barred"
      aria-disabled="true"
      onClick={() => store.change({ refusal: { about: label, ...violation }, choices: [] })}
    >
      <span className="option-text">
        <s>{label}</s>
        <small>{violation.message}</small>
      </span>
    </button>
  );
}

function UndoRedo() {
  const { store } = usePlay();
  const { undo, canRedo } = usePlayState();
  const { undoReason } = useCell(settings);
  return (
    <div className="undo">
      <button type="button" className="button quiet" disabled={undo !== null} onClick={() => store.undo()}>
        <Icon name="undo" /> Undo
      </button>
      <button type="button" className="button quiet" disabled={!canRedo} onClick={() => store.redo()}>
        <Icon name="redo" /> Redo
      </button>
      <AdviceButton />
      {undo && undoReason && <p className="undo-reason">{undo.message}</p>}
    </div>
  );
}
