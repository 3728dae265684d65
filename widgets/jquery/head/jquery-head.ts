import { type Late, offer, runWith } from './stock-globals';

/**
 * jQuery on demand (R2.4): a part of the file in the head, started by a script with its data on pages where only a muted
 * script needed jQuery. `window.jQuery` is an
 * accessor that loads the shop's jQuery synchronously at the first read by other code. A normal script tag replaces the
 * accessor. The event `islas:jquery` on the document reports arrivals; Islas itself reads the property's descriptor,
 * never its value. Other globals of stock scripts load in the same way (`stock-globals.ts`), also where jQuery itself
 * is printed.
 */
type Binding = [target: unknown, events: string, handler: unknown];
interface Library {
  (target: unknown): { on: (events: string, handler: unknown) => unknown };
}

/** Address of the file that this is a part of: the innermost of every stack. */
const ownFile = document.querySelector<HTMLScriptElement>('#islas-head')?.src;
const own = document.currentScript instanceof HTMLScriptElement ? document.currentScript : null;
const { urls = '[]', globals = '[]', dollar, report: reportUrl } = own?.dataset ?? {};
const addresses: string[] = JSON.parse(urls);
const late: Late[] = JSON.parse(globals);
const run = runWith(own?.nonce);
const absolute = () => addresses.map((url) => new URL(url, document.baseURI).href);

/** A file that is a copy of jQuery, not a plugin: it reads the name only to restore it in `noConflict`. */
const COPY = /(^|\/)jquery([.-](core|slim|min|\d[\d.]*))*\.js$/i;
/** WooCommerce's blocks that listen only through jQuery; without it they receive no events. */
const LISTENERS = /\/woocommerce\/assets\/client\/blocks\/(woocommerce\/)?(mini-cart|product-button)[\w-]*\.js/;
const REPORTED_KEY = 'islas_jquery_told';

const current = (): HTMLScriptElement | null =>
  document.currentScript instanceof HTMLScriptElement ? document.currentScript : null;
const isOfShop = ({ src }: HTMLScriptElement): boolean => absolute().includes(src);
const isCopy = ({ src }: HTMLScriptElement): boolean => src !== '' && COPY.test(new URL(src).pathname);

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

const arrived = (library: unknown) => {
  if (typeof library !== 'function') return;
  offer(late, means, (here = library));
  for (const [target, events, handler] of waiting.splice(0)) (library as Library)(target).on(events, handler);
  document.dispatchEvent(new CustomEvent('islas:jquery'));
};

/** The reader of the global: the innermost URL in the stack, or the inline script's id or first words. */
const whoAsks = (stack: string): string => {
  const page = location.href.split('#')[0] ?? '';
  const [first] = [...stack.matchAll(/(?:https?|file):\/\/[^\s()]+?(?=:\d+(?::\d+)?\)?(?:\s|$))/g)]
    .map(([url]) => url)
    .filter((url) => url !== ownFile);
  const script = current();
  const url = first && first !== page ? first : script?.src;
  if (url) return new URL(url).origin === location.origin ? new URL(url).pathname : url;
  const said = /(?:jQuery|\$)\s*[(.][\s\S]{0,60}/.exec(script?.text ?? '')?.[0].replace(/\s+/g, ' ');
  return ['inline', script?.id && `#${script.id}`, said].filter(Boolean).join(' ');
};

let reported = 0;

/** Reports the read to Site Health, once per tab and global; '' stands for jQuery. */
const reportUse = (who: string, refused: boolean, what = '') => {
  try {
    if (!reportUrl || sessionStorage.getItem(REPORTED_KEY + what)) return;
    sessionStorage.setItem(REPORTED_KEY + what, '1');
    const body = new URLSearchParams({ who, refused: refused ? '1' : '', ...(what && { what }) });
    const send = () => navigator.sendBeacon(reportUrl, body);
    // Sequential, because the server stores the reports in one option.
    if (reported++) setTimeout(send, 2000 * reported);
    else send();
  } catch {
    // Without storage or beacons there is no report.
  }
};

/** A later tag with the same files: the jQuery that already has plugins and listeners stays. */
const keepFirst = (first: unknown) => {
  const restore = () => {
    const second: unknown = Reflect.get(window, 'jQuery');
    if (second === first) return;
    Reflect.set(window, 'jQuery', first);
    if (Reflect.get(window, '$') === second) Reflect.set(window, '$', first);
  };
  let isAgain = false;
  const loaded = ({ target }: Event) => {
    if (!(target instanceof HTMLScriptElement) || !isOfShop(target)) return;
    isAgain = true;
    if (target.src === absolute().at(-1)) restore();
  };
  document.addEventListener('load', loaded, true);
  addEventListener('DOMContentLoaded', () => isAgain && restore());
};

const getDollar = () =>
  Reflect.get(window, 'jQuery') ? Object.getOwnPropertyDescriptor(window, '$')?.value : undefined;

const complain = (what: string, who: string, why: unknown) => {
  const reason = why instanceof Error ? why.message : 'the page’s security policy stops inline scripts';
  console.error(
    `Islas could not load ${what} for ${who} (${reason}). Under WooCommerce → Islas, keep jQuery on every page (jquery: keep).`,
  );
};

const means = {
  run,
  report: (stack: string, name: string, why: unknown) => {
    const who = whoAsks(stack);
    reportUse(who, !!why, name);
    if (why) complain(name, who, why);
  },
};

const demand = (stack: string): unknown => {
  const who = whoAsks(stack);
  // Removed first, because jQuery's file reads both names for `noConflict`.
  Reflect.deleteProperty(window, 'jQuery');
  if (Object.getOwnPropertyDescriptor(window, '$')?.get === getDollar) Reflect.deleteProperty(window, '$');
  let why: unknown;
  try {
    absolute().forEach(run);
  } catch (error) {
    why = error;
  }
  const library: unknown = Reflect.get(window, 'jQuery');
  reportUse(who, !library);
  if (library) {
    keepFirst(library);
    arrived(library);
    return library;
  }
  complain('jQuery', who, why);
  return undefined;
};

/** Reads the current jQuery without loading it; `present` is a copy that may still release the name. */
const get: (() => unknown) & { present: unknown } = Object.assign(
  () => {
    if (get.present) return get.present;
    const script = current();
    if (script && (isOfShop(script) || isCopy(script))) return undefined;
    const stack = new Error().stack ?? '';
    return LISTENERS.test(stack) ? listener : demand(stack);
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
    arrived(value);
  }
};

if (own && addresses.length && !('jQuery' in window)) {
  define('jQuery', { get, set });
  // WordPress' file ends with `noConflict()` and leaves `$` undefined: reading `$` needs no jQuery then.
  if (!('$' in window)) {
    if (dollar === 'left') defineValue('$', undefined);
    else define('$', { get: getDollar, set: (value: unknown) => defineValue('$', value) });
  }
}

offer(late, means);
// Globals of scripts that the footer would have printed.
document.addEventListener('islas:globals', ({ detail }: CustomEventInit<Late[]>) => {
  late.push(...(detail ?? []));
  offer(late, means);
  if (here) offer(late, means, here);
});
// A jQuery loaded by a tag is detected before the next script runs.
if (!addresses.length) {
  const found = new AbortController();
  const until = { capture: true, signal: found.signal };
  const detectJQuery = () => {
    const library: unknown = Reflect.get(window, 'jQuery');
    if (typeof library !== 'function') return;
    found.abort();
    offer(late, means, (here = library));
  };
  document.addEventListener('load', detectJQuery, until);
  document.addEventListener('readystatechange', detectJQuery, until);
}
