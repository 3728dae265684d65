import { whenJQuery } from './jquery-arrival';

const MARGIN = 100;
const DURATION_MS = 1000;

/**
 * Defines `jQuery.scroll_to_notices` for code that calls it without depending on WooCommerce's script; dependents get
 * the stock script from PHP. Scrolls to above the first notice, without animation under reduced motion (Specification
 * §9).
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
