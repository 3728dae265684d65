<?php

declare(strict_types=1);

namespace Islas\Drawer;

use Islas\Platform\Pattern;
use Islas\Platform\PlainText;
use WC_Cart;
use WC_Coupon;
use WC_Product;
use WC_Product_Variation;

/**
 * The cart as the drawer shows it, in the shape that `widgets/drawer/drawer-cart.ts` decodes. Names, prices, quantities
 * and what is visible go through the filters of WooCommerce's own mini-cart and cart page.
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
            $line = $this->line($cart, new Item((string) $key, $item));
            if ($line !== null) {
                $lines[] = $line;
            }
        }

        return [
            'lines' => $lines,
            'coupons' => $lines === [] ? [] : self::coupons($cart),
            'rows' => $lines === [] ? [] : $this->rows($cart),
            'total' => PlainText::ofMarkup((string) $cart->get_total()),
            'shipping' => $this->freeShipping->toArray($cart),
            'crossSells' => $this->crossSells($cart),
        ];
    }

    /** @return array<string, mixed>|null */
    private function line(WC_Cart $cart, Item $line): ?array
    {
        [$key, $item] = [$line->key, $line->fields];
        $product = apply_filters('woocommerce_cart_item_product', $item['data'] ?? null, $item, $key);
        if (
            ! $product instanceof WC_Product || ! $product->exists() || $line->quantity <= 0
            || ! apply_filters('woocommerce_widget_cart_item_visible', true, $item, $key)
        ) {
            return null;
        }
        $price = $cart->get_product_price($product);
        // @phpstan-ignore-next-line argument.type -- Documented as whole; WooCommerce sells parts of a piece too.
        $total = $cart->get_product_subtotal($product, $line->quantity);
        // A variation's address names its options, and takes them from the line.
        $url = ! $product->is_visible() ? '' : ($product instanceof WC_Product_Variation
            ? $product->get_permalink($item)
            : $product->get_permalink());
        $url = apply_filters('woocommerce_cart_item_permalink', $url, $item, $key);

        return [
            'key' => $key,
            'name' => self::text(apply_filters('woocommerce_cart_item_name', $product->get_name(), $item, $key)),
            'url' => is_string($url) ? $url : '',
            'image' => self::image($product),
            'details' => self::details($item),
            'quantity' => $line->quantity,
            'price' => self::text(apply_filters('woocommerce_cart_item_price', $price, $item, $key)),
            'total' => self::text(apply_filters('woocommerce_cart_item_subtotal', $total, $item, $key)),
            'isRemovable' => apply_filters('woocommerce_cart_item_remove_link', '<a href="#">×</a>', $key) !== '',
            'attributes' => $this->attributes->forLine($line),
        ] + self::bounds($product, $line);
    }

    /** @return array{min: float|int, max: float|int, step: float|int} */
    private static function bounds(WC_Product $product, Item $line): array
    {
        $field = '<input type="number" class="qty" />';
        $field = apply_filters('woocommerce_cart_item_quantity', $field, $line->key, $line->fields);
        if ($product->is_sold_individually() || ! is_string($field) || strpos($field, '<input') === false) {
            return ['min' => $line->quantity, 'max' => $line->quantity, 'step' => 1];
        }
        $given = apply_filters('woocommerce_quantity_input_args', [
            'input_value' => $line->quantity,
            'min_value' => 1,
            'max_value' => $product->get_max_purchase_quantity(),
            'step' => 1,
        ], $product);
        $number = static fn (string $name): float => is_array($given) && is_numeric($given[$name] ?? null)
            ? max(0, (float) $given[$name])
            : 0;

        $step = $number('step') > 0 ? $number('step') : 1;
        return [
            'min' => $number('min_value') > 0 ? $number('min_value') : min(1, $step),
            'max' => $number('max_value'),
            'step' => $step,
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

    /** @return list<array{code: string, label: string, amount: string}> */
    private static function coupons(WC_Cart $cart): array
    {
        $rows = [];
        foreach ($cart->get_coupons() as $coupon) {
            if ($coupon instanceof WC_Coupon) {
                $isWithoutTax = ! $cart->display_prices_including_tax();
                $amount = $cart->get_coupon_discount_amount($coupon->get_code(), $isWithoutTax);
                $rows[] = [
                    'code' => $coupon->get_code(),
                    'label' => self::text(wc_cart_totals_coupon_label($coupon, false)),
                    'amount' => '−' . self::text(wc_price($amount)),
                ];
            }
        }

        return $rows;
    }

    /** @return list<array{label: string, amount: string}> */
    private function rows(WC_Cart $cart): array
    {
        $rows = [['label' => __('Subtotal', 'islas'), 'amount' => self::text($cart->get_cart_subtotal())]];
        foreach ($cart->get_fees() as $fee) {
            $fee = (array) $fee;
            $amount = $fee['total'] ?? 0;
            $rows[] = [
                'label' => self::text($fee['name'] ?? ''),
                'amount' => self::text(wc_price(is_numeric($amount) ? (float) $amount : 0)),
            ];
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
        // A price's own space does not break.
        return is_scalar($markup)
            ? Pattern::replace('/[^\S\x{a0}]+/u', ' ', PlainText::ofMarkup((string) $markup))
            : '';
    }
}
