<?php

declare(strict_types=1);

namespace Islas\Drawer;

use Islas\Markup\PlainText;
use WC_Cart;
use WC_Coupon;
use WC_Product;

/**
 * The cart as the drawer shows it, in the shape that `src/contracts/drawer.ts` decodes. Names, prices, quantities and
 * what is visible go through the filters of WooCommerce's own mini-cart and cart page.
 */
final class CartContents
{
    /** Products offered beside the cart. */
    private const OFFERS = 3;

    private FreeShipping $freeShipping;
    private LineAttributes $attributes;

    public function __construct(FreeShipping $freeShipping, LineAttributes $attributes)
    {
        $this->freeShipping = $freeShipping;
        $this->attributes = $attributes;
    }

    /** @return array<string, mixed> */
    public function toArray(WC_Cart $cart): array
    {
        $lines = [];
        foreach ($cart->get_cart() as $key => $item) {
            $line = $this->line($cart, (string) $key, $item);
            if ($line !== null) {
                $lines[] = $line;
            }
        }

        return [
            'lines' => $lines,
            'coupons' => $lines === [] ? [] : array_values(array_map(
                fn (WC_Coupon $coupon) => $this->coupon($cart, $coupon),
                $cart->get_coupons()
            )),
            'rows' => $lines === [] ? [] : $this->rows($cart),
            'total' => PlainText::ofMarkup((string) $cart->get_total()),
            'shipping' => $this->freeShipping->toArray($cart),
            'crossSells' => $this->crossSells($cart),
        ];
    }

    /**
     * @param array<string, mixed> $item
     * @return array<string, mixed>|null
     */
    private function line(WC_Cart $cart, string $key, array $item): ?array
    {
        $product = apply_filters('woocommerce_cart_item_product', $item['data'] ?? null, $item, $key);
        if (
            ! $product instanceof WC_Product || ! $product->exists() || $item['quantity'] <= 0
            || ! apply_filters('woocommerce_widget_cart_item_visible', true, $item, $key)
        ) {
            return null;
        }
        $url = $product->is_visible() ? $product->get_permalink($item) : '';

        return [
            'key' => $key,
            'name' => self::text(apply_filters('woocommerce_cart_item_name', $product->get_name(), $item, $key)),
            'url' => (string) apply_filters('woocommerce_cart_item_permalink', $url, $item, $key),
            'image' => self::image($product),
            'details' => self::details($item),
            'quantity' => $item['quantity'],
            'price' => self::text(apply_filters(
                'woocommerce_cart_item_price',
                $cart->get_product_price($product),
                $item,
                $key
            )),
            'total' => self::text(apply_filters(
                'woocommerce_cart_item_subtotal',
                $cart->get_product_subtotal($product, $item['quantity']),
                $item,
                $key
            )),
            'isRemovable' => apply_filters('woocommerce_cart_item_remove_link', '<a href="#">×</a>', $key) !== '',
            'attributes' => $this->attributes->of($item),
        ] + self::bounds($product, $item, $key);
    }

    /**
     * @param array<string, mixed> $item
     * @return array{min: float|int, max: float|int, step: float|int}
     */
    private static function bounds(WC_Product $product, array $item, string $key): array
    {
        $field = '<input type="number" class="qty" />';
        $isFixed = $product->is_sold_individually()
            || strpos((string) apply_filters('woocommerce_cart_item_quantity', $field, $key, $item), '<input') === false;
        if ($isFixed) {
            return ['min' => $item['quantity'], 'max' => $item['quantity'], 'step' => 1];
        }
        $given = apply_filters('woocommerce_quantity_input_args', [
            'input_value' => $item['quantity'],
            'min_value' => 1,
            'max_value' => $product->get_max_purchase_quantity(),
            'step' => 1,
        ], $product);
        $number = static fn (string $name): float => is_array($given) && is_numeric($given[$name] ?? null)
            ? max(0, (float) $given[$name])
            : 0;

        return [
            'min' => max(1, $number('min_value')),
            'max' => $number('max_value'),
            'step' => $number('step') > 0 ? $number('step') : 1,
        ];
    }

    /**
     * @param array<string, mixed> $item
     * @return list<string>
     */
    private static function details(array $item): array
    {
        $lines = explode("\n", (string) wc_get_formatted_cart_item_data($item, true));

        return array_values(array_filter(array_map([self::class, 'text'], $lines)));
    }

    private static function image(WC_Product $product): string
    {
        $image = wp_get_attachment_image_src((int) $product->get_image_id(), 'woocommerce_thumbnail');

        return is_array($image) ? (string) $image[0] : (string) wc_placeholder_img_src('woocommerce_thumbnail');
    }

    /** @return array{code: string, label: string, amount: string} */
    private function coupon(WC_Cart $cart, WC_Coupon $coupon): array
    {
        $amount = $cart->get_coupon_discount_amount($coupon->get_code(), $cart->display_cart_ex_tax);

        return [
            'code' => $coupon->get_code(),
            'label' => self::text(wc_cart_totals_coupon_label($coupon, false)),
            'amount' => '−' . self::text(wc_price($amount)),
        ];
    }

    /** @return list<array{label: string, amount: string}> */
    private function rows(WC_Cart $cart): array
    {
        $rows = [['label' => __('Subtotal', 'islas'), 'amount' => self::text($cart->get_cart_subtotal())]];
        foreach ($cart->get_fees() as $fee) {
            $rows[] = ['label' => self::text($fee->name), 'amount' => self::text(wc_price($fee->total))];
        }
        if ($cart->needs_shipping() && $cart->show_shipping()) {
            $rows[] = ['label' => __('Shipping', 'islas'), 'amount' => self::text($cart->get_cart_shipping_total())];
        }

        return $rows;
    }

    /** @return list<array<string, string>> */
    private function crossSells(WC_Cart $cart): array
    {
        $offers = [];
        foreach ($cart->get_cross_sells() as $id) {
            $product = count($offers) < self::OFFERS ? wc_get_product($id) : null;
            if (! $product instanceof WC_Product || ! $product->is_visible() || ! $product->is_in_stock()) {
                continue;
            }
            $url = $product->get_permalink();
            $isAddable = $product->is_type('simple') && $product->is_purchasable();
            $offers[] = [
                'id' => (string) $product->get_id(),
                'name' => self::text($product->get_name()),
                'url' => $url,
                'image' => self::image($product),
                'price' => self::text($product->get_price_html()),
                // Not the product's own address for it: that one leads back to whatever address answers now.
                'add' => $isAddable ? add_query_arg('add-to-cart', $product->get_id(), $url) : '',
            ];
        }

        return $offers;
    }

    /** @param mixed $markup */
    private static function text($markup): string
    {
        return is_scalar($markup) ? (string) preg_replace('/\s+/u', ' ', PlainText::ofMarkup((string) $markup)) : '';
    }
}
