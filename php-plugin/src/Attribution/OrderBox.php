<?php

declare(strict_types=1);

namespace Islas\Attribution;

use Islas\Platform\Html;
use WC_Order;
use WP_Post;

/**
 * A box on the order's screen, beside WooCommerce's, where Islas has kept something with the order.
 */
final class OrderBox
{
    /**
     * WordPress hook `add_meta_boxes`, with orders in tables of their own or among the posts.
     *
     * @param mixed $type Kind of screen.
     * @param mixed $of   The order, or its post.
     */
    public function addBox($type, $of): void
    {
        $order = self::findOrder($of);
        if ($order === null || OrderLines::listGroups(Record::readRecord($order->get_meta(Record::META))) === []) {
            return;
        }
        add_meta_box(
            'islas-attribution',
            __('First visit and last visit', 'islas'),
            [$this, 'printBox'],
            is_string($type) ? $type : null,
            'side',
            'high'
        );
    }

    /** @param mixed $of */
    public function printBox($of): void
    {
        $order = self::findOrder($of);
        $groups = $order === null ? [] : OrderLines::listGroups(Record::readRecord($order->get_meta(Record::META)));
        foreach ($groups as [$title, $lines]) {
            Html::el('h4', ['style' => 'margin-bottom:0'], Html::text($title))->show();
            Html::el('dl', [], ...array_map(static fn (array $line) => Html::join(
                Html::el('dt', ['style' => 'color:#646970'], Html::text($line[0])),
                Html::el('dd', ['style' => 'margin:0 0 .5em;overflow-wrap:anywhere'], Html::text($line[1]))
            ), $lines))->show();
        }
    }

    /** @param mixed $of */
    private static function findOrder($of): ?WC_Order
    {
        $order = $of instanceof WP_Post && $of->post_type === 'shop_order' ? wc_get_order($of->ID) : $of;

        return $order instanceof WC_Order ? $order : null;
    }
}
