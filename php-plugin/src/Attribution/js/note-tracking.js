/** Notes whether other code allows tracking before `widgets/attribution/entry.ts` runs, which reads it then. */
if (typeof wc_order_attribution == 'object') {
  wc_order_attribution.setOrderTracking = function (/** @type {boolean} */ isAllowed) {
    wc_order_attribution.asked = isAllowed;
  };
}
