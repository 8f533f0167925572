import type { AimNeeds } from '../../../rules/kernel/aim.ts';
import { usePlay } from '../context.ts';

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
        {picks.list.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}

function Some({ picks, chosen }: { picks: Picks; chosen: readonly string[] }) {
  const { store } = usePlay();
  const less = (value: string) => {
    const at = chosen.lastIndexOf(value);
    store.aim.edit({ picks: chosen.filter((_, i) => i !== at) });
  };
  return (
    <ul className="aim-list" aria-label={picks.label}>
      {picks.list.map(({ value, label, detail }) => {
        const count = chosen.filter((one) => one === value).length;
        return (
          <li key={value} title={detail}>
            <span>{label}</span>
            <button
              type="button"
              className="button"
              disabled={count === 0}
              onClick={() => less(value)}
              aria-label={`Less: ${label}`}
            >
              −
            </button>
            <output>{count}</output>
            <button
              type="button"
              className="button"
              onClick={() => store.aim.edit({ picks: [...chosen, value] })}
              aria-label={`More: ${label}`}
            >
              +
            </button>
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
    <ol className="aim-list" aria-label={picks.label}>
      {chosen.map((value, at) => (
        <li key={value}>
          <span>
            {at + 1}. {name(value)}
          </span>
          <button
            type="button"
            className="button"
            disabled={at === 0}
            onClick={() => earlier(at)}
            aria-label={`${name(value)} one earlier`}
          >
            ↑
          </button>
        </li>
      ))}
    </ol>
  );
}
