let root = '';

/** Root of the Store API by which this page reaches a shop on another origin; empty on the shop's own pages. */
export const storeRoot = (): string => root;

export const setStoreRoot = (address: string): void => void (root = address);
