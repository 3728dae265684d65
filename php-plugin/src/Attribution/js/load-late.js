/**
 * Marks the data of a page on which Islas asks for consent: `widgets/attribution/load.ts` loads the file once it is
 * needed. A visitor who agreed before gets it preloaded, in parallel with the page's own file. PHP replaces
 * `__CATEGORY__` and `__ADDRESS__`.
 */
if (typeof wc_order_attribution == 'object') {
  wc_order_attribution.isLate = true;
  if (window.wp_has_consent?.(__CATEGORY__))
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: __ADDRESS__ }));
}
