/** Keeps a decision back until the moment in which it is taken has been shown for its least time (`Status.leastMs`). */
export class Hold {
  /** When that time is over, ms of the page's clock. */
  private until = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** A moment begins to be shown; what was kept back in the one before is dropped. */
  begin(leastMs: number): void {
    clearTimeout(this.timer);
    this.until = performance.now() + leastMs;
  }

  /**
   * Does something as soon as the moment has been shown long enough, instead of what was kept back before.
   * @returns whether that is yet to come
   */
  when(act: () => void): boolean {
    clearTimeout(this.timer);
    const left = this.until - performance.now();
    if (left > 0) this.timer = setTimeout(act, left);
    else act();
    return left > 0;
  }
}
