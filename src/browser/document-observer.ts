type Hear = (records: readonly MutationRecord[]) => void;

const listeners = new Set<Hear>();
let observer: MutationObserver | undefined;
/** Taken before the end of the task, which still has to tell of them. */
let waiting: MutationRecord[] = [];

const tell: Hear = (records) => {
  const all = [...waiting, ...records];
  waiting = [];
  if (all.length) for (const hear of [...listeners]) hear(all);
};

/**
 * Hears of nodes that come and go anywhere on the page, and of elements that become another product's, until the signal
 * aborts: one observer for everybody.
 */
export const observeDocument = (hear: Hear, signal: AbortSignal): void => {
  if (signal.aborted) return;
  listeners.add(hear);
  if (!observer) {
    observer = new MutationObserver(tell);
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-product_id'] });
  }
  signal.addEventListener('abort', () => {
    listeners.delete(hear);
    if (listeners.size) return;
    observer?.disconnect();
    observer = undefined;
  });
};

/**
 * What has changed since this was asked last, for those who cannot wait for the end of the task. Everybody is told of
 * it there all the same: nothing is started or ended in the middle of somebody's work.
 */
export const takeChanges = (): readonly MutationRecord[] => {
  const records = observer?.takeRecords() ?? [];
  if (records.length && !waiting.length) queueMicrotask(() => tell([]));
  waiting.push(...records);
  return records;
};
