<?php

declare(strict_types=1);

namespace Islas\Variations;

use Islas\Platform\StockHint;
use Islas\Platform\Values;
use WC_Product_Variable;

/**
 * A product's variations as a matrix. Lists what WooCommerce lists: published ones with a price, and not those it
 * hides because they are out of stock.
 *
 * @phpstan-import-type Row from Matrix
 * @phpstan-import-type ImageIds from Snapshot
 */
final class VariationTable
{
    private StockHint $hint;
    private VariationRows $rows;

    public function __construct(StockHint $hint, VariationRows $rows)
    {
        $this->hint = $hint;
        $this->rows = $rows;
    }

    /** The products that will be read are read together. */
    public function primeRows(int ...$products): void
    {
        $this->rows->primeRows(...$products);
    }

    public function forgetRows(): void
    {
        $this->rows->forgetRows();
    }

    /** As the tables have it, for every visitor. */
    public function makeSnapshot(WC_Product_Variable $product): Snapshot
    {
        $attributes = self::readAttributes($product);
        $threshold = $this->hint->readThreshold();
        $isHiding = get_option('woocommerce_hide_out_of_stock_items') === 'yes';
        $isKeptBack = VisitorRules::filterPrices();
        $rows = [];
        $images = new ValueImages(array_keys($attributes), (int) $product->get_image_id());
        foreach ($this->rows->takeRows($product->get_id()) as $id => $fields) {
            $images->addVariation($fields);
            $inStock = ($fields['_stock_status'] ?? 'instock') !== 'outofstock';
            $hasPrice = $isKeptBack || ($fields['_price'] ?? '') !== '';
            $row = ! $hasPrice || (! $inStock && $isHiding) ? null : [
                'values' => array_intersect_key($fields, $attributes),
                'inStock' => $inStock || $isKeptBack,
                'purchasable' => true,
                'left' => $inStock && ! $isKeptBack ? $this->hint->hintForFields($fields, $product, $threshold) : null,
            ];
            $row = self::filterRow($row, $id, $product);
            if ($row !== null) {
                $rows[] = $row;
            }
        }

        return Snapshot::fromMatrix(
            new Matrix(array_map(static fn (array $one) => $one[1], $attributes), $rows),
            array_values($attributes),
            $images->findFirstImages(),
            $images->findDecidedImages()
        );
    }

    /** As WooCommerce gives them to this visitor, one by one: only for as many as the page itself lists. */
    public function makeMatrix(WC_Product_Variable $product): ?Matrix
    {
        $most = apply_filters('woocommerce_ajax_variation_threshold', 30, $product);
        if (count($product->get_children()) > (is_numeric($most) ? (int) $most : 30)) {
            return null;
        }
        $threshold = $this->hint->readThreshold();
        $rows = [];
        foreach ($product->get_available_variations('objects') as $variation) {
            $inStock = $variation->is_in_stock();
            $row = ! $variation->variation_is_active() ? null : [
                'values' => self::listValues($variation->get_variation_attributes()),
                'inStock' => $inStock,
                'purchasable' => $variation->is_purchasable(),
                'left' => $inStock ? $this->hint->hintForVariation($variation, $product, $threshold) : null,
            ];
            $row = self::filterRow($row, $variation->get_id(), $product);
            if ($row !== null) {
                $rows[] = $row;
            }
        }

        return new Matrix(array_map(static fn (array $one) => $one[1], self::readAttributes($product)), $rows);
    }

    /** @return array<string, array{string, list<string>}> Field to name and options. */
    private static function readAttributes(WC_Product_Variable $product): array
    {
        $attributes = [];
        foreach ($product->get_variation_attributes() as $name => $values) {
            $field = VariationRows::ATTRIBUTE . sanitize_title((string) $name);
            $attributes[$field] = [(string) $name, Values::texts($values)];
        }

        return $attributes;
    }

    /**
     * @param Row|null $row
     * @return Row|null
     */
    private static function filterRow(?array $row, int $id, WC_Product_Variable $product): ?array
    {
        /**
         * Filters the data of a variation: its values by field name, whether it is in stock and can be bought, and the
         * quantity left or null; null for a variation that is not shown. The answer is kept and sent to every visitor:
         * see `islas_availability_is_private`, and `islas_invalidate_availability` for when it changes.
         *
         * @param array{values: array<string, string>, inStock: bool, purchasable: bool, left: int|null}|null $row
         * @param int $id Of the variation.
         * @param WC_Product_Variable $product
         */
        $filtered = apply_filters('islas_variation_row', $row, $id, $product);
        if ($filtered === $row || ! is_array($filtered)) {
            return $filtered === $row ? $row : null;
        }

        return [
            'values' => self::listValues($filtered['values'] ?? []),
            'inStock' => (bool) ($filtered['inStock'] ?? false),
            'purchasable' => (bool) ($filtered['purchasable'] ?? false),
            'left' => is_numeric($filtered['left'] ?? null) ? (int) $filtered['left'] : null,
        ];
    }

    /**
     * @param mixed $values
     * @return array<string, string>
     */
    private static function listValues($values): array
    {
        $texts = [];
        foreach (is_array($values) ? $values : [] as $field => $value) {
            $texts[(string) $field] = Values::text($value);
        }

        return $texts;
    }
}
