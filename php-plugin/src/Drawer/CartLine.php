<?php

declare(strict_types=1);

namespace Islas\Drawer;

use Islas\Platform\Guard;
use Islas\Platform\PlainText;
use WC_Cart;
use WC_Product;
use WP_HTML_Tag_Processor;

/**
 * A line of the cart as the drawer shows it. Each filter gets what WooCommerce's mini-cart and cart page give it:
 * `tests/php/shop/CoreHooksTest.php` compares them.
 *
 * @phpstan-import-type Quantity from QuantityField
 */
final class CartLine
{
    private LineAttributes $attributes;

    public function __construct(LineAttributes $attributes)
    {
        $this->attributes = $attributes;
    }

    /**
     * @param mixed $item As WooCommerce's cart has it.
     * @return array<string, mixed>|null Null if the mini-cart or the cart page leaves it out.
     */
    public function toArray(WC_Cart $cart, string $key, $item): ?array
    {
        if (! is_array($item) || ! ($item['data'] ?? null) instanceof WC_Product) {
            return null;
        }
        $line = new Item($key, $item);
        $product = apply_filters('woocommerce_cart_item_product', $item['data'], $item, $key);
        if (
            ! $product instanceof WC_Product || ! $product->exists() || $line->quantity <= 0
            || ! apply_filters('woocommerce_cart_item_visible', true, $item, $key)
            || ! apply_filters('woocommerce_widget_cart_item_visible', true, $item, $key)
        ) {
            return null;
        }
        $name = apply_filters('woocommerce_cart_item_name', $product->get_name(), $item, $key);
        // @phpstan-ignore-next-line arguments.count -- A variation's address names its options, which the line has.
        $url = $product->is_visible() ? $product->get_permalink($item) : '';
        $url = apply_filters('woocommerce_cart_item_permalink', $url, $item, $key);
        $price = $cart->get_product_price($product);
        $price = apply_filters('woocommerce_cart_item_price', $price, $item, $key);
        // @phpstan-ignore-next-line argument.type -- Documented as whole; WooCommerce sells parts of a piece too.
        $total = $cart->get_product_subtotal($product, $line->quantity);
        $text = PlainText::inOneLine($name);

        return [
            'key' => $key,
            'name' => $text,
            'url' => is_string($url) ? $url : '',
            'image' => self::findImage($product, $item, $key),
            'details' => self::listDetails($item),
            'quantity' => $line->quantity,
            'each' => self::formatEach($line, $item, is_scalar($price) ? (string) $price : ''),
            'total' => PlainText::inOneLine(apply_filters('woocommerce_cart_item_subtotal', $total, $item, $key)),
            'isRemovable' => self::isRemovable($product, $item, $key, $text),
            'attributes' => Guard::run('options of a line', fn () => $this->attributes->listAttributes($line), []),
        ] + QuantityField::describeField($product, $line, is_scalar($name) ? (string) $name : $text);
    }

    /**
     * @param array<mixed> $item
     * @return string "2 × 10 €"; empty for a single piece, unless a plugin says more about it.
     */
    private static function formatEach(Item $line, array $item, string $price): string
    {
        $usual = '<span class="quantity">' . sprintf('%s &times; %s', $line->quantity, $price) . '</span>';
        $words = apply_filters('woocommerce_widget_cart_item_quantity', $usual, $item, $line->key);

        return $words === $usual && ($line->quantity === 1 || $price === '') ? '' : PlainText::inOneLine($words);
    }

    /** @param array<mixed> $item */
    private static function isRemovable(WC_Product $product, array $item, string $key, string $name): bool
    {
        if (! has_filter('woocommerce_cart_item_remove_link')) {
            return true;
        }
        $id = $item['product_id'] ?? $product->get_id();
        $id = apply_filters('woocommerce_cart_item_product_id', $id, $item, $key);
        $link = apply_filters(
            'woocommerce_cart_item_remove_link',
            sprintf(
                '<a role="button" href="%s" class="remove remove_from_cart_button" aria-label="%s" data-product_id="%s"'
                    . ' data-cart_item_key="%s" data-product_sku="%s" data-success_message="%s">&times;</a>',
                esc_url(wc_get_cart_remove_url($key)),
                /* translators: %s: name of a product */
                esc_attr(sprintf(__('Remove %s from the cart', 'islas'), $name)),
                esc_attr(is_scalar($id) ? (string) $id : ''),
                esc_attr($key),
                esc_attr($product->get_sku()),
                /* translators: %s: name of a product */
                esc_attr(sprintf(__('%s is not in the cart any more.', 'islas'), $name))
            ),
            $key
        );

        return is_string($link) && preg_match('~<(?:a|button)\b~i', $link) === 1;
    }

    /**
     * @param array<mixed> $item
     * @return list<string>
     */
    private static function listDetails(array $item): array
    {
        $lines = explode("\n", (string) wc_get_formatted_cart_item_data($item, true));

        return array_values(array_filter(array_map([PlainText::class, 'inOneLine'], $lines)));
    }

    /** @param array<mixed> $item */
    private static function findImage(WC_Product $product, array $item, string $key): string
    {
        // Without a plugin's image the element, which is long, need not be made.
        if (! has_filter('woocommerce_cart_item_thumbnail')) {
            return ProductImage::findAddress($product);
        }
        $usual = $product->get_image();
        $image = apply_filters('woocommerce_cart_item_thumbnail', $usual, $item, $key);
        // The address itself, because optimisers put another one into the element until it is seen.
        if ($image === $usual) {
            return ProductImage::findAddress($product);
        }
        $tags = new WP_HTML_Tag_Processor(is_string($image) ? $image : '');
        while ($tags->next_tag()) {
            $address = $tags->get_tag() === 'IMG' ? $tags->get_attribute('src') : null;
            if (is_string($address)) {
                return $address;
            }
        }

        return '';
    }
}
