import { loadLater } from '../runtime/load-later';

/** State outside of React that components read. */
export interface Source<State> {
  /** What a server renders, and a browser until the state is known. */
  readonly initial: State;
  readonly get: () => State;
  readonly subscribe: (listener: () => void) => () => void;
}

/** A store of the page, as `nanostores` has them. */
export interface Store<State> {
  get(): State;
  listen(listener: () => void): () => void;
}

/**
 * A source whose store comes with code that only a browser can run: `open` loads it when the first component subscribes. If it
 * does not come, that is reported under the source's name, the state stays the initial one, and the next subscriber tries again.
 */
export const createSource = <State>(name: string, initial: State, open: () => Promise<Store<State>>): Source<State> => {
  const listeners = new Set<() => void>();
  const notify = (): void => listeners.forEach((listener) => listener());
  let store: Store<State> | undefined;
  let opening: Promise<void> | undefined;
  const keep = (opened: Store<State>): void => {
    opened.listen(notify);
    store = opened;
    notify();
  };
  const load = () => loadLater(name, open, keep, { instead: () => (opening = undefined) });
  return {
    initial,
    get: () => (store ? store.get() : initial),
    subscribe: (listener) => {
      listeners.add(listener);
      opening ??= load();
      return () => void listeners.delete(listener);
    },
  };
};

/** A store of what is computed from other stores; the same value as long as they have theirs. */
export const computedStore = <State>(stores: readonly Store<unknown>[], compute: () => State): Store<State> => {
  let seen: readonly unknown[] = [];
  let value: State;
  return {
    get: () => {
      const now = stores.map((store) => store.get());
      if (now.some((state, at) => state !== seen[at]) || !seen.length) value = compute();
      seen = now;
      return value;
    },
    listen: (listener) => {
      const ends = stores.map((store) => store.listen(listener));
      return () => ends.forEach((end) => end());
    },
  };
};
