/**
 * Runs `go` after `ms` milliseconds, unless what it is for has ended by then (the signal aborts), or somebody calls what
 * this gives back. With the timer goes its listener.
 */
export const after = (ms: number, go: () => void, signal?: AbortSignal): (() => void) => {
  const stop = () => {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  };
  const run = () => {
    stop();
    go();
  };
  const timer = signal?.aborted ? undefined : setTimeout(run, ms);
  signal?.addEventListener('abort', stop);
  return stop;
};
