import { loadChunk } from './services/chunk';
import { observeDocument } from './services/document-observer';
import { report } from './services/events';

/** What needs a file that other pages have not, and how it is had. */
const FILES = [
  { hosts: 'form.cart', load: () => import('./product-add') },
  { hosts: '.variations_form, [data-island=swatch-form]', load: () => import('./product') },
  { hosts: '[data-island=swatch-card]', load: () => import('./cards') },
  { hosts: 'iframe[data-secret], [data-embed-security]', load: () => import('./embeds') },
];

/**
 * PHP prints the files of a product's form, of swatches on cards and of frames with the page. A form that comes later
 * (a quick view, another listing), or one whose file was lost on the way, gets it from here; where it cannot be had the
 * form stays the browser's, and that is said once.
 */
export const startLateFiles = (signal: AbortSignal): void => {
  const missing = new Set(FILES);
  let isSaid = false;
  const lost = (error: unknown) => {
    if (!isSaid) report('late-files', 'chunk_failed', error);
    isSaid = true;
  };
  const look = (root: Node) => {
    if (!(root instanceof Element)) return;
    for (const file of missing) {
      if (!root.matches(file.hosts) && !root.querySelector(file.hosts)) continue;
      missing.delete(file);
      loadChunk<unknown>(file.load).catch(lost);
    }
  };
  const begin = () => {
    look(document.body);
    observeDocument((records) => records.forEach(({ addedNodes }) => addedNodes.forEach(look)), signal);
  };
  // The page's own tags have had their turn then.
  if (document.readyState === 'complete') begin();
  else addEventListener('DOMContentLoaded', begin, { once: true, signal });
};
