import type * as storeSearch from './store-search';

type StoreSearch = typeof storeSearch;

let load: (() => Promise<StoreSearch>) | undefined;

/** How suggestions are asked of a shop on another origin; nothing on the shop's own pages, which never load that. */
export const loadStoreSearch = (): Promise<StoreSearch> | undefined => load?.();

/**
 * Sets where suggestions come from: by `source` from the Store API whose root is set (`src/woocommerce/store-root.ts`), without
 * it from the plugin.
 */
export const setStoreSearch = (source?: () => Promise<StoreSearch>): void => void (load = source);
