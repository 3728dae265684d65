/**
 * Adds to WooCommerce's data what Islas' scripts read: the category for which consent is asked ('' where nobody asks),
 * and where the module is that comes with consent. Notes whether other code allows tracking before
 * `widgets/attribution/entry.ts` runs, which reads it then.
 */
function prepareTracking(/** @type {string} */ category, /** @type {object} */ late) {
  if (typeof wc_order_attribution == 'object') {
    if (category) wc_order_attribution.params.consentCategory = category;
    wc_order_attribution.setOrderTracking ??= function (/** @type {boolean} */ isAllowed) {
      wc_order_attribution.asked = isAllowed;
    };
    Object.assign(wc_order_attribution, late);
  }
  // The function of the head's file: `widgets/attribution/head/attribution-head.ts`.
  window.islasLanding?.();
}
