<?php

declare(strict_types=1);

namespace Islas\Cart;

/**
 * `wc-ajax=islas_add_form`: adds what a product's own form says, for every type of product, through WooCommerce's own
 * form handler with all its checks, and answers with the cart's regions and the notices instead of a page.
 *
 * Like WooCommerce's form and its `add_to_cart` endpoint it carries no nonce: it changes nothing but the visitor's
 * cart.
 */
final class FormAdd
{
    public const ENDPOINT = 'islas_add_form';
    private const PRODUCT = 'islas_product';

    private bool $isAsked = false;
    private string $redirect = '';
    private bool $isAdded = false;

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
        $this->isAsked = true;
        $_REQUEST['add-to-cart'] = $_POST['add-to-cart'] = (string) $product;
    }

    /**
     * WooCommerce filter `woocommerce_add_to_cart_redirect`: the browser goes there, not this request.
     *
     * @param mixed $url
     * @return mixed
     */
    public function hold($url)
    {
        if (! $this->isAsked) {
            return $url;
        }
        $this->redirect = is_string($url) ? $url : '';

        return '';
    }

    /** WooCommerce hook `woocommerce_add_to_cart`. */
    public function note(): void
    {
        $this->isAdded = true;
    }

    /** WooCommerce hook `wc_ajax_islas_add_form`. */
    public function answer(): void
    {
        $isAdded = $this->isAdded && wc_notice_count('error') === 0;
        if ($isAdded && $this->redirect !== '') {
            wp_send_json(['redirect' => esc_url_raw($this->redirect)]);
        }
        $notices = wc_print_notices(true);
        $answer = ['error' => ! $isAdded, 'notices' => is_string($notices) ? $notices : ''];
        wp_send_json($isAdded ? $answer + Regions::toArray() : $answer);
    }
}
