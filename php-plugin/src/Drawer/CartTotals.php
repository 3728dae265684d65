<?php

declare(strict_types=1);

namespace Islas\Drawer;

use Islas\Platform\Pattern;
use Islas\Platform\PlainText;
use WC_Cart;
use WC_Coupon;

/**
 * The rows above the total, as the cart page has them: they add up to it, also where prices are shown without tax.
 *
 * @phpstan-type Row array{label: string, amount: string}
 */
final class CartTotals
{
    /** @return list<array{code: string, label: string, amount: string}> */
    public static function listCoupons(WC_Cart $cart): array
    {
        $rows = [];
        foreach ($cart->get_coupons() as $coupon) {
            if ($coupon instanceof WC_Coupon) {
                $markup = self::captureOutput(static fn () => wc_cart_totals_coupon_html($coupon));
                // The drawer has its own button where WooCommerce has a link.
                $amount = PlainText::inOneLine(Pattern::replace('~<a\b.*?</a>~s', '', $markup));
                $rows[] = [
                    'code' => $coupon->get_code(),
                    'label' => PlainText::inOneLine(wc_cart_totals_coupon_label($coupon, false)),
                    'amount' => Pattern::replace('/^-/', '−', $amount),
                ];
            }
        }

        return $rows;
    }

    /** @return list<Row> The subtotal, which the discounts follow, and then shipping, fees and taxes. */
    public static function listRows(WC_Cart $cart): array
    {
        $rows = [self::makeRow(__('Subtotal', 'islas'), $cart->get_cart_subtotal())];
        if ($cart->needs_shipping() && $cart->show_shipping() && self::hasRates()) {
            $rows[] = self::makeRow(__('Shipping', 'islas'), $cart->get_cart_shipping_total());
        }
        foreach ($cart->get_fees() as $fee) {
            if (is_object($fee)) {
                $rows[] = self::makeRow(
                    $fee->name ?? '',
                    self::captureOutput(static fn () => wc_cart_totals_fee_html($fee))
                );
            }
        }

        return array_merge($rows, self::listTaxes($cart));
    }

    /** @return list<Row> */
    private static function listTaxes(WC_Cart $cart): array
    {
        if (! wc_tax_enabled() || $cart->display_prices_including_tax()) {
            return [];
        }
        if (get_option('woocommerce_tax_total_display') !== 'itemized') {
            return [
                self::makeRow(WC()->countries->tax_or_vat(), self::captureOutput('wc_cart_totals_taxes_total_html')),
            ];
        }
        $rows = [];
        foreach ($cart->get_tax_totals() as $tax) {
            $tax = (array) $tax;
            $rows[] = self::makeRow($tax['label'] ?? '', $tax['formatted_amount'] ?? '');
        }

        return $rows;
    }

    /** Where a package cannot be sent there is no price, which WooCommerce would call free. */
    private static function hasRates(): bool
    {
        $packages = WC()->shipping()->get_packages();
        foreach ($packages as $package) {
            if (! is_array($package) || ($package['rates'] ?? []) === []) {
                return false;
            }
        }

        return $packages !== [];
    }

    /**
     * @param mixed $label
     * @param mixed $amount
     * @return Row
     */
    private static function makeRow($label, $amount): array
    {
        return ['label' => PlainText::inOneLine($label), 'amount' => PlainText::inOneLine($amount)];
    }

    private static function captureOutput(callable $print): string
    {
        ob_start();
        $print();

        return (string) ob_get_clean();
    }
}
