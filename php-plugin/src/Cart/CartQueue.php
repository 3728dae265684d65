<?php

declare(strict_types=1);

namespace Islas\Cart;

use Islas\Assets;
use Islas\Features;
use Islas\Manifest;

/**
 * Which pages get the file that lets changes of the cart by other scripts, forms and links wait for those of other
 * tabs: pages that have such scripts, forms or blocks. What comes to a page later is noticed in the browser.
 */
final class CartQueue
{
    /** Stock scripts that send changes of the cart. */
    private const SCRIPTS = ['wc-add-to-cart', 'wc-cart-fragments', 'wc-cart', 'wc-checkout'];

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
        $replaced = $this->features->replacedHandles();
        foreach ($scripts->queue as $handle) {
            $dependencies = isset($scripts->registered[$handle]) ? $scripts->registered[$handle]->deps : [];
            $changesCart = in_array($handle, self::SCRIPTS, true)
                ? ! in_array($handle, $replaced, true)
                : array_intersect(array_filter($dependencies, 'is_string'), self::SCRIPTS) !== [];
            if ($changesCart) {
                $this->assets->enqueueModule(Manifest::CART_QUEUE);
            }
        }
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
        return ! $this->features->on('product_add') || get_option('woocommerce_cart_redirect_after_add') === 'yes';
    }
}
