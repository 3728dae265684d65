<?php

declare(strict_types=1);

namespace Islas\Drawer;

use Islas\Platform\Guard;
use Islas\Platform\Html;
use Islas\Platform\Json;
use Islas\Platform\PlainText;
use Islas\Platform\StockBlocks;
use WC_Cart;

/**
 * What the button of the Mini-Cart block says of the cart, in the shape that `widgets/drawer/block/cart-button.ts`
 * decodes. It is one of the cart's regions, so that every answer with the cart brings it.
 *
 * @phpstan-type Said array{count: string, amount: string, hasTax: bool, label: string, labelWithAmount: string}
 */
final class CartButton
{
    private const REGION = 'script.islas-cart-button';

    /**
     * WooCommerce filter `woocommerce_add_to_cart_fragments`.
     *
     * @param mixed $fragments
     * @return mixed
     */
    public static function addFragment($fragments)
    {
        if (is_array($fragments) && WC()->cart !== null && StockBlocks::hasInteractiveMiniCart()) {
            $said = Guard::run('button of the cart', static fn (): array => self::describeCart(WC()->cart), null);
            $fragments[self::REGION] = self::renderRegion($said)->markup();
        }

        return $fragments;
    }

    /** @return Said Numbers and amount as the block itself takes them. */
    public static function describeCart(WC_Cart $cart): array
    {
        $number = $cart->get_cart_contents_count();
        $count = PlainText::inOneLine((string) $number);
        $amount = PlainText::inOneLine((string) wc_price($cart->get_displayed_subtotal()));
        /* translators: %s: number of pieces in the cart */
        $label = sprintf(_n('Cart: %s item', 'Cart: %s items', (int) ceil((float) $number), 'islas'), $count);

        return [
            'count' => $count,
            'amount' => $amount,
            'hasTax' => $cart->get_cart_contents_tax() > 0,
            'label' => $label,
            'labelWithAmount' => $label . ', ' . $amount,
        ];
    }

    /** @param Said|null $said Null where no answer has said it. */
    public static function renderRegion(?array $said): Html
    {
        return Html::el(
            'script',
            ['type' => 'application/json', 'class' => 'islas-cart-button'],
            Html::trusted(Json::encode($said, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES))
        );
    }
}
