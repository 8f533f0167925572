import { BOX, SIDES } from '../../models/undaunted/box.ts';
import type { Side } from '../../models/undaunted/types.ts';
import { useEditor } from './context.ts';
import { pointsLaid, setBriefing, setInitiative, setTitle, setVictory } from './draft.ts';

/** Names of the sides in full. */
const nameOf = (side: Side): string => BOX.sides.find(({ id }) => id === side)?.name ?? side;

/** Title, briefing, initiative and victory. */
export function ScenarioSheet() {
  const { store, state } = useEditor();
  const { draft } = state;
  return (
    <div className="fields">
      <label className="stacked">
        Title
        <input
          type="text"
          value={draft.title}
          maxLength={80}
          onChange={(event) => store.edit(setTitle(draft, event.target.value), '', 'title')}
        />
      </label>
      <label className="stacked">
        Briefing
        <textarea
          value={draft.briefing}
          maxLength={1000}
          rows={4}
          onChange={(event) => store.edit(setBriefing(draft, event.target.value), '', 'briefing')}
        />
      </label>
      <label>
        Initiative
        <select
          value={draft.initiative}
          onChange={(event) => store.edit(setInitiative(draft, event.target.value as Side))}
        >
          {SIDES.map((side) => (
            <option key={side} value={side}>
              {nameOf(side)}
            </option>
          ))}
        </select>
      </label>
      {SIDES.map((side) => (
        <Victory key={side} side={side} />
      ))}
      <p className="quiet-line">{pointsLaid(draft)} objective points lie on the map.</p>
    </div>
  );
}

/** How a side wins. */
function Victory({ side }: { side: Side }) {
  const { store, state } = useEditor();
  const { draft } = state;
  const condition = draft.victory[side];
  return (
    <fieldset className="victory-of">
      <legend>{nameOf(side)} wins by</legend>
      <select
        aria-label={`${nameOf(side)} wins by`}
        value={condition.type}
        onChange={(event) =>
          store.edit(
            setVictory(
              draft,
              side,
              event.target.value === 'pin' ? { type: 'pin', points: null } : { type: 'objective', points: 5 },
            ),
          )
        }
      >
        <option value="objective">objective points</option>
        <option value="pin">pinning the enemy</option>
      </select>
      {condition.type === 'objective' && (
        <input
          type="number"
          aria-label={`Objective points for ${nameOf(side)}`}
          min={1}
          max={100}
          value={condition.points}
          onChange={(event) =>
            store.edit(setVictory(draft, side, { type: 'objective', points: Number(event.target.value) }))
          }
        />
      )}
    </fieldset>
  );
}
