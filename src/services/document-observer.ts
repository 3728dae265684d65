type Hear = (records: readonly MutationRecord[]) => void;

const listeners = new Set<Hear>();
let observer: MutationObserver | undefined;

const tell: Hear = (records) => {
  if (records.length) for (const hear of [...listeners]) hear(records);
};

/** Hears of nodes that come and go anywhere on the page, until the signal aborts: one observer for everybody. */
export const observeDocument = (hear: Hear, signal: AbortSignal): void => {
  if (signal.aborted) return;
  listeners.add(hear);
  if (!observer) {
    observer = new MutationObserver(tell);
    observer.observe(document.body, { childList: true, subtree: true });
  }
  signal.addEventListener('abort', () => {
    listeners.delete(hear);
    if (listeners.size) return;
    observer?.disconnect();
    observer = undefined;
  });
};

/** Tells everybody now of what has changed so far, for those who cannot wait for the end of the task. */
export const flushChanges = (): void => tell(observer?.takeRecords() ?? []);
