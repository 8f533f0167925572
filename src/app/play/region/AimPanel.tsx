import { useEffect, useRef } from 'react';
import type { Aimed } from '../../../rules/kernel/aim.ts';
import { useCell } from '../../cell.ts';
import { usePlay } from '../context.ts';
import type { Aim, Tape } from './aiming.ts';
import { headingFrom, isUnclicked } from './aiming.ts';
import { PickList } from './PickList.tsx';
import './region.css';

/** What is being aimed at, with a field for everything that the pointer can do; or what the tape says. */
export function AimPanel() {
  const { store } = usePlay();
  const { aim, tape } = useCell(store.aim);
  return (
    <>
      {tape && <Measuring tape={tape} />}
      {aim && <Aiming aim={aim} />}
    </>
  );
}

function Measuring({ tape }: { tape: Tape }) {
  const { store } = usePlay();
  return (
    <section className="aim" aria-label="Measuring tape">
      <h2>Measuring tape</h2>
      <div role="status">
        {tape.measured ? (
          tape.measured.summary.map((line) => <p key={line}>{line}</p>)
        ) : (
          <p>{tape.from ? 'Now the other end.' : 'Point at one end; two models show their lines of sight.'}</p>
        )}
      </div>
      <button type="button" className="button" onClick={() => store.aim.toggleTape()}>
        Lay it aside <kbd>Esc</kbd>
      </button>
    </section>
  );
}

/** How to go about it, in one line. */
function advice({ needs }: Aim): string {
  const drag = needs.moves === undefined ? '' : 'Drag it there, or ';
  const click = drag === '' ? 'Click' : 'click';
  if (needs.points > 1) return `${drag}${click} for each leg; keep the button down and pull to turn.`;
  if (needs.points === 1) return `${drag}${click} a place${needs.heading === 'none' ? '' : '; pull to turn'}.`;
  if (needs.heading !== 'none') return 'Click in the direction.';
  if (needs.picks?.list.some(({ pieces }) => pieces)) return 'Point at it on the table, or pick it here.';
  return needs.picks?.list.some(({ at }) => at) ? 'Click one of the marks, or pick it here.' : '';
}

const isFair = ({ action, refusal }: Aimed): boolean => action !== null && refusal === null;

function Aiming({ aim }: { aim: Aim }) {
  const { store } = usePlay();
  const { needs, input, aimed, settled } = aim;
  const box = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each entry
  useEffect(() => box.current?.focus({ preventScroll: true }), [aim.entry]);
  const fair = isFair(aimed);
  return (
    <section className="aim" aria-label={aim.label} ref={box} tabIndex={-1}>
      <h2>{aim.label}</h2>
      {advice(aim) && <p className="aim-advice">{advice(aim)}</p>}
      <div role="status" className={fair ? 'aim-fair' : aimed.refusal ? 'aim-foul' : undefined}>
        {aimed.summary.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {fair && aimed.summary.length === 0 && <p>✓ It may be done.</p>}
        {aimed.refusal && (
          <p>
            <strong>✕ {aimed.refusal.message}</strong>{' '}
            <button type="button" className="link" onClick={() => store.read(aimed.refusal?.clause ?? '')}>
              Rule {aimed.refusal.clause}
            </button>
          </p>
        )}
      </div>
      {needs.points > 0 && <Leg aim={aim} />}
      {needs.heading !== 'none' && (
        <label className="aim-field">
          Facing, degrees
          <input
            type="number"
            min={0}
            max={359}
            step={1}
            value={input.heading ?? ''}
            placeholder={needs.points > 1 && input.points.length > 0 ? 'as the last leg' : 'as it stands'}
            onChange={({ target }) => {
              const heading = Number.parseInt(target.value, 10);
              store.aim.edit({ heading: Number.isNaN(heading) ? null : ((heading % 360) + 360) % 360 });
            }}
          />
        </label>
      )}
      {needs.choices.map(({ id, label, values }) => (
        <label key={id} className="aim-field">
          {label}
          <select
            value={input.values[id]}
            onChange={({ target }) => store.aim.edit({ values: { ...input.values, [id]: target.value } })}
          >
            {values.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </select>
        </label>
      ))}
      {needs.picks && <PickList picks={needs.picks} chosen={input.picks} />}
      <div className="aim-buttons">
        <Deed aim={aim} />
        <button
          type="button"
          className="button primary"
          disabled={!isFair(settled)}
          onClick={() => store.aim.confirm()}
        >
          Confirm <kbd>Enter</kbd>
        </button>
        <button type="button" className="button" onClick={() => store.aim.cancel()}>
          Cancel <kbd>Esc</kbd>
        </button>
      </div>
    </section>
  );
}

/** What Confirm will do: the pointer may show something else meanwhile. */
function Deed({ aim }: { aim: Aim }) {
  const { passing, settled, asked } = aim;
  if (asked && isUnclicked(aim)) {
    return (
      <p className="aim-deed" role="alert">
        <strong>Nothing is clicked yet.</strong> Click it, or press Enter again for: {settled.deed}.
      </p>
    );
  }
  if (isFair(settled)) return <p className="aim-deed">{settled.deed}</p>;
  if (!passing) return null;
  return <p className="aim-deed">{settled.refusal ? `✕ ${settled.refusal.message}` : 'Nothing is clicked yet.'}</p>;
}

/** A leg by direction and length: arrow keys and the pointer are not the only way. */
function Leg({ aim }: { aim: Aim }) {
  const { store } = usePlay();
  const { needs, input } = aim;
  const path = needs.points > 1;
  const last = input.points.at(-1);
  const before = (path ? input.points.at(-2) : undefined) ?? needs.from;
  const direction = useRef<HTMLInputElement>(null);
  const length = useRef<HTMLInputElement>(null);
  const add = () => {
    const [heading, far] = [
      direction.current?.valueAsNumber ?? Number.NaN,
      length.current?.valueAsNumber ?? Number.NaN,
    ];
    if (Number.isFinite(heading) && Number.isFinite(far)) store.aim.go(heading, far);
  };
  return (
    <details className="aim-leg">
      <summary>{path ? `Leg ${Math.min(input.points.length + 1, needs.points)}` : 'Place'} by numbers</summary>
      <label>
        Direction, degrees
        <input type="number" ref={direction} min={0} max={359} step={1} defaultValue={90} />
      </label>
      <label>
        Length, cm
        <input type="number" ref={length} min={0} step={0.1} defaultValue={5} />
      </label>
      <div className="aim-buttons">
        <button type="button" className="button" onClick={add}>
          {path ? 'Add the leg' : 'Put it there'}
        </button>
        {path && (
          <button type="button" className="button quiet" disabled={!last} onClick={() => store.aim.back()}>
            Take the last leg back
          </button>
        )}
      </div>
      <p className="aim-advice">Arrow keys move it, Q and E turn, N faces the next enemy.</p>
      {last && before && (
        <p className="aim-advice">
          Last: {headingFrom(before, last)}°, {Math.hypot(last.x - before.x, last.z - before.z).toFixed(1)} cm
        </p>
      )}
    </details>
  );
}
