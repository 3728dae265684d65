<?php

declare(strict_types=1);

namespace Islas\Search;

use WP_Post;
use WP_Query;

/**
 * A query for products as the shop's own page of results sends it: as the main query, so that WooCommerce and all
 * plugins that hide products by role, membership or cookie (`pre_get_posts`, `woocommerce_product_query`) know it.
 */
final class ShopQuery
{
    /**
     * @template T
     * @param array<string, mixed> $vars
     * @param callable(list<WP_Post>): T $read Called while `is_search()` and the like are true.
     * @return T
     */
    public static function findProducts(array $vars, callable $read)
    {
        /** @var WP_Query $wp_query */
        /** @var WP_Query $wp_the_query */
        global $wp_query, $wp_the_query;
        $before = [$wp_query, $wp_the_query];
        $query = new WP_Query();
        // phpcs:disable WordPress.WP.GlobalVariablesOverride -- Put back below, whatever happens.
        $wp_query = $wp_the_query = $query;
        try {
            $query->query($vars);
            update_post_thumbnail_cache($query);
            $posts = array_filter((array) $query->posts, static fn ($post): bool => $post instanceof WP_Post);

            return $read(array_values($posts));
        } finally {
            [$wp_query, $wp_the_query] = $before;
        }
        // phpcs:enable
    }
}
