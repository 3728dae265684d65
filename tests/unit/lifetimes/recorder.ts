/** Everything that was started and has not ended, with the place in the code that started it. */
type Live = Map<unknown, string>;
type Callable = (...args: never[]) => unknown;

const TIMERS = [
  ['setTimeout', 'clearTimeout'],
  ['setInterval', 'clearInterval'],
  ['requestAnimationFrame', 'cancelAnimationFrame'],
  ['requestIdleCallback', 'cancelIdleCallback'],
] as const;
const OBSERVERS = ['MutationObserver', 'ResizeObserver', 'IntersectionObserver', 'PerformanceObserver'];
const OF_ISLAS = /\/(?:src|widgets)\/([\w/.-]+\.tsx?:\d+)/;

/** The place in Islas' sources that starts something; '' if a library starts it. */
const starter = (ofIslas: RegExp): string => {
  const lines = (new Error().stack ?? '').split('\n').slice(1);
  const places = lines.filter((line) => !line.includes('recorder.ts') && !line.includes('node:'));
  if (!ofIslas.test(places[0] ?? '') || /node_modules/.test(places[0] ?? '')) return '';
  return places
    .slice(0, 4)
    .map((line) => ofIslas.exec(line)?.[1] ?? '')
    .filter(Boolean)
    .join(' ← ');
};

export interface Recorder {
  /** What Islas has started and not ended, except listeners inside these elements. */
  readonly left: (within?: readonly Element[]) => string[];
  /** Addresses of all requests so far. */
  readonly asked: readonly string[];
  /** Restores the replaced functions. */
  readonly stop: () => void;
}

/**
 * Records timers, frames, observers, listeners and requests that Islas starts. Unless `isAnswered`, a request ends only
 * by its signal.
 */
export const startRecorder = (isAnswered: boolean, ofIslas = OF_ISLAS): Recorder => {
  const where = () => starter(ofIslas);
  const live: Live = new Map();
  const listening = new Map<object, { readonly target: EventTarget; readonly what: string }>();
  const asked: string[] = [];
  const undo: (() => void)[] = [];
  const replace = (object: object, name: string, make: (native: Callable) => unknown): void => {
    const native = Reflect.get(object, name) as Callable | undefined;
    if (!native) return;
    const own = Object.getOwnPropertyDescriptor(object, name);
    Object.defineProperty(object, name, { configurable: true, writable: true, value: make(native) });
    undo.unshift(() => (own ? Object.defineProperty(object, name, own) : Reflect.deleteProperty(object, name)));
  };

  for (const [set, clear] of TIMERS) {
    replace(globalThis, set, (native) => (run: Callable, ...rest: unknown[]) => {
      const place = where();
      const reported = (...args: never[]) => {
        if (set !== 'setInterval') live.delete(id);
        return run(...args);
      };
      const id: unknown = Reflect.apply(native, globalThis, [reported, ...rest]);
      if (place) live.set(id, `${set} of ${place}`);
      return id;
    });
    replace(globalThis, clear, (native) => (id: unknown) => {
      live.delete(id);
      return Reflect.apply(native, globalThis, [id]);
    });
  }

  for (const name of OBSERVERS)
    replace(globalThis, name, (native) => {
      const Native = native as unknown as typeof MutationObserver;
      return class extends Native {
        readonly place = where();
        override observe(...args: Parameters<MutationObserver['observe']>) {
          if (this.place) live.set(this, `${name} of ${this.place}`);
          return super.observe(...args);
        }
        override disconnect() {
          live.delete(this);
          return super.disconnect();
        }
      };
    });

  // Finds the prototype of the test's DOM that defines `addEventListener`.
  let prototype: object = document;
  while (!Object.hasOwn(prototype, 'addEventListener')) prototype = Object.getPrototypeOf(prototype) as object;
  const listeners = new Map<string, object>();
  const numbers = new WeakMap<object, number>();
  let count = 0;
  const numberOf = (thing: object): number => {
    if (!numbers.has(thing)) numbers.set(thing, ++count);
    return numbers.get(thing) ?? 0;
  };
  const keyOf = (target: object, type: string, listener: object, options: unknown): string =>
    [
      numberOf(target),
      type,
      numberOf(listener),
      typeof options === 'object' ? Object(options).capture : options,
    ].join();
  const forget = (key: string) => {
    listening.delete(listeners.get(key) ?? {});
    listeners.delete(key);
  };
  const hear = (own: EventTarget | undefined) => {
    const object = own ?? prototype;
    replace(
      object,
      'addEventListener',
      (native) =>
        function (this: EventTarget, type: string, listener: object, options?: AddEventListenerOptions | boolean) {
          const target = own ?? this;
          const place = type === 'abort' || !listener ? '' : where();
          const { signal, once } = typeof options === 'object' ? options : {};
          if (place && !signal?.aborted) {
            const key = keyOf(target, type, listener, options);
            listeners.set(key, {});
            listening.set(listeners.get(key) as object, { target, what: `listener for ${type} of ${place}` });
            signal?.addEventListener('abort', () => forget(key));
            if (once) Reflect.apply(native, target, [type, () => forget(key), { once: true }]);
          }
          return Reflect.apply(native, target, [type, listener, options]);
        },
    );
    replace(
      object,
      'removeEventListener',
      (native) =>
        function (this: EventTarget, type: string, listener: object, options?: EventListenerOptions | boolean) {
          const target = own ?? this;
          if (listener) forget(keyOf(target, type, listener, options));
          return Reflect.apply(native, target, [type, listener, options]);
        },
    );
  };
  hear(undefined);
  if (Object.hasOwn(globalThis, 'addEventListener')) hear(globalThis as unknown as EventTarget);

  replace(globalThis, 'fetch', (native) => async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const address = input instanceof Request ? input.url : String(input);
    const request = {};
    const { signal } = init;
    if (signal?.aborted) throw signal.reason;
    asked.push(address);
    live.set(request, `request to ${address}`);
    const wait = () =>
      new Promise<never>((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
    try {
      return await (isAnswered ? Reflect.apply(native, globalThis, [input, init]) : wait());
    } finally {
      live.delete(request);
    }
  });

  const isPages = (target: EventTarget, within: readonly Element[]): boolean =>
    !(target instanceof Element) || (target.isConnected && !within.some((host) => host.contains(target)));
  return {
    left: (within = []) => [
      ...live.values(),
      ...[...listening.values()].filter(({ target }) => isPages(target, within)).map(({ what }) => what),
    ],
    asked,
    stop: () => undo.forEach((callback) => callback()),
  };
};
