const block = (name: string, attributes: object = {}): string => `<!-- wp:${name} ${JSON.stringify(attributes)} /-->`;

const around = (name: string, attributes: object, html: string): string =>
  `<!-- wp:${name} ${JSON.stringify(attributes)} -->${html}<!-- /wp:${name} -->`;

/** A Product Collection of what is found by a word, two to a page where it has several. */
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

/** One of WooCommerce's older blocks of products. */
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
