import { mount as paintNotice } from './paint-notice';
import { mount as paintAccountMenu } from './paint-account-menu';
import './page.css';
import { mount as paintSkipLink } from './paint-skip-link';
import { mount as paintCategory } from './paint-category';
import { mount as paintResultCount } from './paint-result-count';
import { ALERT_NOTICE } from '../../src/contracts/notices';
import { defineIsland } from '../../src/island/define';

/** How many results a listing has, said again two seconds after it appears. */
export const resultCount = defineIsland({
  name: 'result-count',
  selector: '.woocommerce-result-count',
  anywhere: true,
  paint: paintResultCount,
});

/** The category list's link to the page one is on. */
export const activeCategory = defineIsland({
  name: 'active-category',
  selector: ':is(.product-categories, .wc-block-product-categories-list, .wc-block-product-categories) a[href]',
  paint: paintCategory,
});

/** Items of the account menu that hold a submenu. */
export const accountMenu = defineIsland({
  name: 'account-menu',
  selector: '.woocommerce-MyAccount-navigation li:has(> ul), li.islas-account-menu:has(> ul)',
  paint: paintAccountMenu,
});

/** The first alert notice, at load and whenever the classic cart shows one. */
export const alertNotice = defineIsland({
  name: 'alert-notice',
  selector: ALERT_NOTICE,
  paint: paintNotice,
});

/** The link to the main content moves the focus there. */
export const skipLink = defineIsland({
  name: 'skip-link',
  selector: 'a.skip-link[href^="#"]',
  paint: paintSkipLink,
});
