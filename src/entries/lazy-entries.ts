import { loadChunk } from '../browser/load-chunk';
import { observeDocument } from '../browser/document-observer';
import { report } from '../runtime/events';
import { LAZY_ENTRIES, type LazyEntry } from './lazy-list';

/**
 * Loads entries for hosts that are added later (a quick view, another listing) or whose script failed; PHP prints the
 * entries of hosts that are in the page. If the chunk fails to load, the form submits natively; the failure is reported
 * once.
 */
export const startLazyEntries = (signal: AbortSignal): void => {
  const missing = new Set(LAZY_ENTRIES);
  let isReported = false;
  const onFailure = (error: unknown) => {
    if (!isReported) report('late-files', 'chunk_failed', error);
    isReported = true;
  };
  const load = (entry: LazyEntry) => {
    missing.delete(entry);
    loadChunk(entry.load).catch(onFailure);
  };
  const anyHost = LAZY_ENTRIES.map(({ hosts }) => hosts).join();
  const loadFor = (root: Node) => {
    if (!(root instanceof Element) || !(root.matches(anyHost) || root.querySelector(anyHost))) return;
    for (const entry of missing) if (root.matches(entry.hosts) || root.querySelector(entry.hosts)) load(entry);
  };
  const onApproach = (target: EventTarget | null) => {
    if (!(target instanceof Element)) return;
    for (const entry of missing) if (entry.approached && target.closest(entry.approached)) load(entry);
  };
  const observe = () => {
    loadFor(document.body);
    onApproach(document.activeElement);
    for (const type of ['focusin', 'pointerover'])
      document.addEventListener(type, ({ target }) => onApproach(target), { signal });
    observeDocument((records) => records.forEach(({ addedNodes }) => addedNodes.forEach(loadFor)), signal);
  };
  // After DOMContentLoaded, so that the page's own script tags run first.
  if (document.readyState === 'complete') observe();
  else addEventListener('DOMContentLoaded', observe, { once: true, signal });
};
