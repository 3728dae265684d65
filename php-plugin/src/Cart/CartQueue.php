<?php

declare(strict_types=1);

namespace Islas\Cart;

use Islas\Features;
use Islas\Platform\Assets;
use Islas\Platform\Manifest;

/**
 * Enqueues the cart queue, by which cart changes of other scripts, forms and links wait for those of other tabs, on
 * pages that have such scripts, forms or blocks. The browser notices those that come to a page later.
 */
final class CartQueue
{
    /** Stock scripts that send changes of the cart. */
    private const SCRIPTS = ['wc-add-to-cart', 'wc-cart-fragments', 'wc-cart', 'wc-checkout'];

    /** Handles of WooCommerce and Islas: what those need is known. */
    private const STOCK = '/^(wc-|woocommerce|islas)/';

    /** What blocks have that change the cart: the button of a product, its form with options, cart and checkout. */
    private const CHANGES = '~\bdata-w[cp]-on--(click="actions\.add|submit=)|\bwp-block-woocommerce-(cart|checkout)\b~';

    private Assets $assets;
    private Features $features;

    public function __construct(Assets $assets, Features $features)
    {
        $this->assets = $assets;
        $this->features = $features;
    }

    /** WordPress hook `wp_enqueue_scripts`. */
    public function enqueueForPage(): void
    {
        if (is_cart() || is_checkout() || (is_product() && $this->hasNativeForm())) {
            $this->assets->enqueueModule(Manifest::CART_QUEUE);
        }
    }

    /** WordPress hooks `wp_head` and `wp_footer`, as long as modules can be printed. */
    public function enqueueForScripts(): void
    {
        $scripts = wp_scripts();
        $replaced = $this->features->listReplacedHandles();
        foreach ($scripts->queue as $handle) {
            $script = $scripts->registered[$handle] ?? null;
            $isStock = preg_match(self::STOCK, (string) $handle) === 1;
            $changesCart = $isStock
                ? in_array($handle, self::SCRIPTS, true) && ! in_array($handle, $replaced, true)
                : $script !== null && ($this->usesCartScripts($script->deps) || $this->knowsEndpoints($script->extra));
            if ($changesCart) {
                $this->assets->enqueueModule(Manifest::CART_QUEUE);
            }
        }
    }

    /** @param array<mixed> $dependencies As others gave them: WordPress checks nothing. */
    private function usesCartScripts(array $dependencies): bool
    {
        return array_intersect(array_filter($dependencies, 'is_string'), self::SCRIPTS) !== [];
    }

    /** @param array<string, mixed> $extra What the page says to a script of others: an address of WooCommerce's endpoints. */
    private function knowsEndpoints(array $extra): bool
    {
        foreach (['data', 'before', 'after'] as $place) {
            foreach ((array) ($extra[$place] ?? []) as $code) {
                if (is_string($code) && preg_match('/\bwc[_-]ajax/', $code) === 1) {
                    return true;
                }
            }
        }

        return false;
    }

    /**
     * WordPress filters `render_block_{name}` of blocks whose own script changes the cart. Islas has made the button of
     * most products a link by then, which needs none.
     *
     * @param mixed $html
     * @return mixed
     */
    public function enqueueForBlock($html)
    {
        if (is_string($html) && preg_match(self::CHANGES, $html) === 1) {
            $this->assets->enqueueModule(Manifest::CART_QUEUE);
        }

        return $html;
    }

    /** Whether the browser itself sends the form of a product. */
    private function hasNativeForm(): bool
    {
        return ! $this->features->isOn('product_add') || get_option('woocommerce_cart_redirect_after_add') === 'yes';
    }
}
