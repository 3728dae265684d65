import { loadChunk } from '../browser/load-chunk';
import { observeDocument } from '../browser/document-observer';
import { report } from '../runtime/events';

const FIELDS = {
  hosts:
    '.woocommerce form:not(.comment-form) :is(input[type=email], input[type=tel], input[type=password]), .woocommerce-input-wrapper > .description, wc-order-attribution-inputs',
  load: () => import('./fields'),
};
/** Lines of WooCommerce's own carts of blocks, and forms that the browser sends itself. */
const QUEUE = {
  hosts: '.wc-block-cart-items__row, form.cart input[type=file]',
  load: () => import('./cart-queue'),
};
/** What gets its file when a pointer or the focus comes to it: the form of a review, links that add by a page of their own. */
const APPROACHED = [
  ['.comment-form *', FIELDS],
  ['a[href*="?add-to-cart="]:not(.ajax_add_to_cart)', QUEUE],
] as const;
/** What needs a file that other pages have not, and how it is had. */
const FILES = [
  FIELDS,
  { hosts: '#coming-soon-footer-banner', load: () => import('../../widgets/coming-soon/entry') },
  // The file of variable products adds from forms of any kind.
  {
    hosts: 'form.cart:not(.variations_form), input.qty:not(.product-quantity *, .variations_form *)',
    load: () => import('../../widgets/product-add/entry'),
  },
  { hosts: '.variations_form, [data-island=swatch-form]', load: () => import('./product') },
  { hosts: '[data-island=swatch-card]', load: () => import('../cards') },
  QUEUE,
  { hosts: 'iframe[data-secret], [data-embed-security]', load: () => import('../../widgets/embeds/entry') },
];

/**
 * PHP prints these files with the pages that have their hosts. A form that comes later (a quick view, another listing),
 * or one whose file was lost on the way, gets it from here; where it cannot be had the form stays the browser's, and
 * that is said once.
 */
export const startLateFiles = (signal: AbortSignal): void => {
  const missing = new Set(FILES);
  let isSaid = false;
  const lost = (error: unknown) => {
    if (!isSaid) report('late-files', 'chunk_failed', error);
    isSaid = true;
  };
  const load = (file: (typeof FILES)[number]) => {
    missing.delete(file);
    loadChunk<unknown>(file.load).catch(lost);
  };
  const anything = FILES.map(({ hosts }) => hosts).join();
  const look = (root: Node) => {
    if (!(root instanceof Element) || !(root.matches(anything) || root.querySelector(anything))) return;
    for (const file of missing) if (root.matches(file.hosts) || root.querySelector(file.hosts)) load(file);
  };
  const approach = (target: EventTarget | null) => {
    for (const [hosts, file] of APPROACHED)
      if (missing.has(file) && target instanceof Element && target.closest(hosts)) load(file);
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
