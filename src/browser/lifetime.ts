type Ending = AbortSignal | null | undefined;

/** Starts a one-time callback. Cancels it when the signal aborts, or when the returned function is called. */
const startOnce = <Args extends unknown[], Id>(
  callback: (...args: Args) => void,
  signal: Ending,
  start: (run: (...args: Args) => void) => Id,
  stop: (id: Id) => void,
): (() => void) => {
  const end = () => {
    signal?.removeEventListener('abort', end);
    stop(id);
  };
  const id = start((...args) => {
    end();
    callback(...args);
  });
  if (signal?.aborted) end();
  else signal?.addEventListener('abort', end);
  return end;
};

/**
 * Runs `callback` once after `ms` milliseconds unless the signal aborts first. Returns a function that cancels it. Every
 * timer, frame and observer of islands and stores is started here with its owner's signal; without a signal it lives as
 * long as the page.
 */
export const startTimer = (callback: () => void, ms: number, signal: Ending): (() => void) =>
  startOnce(callback, signal, (run) => setTimeout(run, ms), clearTimeout);

/** Runs `callback` in the next animation frame unless the signal aborts first. Returns a function that cancels it. */
export const startFrame = (callback: FrameRequestCallback, signal: Ending): (() => void) =>
  startOnce(callback, signal, requestAnimationFrame, cancelAnimationFrame);

/** Disconnects an observer when the signal aborts. Returns the observer. */
export const startObserver = <O extends { disconnect(): void }>(observer: O, signal: Ending): O => {
  signal?.addEventListener('abort', () => observer.disconnect());
  return observer;
};

/** Resolves after `ms` milliseconds; rejects with the signal's reason as soon as it aborts. */
export const waitFor = (ms: number, signal: Ending): Promise<void> =>
  new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    signal?.addEventListener('abort', () => reject(signal.reason));
    startTimer(resolve, ms, signal);
  });
