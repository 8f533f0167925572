/** The dice tray on the table. */
export function DiceTray() {
  return null;
}
