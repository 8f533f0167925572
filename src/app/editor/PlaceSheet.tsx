import { SIDES, tileFace, tileLabel } from '../../models/undaunted/box.ts';
import { Icon } from '../parts/Icon.tsx';
import { Sprite } from '../parts/Sprite.tsx';
import { useEditor } from './context.ts';
import {
  markingOf,
  OBJECTIVE_VALUES,
  objectivesLeft,
  otherFace,
  setControl,
  setObjective,
  setRadio,
  tileAt,
} from './draft.ts';
import { focusMap } from './map-focus.ts';
import { contents, lyingOn, THINGS } from './things.ts';

/** The tile at the cursor: what lies on it, and fields for all of it. */
export function PlaceSheet() {
  const { store, state, atlas, entry } = useEditor();
  const { draft, cursor } = state;
  const tile = tileAt(draft, cursor);
  if (!tile) return <p>No tile lies here. Point at one of the map, or choose one from the box and lay it.</p>;
  const { face } = tile;
  const points = draft.objectives.find((each) => each.face === face)?.points ?? 0;
  const { cover, isHill, coverReduced } = tileFace(face);
  const edit = (next: typeof draft) => store.edit(next, contents(next, cursor));
  return (
    <div className="place-sheet">
      <div className="place-head">
        <Sprite atlas={atlas} folder={entry.textures} face={`tile/${face}`} label={face} className="terrain" />
        <div>
          <h2>{tileLabel(face)}</h2>
          <p>
            Cover {cover}
            {isHill && `, ${coverReduced} from another hill`}
          </p>
          <button type="button" className="button" onClick={() => store.turn()}>
            Turn over: {tileLabel(otherFace(face))}
          </button>
          <button
            type="button"
            className="button"
            onClick={() => {
              store.pickUp();
              focusMap();
            }}
          >
            Pick up
          </button>
          <button type="button" className="button danger" onClick={() => store.clear()}>
            Take away
          </button>
        </div>
      </div>
      <div className="fields">
        <label>
          Objective
          <select value={points} onChange={(event) => edit(setObjective(draft, face, Number(event.target.value)))}>
            <option value={0}>none</option>
            {OBJECTIVE_VALUES.map((value) => (
              <option key={value} value={value} disabled={value !== points && objectivesLeft(draft, value) <= 0}>
                {value} ({objectivesLeft(draft, value)} left)
              </option>
            ))}
          </select>
        </label>
        {SIDES.map((side) => (
          <label key={side}>
            {side} marker
            <select
              value={markingOf(draft, side, face)}
              onChange={(event) =>
                edit(setControl(draft, side, face, event.target.value as ReturnType<typeof markingOf>))
              }
            >
              <option value="none">none</option>
              <option value="scouted">scouted</option>
              <option value="controlled">controlled</option>
            </select>
          </label>
        ))}
        <label className="flag">
          <input
            type="checkbox"
            checked={draft.radio === face}
            onChange={(event) => edit(setRadio(draft, event.target.checked ? face : null))}
          />
          Radio
        </label>
        <label>
          Put here
          <select
            value=""
            onChange={(event) => {
              const put = THINGS.get(event.target.value)?.put(draft, face);
              if (typeof put === 'object') edit(put);
            }}
          >
            <option value="">a counter or spawn marker…</option>
            {[...THINGS.values()]
              .filter(({ name }) => /^(counter|spawn)\//.test(name))
              .map(({ name, label }) => (
                <option key={name} value={name}>
                  {label}
                </option>
              ))}
          </select>
        </label>
      </div>
      <h3>What lies here</h3>
      <ul className="lying">
        {lyingOn(draft, face).map(({ name, picture, label, isCounter, without }) => (
          <li key={name}>
            <Sprite atlas={atlas} folder={entry.textures} face={picture} label="" className="picture" />
            <span className="name">{label}</span>
            {isCounter && !picture.endsWith('suppressed') && (
              <button
                type="button"
                className="button quiet"
                aria-label={`Suppress ${label}`}
                onClick={() => {
                  const put = THINGS.get(name)?.put(draft, face);
                  if (typeof put === 'object') edit(put);
                }}
              >
                Suppress
              </button>
            )}
            <button
              type="button"
              className="button quiet"
              aria-label={`Take ${label} away`}
              onClick={() => edit(without(draft))}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
