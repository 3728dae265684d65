import type { ConsentConfig } from '../consent-config';

/**
 * The lists of a shop without tags of others. A page whose lists are the same does not print them; the build writes
 * their hash into the manifest, with which PHP compares (`HeadFile`).
 */
export const USUAL_LISTS: Pick<ConsentConfig, 'cookies' | 'necessary'> = {
  cookies: [
    { name: 'woocommerce_recently_viewed', category: 'preferences', provider: 'shop' },
    { name: 'comment_author_*', category: 'preferences', provider: 'shop' },
    { name: 'sbjs_migrations', category: 'marketing', provider: 'order-attribution' },
    { name: 'sbjs_current', category: 'marketing', provider: 'order-attribution' },
    { name: 'sbjs_current_add', category: 'marketing', provider: 'order-attribution' },
    { name: 'sbjs_first', category: 'marketing', provider: 'order-attribution' },
    { name: 'sbjs_first_add', category: 'marketing', provider: 'order-attribution' },
    { name: 'sbjs_udata', category: 'marketing', provider: 'order-attribution' },
    { name: 'sbjs_session', category: 'marketing', provider: 'order-attribution' },
  ],
  necessary:
    '^(?:eu_cookies_bar|islas_consent|woocommerce_cart_hash$|woocommerce_items_in_cart$|PHPSESSID|wordpress_|wp-settings-|wp_woocommerce_session_|store_notice|wp_consent_|islas_notice|wp_lang$|wp-postpass_)',
};

/** Values of a setting that a page does not print (PHP's `Consent\Head`); all others are off then. */
export const USUAL_SETTINGS = {
  user_cookies_settings_enable: true,
  gpc: true,
  google: { wait_for_update: 500, ads_data_redaction: true, url_passthrough: false },
  microsoft: true,
} as const satisfies Partial<ConsentConfig>;
