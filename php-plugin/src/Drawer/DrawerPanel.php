<?php

declare(strict_types=1);

namespace Islas\Drawer;

use Islas\Platform\Html;

/**
 * The drawer before the first interaction: its head, and WooCommerce's own mini-cart, whose links work. Until an answer
 * of the shop brings the mini-cart, a link to the cart is in its place.
 * `widgets/drawer/view.tsx` renders the same from the same props. Needs no WordPress.
 *
 * @phpstan-type Props array{title: string, hasCoupons: bool, texts: array<string, string>}
 */
final class DrawerPanel
{
    /** @param Props $props */
    public static function renderPanel(array $props): Html
    {
        return Html::join(
            Html::el(
                'div',
                ['class' => 'islas-drawer__head'],
                Html::el(
                    'h2',
                    ['class' => 'islas-drawer__title', 'id' => 'islas-drawer-title', 'tabindex' => '-1'],
                    Html::text($props['title'])
                ),
                Html::el('button', [
                    'type' => 'button',
                    'class' => 'islas-drawer__close',
                    'aria-label' => $props['texts']['close'],
                    'data-islas-action' => 'overlay.close',
                ], Html::text('×'))
            ),
            Html::el(
                'div',
                ['class' => 'islas-drawer__shop', 'data-server-region' => ''],
                Html::el(
                    'p',
                    ['class' => 'islas-drawer__waiting'],
                    Html::text($props['texts']['waiting'] . ' '),
                    Html::el('a', ['href' => $props['texts']['cart_url']], Html::text($props['texts']['view']))
                ),
                Html::el('div', ['class' => 'widget_shopping_cart_content'])
            )
        );
    }
}
