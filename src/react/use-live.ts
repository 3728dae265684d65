import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False while React adopts the tree it was given, true from then on: for controls that need React to work. */
export const useLive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
