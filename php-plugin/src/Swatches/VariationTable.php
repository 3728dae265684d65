<?php

declare(strict_types=1);

namespace Islas\Swatches;

use Islas\Settings;
use WC_Product_Variable;

/**
 * A product's variations as a matrix. Lists what WooCommerce lists: published ones with a price, and not those it
 * hides because they are out of stock.
 *
 * @phpstan-import-type Row from Matrix
 */
final class VariationTable
{
    private Settings $settings;
    private VariationRows $rows;

    public function __construct(Settings $settings, VariationRows $rows)
    {
        $this->settings = $settings;
        $this->rows = $rows;
    }

    public function read(WC_Product_Variable $product): Matrix
    {
        $attributes = [];
        foreach ($product->get_variation_attributes() as $name => $values) {
            $attributes[VariationRows::ATTRIBUTE . sanitize_title((string) $name)] = Values::texts($values);
        }
        $rows = [];
        foreach ($this->rows->of($product->get_id()) as $fields) {
            $row = $this->row($fields, $product);
            if ($row !== null) {
                $rows[] = $row;
            }
        }

        return new Matrix($attributes, $rows);
    }

    public function forget(): void
    {
        $this->rows->forget();
    }

    /**
     * @param array<string, string> $fields
     * @return Row|null
     */
    private function row(array $fields, WC_Product_Variable $product): ?array
    {
        $inStock = ($fields['_stock_status'] ?? 'instock') !== 'outofstock';
        $isPriced = ($fields['_price'] ?? '') !== '';
        if (! $isPriced || (! $inStock && get_option('woocommerce_hide_out_of_stock_items') === 'yes')) {
            return null;
        }
        $values = [];
        foreach ($fields as $key => $value) {
            if (strpos($key, VariationRows::ATTRIBUTE) === 0) {
                $values[$key] = $value;
            }
        }

        return [
            'values' => $values,
            'inStock' => $inStock,
            'purchasable' => true,
            'left' => $inStock ? $this->left($fields, $product) : null,
        ];
    }

    /**
     * The quantity left when it is limited and at or below the owner's threshold (Specification §4).
     *
     * @param array<string, string> $fields
     */
    private function left(array $fields, WC_Product_Variable $product): ?int
    {
        if (get_option('woocommerce_manage_stock') !== 'yes') {
            return null;
        }
        if (($fields['_manage_stock'] ?? 'no') === 'yes') {
            $isLimited = ($fields['_backorders'] ?? 'no') === 'no';
            $quantity = (float) ($fields['_stock'] ?? 0);
        } else {
            $isLimited = $product->get_manage_stock() && ! $product->backorders_allowed();
            $quantity = (float) $product->get_stock_quantity();
        }

        return $isLimited && $quantity > 0 && $quantity <= $this->settings->count('stock_label_threshold')
            ? (int) floor($quantity)
            : null;
    }
}
