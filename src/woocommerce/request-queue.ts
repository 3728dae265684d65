import { pause, startTimer } from '../browser/lifetime';

/**
 * The Web Lock that a request about the cart holds, and the start of a second one's name, which ends with the time. In
 * localStorage: when (ms) a page began to be answered that changes the cart until its end, beyond the page that sent it.
 */
export const NAME = 'islas-cart';
/** Milliseconds after which the turn is taken from a tab that sleeps or hangs with it. */
const PATIENCE_MS = 15_000;
/** A queue whose last turn began within this many milliseconds moves on: it is waited for even then. */
const MOVING_MS = 5000;

export type Release = () => void;

let tail: Promise<unknown> = Promise.resolve();

const takeTurnInTab = (): Promise<Release> => {
  const before = tail;
  return new Promise((resolve) => {
    tail = new Promise<void>((release) => void before.then(() => resolve(release)));
  });
};

const takeTurnOfAll = (locks: LockManager): Promise<Release> =>
  new Promise((resolve, reject) => {
    const turn = new AbortController();
    const over = new Promise<void>((end) => (turn.signal.onabort = () => end()));
    let waiting: AbortController | undefined;
    let stop = (): void => undefined;
    let isGiven = false;
    const release = () => turn.abort();
    const leave = () => {
      stop();
      waiting?.abort();
      waiting = undefined;
    };
    const hold = async () => {
      isGiven = true;
      stop();
      // Also a time that lies ahead, because the clock was put back, counts for no longer.
      while (Math.abs(Date.now() - Number(localStorage.getItem(NAME))) < MOVING_MS) await pause(100, null);
      resolve(release);
      return over;
    };
    const ask = (options: LockOptions) =>
      locks
        .request(NAME, options, () => locks.request(NAME + Date.now(), hold))
        // A request that this page gave up, or a turn that another tab took: both are known.
        .catch(({ name }: Error) => name === 'AbortError' || reject());
    const insist = async () => {
      const { held = [] } = await locks.query();
      const began = Math.max(...held.map(({ name = '' }) => Number(name.slice(NAME.length)) || 0));
      if (isGiven || !waiting) return;
      const rest = began + MOVING_MS - Date.now();
      if (rest > 0) return void (stop = startTimer(insist, rest, turn.signal));
      leave();
      void ask({ steal: true });
    };
    const wait = () => {
      if (isGiven || waiting) return;
      waiting = new AbortController();
      stop = startTimer(insist, PATIENCE_MS, turn.signal);
      void ask({ signal: waiting.signal });
    };
    // A page that is left, frozen or kept for *back* leaves the queue, and stands in it again when it is back.
    const options = { capture: true, signal: turn.signal };
    const away = () => (isGiven ? release() : leave());
    for (const type of ['pagehide', 'freeze']) addEventListener(type, away, options);
    for (const type of ['pageshow', 'resume']) addEventListener(type, wait, options);
    wait();
  });

/**
 * Resolves when everything that asked before, in any tab of this browser, has released its turn: WooCommerce writes a
 * visitor's whole session back, so of two requests at once the later undoes the earlier. A turn ends with its page at
 * the latest. Without Web Locks (a shop without https) the tab has a queue of its own.
 */
export const takeTurn = (): Promise<Release> => {
  const { locks } = navigator as { locks?: LockManager };
  return locks ? takeTurnOfAll(locks).catch(takeTurnInTab) : takeTurnInTab();
};

/** This page is complete: when it answers a form that changed the cart, other tabs wait no longer. */
export const endAnswer = (): void => {
  try {
    if (sessionStorage.getItem(NAME)) for (const store of [sessionStorage, localStorage]) store.removeItem(NAME);
  } catch {} // Without storage nothing was written.
};

/** Runs jobs one at a time, in the order they were asked for (Specification §4). The answer is the job's own. */
export const enqueue = async <T>(job: () => Promise<T>): Promise<T> => {
  const release = await takeTurn();
  try {
    return await job();
  } finally {
    release();
  }
};
