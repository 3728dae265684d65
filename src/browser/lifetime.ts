type Ending = AbortSignal | null | undefined;

/** Starts what calls back once, and stops it when the signal ends; so does the answer. */
const begin = <Told extends unknown[], Id>(
  go: (...told: Told) => void,
  signal: Ending,
  start: (run: (...told: Told) => void) => Id,
  stop: (id: Id) => void,
): (() => void) => {
  const end = () => {
    signal?.removeEventListener('abort', end);
    stop(id);
  };
  const id = start((...told) => {
    end();
    go(...told);
  });
  if (signal?.aborted) end();
  else signal?.addEventListener('abort', end);
  return end;
};

/**
 * Runs `go` once after `ms` milliseconds, unless the signal ends first; the answer stops it. Every timer, frame and
 * observer of islands and stores is started here, with the signal of its owner. Without a signal it is the page's.
 */
export const startTimer = (go: () => void, ms: number, signal: Ending): (() => void) =>
  begin(go, signal, (run) => setTimeout(run, ms), clearTimeout);

/** Runs `go` with the browser's next frame, unless the signal ends first; the answer stops it. */
export const startFrame = (go: FrameRequestCallback, signal: Ending): (() => void) =>
  begin(go, signal, requestAnimationFrame, cancelAnimationFrame);

/** Disconnects an observer when the signal ends. */
export const startObserver = <O extends { disconnect(): void }>(observer: O, signal: Ending): O => {
  signal?.addEventListener('abort', () => observer.disconnect());
  return observer;
};

/** Resolves after `ms` milliseconds; rejects as soon as the signal ends, so that what would have followed does not. */
export const pause = (ms: number, signal: Ending): Promise<void> =>
  new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    signal?.addEventListener('abort', () => reject(signal.reason));
    startTimer(resolve, ms, signal);
  });
