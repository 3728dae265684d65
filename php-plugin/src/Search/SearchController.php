<?php

declare(strict_types=1);

namespace Islas\Search;

use Islas\Platform\Access;
use Islas\Platform\EntityTag;
use Islas\Platform\Json;
use Islas\Platform\PageLanguage;
use Islas\Variations\VisitorRules;
use WC_Product;
use WP_Post;
use WP_Query;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * `GET islas/v1/search?search=…&per_page=…&lang=…`: products that anyone may find on the shop's results page, in the
 * language of the page that asks, the same bytes for every visitor and cacheable, unless another plugin filters prices
 * or stock by visitor.
 */
final class SearchController
{
    public const ROUTE = '/search';
    public const MOST = 10;
    private const USUAL = 6;

    /** Seconds that caches may keep an answer: prices and stock are not older. */
    private const SECONDS = 60;

    /** WooCommerce's filters of the data in a result. */
    private const DECIDING = [
        'woocommerce_product_get_price',
        'woocommerce_get_price_html',
        'woocommerce_product_get_stock_status',
        'woocommerce_get_availability_text',
    ];

    public function register(): void
    {
        register_rest_route(Access::REST_NAMESPACE, self::ROUTE, [
            'methods' => WP_REST_Server::READABLE,
            'callback' => [$this, 'read'],
            'permission_callback' => '__return_true',
            'args' => [
                'search' => [
                    'type' => 'string',
                    'required' => true,
                    'minLength' => 1,
                    'maxLength' => SearchTokenizer::LONGEST,
                ],
                PageLanguage::PARAMETER => ['type' => 'string', 'maxLength' => 20, 'default' => ''],
                'per_page' => [
                    'type' => 'integer',
                    'minimum' => 1,
                    'maximum' => self::MOST,
                    'default' => self::USUAL,
                ],
            ],
        ]);
    }

    /** @param WP_REST_Request<array<string, mixed>> $request */
    public function read(WP_REST_Request $request): WP_REST_Response
    {
        $search = $request->get_param('search');
        $count = $request->get_param('per_page');
        $language = $request->get_param(PageLanguage::PARAMETER);
        $language = is_string($language) && PageLanguage::isKnown($language) ? $language : '';
        $answer = PageLanguage::in($language, fn () => $this->find(
            is_string($search) ? $search : '',
            is_numeric($count) ? (int) $count : self::USUAL,
            $language
        ));
        $response = EntityTag::answer($request, Json::encode($answer));
        $isPrivate = self::isPrivate();
        $response->header(
            'Cache-Control',
            $isPrivate ? 'private, max-age=0, must-revalidate' : 'public, max-age=' . self::SECONDS
        );
        if ($isPrivate) {
            $response->header('Vary', 'Cookie');
        }

        return $response;
    }

    /**
     * By names first, and by texts only where names are too few.
     *
     * @return array{items: list<array<string, mixed>>, more: bool}
     */
    private function find(string $search, int $count, string $language): array
    {
        $words = SearchTokenizer::tokenize($search);
        $posts = [];
        foreach (count($words) === 1 ? [ProductSearch::NAMES, ProductSearch::TEXTS] : [ProductSearch::ALL] as $part) {
            if ($words !== [] && count($posts) <= $count) {
                $posts = array_merge($posts, $this->posts($search, $part, $count + 1, $posts, $language));
            }
        }
        $items = [];
        foreach ($posts as $post) {
            $product = wc_get_product($post);
            if ($product instanceof WC_Product) {
                $items[] = Suggestion::forProduct($product);
            }
        }

        return ['items' => array_slice($items, 0, $count), 'more' => count($items) > $count];
    }

    /**
     * @param list<WP_Post> $known Found already.
     * @return list<WP_Post>
     */
    private function posts(string $search, string $part, int $most, array $known, string $language): array
    {
        $query = new WP_Query(array_filter([PageLanguage::PARAMETER => $language]) + [
            'post_type' => 'product',
            'post_status' => 'publish',
            'has_password' => false,
            's' => $search,
            ProductSearch::MARK => $part,
            'post__not_in' => array_map(static fn (WP_Post $post) => $post->ID, $known),
            'orderby' => 'relevance',
            'order' => 'DESC',
            'posts_per_page' => $most - count($known),
            'no_found_rows' => true,
            'ignore_sticky_posts' => true,
            'tax_query' => [[
                'taxonomy' => 'product_visibility',
                'field' => 'term_taxonomy_id',
                'terms' => self::hidden(),
                'operator' => 'NOT IN',
            ]],
        ]);
        update_post_thumbnail_cache($query);

        return array_values(array_filter((array) $query->posts, static fn ($post) => $post instanceof WP_Post));
    }

    /** @return list<int> Terms of what the shop's own search leaves out. */
    private static function hidden(): array
    {
        $terms = wc_get_product_visibility_term_ids();
        $names = ['exclude-from-search'];
        if (get_option('woocommerce_hide_out_of_stock_items') === 'yes') {
            $names[] = 'outofstock';
        }

        return array_values(array_filter(array_map(static fn (string $name) => (int) ($terms[$name] ?? 0), $names)));
    }

    private static function isPrivate(): bool
    {
        return VisitorRules::decide() || VisitorRules::decidePrices()
            || array_filter(self::DECIDING, [VisitorRules::class, 'isFiltered']) !== [];
    }
}
