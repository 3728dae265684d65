import { whenJQuery } from './jquery-arrival';

const MARGIN = 100;
const DURATION_MS = 1000;

/**
 * `jQuery.scroll_to_notices` for code that calls it without asking for WooCommerce's script; those that ask have it from
 * `StockScripts.php`, with the page. It stops above the first notice, at once under reduced motion (Specification §9).
 */
export const offerScrolling = (signal: AbortSignal): void =>
  whenJQuery(($) => {
    const scroll = (notices: JQuery) => {
      const notice = $(notices).first();
      const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
      const top = (notice.offset()?.top ?? 0) - MARGIN;
      if (notice.length) $('html, body').animate({ scrollTop: top }, isCalm ? 0 : DURATION_MS);
    };
    if (!Reflect.has($, 'scroll_to_notices')) Reflect.set($, 'scroll_to_notices', scroll);
  }, signal);
