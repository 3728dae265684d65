import type { Store } from './source';

/** Resolves as soon as the state of a store is what is waited for. */
export const waitForStore = <State>(store: Store<State>, isAwaited: (state: State) => boolean): Promise<void> =>
  new Promise((resolve) => {
    const check = (): void => {
      if (!isAwaited(store.get())) return;
      stop();
      resolve();
    };
    const stop = store.listen(check);
    check();
  });
