// Generated from widgets/*/feature.json by `npm run features`: change those, not this.

/** An entry that a page may need later than it was printed. */
export interface LazyEntry {
  readonly name: string;
  /** Elements that need it. */
  readonly hosts: string;
  /** Elements that need it once the pointer or the focus reaches them. */
  readonly approached?: string;
  readonly load: () => Promise<unknown>;
}

export const LAZY_ENTRIES: readonly LazyEntry[] = [
  {
    name: 'cart-queue',
    hosts: '.wc-block-cart-items__row,form.cart input[type=file]',
    approached: 'a[href*="?add-to-cart="]:not(.ajax_add_to_cart)',
    load: () => import('../../widgets/cart/queue/entry'),
  },
  {
    name: 'fields',
    hosts:
      '.woocommerce form:not(.comment-form) :is([type=email],[type=tel],[type=password]),.woocommerce-input-wrapper>.description,wc-order-attribution-inputs',
    approached: '.comment-form *',
    load: () => import('./fields'),
  },
  {
    name: 'coming-soon',
    hosts: '#coming-soon-footer-banner',
    load: () => import('../../widgets/coming-soon/entry'),
  },
  {
    name: 'product-add',
    hosts:
      'form.cart:not(.variations_form,.wc-block-add-to-cart-with-options),input.qty:not(.product-quantity *,.variations_form *,.wc-block-add-to-cart-with-options *)',
    load: () => import('../../widgets/product-add/entry'),
  },
  {
    name: 'product',
    hosts: '.variations_form,[data-island=swatch-form]:not([data-islas-options] *),[data-island=swatch-card]',
    load: () => import('./product'),
  },
  {
    name: 'cards',
    hosts: '[data-island=swatch-card]',
    load: () => import('./cards'),
  },
  {
    name: 'block-swatches',
    hosts: '[data-islas-options]',
    load: () => import('./block-swatches'),
  },
  {
    name: 'embeds',
    hosts: 'iframe[data-secret],[data-embed-security]',
    load: () => import('../../widgets/embeds/entry'),
  },
];
