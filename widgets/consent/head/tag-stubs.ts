import { isReleased } from '../held/held-script';

type Call = readonly [method: string, args: unknown[]];
type Callable = Record<string, (...args: unknown[]) => unknown> & ((...args: unknown[]) => unknown);

const page = globalThis as unknown as Record<string, Callable | undefined>;
interface Waiting {
  /** Replays the calls, if the tag has loaded. */
  readonly play: () => void;
  /** Removes the stub, if nothing has called it yet. */
  readonly leave: () => void;
}
const waiting = new Map<string, Waiting>();
/** Cap on queued calls of one tag, so that a page that stays open does not fill its memory. */
const MOST = 500;
let isHeldBack = false;

/**
 * Queues the calls of a tag that has not loaded, by a stub under the tag's own name, so that no caller gets
 * `undefined`. The tag itself reads `undefined`, as on a page without the stub, and may define the name.
 */
export const keepCalls = (api: string): void => {
  const [name = '', ...methods] = api.split('.');
  if (name in page) return;
  const calls: Call[] = [];
  const keep = (call: Call): unknown => calls.length < MOST && calls.push(call);
  // The queue that pages and plugins expect: a list of arguments, on the function or as the object itself.
  const queue: unknown[] = [];
  const stub = methods.length
    ? queue
    : (...args: unknown[]): void => {
        if (keep(['', args])) queue.push(args);
      };
  for (const method of methods)
    Object.defineProperty(stub, method, {
      configurable: true,
      value: (...args: unknown[]) => {
        if (keep([method, args])) Array.prototype.push.apply(queue, method === 'push' ? args : [[method, ...args]]);
        return stub;
      },
    });
  if (!methods.length) Object.assign(stub, { queue, q: queue, a: queue });
  let real: unknown;
  const get = () => real ?? (isReleased() ? undefined : stub);
  Object.defineProperty(page, name, {
    configurable: true,
    enumerable: true,
    get,
    set: (value) => {
      if (value !== stub) real = value;
    },
  });
  const leave = () => calls.length || real || (waiting.delete(name) && Reflect.deleteProperty(page, name));
  const play = () => {
    // A function declaration replaces the property without calling its setter.
    const isOurs = Object.getOwnPropertyDescriptor(page, name)?.get === get;
    const come = (isOurs ? real : page[name]) as Callable | undefined;
    if (!come) return;
    waiting.delete(name);
    if (isOurs)
      Object.defineProperty(page, name, { configurable: true, enumerable: true, writable: true, value: come });
    for (const [method, args] of calls)
      try {
        (method ? come[method] : come)?.apply(come, args);
      } catch (error) {
        // Thrown later, so that one call that fails does not stop the others.
        setTimeout(() => {
          throw error;
        });
      }
  };
  waiting.set(name, { play, leave });
};

/** Removes stubs that nothing has called, because a tag may look for its name later, in a callback. */
export const leaveNames = (): void => {
  for (const { leave } of [...waiting.values()]) leave();
};

/** Replays queued calls to the tags that have loaded. While `isBusy` is true it waits for the last script. */
export const replayCalls = (isBusy?: boolean): void => {
  isHeldBack = isBusy ?? isHeldBack;
  if (!isHeldBack) for (const { play } of [...waiting.values()]) play();
};
