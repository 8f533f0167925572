/** Line drawings on a 24 by 24 grid. */
const PATHS = {
  menu: 'M4 6h16M4 12h16M4 18h16',
  close: 'M6 6l12 12M18 6L6 18',
  help: 'M9 9a3 3 0 1 1 4.2 2.8c-.8.4-1.2 1-1.2 2.2M12 17.5v.5',
  undo: 'M9 5L4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3',
  redo: 'M15 5l5 5-5 5M20 10H10a6 6 0 0 0 0 12h3',
  log: 'M6 3h12v18H6zM9 8h6M9 12h6M9 16h4',
  piles: 'M8 4h11v14H8zM5 7v14h11',
  eye: 'M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  save: 'M5 3h11l3 3v15H5zM8 3v6h7V3M8 21v-7h8v7',
  open: 'M3 6h6l2 3h10v10H3z',
  settings: 'M4 7h10M18 7h2M4 17h2M10 17h10M16 5v4M8 15v4',
  flag: 'M6 21V4M6 4h12l-3 4 3 4H6',
  sound: 'M4 9v6h4l5 4V5L8 9zM17 9a4 4 0 0 1 0 6',
  silent: 'M4 9v6h4l5 4V5L8 9zM17 9l4 6M21 9l-4 6',
  play: 'M7 4.5v15l12-7.5z',
  pause: 'M8 5v14M16 5v14',
  'step-on': 'M6 5v14l9-7zM19 5v14',
  'step-back': 'M18 5v14l-9-7zM5 5v14',
  'to-start': 'M20 6v12l-7-6zM12 6v12l-7-6zM3 5v14',
  'to-end': 'M4 6v12l7-6zM12 6v12l7-6zM21 5v14',
  replay: 'M4 12a8 8 0 1 0 2.6-5.9M4 4v4.5h4.5M10.5 9v6l4.5-3z',
  more: 'M5 11a1 1 0 1 0 0 2 1 1 0 0 0 0-2zM12 11a1 1 0 1 0 0 2 1 1 0 0 0 0-2zM19 11a1 1 0 1 0 0 2 1 1 0 0 0 0-2z',
  rename: 'M4 20l1-4L16 5l3 3L8 19zM13 8l3 3',
  chart: 'M4 4v16h16M8 16v-4M12 16V8M16 16v-6',
  share:
    'M8.2 11l7.6-4M8.2 13l7.6 4M6 9.6a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8zM18 3.4a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8zM18 15.8a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8z',
} as const;

export type IconName = keyof typeof PATHS;

/** A drawing beside or instead of a word; the word itself is the button's name. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}
