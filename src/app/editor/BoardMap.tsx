import { type CSSProperties, type KeyboardEvent, memo, useEffect, useRef } from 'react';
import type { Atlas } from '../../scene/props.ts';
import { Sprite } from '../parts/Sprite.tsx';
import { useEditor } from './context.ts';
import { type Draft, type Place, tileAt } from './draft.ts';
import { across, placeName, placesOf, type Region, regionOf, step } from './grid.ts';
import { DRAG_LAID, DRAG_TYPE, focusPalette, MAP_ID } from './map-focus.ts';
import { type EditorStore, EMPTY_HAND } from './store.ts';
import { contents, lyingOn } from './things.ts';

/** What the keys do at a place; true where the key was one of them. */
function act(store: EditorStore, key: string): boolean {
  const { cursor } = store.now;
  const to = step(cursor, key);
  if (to) store.point(to);
  else if (key === 'Enter' || key === ' ') {
    if (store.now.hand === EMPTY_HAND) store.pickUp();
    else store.put(cursor);
  } else if (key === 'Delete' || key === 'Backspace') store.clear();
  else if (key.toLowerCase() === 'f') store.turn();
  else if (key === 'Escape') {
    store.take(EMPTY_HAND);
    focusPalette(store.now.last);
  } else return false;
  return true;
}

/** The map from above: a grid of places, tiles half a width apart from row to row. */
export function BoardMap() {
  const { store, state, atlas, entry } = useEditor();
  const { draft, cursor } = state;
  const region = regionOf(draft, cursor);
  const ref = useRef<HTMLTableElement>(null);
  const { col, row } = cursor;
  useEffect(() => {
    const map = ref.current;
    if (!map?.contains(document.activeElement)) return;
    map.querySelector<HTMLElement>(`[data-place="${col}/${row}"]`)?.focus();
  }, [col, row]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (act(store, event.key)) event.preventDefault();
  };
  const style = {
    '--wide': region.right - region.left + 1,
    '--high': region.bottom - region.top + 1,
  } as CSSProperties;
  return (
    <div className="board-frame" style={style}>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is walked through cell by cell. */}
      <table id={MAP_ID} ref={ref} className="board" role="grid" aria-label="Map of the scenario" onKeyDown={onKeyDown}>
        <tbody>
          {placesOf(region).map((places) => (
            <tr key={places[0]?.row}>
              {places.map((place) => (
                <PlaceCell
                  key={place.col}
                  col={place.col}
                  row={place.row}
                  draft={draft}
                  left={region.left}
                  top={region.top}
                  name={placeName(place, region)}
                  isCursor={place.col === col && place.row === row}
                  store={store}
                  atlas={atlas}
                  folder={entry.textures}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface CellProps extends Place, Pick<Region, 'left' | 'top'> {
  draft: Draft;
  name: string;
  isCursor: boolean;
  store: EditorStore;
  atlas: Atlas;
  folder: string;
}

/** One place with the tile and what lies on it. */
const PlaceCell = memo(function PlaceCell(props: CellProps) {
  const { col, row, left, top, draft, name, isCursor, store, atlas, folder } = props;
  const place = { col, row };
  const tile = tileAt(draft, place);
  const style = { '--x': across(place) - left, '--y': row - top } as CSSProperties;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid around it takes the keys for all its cells.
    <td
      tabIndex={isCursor ? 0 : -1}
      data-place={`${col}/${row}`}
      className={`place ${tile ? 'laid' : 'free'} ${isCursor ? 'cursor' : ''}`}
      style={style}
      aria-label={`${name}: ${contents(draft, place)}`}
      draggable={tile !== undefined}
      onClick={() => {
        if (store.now.hand === EMPTY_HAND) store.look(place);
        else store.put(place);
      }}
      onFocus={() => store.point(place)}
      onDragStart={(event) => {
        if (!tile) return;
        event.dataTransfer.setData(DRAG_TYPE, `tile/${tile.face}`);
        event.dataTransfer.setData(DRAG_LAID, tile.face);
      }}
      onDragOver={(event) => event.dataTransfer.types.includes(DRAG_TYPE) && event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        store.put(place, event.dataTransfer.getData(DRAG_TYPE));
      }}
    >
      {tile && (
        <Sprite atlas={atlas} folder={folder} face={`tile/${tile.face}`} label={tile.face} className="terrain" />
      )}
      {tile && <Lying draft={draft} face={tile.face} atlas={atlas} folder={folder} />}
    </td>
  );
});

/** The markers and counters on a tile. */
function Lying({ draft, face, atlas, folder }: { draft: Draft; face: string; atlas: Atlas; folder: string }) {
  const things = lyingOn(draft, face);
  const group = (isCounter: boolean) => things.filter((thing) => thing.isCounter === isCounter);
  return (
    <>
      {[false, true].map((isCounter) => (
        <span key={String(isCounter)} className={isCounter ? 'counters' : 'markers'} aria-hidden="true">
          {group(isCounter).map(({ name, picture }) => (
            <Sprite key={name} atlas={atlas} folder={folder} face={picture} label="" className="piece" />
          ))}
        </span>
      ))}
    </>
  );
}
