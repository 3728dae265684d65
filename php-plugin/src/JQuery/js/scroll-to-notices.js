/**
 * `$.scroll_to_notices`, which carts, checkouts and gateways call, for pages on which WooCommerce's script is muted. It
 * stops 100 px above the notice, over 1000 ms, at once under reduced motion (Specification §9). Without arrow functions,
 * for browsers that run nothing else of Islas.
 */
(function (define) {
  if (window.jQuery) define();
  else addEventListener('DOMContentLoaded', define);
})(function () {
  var $ = window.jQuery;
  if (!$ || $.scroll_to_notices) return;
  $.scroll_to_notices = function (/** @type {JQuery} */ notices) {
    var notice = $(notices).first();
    var isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    var place = notice.offset();
    if (place) $('html,body').animate({ scrollTop: place.top - 100 }, isReduced ? 0 : 1000);
  };
});
