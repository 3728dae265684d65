import { loadChunk } from './services/chunk';
import { observeDocument } from './services/document-observer';
import { report } from './services/events';

/** Where an island of a product's form, or of swatches, may live. */
const HOSTS = '.variations_form, form.cart, [data-island^=swatch]';

/**
 * PHP prints the product's file with the page. A form that comes later (a quick view), or one whose file was lost on
 * the way, gets it from here; where it cannot be had the form stays the browser's, and that is said once.
 */
export const startProductFile = (signal: AbortSignal): void => {
  const asked = new AbortController();
  signal.addEventListener('abort', () => asked.abort());
  const look = () => {
    if (asked.signal.aborted || !document.querySelector(HOSTS)) return;
    asked.abort();
    loadChunk(() => import('./product')).catch((error: unknown) => report('product', 'chunk_failed', error));
  };
  // The page's own tag has had its turn then.
  if (document.readyState === 'complete') look();
  else addEventListener('DOMContentLoaded', look, { signal: asked.signal });
  observeDocument(
    (records) => records.some(({ addedNodes }) => addedNodes.length) && document.readyState === 'complete' && look(),
    asked.signal,
  );
};
