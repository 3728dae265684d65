<?php

declare(strict_types=1);

namespace Islas\Platform;

use WC_Product;

/**
 * The quantity left that may be shown (Specification §4): at or below the owner's threshold, and no more than
 * WooCommerce shows on the product's page (its "Stock display format").
 */
final class StockHint
{
    /** If a plugin filters the stock text, print no number of our own. */
    private const SENTENCES = [
        'woocommerce_get_availability',
        'woocommerce_get_availability_text',
        'woocommerce_get_stock_html',
        'woocommerce_format_stock_quantity',
    ];

    private Settings $settings;

    public function __construct(Settings $settings)
    {
        $this->settings = $settings;
    }

    /** The highest quantity that is shown in this shop, 0 for none. */
    public function readThreshold(): int
    {
        $format = get_option('woocommerce_stock_format');
        if (
            ! $this->settings->flag('show_variation_stock') || $format === 'no_amount'
            || get_option('woocommerce_manage_stock') !== 'yes'
            || array_filter(self::SENTENCES, static fn (string $hook) => has_filter($hook) !== false) !== []
        ) {
            return 0;
        }
        $threshold = $this->settings->count('stock_label_threshold');
        $low = get_option('woocommerce_notify_low_stock_amount', 2);

        return $format === 'low_amount' ? min($threshold, is_numeric($low) ? (int) $low : 0) : $threshold;
    }

    /**
     * Of a variation as the tables have it.
     *
     * @param array<string, string> $fields
     */
    public function hintForFields(array $fields, WC_Product $product, int $threshold): ?int
    {
        if ($threshold === 0) {
            return null;
        }
        $isOwn = ($fields['_manage_stock'] ?? 'no') === 'yes';
        $isLimited = $isOwn
            ? ($fields['_backorders'] ?? 'no') === 'no'
            : $product->get_manage_stock() && ! $product->backorders_allowed();
        $quantity = $isOwn ? (float) ($fields['_stock'] ?? 0) : (float) $product->get_stock_quantity();
        $own = $fields['_low_stock_amount'] ?? '';

        return $isLimited ? self::limitQuantity($quantity, $threshold, [$own, $product->get_low_stock_amount()]) : null;
    }

    /** Of a variation as WooCommerce and other plugins have it. */
    public function hintForVariation(WC_Product $variation, WC_Product $product, int $threshold): ?int
    {
        return $variation->managing_stock() && ! $variation->backorders_allowed()
            ? self::limitQuantity(
                (float) $variation->get_stock_quantity(),
                $threshold,
                [$variation->get_low_stock_amount(), $product->get_low_stock_amount()]
            )
            : null;
    }

    /** @param list<mixed> $amounts The low stock amounts of the variation and of its product, '' for none. */
    private static function limitQuantity(float $quantity, int $threshold, array $amounts): ?int
    {
        if (get_option('woocommerce_stock_format') === 'low_amount') {
            $own = array_values(array_filter($amounts, 'is_numeric'))[0] ?? $threshold;
            $threshold = min($threshold, (int) $own);
        }

        return $quantity > 0 && $quantity <= $threshold ? (int) floor($quantity) : null;
    }
}
