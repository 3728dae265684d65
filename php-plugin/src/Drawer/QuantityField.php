<?php

declare(strict_types=1);

namespace Islas\Drawer;

use Islas\Platform\Pattern;
use Islas\Platform\PlainText;
use WC_Product;
use WP_HTML_Tag_Processor;

/**
 * The quantity of a line as the cart page asks for it. WooCommerce prints its own field, with all that plugins filter,
 * and this class reads it: type, bounds and step. A field that is hidden, read-only or replaced by text cannot be
 * changed in the drawer either.
 *
 * @phpstan-type Bounds array{
 *     min: float|int, max: float|int, step: float|int, mayBeZero: bool, inputMode: string
 * }
 * @phpstan-type Quantity array{
 *     min: float|int, max: float|int, step: float|int, mayBeZero: bool, inputMode: string, fixed: string
 * }
 */
final class QuantityField
{
    /** What WooCommerce and themes print around the number for screen readers and programs. */
    private const UNSEEN = [
        '~<(label|script|style|select|button)\b.*?</\1\s*>~is',
        '~<(\w+)\b[^<>]*\bscreen-reader-text\b[^<>]*>.*?</\1\s*>~is',
    ];

    /** Types of inputs beside the field: plus, minus, options. */
    private const BUTTONS = ['button', 'submit', 'image', 'reset', 'checkbox', 'radio'];

    /** @return Quantity */
    public static function describeField(WC_Product $product, Item $line, string $name): array
    {
        $isIndividual = $product->is_sold_individually();
        $field = woocommerce_quantity_input([
            'input_name' => "cart[$line->key][qty]",
            'input_value' => $line->quantity,
            'max_value' => $isIndividual ? 1 : $product->get_max_purchase_quantity(),
            'min_value' => $isIndividual ? 1 : 0,
            'product_name' => $name,
        ], $product, false);
        $field = apply_filters('woocommerce_cart_item_quantity', (string) $field, $line->key, $line->fields);
        $field = is_scalar($field) ? (string) $field : '';
        $bounds = $isIndividual ? null : self::readField($field, $line->key, $product);
        if ($bounds !== null) {
            $bounds = BlockLimits::narrowBounds($bounds, $line);
        }
        if ($bounds === null || ($bounds['max'] > 0 && $bounds['min'] >= $bounds['max'])) {
            return [
                'min' => $line->quantity, 'max' => $line->quantity, 'step' => 1, 'mayBeZero' => false,
                'inputMode' => '', 'fixed' => self::extractText($field),
            ];
        }

        return $bounds + ['fixed' => ''];
    }

    /** Whether the field would take this number: on its step, within its bounds. */
    public static function isAccepted(float $quantity, float $min, float $max, float $step): bool
    {
        $steps = $step > 0 ? ($quantity - $min) / $step : 0;

        return $quantity >= $min && ($max <= 0 || $quantity <= $max) && abs($steps - round($steps)) < 0.0001;
    }

    /** @return Bounds|null Null if the field cannot be changed. */
    private static function readField(string $field, string $key, WC_Product $product): ?array
    {
        $tags = new WP_HTML_Tag_Processor($field);
        while ($tags->next_tag()) {
            $isOwn = in_array($tags->get_attribute('name'), ["cart[$key][qty]", null, ''], true);
            $type = strtolower((string) $tags->get_attribute('type'));
            if ($tags->get_tag() !== 'INPUT' || ! $isOwn || in_array($type, self::BUTTONS, true)) {
                continue;
            }
            $isFixed = $tags->get_attribute('readonly') !== null || $tags->get_attribute('disabled') !== null;

            return $type === 'hidden' || $isFixed ? null : self::readBounds($tags, $product);
        }

        return null;
    }

    /** @return Bounds */
    private static function readBounds(WP_HTML_Tag_Processor $tags, WC_Product $product): array
    {
        $step = $tags->get_attribute('step');
        // A field without a step counts by one, and `any` takes every number.
        $step = $step === 'any' ? 0 : (self::parseNumber($step) ?: 1);
        $from = self::parseNumber($tags->get_attribute('min'));
        $mode = $tags->get_attribute('inputmode');

        return [
            'min' => $from > 0 ? $from : self::findLeast($step, $product),
            'max' => self::parseNumber($tags->get_attribute('max')),
            'step' => $step,
            'mayBeZero' => $from <= 0,
            'inputMode' => is_string($mode) ? $mode : '',
        ];
    }

    /**
     * The least amount that is not nothing. The cart page's own minimum is 0, which removes the line; its steps count
     * from there.
     *
     * @param float|int $step
     * @return float|int
     */
    private static function findLeast($step, WC_Product $product)
    {
        $least = self::parseNumber($product->get_min_purchase_quantity());
        if ($step <= 0) {
            return $least;
        }

        return $least > 1 ? $step * (int) ceil(($least - 0.0001) / $step) : $step;
    }

    /**
     * @param mixed $value
     * @return float|int Not below 0.
     */
    private static function parseNumber($value)
    {
        return is_numeric($value) ? max(0, $value + 0) : 0;
    }

    /** @return string What is seen instead of a field; empty if that is the number alone. */
    private static function extractText(string $field): string
    {
        $words = PlainText::inOneLine(Pattern::replace(self::UNSEEN, '', $field));

        return is_numeric($words) ? '' : $words;
    }
}
