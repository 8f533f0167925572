import { useEffect, useState } from 'react';
import type { Corner, Cover } from '../../scene/camera/cover.ts';
import { usePlay, usePlayState } from './context.ts';

/** Share of the window's height that a hand may take before the map keeps it under itself instead. */
const MOST = 0.34;
/** The same for hand and actions where they lie one above the other over the whole width. */
const MOST_STACKED = 0.46;
/** Share of the window's width from which on a panel counts as a bar. */
const BAR = 0.7;
/** Share of the window's width that an open log may take before the map keeps it under itself. */
const MOST_LOG = 1 / 3;
/** Heights that panels have in most decisions, rem: the map must not move with every change of theirs. */
const USUAL = { actions: 27, log: 8.8 } as const;

/** Height of the log's last line where it lies under the camera's row, rem. */
const LINE = 1.8;

const NOTHING = { left: 0, right: 0, top: 0, bottom: 0, width: 0, height: 0 };

const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? NOTHING;

/**
 * What bars and panels cover of the window now; what changes its height with every decision counts as usually.
 *
 * @param mat whether pieces stand up to the map's very corners: a map of tiles may go under the camera's buttons there
 */
function measure(mat: boolean): Cover {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const [bar, hand, side, log] = ['.topbar', '.dock .hand', '.dock-side', '.log-panel'].map(boxOf) as [
    DOMRect,
    DOMRect,
    DOMRect,
    DOMRect,
  ];
  const stacked = side.width > BAR * innerWidth;
  const usual = (height: number) => Math.min(height * rem, innerHeight - bar.height);
  const bottom = stacked
    ? Math.min(hand.height + usual(USUAL.actions), MOST_STACKED * innerHeight)
    : Math.min(hand.height, MOST * innerHeight);
  const open = document.querySelector('.log-panel.open') !== null;
  const corners: Corner[] = [];
  const atTop = mat && !stacked ? ['.camera', '.opponent-show'] : ['.opponent-show'];
  for (const selector of atTop) {
    const { left, right, bottom: height, width } = boxOf(selector);
    if (width === 0 || height > innerHeight / 2) continue;
    const atLeft = left < innerWidth - right;
    corners.push({ x: atLeft ? 'left' : 'right', y: 'top', width: atLeft ? right : innerWidth - left, height });
  }
  if (!stacked) {
    corners.push({ x: 'right', y: 'bottom', width: innerWidth - side.left, height: usual(USUAL.actions) });
    if (!open) corners.push({ x: 'left', y: 'bottom', width: log.right, height: usual(USUAL.log) });
  }
  const row = boxOf('.camera').bottom;
  // Beside the camera's row the program says what it is at.
  const told = mat && document.querySelector('.opponent') !== null ? row : 0;
  const top = Math.max(bar.height, stacked ? row + LINE * rem : told);
  const left = open && !stacked ? Math.min(log.right, MOST_LOG * innerWidth) : 0;
  return { top, right: 0, bottom, left, corners };
}

/**
 * What the page covers; taken anew when the window's size changes, another player sits down or the log opens, not when
 * the hand changes: the map stays.
 */
export function useInset(seatAt: number): Cover {
  const { logOpen } = usePlayState().ui;
  const mat = usePlay().store.session.game.aiming !== undefined;
  const [inset, setInset] = useState<Cover>({ top: 0, right: 0, bottom: 0, left: 0 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another seat or an open log brings other bars to the page
  useEffect(() => {
    const follow = () => setInset(measure(mat));
    follow();
    addEventListener('resize', follow);
    return () => removeEventListener('resize', follow);
  }, [seatAt, logOpen, mat]);
  return inset;
}
