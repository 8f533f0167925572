import { tileLabel } from '../../models/undaunted/box.ts';
import type { TileFace } from '../../models/undaunted/types.ts';
import { Cell } from '../cell.ts';
import { type Draft, isLaid, type Place, takeTile, tileAt, turnOver } from './draft.ts';
import { contents, faceOf, putThing, type ThingName } from './things.ts';

/** The sheets beside the map. */
export type Sheet = 'scenario' | 'place' | 'US' | 'DE';

/** The whole state of the editor. */
export interface EditorState {
  draft: Draft;
  /** Drafts before the last steps, oldest first. */
  past: readonly Draft[];
  /** Drafts that were undone, the next one last. */
  future: readonly Draft[];
  /** What is in the hand: the name of a component, or `hand` for nothing. */
  hand: ThingName;
  /** What was last in the hand; where the palette is entered again. */
  last: ThingName;
  /** The place of the map that the keys act on. */
  cursor: Place;
  sheet: Sheet;
  /** What was last done or refused, for everybody to read and hear. */
  said: string;
}

/** Steps that can be undone. */
const PAST_LIMIT = 200;

/** Nothing in the hand. */
export const EMPTY_HAND = 'hand';

/** Where the cursor is put for a draft: on its first tile. */
function homeOf(draft: Draft): Place {
  const [first] = draft.tiles;
  return first ? { col: first.col, row: first.row } : { col: 2, row: 1 };
}

/** The scenario on the desk, with what is in the hand, and the way back. */
export class EditorStore {
  readonly state: Cell<EditorState>;
  /** The field that was written to last; further letters in it are the same step. */
  private writing: string | null = null;

  constructor(draft: Draft) {
    const cursor = homeOf(draft);
    this.state = new Cell<EditorState>({
      draft,
      past: [],
      future: [],
      hand: EMPTY_HAND,
      last: EMPTY_HAND,
      cursor,
      sheet: 'scenario',
      said: '',
    });
  }

  get now(): EditorState {
    return this.state.get();
  }

  private set(change: Partial<EditorState>): void {
    this.state.set({ ...this.now, ...change });
  }

  /**
   * Takes the next draft as a step that can be undone.
   * @param field name of a field of text: letters written one after the other are one step
   */
  edit(draft: Draft, said = '', field: string | null = null): void {
    const { draft: before, past } = this.now;
    if (draft === before) return;
    const isSameStep = field !== null && field === this.writing;
    this.writing = field;
    this.set({ draft, said, future: [], past: isSameStep ? past : [...past, before].slice(-PAST_LIMIT) });
  }

  /** Puts another scenario onto the desk; that can be undone like everything else. */
  open(draft: Draft, said: string): void {
    this.edit(draft, said);
    this.set({ cursor: homeOf(draft), hand: EMPTY_HAND, sheet: 'scenario' });
  }

  undo(): void {
    const { draft, past, future } = this.now;
    const before = past.at(-1);
    this.writing = null;
    if (before) this.set({ draft: before, past: past.slice(0, -1), future: [...future, draft], said: 'Undone.' });
  }

  redo(): void {
    const { draft, past, future } = this.now;
    const after = future.at(-1);
    this.writing = null;
    if (after) this.set({ draft: after, past: [...past, draft], future: future.slice(0, -1), said: 'Done again.' });
  }

  say(said: string): void {
    this.set({ said });
  }

  show(sheet: Sheet): void {
    this.set({ sheet });
  }

  take(hand: ThingName): void {
    this.set(hand === EMPTY_HAND ? { hand } : { hand, last: hand });
  }

  point(cursor: Place): void {
    const { col, row } = this.now.cursor;
    if (cursor.col !== col || cursor.row !== row) this.set({ cursor });
  }

  /** Looks at a place: the cursor goes there, and its sheet is opened. */
  look(place: Place): void {
    this.point(place);
    this.set({ sheet: 'place', said: '' });
  }

  /** Takes the tile at the cursor into the hand, to lay it elsewhere with all that lies on it. */
  pickUp(): void {
    const { draft, cursor } = this.now;
    const tile = tileAt(draft, cursor);
    if (tile) this.take(`tile/${tile.face}`);
    this.say(
      tile
        ? `${tileLabel(tile.face)} is in the hand. Go to a place and lay it.`
        : 'No tile lies here. Choose one from the box first.',
    );
  }

  /**
   * Puts a component down at a place, by itself what is in the hand; a tile, of which there is one, leaves the hand.
   */
  put(place: Place, name = this.now.hand): void {
    this.point(place);
    const { draft } = this.now;
    const put = putThing(draft, name, place);
    if (typeof put === 'string') this.say(put);
    else this.edit(put, contents(put, place));
    if (faceOf(name) !== null) this.take(EMPTY_HAND);
  }

  /** Takes the tile at the cursor away, with all that lies on it. */
  clear(): void {
    const { draft, cursor } = this.now;
    const tile = tileAt(draft, cursor);
    if (tile) this.putAway(tile.face);
  }

  /** Puts a laid tile back into the box, with all that lies on it. */
  putAway(face: TileFace): void {
    const { draft } = this.now;
    if (isLaid(draft, face)) this.edit(takeTile(draft, face), `${tileLabel(face)} is back in the box.`);
  }

  /** Turns the tile at the cursor over. */
  turn(): void {
    const { draft, cursor } = this.now;
    const tile = tileAt(draft, cursor);
    if (!tile) return;
    const turned = turnOver(draft, tile.face);
    this.edit(turned, contents(turned, cursor));
  }
}
