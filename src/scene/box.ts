/** A rectangle on the page, pixels, y upwards. */
export interface Box {
  left: number;
  right: number;
  bottom: number;
  top: number;
}
