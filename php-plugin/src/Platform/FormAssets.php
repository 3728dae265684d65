<?php

declare(strict_types=1);

namespace Islas\Platform;

use WC_Product_Factory;
use WC_Product_Variable;
use WP_Block_Supports;

/**
 * Enqueues the modules of products' forms where a classic form is printed. WooCommerce's block *Add to Cart + Options*
 * adds by its own modules, although it fires the hooks of the classic templates.
 */
final class FormAssets
{
    private const BLOCK = 'woocommerce/add-to-cart-with-options';
    /** On the block's own form; for types of products that the block does not know it prints the classic one. */
    private const INTERACTIVE = 'data-wp-interactive="' . self::BLOCK . '"';

    private Assets $assets;
    private bool $hasBlock = false;

    public function __construct(Assets $assets)
    {
        $this->assets = $assets;
    }

    /** On a product's page, before a classic theme prints the form. Block themes have printed it. */
    public function enqueueForPage(): void
    {
        if ($this->hasBlock) {
            return;
        }
        if (self::isVariable(get_queried_object_id())) {
            $this->assets->enqueueProduct();
        }
        $this->assets->enqueueProductAdd();
    }

    /** WooCommerce hook `woocommerce_before_add_to_cart_form`. */
    public function enqueueForForm(): void
    {
        if (! self::isInBlock()) {
            $this->assets->enqueueProductAdd();
        }
    }

    /** WooCommerce hook `woocommerce_before_variations_form`. */
    public function enqueueForVariations(): void
    {
        if (! self::isInBlock()) {
            $this->assets->enqueueProduct();
        }
    }

    /**
     * WordPress filter `render_block_woocommerce/add-to-cart-with-options`.
     *
     * @param mixed $html
     * @return mixed
     */
    public function noteBlock($html)
    {
        $text = is_string($html) ? $html : '';
        if (strpos($text, self::INTERACTIVE) !== false) {
            $this->hasBlock = true;
        } elseif ($text !== '') {
            $this->assets->enqueueProductAdd();
            if (strpos($text, 'variations_form') !== false) {
                $this->assets->enqueueProduct();
            }
        }

        return $html;
    }

    private static function isInBlock(): bool
    {
        $block = WP_Block_Supports::$block_to_render;

        return is_array($block) && ($block['blockName'] ?? '') === self::BLOCK;
    }

    /** By its class, as `wc_get_product()` finds it, but without reading the product: its page does that later. */
    private static function isVariable(int $product): bool
    {
        $type = WC_Product_Factory::get_product_type($product);
        $class = WC_Product_Factory::get_product_classname($product, is_string($type) ? $type : 'simple');

        return is_a($class, WC_Product_Variable::class, true);
    }
}
