<?php

declare(strict_types=1);

namespace Islas\Analytics;

use Islas\Platform\BuyingPages;
use WC_Product;
use WP_User;

/**
 * Events of the page view: a product, the cart, the checkout or a search is viewed.
 *
 * @phpstan-type Event array{name: string, params: array<string, mixed>}
 */
final class PageEvents
{
    private Items $items;
    private Visitor $visitor;

    public function __construct(Items $items, Visitor $visitor)
    {
        $this->items = $items;
        $this->visitor = $visitor;
    }

    /** @return list<Event> */
    public function collectEvents(): array
    {
        $events = [];
        $product = is_product() ? wc_get_product(get_queried_object_id()) : null;
        if ($product instanceof WC_Product) {
            $params = Params::fromItems([$this->items->fromProduct($product)], get_woocommerce_currency());
            $events[] = ['name' => 'view_item', 'params' => $params];
        }
        $name = self::chooseCartEvent();
        $cart = $name === '' ? null : Params::fromCart(WC()->cart, $this->items);
        if ($cart !== null) {
            $events[] = ['name' => $name, 'params' => $cart];
        }
        if (is_search()) {
            $events[] = ['name' => 'search', 'params' => ['search_term' => get_search_query(false)]];
        }

        return $events;
    }

    /**
     * WordPress hook `wp_login`.
     *
     * @param mixed $name
     * @param mixed $user
     */
    public function noteLogin($name = '', $user = null): void
    {
        if ($user instanceof WP_User) {
            $this->storeEvent('login', $user->ID);
        }
    }

    /**
     * WooCommerce hook `woocommerce_created_customer`.
     *
     * @param mixed $user
     */
    public function noteSignUp($user = 0): void
    {
        if (is_numeric($user) && (int) $user > 0) {
            $this->storeEvent('sign_up', (int) $user);
        }
    }

    private function storeEvent(string $name, int $user): void
    {
        $this->visitor->storeUserBatch($user, [
            'id' => wp_generate_password(12, false),
            'events' => [['name' => $name, 'params' => ['method' => 'WooCommerce']]],
        ]);
    }

    private static function chooseCartEvent(): string
    {
        if (BuyingPages::isCheckout()) {
            return 'begin_checkout';
        }

        return BuyingPages::isCart() ? 'view_cart' : '';
    }
}
