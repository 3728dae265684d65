const block = (name: string, attributes: object = {}): string => `<!-- wp:${name} ${JSON.stringify(attributes)} /-->`;

const around = (name: string, attributes: object, html: string): string =>
  `<!-- wp:${name} ${JSON.stringify(attributes)} -->${html}<!-- /wp:${name} -->`;

/** A Product Collection block of the products that a search finds; with several pages, two products on each. */
export const collection = (search: string, pages: number): string =>
  around(
    'woocommerce/product-collection',
    {
      queryId: 7,
      query: {
        perPage: pages > 1 ? 2 : 6,
        pages: 0,
        offset: 0,
        postType: 'product',
        order: 'asc',
        orderBy: 'title',
        search,
        exclude: [],
        inherit: false,
        taxQuery: {},
        isProductCollectionBlock: true,
        featured: false,
        woocommerceOnSale: false,
        woocommerceStockStatus: ['instock'],
        woocommerceAttributes: [],
        woocommerceHandPickedProducts: [],
      },
      tagName: 'div',
      displayLayout: { type: 'flex', columns: 3, shrinkColumns: true },
    },
    `<div class="wp-block-woocommerce-product-collection">${around(
      'woocommerce/product-template',
      {},
      [
        block('woocommerce/product-image', { isDescendentOfQueryLoop: true }),
        block('post-title', {
          level: 3,
          isLink: true,
          __woocommerceNamespace: 'woocommerce/product-collection/product-title',
        }),
        block('woocommerce/product-price', { isDescendentOfQueryLoop: true }),
        block('woocommerce/product-button', { isDescendentOfQueryLoop: true }),
      ].join(''),
    )}${around('query-pagination', {}, block('query-pagination-previous') + block('query-pagination-next'))}</div>`,
  );

/** WooCommerce's Product Filters block with a box for each value of this attribute. */
export const filterBy = (attributeId: number): string =>
  around(
    'woocommerce/product-filters',
    {},
    `<div class="wp-block-woocommerce-product-filters">${around(
      'woocommerce/product-filter-attribute',
      { attributeId },
      `<div class="wp-block-woocommerce-product-filter-attribute">${around(
        'woocommerce/product-filter-checkbox-list',
        {},
        '<div class="wp-block-woocommerce-product-filter-checkbox-list"></div>',
      )}</div>`,
    )}</div>`,
  );

/** A Mini-Cart block that leads to the checkout: WooCommerce's own script does it, also beside Islas. */
export const MINI_CART = block('woocommerce/mini-cart', { onCartClickBehaviour: 'navigate_to_checkout' });

/** One of WooCommerce's older product grid blocks. */
export const OLDER = block('woocommerce/product-new', { columns: 3, rows: 3 });

/** A product's template whose form is WooCommerce's block instead of the classic form. */
export const WITH_OPTIONS = [
  block('woocommerce/mini-cart'),
  around(
    'group',
    { tagName: 'main', layout: { type: 'constrained' } },
    `<main class="wp-block-group">${block('woocommerce/store-notices')}${block('post-title', { level: 1 })}${block(
      'woocommerce/product-price',
      { isDescendentOfSingleProductTemplate: true },
    )}${block('woocommerce/add-to-cart-with-options')}</main>`,
  ),
].join('');

/** A product's template whose classic form has WooCommerce's stepper, which wraps it in a region of WordPress's run-time. */
export const WITH_STEPPER = WITH_OPTIONS.replace(
  block('woocommerce/add-to-cart-with-options'),
  block('woocommerce/add-to-cart-form', { quantitySelectorStyle: 'stepper' }),
);

/** WooCommerce's part for variable products of its block with options, with these controls and settings of each attribute. */
const optionsPart = (control: string, settings: object): string =>
  [
    around(
      'woocommerce/add-to-cart-with-options-variation-selector',
      {},
      `<div class="wp-block-woocommerce-add-to-cart-with-options-variation-selector">${around(
        'woocommerce/add-to-cart-with-options-variation-selector-attribute',
        { displayStyle: control, ...settings },
        `<div class="wp-block-woocommerce-add-to-cart-with-options-variation-selector-attribute">${block(
          'woocommerce/add-to-cart-with-options-variation-selector-attribute-name',
        )}${control.endsWith('chips') ? around(control, {}, '<div class="wc-block-product-filter-chips"></div>') : block(control)}</div>`,
      )}</div>`,
    ),
    block('woocommerce/product-button'),
  ].join('');

/** With lists in place of pills. */
export const LISTS = optionsPart('woocommerce/dropdown', {});

/** With pills, of which the block chooses the only one that is left. */
export const LAST_LEFT = optionsPart('woocommerce/product-filter-chips', { autoselect: true });

/** WooCommerce's gallery in blocks, which follows what is chosen in its block with options. */
export const GALLERY = around(
  'woocommerce/product-gallery',
  {},
  `<div class="wp-block-woocommerce-product-gallery">${around(
    'woocommerce/product-gallery-large-image',
    {},
    `<div class="wp-block-woocommerce-product-gallery-large-image">${block('woocommerce/product-image', {
      showProductLink: false,
      showSaleBadge: false,
    })}</div>`,
  )}</div>`,
);

const shortcode = (code: string): string => `<!-- wp:shortcode -->${code}<!-- /wp:shortcode -->`;

/** WordPress' Tabs block (from 7.1) with one tab for each shortcode; the first one is open. */
export const tabs = (...codes: readonly string[]): string => {
  const buttons = codes.map((_, i) => `<button type="button" role="tab">Pestaña ${i + 1}</button>`).join('');
  const panels = codes.map((code, i) =>
    around(
      'tab-panel',
      { label: `Pestaña ${i + 1}` },
      `<section role="tabpanel" class="wp-block-tab-panel">${shortcode(code)}</section>`,
    ),
  );
  return around(
    'tabs',
    {},
    `<div class="wp-block-tabs">${around(
      'tab-list',
      {},
      `<div role="tablist" class="wp-block-tab-list">${buttons}</div>`,
    )}${around('tab-panels', {}, `<div class="wp-block-tab-panels">${panels.join('')}</div>`)}</div>`,
  );
};

/** Blocks that use WordPress' run-time, wrapped around a shortcode of WooCommerce. */
export const AROUND: Readonly<Record<string, (code: string) => string>> = {
  accordion: (code) =>
    around(
      'accordion',
      {},
      `<div role="group" class="wp-block-accordion">${around(
        'accordion-item',
        { openByDefault: true },
        `<div class="wp-block-accordion-item is-open">${around(
          'accordion-heading',
          {},
          '<h3 class="wp-block-accordion-heading"><button type="button" class="wp-block-accordion-heading__toggle"><span class="wp-block-accordion-heading__toggle-title">Ofertas</span></button></h3>',
        )}${around(
          'accordion-panel',
          {},
          `<div role="region" class="wp-block-accordion-panel">${shortcode(code)}</div>`,
        )}</div>`,
      )}</div>`,
    ),
  'tab of WordPress': (code) => tabs(code, ''),
  'query loop': (code) =>
    around(
      'query',
      { queryId: 3, query: { perPage: 1, postType: 'product', inherit: false }, enhancedPagination: true },
      `<div class="wp-block-query">${around('post-template', {}, shortcode(code))}</div>`,
    ),
  'region of another plugin': (code) =>
    around('html', {}, '<div data-wp-interactive="someone/region" data-wp-context="{}">') +
    shortcode(code) +
    around('html', {}, '</div>') +
    AROUND['accordion']?.(''),
};
