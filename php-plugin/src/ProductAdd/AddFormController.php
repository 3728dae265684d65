<?php

declare(strict_types=1);

namespace Islas\ProductAdd;

use Islas\Cart\Destination;
use Islas\Cart\Regions;

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

    /** Id of the product that is asked for; 0 in every other request. */
    private int $requested = 0;
    private string $redirect = '';

    /** @var list<AddedItem> What has come into the cart, in its order. */
    private array $added = [];

    /** WordPress hook `wp_loaded`, before WooCommerce's form handler. */
    public function prepare(): void
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
    public function handle(): void
    {
        $isWhole = $this->added !== [] && wc_notice_count('error') === 0;
        $items = AddedItem::matching($this->added, $this->requested);
        foreach ($items as $item) {
            $item->announce();
        }
        if ($isWhole && $this->redirect !== '') {
            wp_send_json(['redirect' => esc_url_raw($this->redirect)]);
        }
        $notices = wc_print_notices(true);
        wp_send_json([
            'error' => ! $isWhole,
            'notices' => is_string($notices) ? $notices : '',
            'item' => $items === [] ? null : AddedItem::together($items, $this->requested),
        ] + Regions::toArray());
    }
}
