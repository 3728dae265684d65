type Listener = (records: readonly MutationRecord[]) => void;

const listeners = new Set<Listener>();
let observer: MutationObserver | undefined;
/** Records that `takeChanges` has returned and the listeners have not received yet. */
let waiting: MutationRecord[] = [];

const notify: Listener = (records) => {
  const all = [...waiting, ...records];
  waiting = [];
  if (all.length) for (const listener of [...listeners]) listener(all);
};

/**
 * Calls `listener` with added and removed nodes of the whole page and with changes of `data-product_id`, until the
 * signal aborts. All listeners share one MutationObserver.
 */
export const observeDocument = (listener: Listener, signal: AbortSignal): void => {
  if (signal.aborted) return;
  listeners.add(listener);
  if (!observer) {
    observer = new MutationObserver(notify);
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-product_id'] });
  }
  signal.addEventListener('abort', () => {
    listeners.delete(listener);
    if (listeners.size) return;
    observer?.disconnect();
    observer = undefined;
  });
};

/**
 * Returns pending MutationRecords synchronously; listeners still receive them in the next microtask, so that no island
 * starts or ends in the middle of other code.
 */
export const takePendingRecords = (): readonly MutationRecord[] => {
  const records = observer?.takeRecords() ?? [];
  if (records.length && !waiting.length) queueMicrotask(() => notify([]));
  waiting.push(...records);
  return records;
};
