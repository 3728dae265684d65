import { readScriptText } from '../browser/script-data';
import { SOURCES } from '../wordpress/english';
import { hasStarted } from '../runtime/start-entry';
import type { IslasEventName, IslasEvents } from '../runtime/event-types';
import type { Settings } from '../wordpress/settings';

/** Every group and key is optional; what is missing falls to the default the plugin would send, texts to English. */
export type Options = { readonly [Group in keyof Settings]?: Partial<Settings[Group]> };
export type { IslasEventName, IslasEvents, Settings };

/** Where WordPress prints a module's data. The entry reads its settings there, also those that the host page has printed. */
const SETTINGS_ID = 'wp-script-module-data-islas';

let started: Promise<unknown> | undefined;

/**
 * Starts Islas on a host without the plugin: WooCommerce's markup and globals are all it needs. Resolves when the
 * core runs. The first call counts; a page that already has the plugin's own settings keeps them.
 */
export const start = async (options: Options = {}): Promise<void> => {
  if (!started && readScriptText(SETTINGS_ID) === undefined) {
    const data = document.createElement('script');
    data.type = 'application/json';
    data.id = SETTINGS_ID;
    data.textContent = JSON.stringify({ ...options, texts: { ...SOURCES, ...options.texts } });
    document.head.append(data);
  }
  started ??= import('../main').catch((error: unknown) => {
    // The plugin's own core runs on this page.
    if (!hasStarted('islas')) throw error;
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
