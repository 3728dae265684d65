import { describe, expect, it } from 'vitest';
import { ACTIONS } from '../../src/runtime/action-names';
import { HEAD_ACTIONS } from '../../src/runtime/feature-actions';
import type { IslasEventName } from '../../src/runtime/event-types';
import type { Island } from '../../src/runtime/define';
import { literals, selectors } from './literals';
import { capturedElements } from './shape-elements';
import { exchanges, themes } from './shape-files';

// Names that other code may rely on. A change here changes the public interface, so it must be intended.

const ACTION_NAMES = [
  'banner.dismiss',
  'card.add',
  'cart.add',
  'cart.remove',
  'consent.accept',
  'consent.close',
  'consent.decline',
  'consent.embed',
  'consent.open',
  'consent.settings',
  'notice.dismiss',
  'overlay.close',
  'overlay.open',
  'product.add',
  'swatch.choose',
];

const EVENTS = [
  'islas:added',
  'islas:adding',
  'islas:before-add',
  'islas:button-updated',
  'islas:cart-expired',
  'islas:cart-page-answered',
  'islas:close-overlay',
  'islas:consent-changed',
  'islas:fragments-failed',
  'islas:fragments-replaced',
  'islas:gallery-reset',
  'islas:globals',
  'islas:island-error',
  'islas:jquery',
  'islas:not-sent',
  'islas:open-overlay',
  'islas:overlay-closed',
  'islas:overlay-opened',
  'islas:refused',
  'islas:removed',
  'islas:swatch-selected',
  'islas:swatch-unselected',
  'islas:swatches-loaded',
  'islas:variation-changed',
] as const satisfies readonly IslasEventName[];

/** `true` only while the list above names every event of the table. */
const everyEventIsListed: [IslasEventName] extends [(typeof EVENTS)[number]] ? true : never = true;

/** Contract 3.5 and 3.6: events that Islas fires or handles, without a namespace that may follow the name. */
const FOREIGN_EVENTS = [
  'should_send_ajax_request',
  'ajax_request_not_sent',
  'adding_to_cart',
  'added_to_cart',
  'removed_from_cart',
  'wc_cart_button_updated',
  'wc_fragments_loaded',
  'wc_fragments_refreshed',
  'wc_fragments_ajax_error',
  'wc_fragment_refresh',
  'updated_wc_div',
  'wc-blocks_added_to_cart',
  'wc-blocks_removed_from_cart',
  'wc_variation_form',
  'check_variations',
  'woocommerce_variation_select_change',
  'woocommerce_variation_has_changed',
  'update_variation_values',
  'woocommerce_update_variation_values',
  'found_variation',
  'show_variation',
  'hide_variation',
  'reset_data',
  'reset_image',
  'announce_reset',
  'reset_focus',
  'clear_reset_announcement',
  'woocommerce_gallery_reset_slide_position',
  'woocommerce_gallery_init_zoom',
  'init',
  'wc_update_cart',
  'updated_cart_totals',
  'wc_cart_emptied',
  'update_checkout',
  'applied_coupon',
  'removed_coupon',
  'item_removed_from_classic_cart',
  'updated_shipping_method',
  'country_to_state_changed',
  'country_to_state_changing',
];

/** Stock classes that themes and plugins style or look for, and the peer plugin's class of a loaded form. */
const CLASSES = [
  'added',
  'added_to_cart',
  'attached',
  'current-cat',
  'disabled',
  'display-password',
  'enabled',
  'loading',
  'out-of-stock',
  'password-input',
  'show-password-input',
  'updating',
  'wc-forward',
  'wc-variation-is-unavailable',
  'wc-variation-selection-needed',
  'woo-selected-variation-item-name',
  'woocommerce-variation-add-to-cart-disabled',
  'woocommerce-variation-add-to-cart-enabled',
  'wvs-loaded',
];

const COOKIES = ['store_notice', 'woocommerce_cart_hash', 'woocommerce_items_in_cart'];
const STORAGE_KEYS = ['wc_cart_created', 'wc_cart_hash_islas', 'wc_fragments_islas', 'wpEmojiSettingsSupports'];
const GLOBALS = ['wc_add_to_cart_params', 'wc_cart_fragments_params', 'woocommerce_params'];

/** The selector of each island's hosts, but for those that are marked with its name. */
const HOSTS: Readonly<Record<string, string>> = {
  'account-menu': '.woocommerce-MyAccount-navigation li>ul,li.islas-account-menu>ul',
  'active-category': ':is(.product-categories,.wc-block-product-categories-list,.wc-block-product-categories) a[href]',
  'add-to-cart': '.add_to_cart_button:not(.wc-interactive), [data-islas-action="cart.add"]',
  'alert-notice':
    '.woocommerce-message[role="alert"], .woocommerce-error[role="alert"], .wc-block-components-notice-banner[role="alert"]',
  'block-options': '[data-islas-options]',
  'coming-soon': '#coming-soon-footer-banner:not([data-island])',
  'embed-frame': '[data-embed-security]',
  'embed-resize': 'iframe[data-secret]',
  'field-check':
    '.woocommerce form input:is([type="email"], [type="tel"], [autocomplete*="tel"], [autocomplete$="email"], :is(.validate-phone, .validate-email) [type="text"])',
  'field-help': '.woocommerce-input-wrapper > .description',
  'mini-cart': '.remove_from_cart_button:not(.wc-interactive)',
  ordering: '.woocommerce-ordering select.orderby',
  password: '.woocommerce form input[type="password"]',
  'product-gallery': '.woocommerce-product-gallery',
  'product-tabs': '.wc-tabs-wrapper,.woocommerce-tabs',
  quantity: 'input.qty:not(.product-quantity *)',
  'rating-stars': 'select#rating',
  'result-count': '.woocommerce-result-count',
  'skip-link': 'a.skip-link[href^="#"]',
  'store-notice': '.woocommerce-store-notice[data-notice-id]:not([data-island])',
  'variation-form': '.variations_form',
};

/** Selectors that match nothing in captured pages, with their source. Islas' own are recognised by name. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  '[open]': 'dialogs while they are open',
  '.woocommerce-account [role="alert"]': 'messages of an account page, which WooCommerce prints after a form was sent',
  'dialog[open]': 'the overlay that is open, where announcements are heard',
  '[email]': 'no selector: what analytics writes in the place of an address',
  '.search-overlay': 'themes with an overlay of their own for the search',
  '.social-overlay': 'themes with an overlay of their own for social networks',
  '.social-toggle': 'themes with a control of their own for social networks',
  '[aria-selected=true]': 'written by Islas on the suggestion that the keyboard is at',
  '.wp-audio-shortcode,.wp-video-shortcode': 'descriptions of variations with sound or film',
  '.mejs-container,.mejs-container *,.mejs-mediaelement *': "written by WordPress's players",
  '#addtag': "WordPress's screen for new terms, in the administration",
  'body.edit-tags-php #the-list': "WordPress's list of terms, in the administration",
  '.variations [type=radio]': 'swatches, which these pages have without Islas nowhere',
  'a[href*="?add-to-cart="]:not(.ajax_add_to_cart)': "links that add by a page of their own, such as Storefront's bar",
  ':scope > [data-attribute_name]':
    'the group of swatches beside the host of the nearest combination, printed by Islas',
  '#select2-css': "the link to the style sheet of WooCommerce's library for selects, in the head",
  'script[nonce]': 'pages of a shop with a content security policy',
  '[selected]': 'the order that a sorted listing was printed with',
  '.disabled': 'written by the variation engine on the add button (contract 2.6)',
  '.single_add_to_cart_button.disabled': 'written by the variation engine on the add button (contract 2.6)',
  '.loading': 'written by Islas while an add is under way (contract 2.2)',
  'input[type=file]': 'product forms of other plugins',
  '#coming-soon-footer-banner': 'shops in coming-soon mode (contract 2.11)',
  '.coming-soon-footer-banner-dismiss': 'shops in coming-soon mode (contract 2.11)',
  ':disabled,[inert] *': 'states in which the browser gives an element no focus',
  '.checkout-inline-error-message': "written by WooCommerce's checkout script (contract 2.16)",
  '.woocommerce-invalid': "written by WooCommerce's checkout script on a row that it finds wrong",
  '.flex-control-nav': 'printed by Islas around the gallery, and written by the stock script',
  '.flex-control-nav li': 'printed by Islas around the gallery, and written by the stock script',
  '.flex-control-nav li img': 'printed by Islas around the gallery, and written by the stock script',
  '.woocommerce-product-gallery__trigger': 'printed by Islas around the gallery, and written by the stock script',
  '.wp-block-woocommerce-checkout': 'the Checkout block, which is not in the captured pages',
  'base[target]': 'pages of other plugins, whose links open elsewhere',
  'link[rel=canonical]': 'products of a shop whose plugins print it there',
  '.hide_cart_widget_if_empty': 'cart widgets with that setting',
  '.wc-product-gallery-default-template': 'variation galleries, from WooCommerce 10.9 (contract 2.6)',
  'a.woocommerce-review-link': 'products with an average rating, in the summary',
  '.wc-tab:target,.wc-tab :target': 'written by nobody: what the address leads to',
  '#calc_shipping_state': 'the shipping calculator (contract 2.1), which is not in the captured carts',
  '.shipping-calculator-button': 'the shipping calculator (contract 2.1), which is not in the captured carts',
  '.shipping-calculator-form': 'the shipping calculator (contract 2.1), which is not in the captured carts',
  '.woocommerce-shipping-calculator': 'the shipping calculator (contract 2.1), which is not in the captured carts',
  '[name=calc_shipping]': 'the shipping calculator (contract 2.1), which is not in the captured carts',
  ':is(select.shipping_method,[name^=shipping_method]):not(form.checkout *)':
    'ways of shipping (contract 2.1), which are not in the captured carts',
  '.woocommerce-cart .restore-item': 'the notice after an item was removed (contract 2.1)',
  'a.woocommerce-remove-coupon': 'a cart with a coupon (contract 2.1)',
  '.coupon-error-notice': 'written by Islas, as by the stock script, at the field of a coupon that was refused',
  '[clicked=true]': "the stock script's mark of the button that was pressed, which other code sets",
  '.wc-variation-form': 'no selector: the namespace of the variation script',
  '.woocommerce-MyAccount-navigation li>ul,li.islas-account-menu>ul': 'account menus of other plugins',
  '.woocommerce-input-wrapper > .description': 'fields with a description, of other plugins (contract 2.13)',
  'a.coming-soon-footer-banner-dismiss': 'shops in coming-soon mode (contract 2.11)',
  'button.show-password-input': "written by WooCommerce's script, and by Islas instead of it",
  'iframe[data-secret]': 'pages with an embed (contract 2.20)',
};

const OWN = /islas|ttq\.page|data-(action|availability|embed-security|island|server-region)|class\*="__/;

const islandFiles = import.meta.glob<Record<string, Partial<Island>>>('../../widgets/**/island.ts', { eager: true });
const islands = Object.values(islandFiles)
  .flatMap((exports) => Object.values(exports))
  .filter(({ selector }) => selector !== undefined);

const whole = (name: string): boolean => [...literals].some((text) => text.split(/[\s.]/).includes(name));

describe('frozen names', () => {
  it('actions', () => expect([...Object.keys(ACTIONS), ...HEAD_ACTIONS].sort()).toEqual(ACTION_NAMES));

  it("Islas' events: the code uses only those of the table", () => {
    expect(everyEventIsListed).toBe(true);
    // `islas:clear` is used only on the owner's screens.
    const used = [...literals].filter((text) => /^islas:[a-z]/.test(text) && text !== 'islas:clear');
    expect(used.length).toBeGreaterThan(0);
    expect([...EVENTS]).toEqual(expect.arrayContaining(used));
  });

  it.each(FOREIGN_EVENTS)('the event %s', (name) => expect(whole(name)).toBe(true));

  it.each(CLASSES)('the class %s', (name) => expect(whole(name)).toBe(true));

  it("no native event has the name of one of jQuery's", () => {
    const natives = EVENTS.filter((name) => (FOREIGN_EVENTS as string[]).includes(name));
    expect(natives).toEqual([]);
  });

  it('cookies; those of the cart have the names that the shop sets', () => {
    const used = [...literals].filter((text) => /^(store_notice|woocommerce_(cart|items)_\w+)$/.test(text));
    expect(used.sort()).toEqual(COOKIES);
    const set = new Set(exchanges.flatMap(([, { response }]) => response.cookies));
    for (const name of COOKIES.filter((cookie) => cookie !== 'store_notice')) expect([...set]).toContain(name);
  });

  it('storage keys', () => {
    const used = [...literals].filter((text) =>
      /^(wc_(cart_created|cart_hash_\w+|fragments_islas)|wpEmoji\w+)$/.test(text),
    );
    expect(used.sort()).toEqual(STORAGE_KEYS);
  });

  it("WooCommerce's globals, as captured pages print them", () => {
    expect([...literals].filter((text) => /_params$/.test(text)).sort()).toEqual(GLOBALS);
    const printed = new Set(
      themes.flatMap(([, { pages }]) => Object.values(pages).flatMap(({ globals }) => Object.keys(globals))),
    );
    for (const name of GLOBALS) expect([...printed]).toContain(name);
  });
});

describe('selectors', () => {
  it('the selectors of the islands', () => {
    const others = islands.filter(({ name, selector }) => selector !== `[data-island=${name}]`);
    expect(Object.fromEntries(others.map(({ name, selector }) => [name, selector]))).toEqual(HOSTS);
  });

  const occurs = (selector: string): boolean => capturedElements.some((page) => page.querySelector(selector) !== null);

  it('the scan finds selectors in the code', () => expect(selectors.length).toBeGreaterThan(30));

  it.each(selectors.filter((selector) => !OWN.test(selector) && !Object.hasOwn(ELSEWHERE, selector)))(
    '%s occurs in a captured page',
    (selector) => expect(occurs(selector)).toBe(true),
  );

  it.each(Object.keys(ELSEWHERE))('%s is used but is on no captured page, so its entry is needed', (selector) => {
    expect(selectors).toContain(selector);
    expect(occurs(selector)).toBe(false);
  });

  it('an invented selector occurs in no captured page', () => expect(occurs('.woocommerce-invented-list')).toBe(false));
});
