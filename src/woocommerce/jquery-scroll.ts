import { whenJQuery } from './jquery-arrival';
import { scrollToNotice } from './notice-focus';

/**
 * Defines `jQuery.scroll_to_notices` for code that calls it without depending on WooCommerce's script; dependents get
 * the stock script from PHP.
 */
export const offerScrolling = (signal: AbortSignal): void =>
  whenJQuery(($) => {
    const scroll = (notices: JQuery) => {
      const [notice] = $(notices);
      if (notice) scrollToNotice(notice);
    };
    if (!Reflect.has($, 'scroll_to_notices')) Reflect.set($, 'scroll_to_notices', scroll);
  }, signal);
