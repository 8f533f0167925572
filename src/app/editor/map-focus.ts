/** Kind of what is dragged from palette or map: the name of a component. */
export const DRAG_TYPE = 'application/x-bocage-thing';

/** Set beside it where a tile is dragged from the map: the palette takes such a one back. */
export const DRAG_LAID = 'application/x-bocage-laid';

/** Id of the map's element. */
export const MAP_ID = 'board-map';

/** Puts the keys onto the map's cursor. */
export function focusMap(): void {
  document.querySelector<HTMLElement>(`#${MAP_ID} [tabindex="0"]`)?.focus();
}

/** Puts the keys back onto a component in the palette, or onto its first field where that one's drawer is closed. */
export function focusPalette(name: string): void {
  const fields = [...document.querySelectorAll<HTMLInputElement>('.palette input')];
  (fields.find((field) => field.value === name) ?? fields[0])?.focus();
}
