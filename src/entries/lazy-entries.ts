import { loadChunk } from '../browser/load-chunk';
import { observeDocument } from '../browser/document-observer';
import { report } from '../runtime/events';
import { hasStarted } from '../runtime/start-entry';
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
    // A page from before an update has it by another address, by which it would run a second time.
    if (!hasStarted(`islas.${entry.name}`)) loadChunk(entry.load).catch(onFailure);
  };
  const anyHost = LAZY_ENTRIES.map(({ hosts }) => hosts).join();
  const loadFor = (root: Node) => {
    const has = (hosts: string) => root instanceof Element && (root.matches(hosts) || root.querySelector(hosts));
    if (has(anyHost)) for (const entry of missing) if (has(entry.hosts)) load(entry);
  };
  const onApproach = (target: EventTarget | null) => {
    if (!(target instanceof Element)) return;
    // `undefined` is a type that no element has.
    for (const entry of missing) if (target.closest(entry.approached as string)) load(entry);
  };
  const observe = () => {
    loadFor(document.body);
    onApproach(document.activeElement);
    for (const type of ['pointerover', 'focusin'])
      document.addEventListener(type, ({ target }) => onApproach(target), { signal });
    observeDocument((records) => records.forEach(({ addedNodes }) => addedNodes.forEach(loadFor)), signal);
  };
  // After DOMContentLoaded, so that the page's own script tags run first.
  if (document.readyState === 'complete') observe();
  else addEventListener('DOMContentLoaded', observe, { signal });
};
