/** The Web Lock that every request about the cart holds, in all tabs of a browser; with a time, that of its beginning. */
const NAME = 'islas-cart';
/** Milliseconds after which a request goes without its turn. */
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

/** A page that is hidden for good, frozen or kept for *back* leaves the queue, and stands in it again when it is back. */
const onPageLife = (leave: () => void, back: () => void, signal: AbortSignal): void => {
  const options = { capture: true, signal };
  for (const type of ['pagehide', 'freeze']) addEventListener(type, leave, options);
  for (const type of ['pageshow', 'resume']) addEventListener(type, back, options);
};

const takeTurnOfAll = (locks: LockManager): Promise<Release> =>
  new Promise((resolve, reject) => {
    const turn = new AbortController();
    let waiting: AbortController | undefined;
    let timer: ReturnType<typeof setTimeout>;
    let isGiven = false;
    const release = () => turn.abort();
    const hold = () => {
      isGiven = true;
      clearTimeout(timer);
      resolve(release);
      return new Promise<void>((end) => {
        if (turn.signal.aborted) end();
        else turn.signal.addEventListener('abort', () => end());
      });
    };
    const ask = (options: LockOptions) =>
      locks
        .request(NAME, options, () => locks.request(NAME + Date.now(), hold))
        // Given up, or taken away: both are known here.
        .catch((error: Error) => error.name === 'AbortError' || reject(error));
    const stopWaiting = () => {
      clearTimeout(timer);
      waiting?.abort();
      waiting = undefined;
    };
    /** Takes the turn away from a tab that sleeps or hangs with it. */
    const insist = async () => {
      const { held = [] } = await locks.query();
      const began = Math.max(...held.map(({ name = '' }) => Number(name.split(NAME)[1]) || 0));
      if (isGiven || !waiting) return;
      const rest = began + MOVING_MS - Date.now();
      if (rest > 0) return void (timer = setTimeout(insist, rest));
      stopWaiting();
      void ask({ steal: true });
    };
    const wait = () => {
      if (isGiven || waiting) return;
      waiting = new AbortController();
      timer = setTimeout(insist, PATIENCE_MS);
      void ask({ signal: waiting.signal });
    };
    onPageLife(() => (isGiven ? release() : stopWaiting()), wait, turn.signal);
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

/** Runs jobs one at a time, in the order they were asked for (Specification §4). The answer is the job's own. */
export const enqueue = async <T>(job: () => Promise<T>): Promise<T> => {
  const release = await takeTurn();
  try {
    return await job();
  } finally {
    release();
  }
};
