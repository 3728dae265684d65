import { loadChunk } from '../browser/load-chunk';
import { observeDocument } from '../browser/document-observer';
import { report } from '../runtime/events';
import { LAZY_ENTRIES, type LazyEntry } from './lazy-list';

/**
 * PHP prints these files with the pages that have their hosts. A form that comes later (a quick view, another listing),
 * or one whose file was lost on the way, gets it from here; where it cannot be had the form stays the browser's, and
 * that is said once.
 */
export const startLateFiles = (signal: AbortSignal): void => {
  const missing = new Set(LAZY_ENTRIES);
  let isSaid = false;
  const lost = (error: unknown) => {
    if (!isSaid) report('late-files', 'chunk_failed', error);
    isSaid = true;
  };
  const load = (entry: LazyEntry) => {
    missing.delete(entry);
    loadChunk(entry.load).catch(lost);
  };
  const anything = LAZY_ENTRIES.map(({ hosts }) => hosts).join();
  const look = (root: Node) => {
    if (!(root instanceof Element) || !(root.matches(anything) || root.querySelector(anything))) return;
    for (const entry of missing) if (root.matches(entry.hosts) || root.querySelector(entry.hosts)) load(entry);
  };
  const approach = (target: EventTarget | null) => {
    if (!(target instanceof Element)) return;
    for (const entry of missing) if (entry.approached && target.closest(entry.approached)) load(entry);
  };
  const begin = () => {
    look(document.body);
    approach(document.activeElement);
    for (const type of ['focusin', 'pointerover'])
      document.addEventListener(type, ({ target }) => approach(target), { signal });
    observeDocument((records) => records.forEach(({ addedNodes }) => addedNodes.forEach(look)), signal);
  };
  // The page's own tags have had their turn then.
  if (document.readyState === 'complete') begin();
  else addEventListener('DOMContentLoaded', begin, { once: true, signal });
};
