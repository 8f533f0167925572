import { useSyncExternalStore } from 'react';

/** A value that tells its listeners when it is replaced. The page's small states are made of these. */
export class Cell<T> {
  private readonly listeners = new Set<() => void>();

  constructor(private value: T) {}

  readonly get = (): T => this.value;

  /** Replaces the value; listeners are called only where it differs. */
  readonly set = (value: T): void => {
    if (Object.is(value, this.value)) return;
    this.value = value;
    for (const listener of [...this.listeners]) listener();
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
}

/** The cell's value; the component is drawn again when it is replaced. */
export function useCell<T>(cell: Pick<Cell<T>, 'get' | 'subscribe'>): T {
  return useSyncExternalStore(cell.subscribe, cell.get);
}
