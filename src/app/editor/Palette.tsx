import { useState } from 'react';
import { Sprite } from '../parts/Sprite.tsx';
import { useEditor } from './context.ts';
import { type Draft, isLaid, objectivesLeft, startOf, tileOf } from './draft.ts';
import { DRAG_LAID, DRAG_TYPE, focusMap } from './map-focus.ts';
import { EMPTY_HAND } from './store.ts';
import { type Drawer, faceOf, THINGS, type Thing } from './things.ts';

const DRAWERS: readonly { id: Drawer; title: string }[] = [
  { id: 'tiles', title: 'Tiles' },
  { id: 'markers', title: 'Markers' },
  { id: 'US', title: 'US' },
  { id: 'DE', title: 'DE' },
];

/** How a component's picture is dressed: a tile that shows this face, or its other one, and what is used up. */
function useOf(draft: Draft, { name }: Thing): 'free' | 'laid' | 'other' {
  const face = faceOf(name);
  if (face !== null) {
    if (isLaid(draft, face)) return 'laid';
    return tileOf(draft, face) ? 'other' : 'free';
  }
  const [kind, rest = ''] = name.split('/');
  if (kind === 'objective') return objectivesLeft(draft, Number(rest)) > 0 ? 'free' : 'laid';
  if (kind === 'counter') return startOf(draft, rest) ? 'laid' : 'free';
  return 'free';
}

const USE_WORDS = { free: '', laid: 'on the map', other: 'its other face is on the map' } as const;

/** The box: what is chosen here is in the hand, and goes onto the map with Enter, a click or by dragging. */
export function Palette() {
  const { store, state } = useEditor();
  const [drawer, setDrawer] = useState<Drawer>('tiles');
  const things = [...THINGS.values()].filter((thing) => thing.drawer === drawer);
  return (
    <section
      className="palette"
      aria-labelledby="palette"
      onDragOver={(event) => event.dataTransfer.types.includes(DRAG_LAID) && event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        store.putAway(event.dataTransfer.getData(DRAG_LAID));
      }}
    >
      <h2 id="palette" className="visually-hidden">
        Box
      </h2>
      <div className="tabs">
        {DRAWERS.map(({ id, title }) => (
          <button key={id} type="button" className="tab" aria-pressed={drawer === id} onClick={() => setDrawer(id)}>
            {title}
          </button>
        ))}
      </div>
      <label className="in-hand palette-hand">
        <input
          type="radio"
          name="hand"
          value={EMPTY_HAND}
          checked={state.hand === EMPTY_HAND}
          onChange={() => store.take(EMPTY_HAND)}
          onKeyDown={(event) => event.key === 'Enter' && focusMap()}
        />
        <span>Empty hand</span>
      </label>
      <div className={`palette-things ${drawer === 'tiles' ? 'of-tiles' : 'of-pieces'}`}>
        {things.map((thing) => (
          <PaletteThing key={thing.name} thing={thing} />
        ))}
      </div>
      <p className="palette-keys">
        <kbd>Enter</kbd> to the map, then arrows and <kbd>Enter</kbd> to lay, <kbd>Delete</kbd> to take away,{' '}
        <kbd>F</kbd> to turn over, <kbd>Esc</kbd> back here
      </p>
    </section>
  );
}

function PaletteThing({ thing }: { thing: Thing }) {
  const { store, state, atlas, entry } = useEditor();
  const use = useOf(state.draft, thing);
  const left = thing.name.startsWith('objective/') ? objectivesLeft(state.draft, Number(thing.name.slice(10))) : null;
  return (
    <label
      className={`in-hand thing ${use}`}
      title={thing.label}
      draggable
      onDragStart={(event) => {
        store.take(thing.name);
        event.dataTransfer.setData(DRAG_TYPE, thing.name);
      }}
    >
      <input
        type="radio"
        name="hand"
        className="visually-hidden"
        value={thing.name}
        checked={state.hand === thing.name}
        onChange={() => store.take(thing.name)}
        onKeyDown={(event) => event.key === 'Enter' && focusMap()}
      />
      <Sprite atlas={atlas} folder={entry.textures} face={thing.name} label="" />
      <span className={thing.drawer === 'tiles' ? 'visually-hidden' : 'thing-name'}>
        {thing.label}
        {left !== null && `, ${left} left`}
      </span>
      {use !== 'free' && <span className="visually-hidden">, {USE_WORDS[use]}</span>}
    </label>
  );
}
