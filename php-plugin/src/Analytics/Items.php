<?php

declare(strict_types=1);

namespace Islas\Analytics;

use Islas\Platform\PlainText;
use WC_Order_Item_Product;
use WC_Product;
use WC_Product_Variation;
use WP_Term;

/**
 * Products, cart lines and order lines as GA4's items. A price is of one piece, after discounts and without tax, as GA4
 * documents it; `discount` is what the piece has lost. A variation has its product's id and its own `item_variant`, so
 * that lists, carts and orders mean the same item.
 *
 * @phpstan-type Item array<string, string|int|float>
 */
final class Items
{
    /** GA4 takes no more levels of categories. */
    private const LEVELS = 5;

    /** @return Item */
    public function fromProduct(WC_Product $product, float $quantity = 1): array
    {
        $price = wc_get_price_excluding_tax($product);

        return $this->makeItem($product, $quantity, is_numeric($price) ? (float) $price : null);
    }

    /**
     * @param array<string, mixed> $line Of WooCommerce's cart.
     * @return Item|null Null for a line without a product.
     */
    public function fromCartLine(array $line, ?float $quantity = null): ?array
    {
        $product = $line['data'] ?? null;
        $pieces = is_numeric($line['quantity'] ?? null) ? (float) $line['quantity'] : 0.0;
        if (! $product instanceof WC_Product) {
            return null;
        }
        $quantity ??= $pieces;
        $variation = is_array($line['variation'] ?? null) ? $line['variation'] : [];
        if ($pieces <= 0 || ! is_numeric($line['line_total'] ?? null) || ! is_numeric($line['line_subtotal'] ?? null)) {
            return array_merge($this->fromProduct($product, $quantity), self::describeVariant($variation));
        }
        $total = (float) $line['line_total'];

        return array_merge(
            $this->makeItem($product, $quantity, $total / $pieces, ((float) $line['line_subtotal'] - $total) / $pieces),
            self::describeVariant($variation)
        );
    }

    /** @return Item */
    public function fromOrderLine(WC_Order_Item_Product $line): array
    {
        $quantity = max(1.0, abs((float) $line->get_quantity()));
        $total = abs((float) $line->get_total());
        $price = $total / $quantity;
        $discount = max(0.0, abs((float) $line->get_subtotal()) - $total) / $quantity;
        $product = $line->get_product();
        if (! $product instanceof WC_Product) {
            return self::fillItem([
                'item_id' => (string) $line->get_product_id(),
                'item_name' => PlainText::ofName($line->get_name()),
            ], $quantity, $price, $discount);
        }
        $chosen = [];
        foreach ($product instanceof WC_Product_Variation ? array_keys($product->get_attributes()) : [] as $name) {
            $value = $line->get_meta((string) $name);
            $chosen['attribute_' . $name] = is_scalar($value) ? (string) $value : '';
        }

        return array_merge($this->makeItem($product, $quantity, $price, $discount), self::describeVariant($chosen));
    }

    /** @return Item */
    private function makeItem(WC_Product $product, float $quantity, ?float $price, float $discount = 0): array
    {
        $isVariation = $product instanceof WC_Product_Variation;
        $id = $isVariation ? $product->get_parent_id() : $product->get_id();
        $name = $isVariation ? $product->get_title() : $product->get_name();
        $item = ['item_id' => (string) $id, 'item_name' => PlainText::ofName($name)];
        $item += self::findBrand($id) + self::findCategories($id);
        $item += $isVariation ? self::describeVariant($product->get_variation_attributes()) : [];
        /**
         * One item of analytics, for shops whose feeds know products by other ids or have more to tell.
         *
         * @param array<string, string|int|float> $item    GA4's fields.
         * @param WC_Product                      $product Of the shop.
         */
        $filtered = apply_filters(
            'islas_analytics_item',
            self::fillItem($item, $quantity, $price, $discount),
            $product
        );

        return is_array($filtered) ? self::decodeItem($filtered) : $item;
    }

    /**
     * @param Item $item
     * @return Item
     */
    private static function fillItem(array $item, float $quantity, ?float $price, float $discount): array
    {
        $item['quantity'] = floor($quantity) === $quantity ? (int) $quantity : $quantity;
        if ($price !== null) {
            $item['price'] = self::roundAmount($price);
        }
        if (self::roundAmount($discount) > 0) {
            $item['discount'] = self::roundAmount($discount);
        }

        return $item;
    }

    /**
     * @param array<array-key, mixed> $given
     * @return Item
     */
    private static function decodeItem(array $given): array
    {
        $item = [];
        foreach ($given as $name => $value) {
            if (is_string($value) || is_int($value) || is_float($value)) {
                $item[(string) $name] = $value;
            }
        }

        return $item;
    }

    /** Finer than the shop's money, so that pieces add up to their line. */
    public static function roundAmount(float $amount): float
    {
        return round($amount, 4);
    }

    /** @return array<string, string> */
    private static function findBrand(int $product): array
    {
        $brand = taxonomy_exists('product_brand') ? self::listTerms($product, 'product_brand') : [];

        return $brand === [] ? [] : ['item_brand' => PlainText::ofName($brand[0]->name)];
    }

    /** @return array<string, string> The deepest category with those above it, from the top. */
    private static function findCategories(int $product): array
    {
        $deepest = [];
        foreach (self::listTerms($product, 'product_cat') as $term) {
            $path = [];
            while ($term instanceof WP_Term && count($path) < self::LEVELS) {
                array_unshift($path, PlainText::ofName($term->name));
                $term = $term->parent > 0 ? get_term($term->parent, 'product_cat') : null;
            }
            $deepest = count($path) > count($deepest) ? $path : $deepest;
        }
        $named = [];
        foreach ($deepest as $level => $name) {
            $named['item_category' . ($level === 0 ? '' : $level + 1)] = $name;
        }

        return $named;
    }

    /** @return list<WP_Term> */
    private static function listTerms(int $product, string $taxonomy): array
    {
        $terms = get_the_terms($product, $taxonomy);

        return is_array($terms) ? array_values($terms) : [];
    }

    /**
     * @param array<array-key, mixed> $attributes By field name.
     * @return array<string, string>
     */
    private static function describeVariant(array $attributes): array
    {
        $chosen = array_filter($attributes, static fn ($value) => is_string($value) && $value !== '');
        $words = $chosen === [] ? '' : PlainText::ofName(wc_get_formatted_variation($chosen, true, false));

        return $words === '' ? [] : ['item_variant' => $words];
    }
}
