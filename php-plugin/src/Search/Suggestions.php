<?php

declare(strict_types=1);

namespace Islas\Search;

use Islas\Platform\Guard;
use Islas\Platform\PageLanguage;
use Islas\Variations\VisitorRules;
use WC_Product;
use WP_Post;

/**
 * Products that this visitor would find on the shop's own page of results, in the language of the page that asks, and
 * how long a browser may keep them. No cache keeps them for others: what is listed, and its price, may depend on the
 * visitor.
 *
 * @phpstan-type Answer array{items: list<array<string, mixed>>, more: bool}
 */
final class Suggestions
{
    public const MOST = 10;
    public const USUAL = 6;

    /** Seconds that a guest's browser may keep an answer: prices and stock are not older. */
    private const SECONDS = 60;

    /** How many more products are read where plugins hide some of them one by one. */
    private const SPARE = 4;

    /** WooCommerce's filters of the data in a result. */
    private const DECIDING = [
        'woocommerce_product_is_visible',
        'woocommerce_product_get_price',
        'woocommerce_get_price_html',
        'woocommerce_product_get_stock_status',
        'woocommerce_get_availability_text',
    ];

    /**
     * By names first, and by texts only where names are too few.
     *
     * @param string $language Code; any other text is no language.
     * @return Answer
     */
    public static function findSuggestions(string $search, int $count, string $language): array
    {
        $language = PageLanguage::isKnown($language) ? $language : '';

        return PageLanguage::runInLanguage($language, static function () use ($search, $count, $language): array {
            $words = SearchTokenizer::splitWords($search);
            $parts = count($words) === 1 ? [ProductSearch::NAMES, ProductSearch::TEXTS] : [ProductSearch::ALL];
            $items = [];
            foreach ($words === [] ? [] : $parts as $part) {
                if (count($items) <= $count) {
                    $items += self::findItems($search, $part, $count + 1, array_keys($items), $language);
                }
            }

            return ['items' => array_slice(array_values($items), 0, $count), 'more' => count($items) > $count];
        });
    }

    /** Value of the header `Cache-Control`. */
    public static function makeCacheControl(): string
    {
        $isPersonal = is_user_logged_in() || VisitorRules::filterVariations() || VisitorRules::filterPrices()
            || array_filter(self::DECIDING, [VisitorRules::class, 'isFiltered']) !== [];

        return 'private, ' . ($isPersonal ? 'no-store' : 'max-age=' . self::SECONDS);
    }

    /**
     * @param list<int> $known Ids of products that are found already.
     * @return array<int, array<string, mixed>> By id.
     */
    private static function findItems(string $search, string $part, int $most, array $known, string $language): array
    {
        $spare = has_filter('woocommerce_product_is_visible') === false ? 1 : self::SPARE;
        $vars = array_filter([PageLanguage::PARAMETER => $language]) + [
            'post_type' => 'product',
            'post_status' => 'publish',
            'has_password' => false,
            's' => $search,
            ProductSearch::MARK => $part,
            'post__not_in' => $known,
            'orderby' => 'relevance',
            'order' => 'DESC',
            'posts_per_page' => ($most - count($known)) * $spare,
            'no_found_rows' => true,
            'ignore_sticky_posts' => true,
            'tax_query' => [[
                'taxonomy' => 'product_visibility',
                'field' => 'term_taxonomy_id',
                'terms' => self::listHiddenTerms(),
                'operator' => 'NOT IN',
            ]],
        ];

        return ShopQuery::findProducts($vars, static function (array $posts) use ($most, $known): array {
            $items = [];
            foreach ($posts as $post) {
                $item = in_array($post->ID, $known, true) || count($items) + count($known) >= $most
                    ? null
                    : Guard::run('suggestion', static fn (): ?array => self::makeItem($post), null);
                if ($item !== null) {
                    $items[$post->ID] = $item;
                }
            }

            return $items;
        });
    }

    /** @return array<string, mixed>|null Null for a product that the shop's lists leave out. */
    private static function makeItem(WP_Post $post): ?array
    {
        $product = wc_get_product($post);

        return $product instanceof WC_Product && $product->is_visible() ? Suggestion::forProduct($product) : null;
    }

    /** @return list<int> Terms of what the shop's own search leaves out. */
    private static function listHiddenTerms(): array
    {
        $terms = wc_get_product_visibility_term_ids();
        $names = ['exclude-from-search'];
        if (get_option('woocommerce_hide_out_of_stock_items') === 'yes') {
            $names[] = 'outofstock';
        }

        return array_values(array_filter(array_map(static fn (string $name) => (int) ($terms[$name] ?? 0), $names)));
    }
}
