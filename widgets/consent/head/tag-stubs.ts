import { isReleasedRunning } from '../held/held-script';

type Call = readonly [method: string, args: unknown[]];
type Callable = Record<string, (...args: unknown[]) => unknown> & ((...args: unknown[]) => unknown);

const page = globalThis as unknown as Record<string, Callable | undefined>;
interface Stub {
  /** Replays the calls, if the tag has loaded. */
  readonly replay: () => void;
  /** Removes the stub, if nothing has called it yet. */
  readonly removeIfUnused: () => void;
}
const stubs = new Map<string, Stub>();
/** Cap on queued calls of one tag, so that a page that stays open does not fill its memory. */
const MOST_CALLS = 500;
/** Whether more released scripts are about to run. */
let areScriptsRunning = false;

/**
 * Queues the calls of a tag that has not loaded, by a stub under the tag's own name, so that no caller gets
 * `undefined`. The tag itself reads `undefined`, as on a page without the stub, and may define the name.
 */
export const keepCalls = (api: string): void => {
  const [name = '', ...methods] = api.split('.');
  if (name in page) return;
  const calls: Call[] = [];
  const keepCall = (call: Call): unknown => calls.length < MOST_CALLS && calls.push(call);
  // The queue that pages and plugins expect: a list of arguments, on the function or as the object itself.
  const queue: unknown[] = [];
  const stub = methods.length
    ? queue
    : (...args: unknown[]): void => {
        if (keepCall(['', args])) queue.push(args);
      };
  for (const method of methods)
    Object.defineProperty(stub, method, {
      configurable: true,
      value: (...args: unknown[]) => {
        if (keepCall([method, args])) Array.prototype.push.apply(queue, method === 'push' ? args : [[method, ...args]]);
        return stub;
      },
    });
  if (!methods.length) Object.assign(stub, { queue, q: queue, a: queue });
  let real: unknown;
  const get = () => real ?? (isReleasedRunning() ? undefined : stub);
  Object.defineProperty(page, name, {
    configurable: true,
    enumerable: true,
    get,
    set: (value) => {
      if (value !== stub) real = value;
    },
  });
  const removeIfUnused = (): void => {
    if (!calls.length && !real && stubs.delete(name)) Reflect.deleteProperty(page, name);
  };
  const replay = (): void => {
    // A function declaration replaces the property without calling its setter.
    const isOurs = Object.getOwnPropertyDescriptor(page, name)?.get === get;
    const tag = (isOurs ? real : page[name]) as Callable | undefined;
    if (!tag) return;
    stubs.delete(name);
    if (isOurs) Object.defineProperty(page, name, { configurable: true, enumerable: true, writable: true, value: tag });
    for (const [method, args] of calls)
      try {
        (method ? tag[method] : tag)?.apply(tag, args);
      } catch (error) {
        // Thrown later, so that one call that fails does not stop the others.
        setTimeout(() => {
          throw error;
        });
      }
  };
  stubs.set(name, { replay, removeIfUnused });
};

/** Removes stubs that nothing has called, because a tag may look for its name later, in a callback. */
export const removeUnusedStubs = (): void => {
  for (const { removeIfUnused } of [...stubs.values()]) removeIfUnused();
};

/** Replays queued calls to the tags that have loaded. While `isBusy` is true it waits for the last script. */
export const replayCalls = (isBusy?: boolean): void => {
  areScriptsRunning = isBusy ?? areScriptsRunning;
  if (!areScriptsRunning) for (const { replay } of [...stubs.values()]) replay();
};
