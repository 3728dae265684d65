import { type Late, offer, runWith } from './stock-globals';

/**
 * jQuery on demand (architecture R2.4): printed in the head of pages that had jQuery for a muted script's sake alone.
 * `window.jQuery` is an accessor that loads the shop's own jQuery, synchronously, when other code first reads it. What
 * comes by an ordinary script tag replaces the accessor. Arrivals are told to Islas by the event `islas:jquery` on the
 * document; Islas itself looks at the property's descriptor and never reads the value. The other names that stock's
 * scripts leave on a page come in the same way (`head-jquery-globals.ts`), also where jQuery itself is printed.
 */
type Binding = [target: unknown, events: string, handler: unknown];
interface Library {
  (target: unknown): { on: (events: string, handler: unknown) => unknown };
}

const own = document.currentScript instanceof HTMLScriptElement ? document.currentScript : null;
const { urls = '[]', globals = '[]', dollar, report } = own?.dataset ?? {};
const addresses: string[] = JSON.parse(urls);
const late: Late[] = JSON.parse(globals);
const run = runWith(own?.nonce);
const absolute = () => addresses.map((url) => new URL(url, document.baseURI).href);

/** A file that is a copy of jQuery, not a plugin of it: it reads the name only to give it back in `noConflict`. */
const COPY = /(^|\/)jquery([.-](core|slim|min|\d[\d.]*))*\.js$/i;
/** WooCommerce's blocks that only listen through jQuery: without it, nothing is to be heard there. */
const LISTENERS = /\/woocommerce\/assets\/client\/blocks\/(woocommerce\/)?(mini-cart|product-button)[\w-]*\.js/;
const TOLD = 'islas_jquery_told';

const current = (): HTMLScriptElement | null =>
  document.currentScript instanceof HTMLScriptElement ? document.currentScript : null;
const isOfShop = ({ src }: HTMLScriptElement): boolean => absolute().includes(src);
const isCopy = ({ src }: HTMLScriptElement): boolean => src !== '' && COPY.test(new URL(src).pathname);

const define = (name: string, property: PropertyDescriptor) =>
  Object.defineProperty(window, name, { configurable: true, enumerable: true, ...property });
const settle = (name: string, value: unknown) => define(name, { value, writable: true });

/** Listeners of WooCommerce's blocks, until there is a jQuery to bind them with. */
const waiting: Binding[] = [];
const listener = (target: unknown) => ({
  on: (events: string, handler: unknown) => void waiting.push([target, events, handler]),
  off: (_events: string, handler: unknown) =>
    void waiting.splice(0, waiting.length, ...waiting.filter(([, , other]) => other !== handler)),
});

/** The page's jQuery, once it is here. */
let here: unknown;

const arrived = (library: unknown) => {
  if (typeof library !== 'function') return;
  offer(late, means, (here = library));
  for (const [target, events, handler] of waiting.splice(0)) (library as Library)(target).on(events, handler);
  document.dispatchEvent(new CustomEvent('islas:jquery'));
};

/** Who asks: the innermost address in the stack, else the inline script, by its id or by what it says. */
const whoAsks = (stack: string): string => {
  const page = location.href.split('#')[0] ?? '';
  const [first] = [...stack.matchAll(/(?:https?|file):\/\/[^\s()]+?(?=:\d+(?::\d+)?\)?(?:\s|$))/g)].map(([url]) => url);
  const script = current();
  const url = first && first !== page ? first : script?.src;
  if (url) return new URL(url).origin === location.origin ? new URL(url).pathname : url;
  const said = /(?:jQuery|\$)\s*[(.][\s\S]{0,60}/.exec(script?.text ?? '')?.[0].replace(/\s+/g, ' ');
  return ['inline', script?.id && `#${script.id}`, said].filter(Boolean).join(' ');
};

let told = 0;

/** Tells the owner's Site Health, once for a tab and what was asked for; '' is jQuery. */
const tell = (who: string, refused: boolean, what = '') => {
  try {
    if (!report || sessionStorage.getItem(TOLD + what)) return;
    sessionStorage.setItem(TOLD + what, '1');
    const body = new URLSearchParams({ who, refused: refused ? '1' : '', ...(what && { what }) });
    const send = () => navigator.sendBeacon(report, body);
    // One after the other: the shop keeps them in one list.
    if (told++) setTimeout(send, 2000 * told);
    else send();
  } catch {
    // Storage or beacons are denied: the shop goes on without telling.
  }
};

/** A tag that prints the same files again later in the page: the jQuery that has plugins and listeners stays. */
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
  const reason = why instanceof Error ? why.message : 'the page’s security policy stops scripts in the page';
  console.error(
    `Islas could not load ${what} for ${who} (${reason}). Under WooCommerce → Islas, set jQuery to be on every page (jquery: keep).`,
  );
};

const means = {
  run,
  tell: (stack: string, name: string, why: unknown) => {
    const who = whoAsks(stack);
    tell(who, !!why, name);
    if (why) complain(name, who, why);
  },
};

const demand = (stack: string): unknown => {
  const who = whoAsks(stack);
  // Out of the way: jQuery's own file reads both names, to give them back in `noConflict`.
  Reflect.deleteProperty(window, 'jQuery');
  if (Object.getOwnPropertyDescriptor(window, '$')?.get === getDollar) Reflect.deleteProperty(window, '$');
  let why: unknown;
  try {
    absolute().forEach(run);
  } catch (error) {
    why = error;
  }
  const library: unknown = Reflect.get(window, 'jQuery');
  tell(who, !library);
  if (library) {
    keepFirst(library);
    arrived(library);
    return library;
  }
  complain('jQuery', who, why);
  return undefined;
};

/** Asks what is there without loading anything; `present` is a copy that may still give the name back. */
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
  // `noConflict(true)` gives the name back to a jQuery that was never loaded: it still can be.
  if (value === undefined) get.present = undefined;
  else {
    if (script && isCopy(script) && !isOfShop(script)) get.present = value;
    else settle('jQuery', value);
    arrived(value);
  }
};

if (own && addresses.length && !('jQuery' in window)) {
  define('jQuery', { get, set });
  // WordPress' own file ends with `noConflict()` and leaves `$` undefined: reading `$` needs no jQuery then.
  if (!('$' in window)) {
    if (dollar === 'left') settle('$', undefined);
    else define('$', { get: getDollar, set: (value: unknown) => settle('$', value) });
  }
}

offer(late, means);
// What a script that is printed in the footer would have brought.
document.addEventListener('islas:globals', ({ detail }: CustomEventInit<Late[]>) => {
  late.push(...(detail ?? []));
  offer(late, means);
  if (here) offer(late, means, here);
});
// Printed by a tag, jQuery is noticed before the next script runs.
if (!addresses.length) {
  const found = new AbortController();
  const until = { capture: true, signal: found.signal };
  const look = () => {
    const library: unknown = Reflect.get(window, 'jQuery');
    if (typeof library !== 'function') return;
    found.abort();
    offer(late, means, (here = library));
  };
  document.addEventListener('load', look, until);
  document.addEventListener('readystatechange', look, until);
}
