import { runInNewContext } from 'node:vm';
import { GlobalWindow } from 'happy-dom';
import { type Environment, populateGlobal } from 'vitest/runtime';

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
    return {
      async teardown() {
        await page.happyDOM.abort();
        page.close();
        for (const key of keys) Reflect.deleteProperty(global, key);
        for (const [key, descriptor] of ofNode) if (descriptor) Object.defineProperty(global, key, descriptor);
      },
    };
  },
};

export default environment;
