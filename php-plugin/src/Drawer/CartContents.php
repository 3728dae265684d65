<?php

declare(strict_types=1);

namespace Islas\Drawer;

use Islas\Platform\Guard;
use Islas\Platform\PlainText;
use WC_Cart;
use WC_Product;

/**
 * The cart as the drawer shows it, in the shape that `widgets/drawer/drawer-cart.ts` decodes. Every answer with the
 * cart's regions has it from here, after the same calculation.
 */
final class CartContents
{
    /** Products offered beside the cart. */
    private const OFFERS = 3;

    private CartLine $line;
    private FreeShipping $freeShipping;

    public function __construct(CartLine $line, FreeShipping $freeShipping)
    {
        $this->line = $line;
        $this->freeShipping = $freeShipping;
    }

    /**
     * WooCommerce filter `woocommerce_add_to_cart_fragments`.
     *
     * @param mixed $fragments
     * @return mixed
     */
    public function addFragment($fragments)
    {
        if (is_array($fragments)) {
            // Without contents the drawer shows the shop's own mini-cart, never the cart of an earlier answer.
            $contents = Guard::run('cart of the drawer', fn () => $this->toArray(WC()->cart), null);
            $fragments[Drawer::CART] = Drawer::renderCart($contents)->markup();
        }

        return $fragments;
    }

    /** @return array<string, mixed> */
    public function toArray(WC_Cart $cart): array
    {
        // The session keeps totals without the fees they contain, and prices that plugins set at each calculation.
        if (! $cart->is_empty() && did_action('woocommerce_after_calculate_totals') === 0) {
            $cart->calculate_totals();
        }
        $lines = [];
        foreach ($cart->get_cart() as $key => $item) {
            $line = $this->line->toArray($cart, (string) $key, $item);
            if ($line !== null) {
                $lines[] = $line;
            }
        }
        $isEmpty = $lines === [];

        return [
            'lines' => $lines,
            'coupons' => $isEmpty ? [] : CartTotals::listCoupons($cart),
            'rows' => $isEmpty ? [] : CartTotals::listRows($cart),
            'total' => PlainText::ofMarkup((string) $cart->get_total()),
            'checkout' => wc_get_checkout_url(),
            'shipping' => Guard::run(
                'free shipping',
                fn () => $this->freeShipping->toArray($cart),
                ['text' => '', 'percent' => 0]
            ),
            'crossSells' => Guard::run('cross-sells', fn () => $this->listCrossSells($cart), []),
        ];
    }

    /** @return list<array<string, string>> */
    private function listCrossSells(WC_Cart $cart): array
    {
        $most = apply_filters('woocommerce_cross_sells_total', self::OFFERS);
        $most = is_numeric($most) && $most > 0 ? min(self::OFFERS, (int) $most) : self::OFFERS;
        $offers = [];
        foreach ($cart->get_cross_sells() as $id) {
            $product = count($offers) < $most ? wc_get_product($id) : null;
            if (! $product instanceof WC_Product || ! $product->is_visible() || ! $product->is_in_stock()) {
                continue;
            }
            $url = $product->get_permalink();
            $isAddable = $product->is_type('simple') && $product->is_purchasable();
            $offers[] = [
                'id' => (string) $product->get_id(),
                'name' => PlainText::inOneLine($product->get_name()),
                'url' => $url,
                'image' => ProductImage::findAddress($product),
                'price' => PlainText::inOneLine((string) $product->get_price_html()),
                // Not the product's own address for it: that one leads back to whatever address answers now.
                'add' => $isAddable ? add_query_arg('add-to-cart', $product->get_id(), $url) : '',
            ];
        }

        return $offers;
    }
}
