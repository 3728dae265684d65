import type { HeldTags } from '../tag-data';
import { isReleased } from './held-script';

type Callback = (this: unknown, ...args: unknown[]) => unknown;

const page: typeof globalThis & { islas?: HeldTags } = globalThis;
/** The same listener is the same one when it is taken away. */
const known = new WeakMap<Callback, Callback>();

/** A callback of a script that was held: what it defines is what pages have called meanwhile. */
export const asReleased = (callback: unknown): unknown => {
  if (typeof callback !== 'function') return callback;
  const native = callback as Callback;
  const wrapped =
    known.get(native) ??
    function (this: unknown, ...args: unknown[]) {
      const { islas = {} } = page;
      islas.released = (islas.released ?? 0) + 1;
      try {
        return native.apply(this, args);
      } finally {
        islas.released -= 1;
        islas.settle?.();
      }
    };
  known.set(native, wrapped);
  return wrapped;
};

/** The same, where it is one of such a script that runs now. */
export const ofReleased = (callback: unknown): unknown => (isReleased() ? asReleased(callback) : callback);

/** The listener as it was given to the page. */
export const asAdded = (callback: unknown): unknown => known.get(callback as Callback) ?? callback;

/** Follows scripts that were held into what they do later. */
export const followTimers = (): void => {
  for (const name of ['setTimeout', 'requestAnimationFrame', 'requestIdleCallback'] as const) {
    const native = Reflect.get(window, name) as Callback | undefined;
    if (native)
      Reflect.set(window, name, (callback: unknown, ...rest: unknown[]) =>
        native.call(window, ofReleased(callback), ...rest),
      );
  }
};
