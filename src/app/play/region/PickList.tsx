import { useId } from 'react';
import type { AimNeeds } from '../../../rules/kernel/aim.ts';
import { usePlay } from '../context.ts';
import './picks.css';

type Picks = NonNullable<AimNeeds['picks']>;

/** A list to pick from: one of it, some of it as often as wanted, or all of it in an order. */
export function PickList({ picks, chosen }: { picks: Picks; chosen: readonly string[] }) {
  if (picks.mode === 'one') return <One picks={picks} chosen={chosen} />;
  return picks.mode === 'some' ? <Some picks={picks} chosen={chosen} /> : <Order picks={picks} chosen={chosen} />;
}

function One({ picks, chosen }: { picks: Picks; chosen: readonly string[] }) {
  const { store } = usePlay();
  return (
    <label className="aim-field">
      {picks.label}
      <select value={chosen[0] ?? ''} onChange={({ target }) => store.aim.edit({ picks: [target.value] })}>
        {chosen[0] === undefined && (
          <option value="" disabled>
            Pick one
          </option>
        )}
        {picks.list.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}

/**
 * A button that changes the list. Pressed by the pointer it gives the focus to the panel, so that Enter confirms from
 * there; reached by keys it keeps it, also where it has nothing left to change, and Enter presses it.
 */
function Change({ sign, name, about, idle, run }: ChangeProps) {
  return (
    <button
      type="button"
      className="button"
      aria-disabled={idle || undefined}
      aria-label={name}
      aria-describedby={about}
      onMouseDown={(event) => {
        event.preventDefault();
        event.currentTarget.closest<HTMLElement>('.aim')?.focus({ preventScroll: true });
      }}
      onClick={() => {
        if (!idle) run();
      }}
    >
      {sign}
    </button>
  );
}

interface ChangeProps {
  sign: string;
  /** As a screen reader says it. */
  name: string;
  /** Id of what says more. */
  about?: string;
  /** Whether there is nothing to change. */
  idle?: boolean;
  run(): void;
}

function Some({ picks, chosen }: { picks: Picks; chosen: readonly string[] }) {
  const { store } = usePlay();
  const id = useId();
  const less = (value: string) => {
    const at = chosen.lastIndexOf(value);
    store.aim.edit({ picks: chosen.filter((_, i) => i !== at) });
  };
  return (
    <ul className="aim-list picks" aria-label={picks.label}>
      {picks.list.map(({ value, label, detail }) => {
        const count = chosen.filter((one) => one === value).length;
        const about = detail ? `${id}-${value}` : undefined;
        return (
          <li key={value}>
            <span>
              {label}
              {detail && <small id={about}>{detail}</small>}
            </span>
            <Change sign="−" name={`Less: ${label}`} about={about} idle={count === 0} run={() => less(value)} />
            <output>{count}</output>
            <Change
              sign="+"
              name={`More: ${label}`}
              about={about}
              run={() => store.aim.edit({ picks: [...chosen, value] })}
            />
          </li>
        );
      })}
    </ul>
  );
}

function Order({ picks, chosen }: { picks: Picks; chosen: readonly string[] }) {
  const { store } = usePlay();
  const earlier = (at: number) => {
    const next = [...chosen];
    const [moved] = next.splice(at, 1);
    if (moved !== undefined) next.splice(at - 1, 0, moved);
    store.aim.edit({ picks: next });
  };
  const name = (value: string) => picks.list.find((pick) => pick.value === value)?.label ?? value;
  return (
    <ol className="aim-list picks" aria-label={picks.label}>
      {chosen.map((value, at) => (
        <li key={value}>
          <span>
            {at + 1}. {name(value)}
          </span>
          <Change sign="↑" name={`${name(value)} one earlier`} idle={at === 0} run={() => earlier(at)} />
        </li>
      ))}
    </ol>
  );
}
