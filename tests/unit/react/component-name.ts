import type * as components from '../../../src/entries/components';

/** Name of a component of `islas/react`: a list by this type is an error of types until a new component is in it. */
export type ComponentName = keyof typeof components;
