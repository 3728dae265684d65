/** Around tabs and panels: WooCommerce's template has both classes, a theme's may have one. */
export const WRAPPER = '.wc-tabs-wrapper,.woocommerce-tabs';
export const LIST = '.wc-tabs,ul.tabs';
/** A panel inside a panel is its content. */
export const PANEL = '.wc-tab,.panel:not(.panel .panel)';
/** What the address leads to, in a panel that was hidden when the browser scrolled there. */
export const TARGET = '.wc-tab:target,.wc-tab :target';
export const REVIEWS_TAB = '.reviews_tab a';
/** The link from a product's average rating to its reviews. */
export const REVIEW_LINK = 'a.woocommerce-review-link';

/** The select that a review form submits. */
export const RATING = 'select#rating';
