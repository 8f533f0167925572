/** Kind of what is dragged from palette or map: the name of a component. */
export const DRAG_TYPE = 'application/x-bocage-thing';

/** Id of the map's element. */
export const MAP_ID = 'board-map';

/** Puts the keys onto the map's cursor. */
export function focusMap(): void {
  document.querySelector<HTMLElement>(`#${MAP_ID} [tabindex="0"]`)?.focus();
}

/** Puts the keys back onto what is chosen in the palette. */
export function focusPalette(): void {
  const chosen = document.querySelector<HTMLElement>('.palette input:checked');
  (chosen ?? document.querySelector<HTMLElement>('.palette input'))?.focus();
}
