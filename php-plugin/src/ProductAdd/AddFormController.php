<?php

declare(strict_types=1);

namespace Islas\ProductAdd;

use Islas\Cart\Destination;
use Islas\Cart\Regions;
use WC_AJAX;
use WP_Hook;

/**
 * `wc-ajax=islas_add_form`: adds what a product's own form says, for every type of product, through WooCommerce's own
 * form handler with all its checks, and answers with the cart's regions and the notices instead of a page.
 *
 * Like WooCommerce's form and its `add_to_cart` endpoint it carries no nonce: it changes nothing but the visitor's
 * cart.
 */
final class AddFormController
{
    public const ENDPOINT = Destination::FORM_ENDPOINT;
    private const PRODUCT = 'islas_product';
    private const IF_OWN_PAGE = 'islas_if_own_page';

    /** Id of the product that is asked for; 0 in every other request. */
    private int $requested = 0;
    private string $redirect = '';

    /** Whether the form leads to another page than the product's: nothing is added, and the browser sends it. */
    private bool $isElsewhere = false;

    /** @var list<AddedItem> What has come into the cart, in its order. */
    private array $added = [];

    /** WordPress hook `wp_loaded`, before WooCommerce's form handler. */
    public function prepareRequest(): void
    {
        // phpcs:disable WordPress.Security.NonceVerification -- See above.
        $endpoint = isset($_GET['wc-ajax']) && is_string($_GET['wc-ajax'])
            ? sanitize_text_field(wp_unslash($_GET['wc-ajax']))
            : '';
        $product = isset($_POST[self::PRODUCT]) && is_numeric($_POST[self::PRODUCT])
            ? absint(wp_unslash($_POST[self::PRODUCT]))
            : 0;
        // phpcs:enable WordPress.Security.NonceVerification
        if ($endpoint !== self::ENDPOINT || $product === 0) {
            return;
        }
        // phpcs:ignore WordPress.Security.NonceVerification -- See above.
        if (isset($_POST[self::IF_OWN_PAGE]) && ! self::isPageOf($product)) {
            $this->isElsewhere = true;

            return;
        }
        $this->requested = $product;
        $_REQUEST['add-to-cart'] = $_POST['add-to-cart'] = (string) $product;
    }

    /**
     * WooCommerce filter `woocommerce_add_to_cart_redirect`: the browser goes there, not this request.
     *
     * @param mixed $url
     * @return mixed
     */
    public function captureRedirect($url)
    {
        if ($this->requested === 0) {
            return $url;
        }
        $this->redirect = is_string($url) ? $url : '';

        return '';
    }

    /**
     * WooCommerce hook `woocommerce_add_to_cart`.
     *
     * @param mixed $key
     * @param mixed $product
     * @param mixed $quantity
     * @param mixed $variation
     */
    public function recordAdded($key = null, $product = 0, $quantity = 1, $variation = 0): void
    {
        if ($this->requested !== 0) {
            $this->added[] = new AddedItem($product, $variation, $quantity);
        }
    }

    /** WooCommerce hook `wc_ajax_islas_add_form`: the regions follow the cart, also where a part was refused. */
    public function handleRequest(): void
    {
        if ($this->isElsewhere) {
            wp_send_json(['elsewhere' => true]);
        }
        $isWhole = $this->added !== [] && wc_notice_count('error') === 0;
        $items = AddedItem::findMatching($this->added, $this->requested);
        foreach ($items as $item) {
            $item->announceAdd();
        }
        if ($isWhole && $this->redirect !== '') {
            wp_send_json(['redirect' => esc_url_raw($this->redirect)]);
        }
        self::runPageHooks();
        $notices = wc_print_notices(true);
        wp_send_json([
            'error' => ! $isWhole,
            'notices' => is_string($notices) ? $notices : '',
            'item' => $items === [] ? null : AddedItem::combineRows($items, $this->requested),
        ] + Regions::toArray());
    }

    /** Whether this request is at the address of a product's own page. */
    private static function isPageOf(int $product): bool
    {
        // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Compared.
        $uri = isset($_SERVER['REQUEST_URI']) ? wp_unslash($_SERVER['REQUEST_URI']) : '';
        [$page, $asked] = [(string) get_permalink($product), is_string($uri) ? $uri : ''];
        $path = static fn (string $url): string
            => untrailingslashit(rawurldecode((string) wp_parse_url($url, PHP_URL_PATH)));
        wp_parse_str((string) wp_parse_url($page, PHP_URL_QUERY), $named);
        wp_parse_str((string) wp_parse_url($asked, PHP_URL_QUERY), $given);
        unset($given['wc-ajax']);

        return $path($page) === $path($asked) && $named == $given; // In any order.
    }

    /**
     * What runs for the form's page after WooCommerce's endpoints, up to the template: plugins lead the shopper on
     * there ("buy now"). A redirect ends the request, and `Destination` hands it to the browser.
     */
    private static function runPageHooks(): void
    {
        /** @var array<string, WP_Hook> $wp_filter */
        global $wp_filter;
        $hook = $wp_filter['template_redirect'] ?? null;
        if ($hook === null || ! doing_action('template_redirect')) {
            return;
        }
        // These have run before WooCommerce's endpoints, or are those.
        foreach (array_filter(array_keys($hook->callbacks), static fn ($priority) => $priority < 0) as $priority) {
            remove_all_actions('template_redirect', $priority);
        }
        remove_action('template_redirect', [WC_AJAX::class, 'do_wc_ajax'], 0);
        $level = ob_get_level();
        ob_start();
        // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress' own.
        do_action('template_redirect');
        // With buffers that others have opened for the page.
        while (ob_get_level() > $level && ob_end_clean()) {
            continue;
        }
    }
}
