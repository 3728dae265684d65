import { runInNewContext } from 'node:vm';
import { GlobalWindow } from 'happy-dom';
import CookieExpireUtility from 'happy-dom/lib/cookie/urilities/CookieExpireUtility.js';
import { type Environment, populateGlobal } from 'vitest/runtime';

// A cookie of no more age has ended (RFC 6265, 5.2.2); the double of the browser would keep it for that millisecond.
CookieExpireUtility.hasExpired = ({ expires }) => !!expires && expires.getTime() <= Date.now();

/** What the language itself has, of which there is one on a page as in a program. */
const LANGUAGE: readonly string[] = runInNewContext('Object.getOwnPropertyNames(globalThis)');

/**
 * What pages have from Node: the double of the browser takes it from there too, or the test runner replaces it, as it
 * does timers.
 */
const SHARED = [
  ...['Buffer', 'console', 'constructor', 'crypto', 'global', 'performance', 'queueMicrotask', 'structuredClone'],
  ...['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate', 'clearImmediate'],
  ...['atob', 'btoa', 'TextEncoder', 'TextDecoder', 'PerformanceObserver', 'PerformanceEntry'],
  ...['PerformanceObserverEntryList', 'ReadableStream', 'WritableStream', 'TransformStream'],
];

/** The names of all properties, inherited ones too, but not what every object has. */
const namesOf = (thing: object): string[] =>
  thing === Object.prototype
    ? []
    : [...Object.getOwnPropertyNames(thing), ...namesOf(Object.getPrototypeOf(thing) ?? Object.prototype)];

/** As in a browser, no timer outlives the page that has set it; Node's would go on where there is no page any more. */
const ownTimers = (global: typeof globalThis): (() => void) => {
  const { setTimeout, setInterval } = global;
  const timers = new Set<NodeJS.Timeout>();
  const keep = (set: (...args: never[]) => NodeJS.Timeout) =>
    new Proxy(set, {
      apply: (target, self, args) => {
        const timer = Reflect.apply(target, self, args);
        timers.add(timer);
        return timer;
      },
    });
  Object.assign(global, { setTimeout: keep(setTimeout), setInterval: keep(setInterval) });
  return () => {
    Object.assign(global, { setTimeout, setInterval });
    timers.forEach(clearTimeout);
  };
};

/**
 * A page whose globals all come from the double of the browser, also those that Node has under the same name: more with
 * every version, and some of them `undefined` until Node is started with a file to keep them in (`localStorage`).
 */
const environment: Environment = {
  name: 'browser',
  viteEnvironment: 'client',
  setup(global, { happyDOM = {} }) {
    const page = new GlobalWindow({
      ...happyDOM,
      console: global.console,
      // An error in a listener is the test's to see.
      settings: { ...happyDOM.settings, disableErrorCapturing: true },
    });
    const additionalKeys = namesOf(page).filter((name) => !LANGUAGE.includes(name) && !SHARED.includes(name));
    // Taken away and not read: Node warns of reading those that it has without a file to keep them in.
    const ofNode = additionalKeys.map((key) => [key, Object.getOwnPropertyDescriptor(global, key)] as const);
    for (const [key] of ofNode) Reflect.deleteProperty(global, key);
    const { keys } = populateGlobal(global, page, { bindFunctions: true, additionalKeys });
    const endTimers = ownTimers(global);
    return {
      async teardown() {
        endTimers();
        await page.happyDOM.abort();
        page.close();
        for (const key of keys) Reflect.deleteProperty(global, key);
        for (const [key, descriptor] of ofNode) if (descriptor) Object.defineProperty(global, key, descriptor);
      },
    };
  },
};

export default environment;
