import { openSubmenu } from '../account/account-menu';
import { announceCount, focusAlert, markCategory, skipToContent } from './orientation';
import './page.css';
import { ALERT_NOTICE } from '../../src/woocommerce/alert-notice';
import { defineIsland } from '../../src/runtime/define';

/** How many results a listing has, said again two seconds after it appears. */
export const resultCount = defineIsland({
  name: 'result-count',
  selector: '.woocommerce-result-count',
  anywhere: true,
  paint: announceCount,
});

/** The category list's link to the page one is on. */
export const activeCategory = defineIsland({
  name: 'active-category',
  selector: ':is(.product-categories, .wc-block-product-categories-list, .wc-block-product-categories) a[href]',
  paint: markCategory,
});

/** Submenus of the account menu. */
export const accountMenu = defineIsland({
  name: 'account-menu',
  selector: '.woocommerce-MyAccount-navigation li > ul, li.islas-account-menu > ul',
  paint: openSubmenu,
});

/** The first alert notice, while the page loads and whenever the classic cart shows one. */
export const alertNotice = defineIsland({
  name: 'alert-notice',
  selector: ALERT_NOTICE,
  paint: focusAlert,
});

/** The link to the main content moves the focus there. */
export const skipLink = defineIsland({
  name: 'skip-link',
  selector: 'a.skip-link[href^="#"]',
  paint: skipToContent,
});
