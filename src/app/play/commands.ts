import type { Piece } from '../../models/table/piece.ts';
import type { CameraPreset, TableHandle } from '../../scene/props.ts';
import { cycle, type Direction, stepCursor } from './cursor.ts';
import type { PlayStore } from './store.ts';

/** What a command acts on. */
export interface CommandContext {
  store: PlayStore;
  /** The table's camera, once it is there. */
  table: TableHandle | null;
  /** Where the viewer sits, degrees. */
  seatAt: number;
  /** Whether the key repeats because it is held: it moves cursor and camera, and does nothing else again. */
  isHeld: boolean;
  /** Throws the dice that are waited for. */
  throwDice(): void;
  /** Asks for advice. */
  advise(): void;
  /** Moves the focus to a part of the page. */
  focus(part: 'table' | 'hand' | 'actions'): void;
}

/** Something a key does. */
export interface Command {
  id: string;
  /** As the key list in Help says it. */
  label: string;
  group: 'Play' | 'Table' | 'Camera' | 'Page';
  /** Keys as `keyName` gives them. */
  keys: readonly string[];
  run(context: CommandContext): void;
}

/** A key press as text: "ctrl+z", "shift+arrowup", "?", "u". */
export function keyName(event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>): string {
  const key = event.key === ' ' ? 'space' : event.key.toLowerCase();
  const letter = /^[a-z]$/.test(key) || key.length > 1;
  const shift = event.shiftKey && letter ? 'shift+' : '';
  return `${event.ctrlKey || event.metaKey ? 'ctrl+' : ''}${event.altKey ? 'alt+' : ''}${shift}${key}`;
}

const legalPieces = (store: PlayStore): string[] => {
  const { options, pieces } = store.get();
  const ids = new Set(options.flatMap(({ hint }) => hint.targets));
  return pieces.filter(({ id }) => ids.has(id)).map(({ id }) => id);
};

const arrow = (direction: Direction): Command => ({
  id: `cursor-${direction}`,
  label: `Cursor to the next piece ${direction === 'up' ? 'away' : direction === 'down' ? 'nearer' : `on the ${direction}`}`,
  group: 'Table',
  keys: [`arrow${direction}`],
  run: ({ store, seatAt }) => {
    const { pieces, ui } = store.get();
    // The tape goes from figure to figure, at first from wherever the cursor is.
    const isOpen = (piece: Piece) => piece.id === ui.cursor || store.aim.isFigure(piece);
    const open = store.aim.get().tape ? pieces.filter(isOpen) : pieces;
    store.change({ cursor: stepCursor(open, ui.cursor, direction, seatAt), hovered: null });
  },
});

const legal = (by: 1 | -1): Command => ({
  id: by === 1 ? 'next-legal' : 'previous-legal',
  label: `Cursor to the ${by === 1 ? 'next' : 'previous'} piece that may be chosen`,
  group: 'Table',
  keys: [by === 1 ? 'n' : 'shift+n'],
  run: ({ store, focus }) => {
    store.change({ cursor: cycle(legalPieces(store), store.get().ui.cursor, by), hovered: null });
    focus('table');
  },
});

const nudge = (step: Parameters<TableHandle['nudge']>[0], label: string, key: string): Command => ({
  id: `camera-${step}`,
  label,
  group: 'Camera',
  keys: [key],
  run: ({ table }) => table?.nudge(step),
});

const look = (preset: CameraPreset, label: string, key: string): Command => ({
  id: `look-${preset}`,
  label,
  group: 'Camera',
  keys: [key],
  run: ({ table }) => table?.look(preset),
});

const goTo = (part: 'table' | 'hand' | 'actions', label: string, key: string): Command => ({
  id: `focus-${part}`,
  label,
  group: 'Page',
  keys: [key],
  run: ({ focus }) => focus(part),
});

export const COMMANDS: readonly Command[] = [
  {
    id: 'throw',
    label: 'Throw the dice, flip the coin',
    group: 'Play',
    keys: ['space'],
    run: ({ throwDice }) => throwDice(),
  },
  { id: 'advice', label: 'Ask for advice', group: 'Play', keys: ['v'], run: ({ advise }) => advise() },
  {
    id: 'undo',
    label: 'Take the last decision back',
    group: 'Play',
    keys: ['u', 'ctrl+z'],
    run: (c) => c.store.undo(),
  },
  {
    id: 'redo',
    label: 'Take it once more',
    group: 'Play',
    keys: ['r', 'ctrl+y', 'ctrl+shift+z'],
    run: (c) => c.store.redo(),
  },
  arrow('left'),
  arrow('right'),
  arrow('up'),
  arrow('down'),
  legal(1),
  legal(-1),
  {
    id: 'point',
    label: 'Choose the piece under the cursor (on the table)',
    group: 'Table',
    keys: ['enter'],
    run: ({ store }) => {
      const { cursor } = store.get().ui;
      if (cursor !== null) store.point(cursor);
    },
  },
  look('seat', 'View from my seat', 'home'),
  look('opposite', 'View from the other side', 'end'),
  look('above', 'View of the map from above', 'insert'),
  look('tray', 'View of the tray', 'delete'),
  look('whole', 'View of the whole table', 'shift+home'),
  nudge('in', 'Closer', '+'),
  nudge('out', 'Farther', '-'),
  nudge('turn-left', 'Turn left', '['),
  nudge('turn-right', 'Turn right', ']'),
  nudge('tilt-up', 'Look from higher', 'pageup'),
  nudge('tilt-down', 'Look from lower', 'pagedown'),
  nudge('left', 'Move left', 'shift+arrowleft'),
  nudge('right', 'Move right', 'shift+arrowright'),
  nudge('up', 'Move away', 'shift+arrowup'),
  nudge('down', 'Move nearer', 'shift+arrowdown'),
  goTo('table', 'Focus to the table', 't'),
  goTo('hand', 'Focus to the hand', 'h'),
  goTo('actions', 'Focus to the actions', 'a'),
  {
    id: 'tape',
    label: 'Measuring tape: take it up or lay it aside (games with a ruler)',
    group: 'Table',
    keys: ['m'],
    run: ({ store }) => store.aim.toggleTape(),
  },
  {
    id: 'log',
    label: 'Open or close the log',
    group: 'Page',
    keys: ['l'],
    run: ({ store }) => store.change({ logOpen: !store.get().ui.logOpen }),
  },
  {
    id: 'piles',
    label: 'Open or close the piles',
    group: 'Page',
    keys: ['p'],
    run: ({ store }) => store.change({ pilesOpen: !store.get().ui.pilesOpen }),
  },
  { id: 'help', label: 'Help', group: 'Page', keys: ['?'], run: ({ store }) => store.read('') },
  {
    id: 'dismiss',
    label: 'Close what was said',
    group: 'Page',
    keys: ['escape'],
    run: ({ store }) => store.change({ refusal: null, choices: [] }),
  },
];

const moves = ({ id, group }: Command): boolean => group === 'Camera' || id.startsWith('cursor-');

/**
 * Commands that act on the table's cursor work only while the table has the focus, where arrows scroll nothing else.
 */
const onTable = (command: Command): boolean => command.id === 'point' || command.id.startsWith('cursor-');

/**
 * Does what a key stands for: a command, or the option with that key.
 * @param atTable whether the table has the focus
 * @param atControl whether a button, link or field has it, which Space and Enter then belong to
 * @returns whether anything was done
 */
export function press(key: string, context: CommandContext, atTable: boolean, atControl: boolean): boolean {
  if (atControl && (key === 'space' || key === 'enter')) return false;
  const command = COMMANDS.find((entry) => entry.keys.includes(key) && (atTable || !onTable(entry)));
  if (command) {
    if (!context.isHeld || moves(command)) command.run(context);
    return true;
  }
  const { store, isHeld } = context;
  const { options } = store.get();
  const index = options.findIndex((option) => option.key === key);
  if (index < 0) return false;
  if (!isHeld) store.take(index);
  return true;
}
