import { readScriptText } from '../browser/script-data';
import { SOURCES } from '../wordpress/english';
import { hasStarted } from '../runtime/start-entry';
import type { StoreApiShop } from '../../widgets/cart/store-api/start-store-api';
import { setStoreSearch } from '../../widgets/search/store-source';
import type { IslasEventName, IslasEvents } from '../runtime/event-types';
import type { Settings } from '../wordpress/settings';

/**
 * How the shop is reached. `wc-ajax`, the default, needs the shop's own origin; `store-api` works from any origin that the shop
 * allows (the guide to React says how).
 */
export type Shop = Partial<Settings['shop']> &
  ({ readonly transport?: 'wc-ajax' } | ({ readonly transport: 'store-api' } & StoreApiShop));

/** Every group and key is optional; what is missing falls to the default the plugin would send, texts to English. */
export type Options = { readonly [Group in Exclude<keyof Settings, 'shop'>]?: Partial<Settings[Group]> } & {
  readonly shop?: Shop;
};
export type { IslasEventName, IslasEvents, Settings, StoreApiShop };

/** Where WordPress prints a module's data. The entry reads its settings there, also those that the host page has printed. */
const SETTINGS_ID = 'wp-script-module-data-islas';

let started: Promise<unknown> | undefined;

const startPage = async ({ shop }: Options): Promise<void> => {
  if (shop?.transport === 'store-api') {
    const { startStoreApi } = await import('../../widgets/cart/store-api/start-store-api');
    startStoreApi(shop);
    setStoreSearch(() => import('../../widgets/search/store-search'));
  }
  await import('../main').catch((error: unknown) => {
    // The plugin's own core runs on this page.
    if (!hasStarted('islas')) throw error;
  });
};

/**
 * Starts Islas on a host without the plugin: WooCommerce's markup and globals are all it needs. Resolves when the
 * core runs, and rejects where it cannot be loaded; the next call tries again. The first call counts; a page that already has
 * the plugin's own settings keeps them. On a server there is nothing to start: it resolves at once.
 *
 * @example await start({ shop: { transport: 'store-api', url: 'https://shop.example' } });
 */
export const start = async (options: Options = {}): Promise<void> => {
  if (typeof document === 'undefined') return;
  if (!started && readScriptText(SETTINGS_ID) === undefined) {
    const data = document.createElement('script');
    data.type = 'application/json';
    data.id = SETTINGS_ID;
    data.textContent = JSON.stringify({ ...options, texts: { ...SOURCES, ...options.texts } });
    document.head.append(data);
  }
  started ??= startPage(options).catch((error: unknown) => {
    started = undefined;
    throw error;
  });
  await started;
};

/** Subscribes to an Islas event on `document`. Returns an unsubscribe function. */
export const on = <N extends IslasEventName>(
  name: N,
  listener: (event: CustomEvent<IslasEvents[N]>) => void,
): (() => void) => {
  const handler = (event: Event) => listener(event as CustomEvent<IslasEvents[N]>);
  document.addEventListener(name, handler);
  return () => document.removeEventListener(name, handler);
};
