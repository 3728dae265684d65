import { isReleased } from '../held/held-script';

type Call = readonly [method: string, args: unknown[]];
type Callable = Record<string, (...args: unknown[]) => unknown> & ((...args: unknown[]) => unknown);

const page = globalThis as unknown as Record<string, Callable | undefined>;
interface Waiting {
  /** Once a tag may have come. */
  readonly play: () => void;
  /** Where nobody has called it yet. */
  readonly leave: () => void;
}
const waiting = new Map<string, Waiting>();
/** Calls that are kept of one tag: a page that stays open does not fill up with them. */
const MOST = 500;
let isHeldBack = false;

/**
 * Keeps the calls of a tag that has not come, under its own name, so that no caller meets `undefined`. The tag itself
 * does not see this: it finds the name free, as it would without consent, and may take it.
 */
export const keepCalls = (api: string): void => {
  const [name = '', ...methods] = api.split('.');
  if (name in page) return;
  const calls: Call[] = [];
  const keep = (call: Call): unknown => calls.length < MOST && calls.push(call);
  // What pages and plugins look at: a list of the arguments, on the function or as the object itself.
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
    // A function that a script declares takes the name without a word.
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
        // One call that a tag cannot take does not take the others with it.
        setTimeout(() => {
          throw error;
        });
      }
  };
  waiting.set(name, { play, leave });
};

/** Frees the names that nobody has called: whoever takes them later may do so in a callback. */
export const leaveNames = (): void => {
  for (const { leave } of [...waiting.values()]) leave();
};

/** Plays what was kept to the tags that have come; while more are about to run it waits for the last one. */
export const settle = (isBusy?: boolean): void => {
  isHeldBack = isBusy ?? isHeldBack;
  if (!isHeldBack) for (const { play } of [...waiting.values()]) play();
};
