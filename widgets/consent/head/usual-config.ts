import type { ConsentConfig } from '../consent-config';

/**
 * What pages of earlier versions stood for by leaving it out: the lists of a shop without tags of others, and settings. It
 * stays as it is, because a cache may keep such a page; pages print everything now.
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

/** All other settings were off then. */
export const USUAL_SETTINGS = {
  user_cookies_settings_enable: true,
  gpc: true,
  google: { wait_for_update: 500, ads_data_redaction: true, url_passthrough: false },
  microsoft: true,
} as const satisfies Partial<ConsentConfig>;
