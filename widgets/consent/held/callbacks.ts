import type { HeldTags } from '../tag-data';
import { isReleasedRunning } from './held-script';

type Callback = (this: unknown, ...args: unknown[]) => unknown;

const page: typeof globalThis & { islas?: HeldTags } = globalThis;
/** Wrappers by callback, so that a listener has one wrapper and can be removed. */
const known = new WeakMap<Callback, Callback>();

/** Wraps a callback of a released script, so that the functions it defines get the queued calls. */
export const wrapReleased = (callback: unknown): unknown => {
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
        islas.replayCalls?.();
      }
    };
  known.set(native, wrapped);
  return wrapped;
};

/** Wraps a callback if a released script is running now. */
export const wrapIfReleased = (callback: unknown): unknown => (isReleasedRunning() ? wrapReleased(callback) : callback);

/** Returns the wrapper of a listener, or the listener itself if it has none. */
export const findWrapper = (callback: unknown): unknown => known.get(callback as Callback) ?? callback;

/** Wraps timers, so that later callbacks of released scripts count as released too. */
export const wrapTimers = (): void => {
  for (const name of ['setTimeout', 'requestAnimationFrame', 'requestIdleCallback'] as const) {
    const native = Reflect.get(window, name) as Callback | undefined;
    if (native)
      Reflect.set(window, name, (callback: unknown, ...rest: unknown[]) =>
        native.call(window, wrapIfReleased(callback), ...rest),
      );
  }
};
