<?php

declare(strict_types=1);

namespace Islas\Platform;

use Islas\Features;
use WC_AJAX;

/**
 * The settings for the browser, in the shape that `src/wordpress/settings.ts` decodes: printed as the module data of
 * `islas`, without the values that the browser assumes. Visitors who are not signed in and have nothing in the cart
 * all receive the same bytes, so a page cache may keep them.
 */
final class ClientConfig
{
    /** Milliseconds a fragment refresh may take; the stock value. */
    private const REQUEST_TIMEOUT = 5000;

    /** Values that the browser assumes where a page prints none. Settings have their declared defaults. */
    private const ASSUMED = [
        'shop' => [
            'ajax_url' => '/wp-admin/admin-ajax.php',
            'wc_ajax_url' => '/?wc-ajax=%%endpoint%%',
            'is_cart' => false,
            'cart_redirect_after_add' => false,
            'request_timeout' => self::REQUEST_TIMEOUT,
            'has_cart' => false,
        ],
        'rest' => [
            'nonce' => '',
            'nonce_endpoint' => '/wp-admin/admin-ajax.php?action=rest-nonce',
            'swatch_query' => [],
        ],
        'page' => ['embed_max_height' => 0],
    ];

    private Settings $settings;
    private Features $features;
    private Texts $texts;
    private HeadFile $headFile;

    public function __construct(Settings $settings, Features $features, Texts $texts, HeadFile $headFile)
    {
        $this->headFile = $headFile;
        $this->settings = $settings;
        $this->features = $features;
        $this->texts = $texts;
    }

    /** @return array<string, array<string, mixed>> What a page prints. */
    public function toArray(): array
    {
        $defaults = $this->settings->listDefaults();
        $assumed = self::ASSUMED + ['swatches' => $defaults, 'features' => [], 'overlays' => ThemeToggles::USUAL];
        foreach (array_keys(Features::TABLE) as $feature) {
            $assumed['features'][$feature] = $defaults['feature_' . $feature];
        }
        $printed = [];
        foreach ($this->collectGroups() as $group => $values) {
            $usual = $assumed[$group] ?? [];
            $isOwn = static fn ($value, string $key): bool =>
                ! array_key_exists($key, $usual) || $usual[$key] !== $value;
            $printed[$group] = array_filter($values, $isOwn, ARRAY_FILTER_USE_BOTH);
        }

        $printed['texts'] = $this->addOwnTexts(
            $this->headFile->listMissingTexts('page', BrowserTexts::listTexts())
        );

        return array_filter($printed);
    }

    /** @return array<string, array<string, mixed>> What the browser has then. */
    public function collectAll(): array
    {
        return $this->collectGroups() + ['texts' => $this->addOwnTexts(BrowserTexts::listTexts())];
    }

    /** @return array<string, array<string, mixed>> All but the texts. */
    private function collectGroups(): array
    {
        return [
            // Consent prints its settings itself.
            'features' => $this->features->listForScripts(),
            'shop' => $this->makeShop(),
            'rest' => $this->makeRest(),
            'page' => ['embed_max_height' => $this->settings->count('embed_max_height')],
            'overlays' => $this->listThemeToggles(),
            'swatches' => $this->makeSwatches(),
        ];
    }

    /**
     * @param array<string, string> $texts
     * @return array<string, string> With the owner's, and the language that suggestions of the search are asked for in.
     */
    private function addOwnTexts(array $texts): array
    {
        return array_merge(
            $texts,
            $this->texts->readOwn(),
            array_filter(['search_lang' => PageLanguage::findLanguage()])
        );
    }

    /**
     * The values of WooCommerce's own globals, with its filters, for pages that lost a global with its handle.
     *
     * @return array<string, mixed>
     */
    private function makeShop(): array
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
     * WooCommerce filter `woocommerce_cart_fragment_name`: stored fragments are markup in a language, with prices in a
     * currency, with or without tax, for a visitor. WooCommerce's hash of the cart knows none of that, so each keeps
     * its own. The language stands in words, because shops of several languages look for it.
     *
     * @param mixed $name
     * @return mixed
     */
    public function nameFragments($name)
    {
        if (! is_string($name)) {
            return $name;
        }
        $view = [
            get_option('woocommerce_tax_display_cart'),
            get_option('woocommerce_tax_display_shop'),
            get_woocommerce_currency(),
            get_woocommerce_price_format(),
            get_current_user_id(),
        ];

        return $name . '_' . determine_locale() . '_' . substr(md5(Json::encode($view)), 0, 8);
    }

    /** @return array<string, string> Selectors of the theme's own controls and panels; empty for an overlay that is off. */
    private function listThemeToggles(): array
    {
        $selectors = (new ThemeToggles($this->settings))->findSelectors();
        foreach (array_keys($selectors) as $key) {
            if (! $this->features->isOn((string) strtok($key, '_'))) {
                $selectors[$key] = '';
            }
        }

        return $selectors;
    }

    /** @return array<string, mixed> The settings of the section `swatches` that the browser reads. */
    private function makeSwatches(): array
    {
        // Never more about the stock than WooCommerce shows on the product's page.
        $threshold = (new StockHint($this->settings))->readThreshold();
        $told = $threshold > 0
            ? ['stock_label_threshold' => $threshold]
            : ['show_variation_stock' => false];
        // A select that no swatches stand for shows its chosen option itself.
        $told += $this->features->isOn('swatches') ? [] : ['show_variation_label' => false];

        $told += SoldOutOptions::areChoosable($this->settings) ? ['clickable_out_of_stock' => true] : [];

        $shown = array_flip(Declarations::IN_BROWSER['swatches']);

        return array_merge(array_intersect_key($this->settings->all(), $shown), $told);
    }

    /** @return array<string, mixed> */
    public function makeRest(): array
    {
        return [
            'root' => esc_url_raw(get_rest_url()),
            'nonce' => is_user_logged_in() ? wp_create_nonce('wp_rest') : '',
            'nonce_endpoint' => admin_url('admin-ajax.php?action=rest-nonce', 'relative'),
            'swatch_query' => Sanitise::parsePairs($this->settings->text('swatch_query')),
        ];
    }
}
