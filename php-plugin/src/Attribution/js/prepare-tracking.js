/**
 * Adds to WooCommerce's data what Islas' scripts read: the category for which consent is asked ('' where nobody asks),
 * and where the module is that comes with consent. The function of the head's file takes it from there
 * (`widgets/attribution/head/attribution-head.ts`), also where an optimiser lets that file come later.
 */
function prepareTracking(/** @type {object} */ data) {
  Object.assign(window.wc_order_attribution ?? {}, data);
  window.islasLanding?.();
}
