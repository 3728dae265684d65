/**
 * Tells of the product whose link in a collection is pressed, as WooCommerce's script of collections does. It takes the
 * product from the store of products, which the links of Islas do not load. Where something else loads it, WooCommerce's
 * script tells.
 */
addEventListener(
  'click',
  ({ target }) => {
    const link = target.closest?.('[data-wp-on--click$="product-collection::actions.viewProduct"]');
    const context = link?.closest('[data-wp-context*="/products::{"]')?.dataset.wpContext;
    if (!context || document.querySelector('link[href*="/stores/woocommerce/product"]')) return;
    const list = link.closest('[data-wp-interactive$="/product-collection"]');
    // Behind the namespace of a store, which may be left out.
    const [{ productId }, { collection }] = [context, list?.dataset.wpContext ?? '{}'].map((text) =>
      JSON.parse(text.slice(text.indexOf('{'))),
    );
    const detail = { collection, productId };
    document.body.dispatchEvent(
      new CustomEvent('wc-blocks_viewed_product', { bubbles: true, cancelable: true, detail }),
    );
  },
  true,
);
