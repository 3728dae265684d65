import { waitFor, startTimer } from '../browser/lifetime';

/**
 * Name of the Web Lock held by a cart request, and prefix of a second lock named by its start time (ms). Also the
 * localStorage key for the time (ms) at which a page navigation that changes the cart started: other tabs wait for it,
 * although the page that started it is gone.
 */
export const NAME = 'islas-cart';
/** Milliseconds after which the lock is stolen from a tab that is frozen or hangs. */
const PATIENCE_MS = 15_000;
/** The lock is not stolen while the last turn started less than this many milliseconds ago. */
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
    let isGranted = false;
    const release = () => turn.abort();
    const cancelRequest = () => {
      stop();
      waiting?.abort();
      waiting = undefined;
    };
    const runTurn = async () => {
      isGranted = true;
      stop();
      // `Math.abs`, so that a time in the future (the clock was set back) does not block longer.
      while (Math.abs(Date.now() - Number(localStorage.getItem(NAME))) < MOVING_MS) await waitFor(100, null);
      resolve(release);
      return over;
    };
    const requestLock = (options: LockOptions) =>
      locks
        .request(NAME, options, () => locks.request(NAME + Date.now(), runTurn))
        // AbortError: this page cancelled its request, or another tab stole the lock.
        .catch(({ name }: Error) => name === 'AbortError' || reject());
    const stealIfStuck = async () => {
      const { held = [] } = await locks.query();
      const began = Math.max(...held.map(({ name = '' }) => Number(name.slice(NAME.length)) || 0));
      if (isGranted || !waiting) return;
      const rest = began + MOVING_MS - Date.now();
      if (rest > 0) return void (stop = startTimer(stealIfStuck, rest, turn.signal));
      cancelRequest();
      void requestLock({ steal: true });
    };
    const wait = () => {
      if (isGranted || waiting) return;
      waiting = new AbortController();
      stop = startTimer(stealIfStuck, PATIENCE_MS, turn.signal);
      void requestLock({ signal: waiting.signal });
    };
    // A page that is left, frozen or put into the back/forward cache leaves the queue, and joins again when restored.
    const options = { capture: true, signal: turn.signal };
    const endTurnOfLeavingPage = () => (isGranted ? release() : cancelRequest());
    for (const type of ['pagehide', 'freeze']) addEventListener(type, endTurnOfLeavingPage, options);
    for (const type of ['pageshow', 'resume']) addEventListener(type, wait, options);
    wait();
  });

let openTurns = 0;

/** Number of turns that this page has asked for and not yet given back. */
export const countOpenTurns = (): number => openTurns;

/**
 * Resolves when all earlier turns, in any tab of this browser, have been released. WooCommerce saves the whole session,
 * so of two parallel requests the later one undoes the earlier. A turn ends with its page at the latest. Without Web
 * Locks (a shop without https) each tab has its own queue.
 */
export const takeTurn = async (): Promise<Release> => {
  const { locks } = navigator as { locks?: LockManager };
  openTurns += 1;
  const release = await (locks ? takeTurnOfAll(locks).catch(takeTurnInTab) : takeTurnInTab());
  let isOver = false;
  return () => {
    if (!isOver) openTurns -= 1;
    isOver = true;
    release();
  };
};

/** Called when the page has loaded: if it is the response to a form that changed the cart, lets other tabs continue. */
export const endNavigationTurn = (): void => {
  try {
    if (sessionStorage.getItem(NAME)) for (const store of [sessionStorage, localStorage]) store.removeItem(NAME);
  } catch {} // Without storage nothing was written.
};

/** Runs jobs one at a time in call order (Specification §4). Resolves or rejects with the job's result. */
export const enqueue = async <T>(job: () => Promise<T>): Promise<T> => {
  const release = await takeTurn();
  try {
    return await job();
  } finally {
    release();
  }
};
