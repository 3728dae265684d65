import { useSyncExternalStore } from 'react';

interface ReadableStore<T> {
  readonly init?: T | undefined;
  get(): T;
  listen(listener: () => void): () => void;
}

/**
 * A store's value. While hydrating it is what the server printed, `server`, so that React finds the tree it
 * expects; the present value follows at once. Computed stores have no first value: give them one.
 */
export const useStore = <T>($store: ReadableStore<T>, server: T = $store.init as T): T =>
  useSyncExternalStore(
    (changed) => $store.listen(changed),
    () => $store.get(),
    () => server,
  );
