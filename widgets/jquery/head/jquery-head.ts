import { reportUse } from './jquery-report';
import { type Late, defineLazyGlobals, createScriptRunner } from './stock-globals';

/**
 * jQuery on demand (R2.4): a part of the file in the head, `window.islasJQuery`. A script with the data calls it on pages
 * where only a muted script needed jQuery. `window.jQuery` is an accessor that loads the shop's jQuery synchronously at the first read by
 * other code. A normal script tag replaces the accessor. The event `islas:jquery` on the document reports arrivals;
 * Islas itself reads the property's descriptor, never its value. Other globals of stock scripts load in the same way
 * (`stock-globals.ts`), also where jQuery itself is printed.
 */
type Binding = [target: unknown, events: string, handler: unknown];
interface Library {
  (target: unknown): { on: (events: string, handler: unknown) => unknown };
}

const current = (): HTMLScriptElement | null =>
  document.currentScript instanceof HTMLScriptElement ? document.currentScript : null;

/** What the page's script says, once it has called. */
let addresses: readonly string[] = [];
let late: Late[] = [];
let reportUrl: string | undefined;
let run = createScriptRunner();
const libraryUrls = () => addresses.map((url) => new URL(url, document.baseURI).href);

/** A file that is a copy of jQuery, not a plugin: it reads the name only to restore it in `noConflict`. */
const COPY = /^[^?#]*\/jquery([.-](core|slim|min|\d[\d.]*))*\.js([?#]|$)/i;
/** WooCommerce's blocks that listen only through jQuery; without it they receive no events. */
const LISTENERS = /\/woocommerce\/assets\/\S*\/(mini-cart|product-button)/;

const isOfShop = ({ src }: HTMLScriptElement): boolean => libraryUrls().includes(src);
const isCopy = ({ src }: HTMLScriptElement): boolean => COPY.test(src);

const define = (name: string, property: PropertyDescriptor) =>
  Object.defineProperty(window, name, { configurable: true, enumerable: true, ...property });
const defineValue = (name: string, value: unknown) => define(name, { value, writable: true });

/** Listeners of WooCommerce's blocks, queued until jQuery is available. */
const waiting: Binding[] = [];
const listener = (target: unknown) => ({
  on: (events: string, handler: unknown) => void waiting.push([target, events, handler]),
  off: (_events: string, handler: unknown) =>
    void waiting.splice(0, waiting.length, ...waiting.filter(([, , other]) => other !== handler)),
});

/** The page's jQuery, once it has loaded. */
let here: unknown;

const onLibraryLoaded = (library: unknown) => {
  if (typeof library !== 'function') return;
  defineLazyGlobals(late, means, (here = library));
  for (const [target, events, handler] of waiting.splice(0)) (library as Library)(target).on(events, handler);
  document.dispatchEvent(new CustomEvent('islas:jquery'));
};

/**
 * Reports who reads the global, to Site Health and, if it could not load, in the console: later, so that nothing in it
 * delays or fails the code that reads.
 */
const report = (stack: string, what: string, why?: unknown): void => {
  const script = current();
  queueMicrotask(() => reportUse(reportUrl, stack, script, what, why));
};

/** A later tag with the same files: the jQuery that already has plugins and listeners stays. */
const keepFirstJQuery = (first: unknown) => {
  const restore = () => {
    const second: unknown = Reflect.get(window, 'jQuery');
    Reflect.set(window, 'jQuery', first);
    if (Reflect.get(window, '$') === second) Reflect.set(window, '$', first);
  };
  document.addEventListener(
    'load',
    ({ target }) => (target as HTMLScriptElement).src === libraryUrls().at(-1) && restore(),
    true,
  );
  // Of several files, the tag may be that of the first one alone.
  addEventListener('DOMContentLoaded', () => [...document.scripts].some(isOfShop) && restore());
};

const getDollar = () =>
  Reflect.get(window, 'jQuery') ? Object.getOwnPropertyDescriptor(window, '$')?.value : undefined;

const means = { run: (file: string) => run(file), report };

const loadJQueryNow = (stack: string): unknown => {
  // Removed first, because jQuery's file reads both names for `noConflict`.
  Reflect.deleteProperty(window, 'jQuery');
  if (Object.getOwnPropertyDescriptor(window, '$')?.get === getDollar) Reflect.deleteProperty(window, '$');
  let why: unknown;
  try {
    libraryUrls().forEach(run);
  } catch (error) {
    why = error;
  }
  const library: unknown = Reflect.get(window, 'jQuery');
  report(stack, '', !library && (why ?? true));
  if (!library) return undefined;
  keepFirstJQuery(library);
  onLibraryLoaded(library);
  return library;
};

/** Reads the current jQuery without loading it; `present` is a copy that may still release the name. */
const get: (() => unknown) & { present: unknown } = Object.assign(
  () => {
    if (get.present) return get.present;
    const script = current();
    if (script && (isOfShop(script) || isCopy(script))) return undefined;
    const stack = new Error().stack ?? '';
    return LISTENERS.test(stack) ? listener : loadJQueryNow(stack);
  },
  { present: undefined },
);

const set = (value: unknown) => {
  const script = current();
  // `noConflict(true)` releases the name to a jQuery that has not loaded; it can still load.
  if (value === undefined) get.present = undefined;
  else {
    if (script && isCopy(script) && !isOfShop(script)) get.present = value;
    else defineValue('jQuery', value);
    onLibraryLoaded(value);
  }
};

const offerJQuery = (dollar: string | undefined): void => {
  if (!addresses.length || 'jQuery' in window) return;
  define('jQuery', { get, set });
  // WordPress' file ends with `noConflict()` and leaves `$` undefined: reading `$` needs no jQuery then.
  if ('$' in window) return;
  if (dollar === 'left') defineValue('$', undefined);
  else define('$', { get: getDollar, set: (value: unknown) => defineValue('$', value) });
};

/** A jQuery loaded by a tag is detected before the next script runs. */
const watchTags = (): void => {
  const detectJQuery = () => {
    const library: unknown = Reflect.get(window, 'jQuery');
    if (!here && typeof library === 'function') defineLazyGlobals(late, means, (here = library));
  };
  document.addEventListener('load', detectJQuery, true);
  document.addEventListener('readystatechange', detectJQuery);
};

const startJQuery = (): void => {
  const own = current();
  const { urls = '[]', globals = '[]', dollar, report } = own?.dataset ?? {};
  addresses = JSON.parse(urls);
  late = JSON.parse(globals);
  reportUrl = report;
  run = createScriptRunner(own?.nonce);
  offerJQuery(dollar);
  defineLazyGlobals(late, means);
  // Globals of scripts that the footer would have printed.
  document.addEventListener('islas:globals', ({ detail }: CustomEventInit<Late[]>) => {
    late.push(...(detail ?? []));
    defineLazyGlobals(late, means);
    if (here) defineLazyGlobals(late, means, here);
  });
  if (!addresses.length) watchTags();
};
Reflect.set(window, 'islasJQuery', startJQuery);
