<?php

declare(strict_types=1);

namespace Islas\Platform;

use Islas\Features;
use WC_AJAX;

/**
 * The settings for the browser, in the shape that `src/wordpress/settings.ts` decodes: printed as the module data of
 * `islas`. Visitors who are not signed in and have nothing in the cart all receive the same bytes, so a page cache may
 * keep them.
 */
final class ClientConfig
{
    /** Milliseconds a fragment refresh may take; the stock value. */
    private const REQUEST_TIMEOUT = 5000;

    private Settings $settings;
    private Features $features;
    private Texts $texts;

    public function __construct(Settings $settings, Features $features, Texts $texts)
    {
        $this->settings = $settings;
        $this->features = $features;
        $this->texts = $texts;
    }

    /** @return array<string, array<string, mixed>|object> */
    public function toArray(): array
    {
        return [
            // Consent prints its settings itself.
            'features' => array_diff_key($this->features->all(), ['consent' => true]),
            'shop' => $this->shop(),
            'rest' => $this->rest(),
            'page' => ['embed_max_height' => $this->settings->count('embed_max_height')],
            'overlays' => $this->themeToggles(),
            'swatches' => $this->swatches(),
            'texts' => $this->texts->all() + array_filter(['search_lang' => PageLanguage::current()]),
        ];
    }

    /**
     * The values of WooCommerce's own globals, with its filters, for pages that lost a global with its handle.
     *
     * @return array<string, mixed>
     */
    private function shop(): array
    {
        $key = md5(get_current_blog_id() . '_' . get_site_url(get_current_blog_id(), '/') . get_template());

        return [
            'ajax_url' => admin_url('admin-ajax.php', 'relative'),
            'wc_ajax_url' => WC_AJAX::get_endpoint('%%endpoint%%'),
            'cart_url' => apply_filters('woocommerce_add_to_cart_redirect', wc_get_cart_url(), null),
            'is_cart' => is_cart(),
            'cart_redirect_after_add' => get_option('woocommerce_cart_redirect_after_add') === 'yes',
            'cart_hash_key' => apply_filters('woocommerce_cart_hash_key', 'wc_cart_hash_' . $key),
            'fragment_name' => apply_filters('woocommerce_cart_fragment_name', 'wc_fragments_' . $key),
            'request_timeout' => self::REQUEST_TIMEOUT,
            'has_cart' => WC()->cart !== null && ! WC()->cart->is_empty(),
        ];
    }

    /**
     * WooCommerce filter `woocommerce_cart_fragment_name`: stored fragments are markup in a language, and each language
     * of a shop keeps its own.
     *
     * @param mixed $name
     * @return mixed
     */
    public function nameFragments($name)
    {
        return is_string($name) ? $name . '_' . determine_locale() : $name;
    }

    /** @return array<string, string> Selectors of the theme's own controls and panels; empty for an overlay that is off. */
    private function themeToggles(): array
    {
        $selectors = (new ThemeToggles($this->settings))->all();
        foreach (array_keys($selectors) as $key) {
            if (! $this->features->on((string) strtok($key, '_'))) {
                $selectors[$key] = '';
            }
        }

        return $selectors;
    }

    /** @return array<string, mixed> The settings of the section `swatches` that the browser reads. */
    private function swatches(): array
    {
        // Never more about the stock than WooCommerce shows on the product's page.
        $threshold = (new StockHint($this->settings))->threshold();
        $told = $threshold > 0
            ? ['stock_label_threshold' => $threshold]
            : ['show_variation_stock' => false];

        $shown = array_flip(Declarations::IN_BROWSER['swatches']);

        return array_merge(array_intersect_key($this->settings->all(), $shown), $told);
    }

    /** @return array<string, mixed> */
    public function rest(): array
    {
        return [
            'root' => esc_url_raw(get_rest_url()),
            'nonce' => is_user_logged_in() ? wp_create_nonce('wp_rest') : '',
            'nonce_endpoint' => admin_url('admin-ajax.php?action=rest-nonce', 'relative'),
            'swatch_query' => (object) Sanitise::pairs($this->settings->text('swatch_query')),
        ];
    }
}
