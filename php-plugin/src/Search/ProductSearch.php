<?php

declare(strict_types=1);

namespace Islas\Search;

use wpdb;
use WP_Query;

/**
 * How products are found by words: the results page of the shop and what the overlay suggests ask the same. Every word
 * must be in a product's name, text, category, tag or option, or be of its SKU or of one of its variations; in the
 * other gender it is looked for in what names a product alone, not in its text.
 */
final class ProductSearch
{
    /** Marks a query of Islas' own. */
    public const MARK = 'islas_search';

    /**
     * WordPress filter `posts_search`.
     *
     * @param mixed $sql
     * @return mixed
     */
    public function where($sql, WP_Query $query)
    {
        $words = self::words($query);
        if ($words === []) {
            return $sql;
        }
        $wpdb = self::database();
        $conditions = array_map([self::class, 'condition'], $words);

        return ' AND ' . implode(' AND ', $conditions)
            . (is_user_logged_in() ? '' : " AND {$wpdb->posts}.post_password = ''");
    }

    /**
     * WordPress filter `posts_search_orderby`: a SKU first, then names with the words themselves, with what begins
     * like them, with what holds them.
     *
     * @param mixed $sql
     * @return mixed
     */
    public function order($sql, WP_Query $query)
    {
        $wpdb = self::database();
        $words = self::words($query);
        if ($words === [] || ! in_array($query->get('orderby'), ['', 'relevance'], true)) {
            return $sql;
        }
        $title = "$wpdb->posts.post_title";
        $is = $begins = $holds = [];
        foreach ($words as $word) {
            $is[] = self::likes($title, [$word], ['%s', '%s %%', '%% %s', '%% %s %%']);
            $begins[] = self::likes($title, Words::stems($word), ['%s%%', '%% %s%%']);
            $holds[] = self::likes($title, Words::stems($word), ['%%%s%%']);
        }
        $search = $query->get('s');
        $sku = self::ofSku(is_string($search) ? $search : '', true);

        return '(CASE' . ($sku === '' ? '' : " WHEN $sku THEN 0")
            . ' WHEN ' . implode(' AND ', $is) . ' THEN 1'
            . ' WHEN ' . implode(' AND ', $begins) . ' THEN 2'
            . ' WHEN ' . implode(' AND ', $holds) . ' THEN 3'
            . ' WHEN ' . implode(' OR ', $holds) . ' THEN 4 ELSE 5 END)';
    }

    /** @return list<string> Of a search for products on the shop's pages, or of Islas' own; none of any other query. */
    private static function words(WP_Query $query): array
    {
        $isOurs = (bool) $query->get(self::MARK)
            || (! is_admin() && $query->is_main_query() && (array) $query->get('post_type') === ['product']);
        $search = $query->get('s');

        return $isOurs && $query->is_search() && is_string($search) ? Words::of($search) : [];
    }

    private static function condition(string $word): string
    {
        $wpdb = self::database();
        $any = array_merge(Words::stems($word), Words::genders($word));
        $inText = [self::likes("$wpdb->posts.post_title", $any, ['%%%s%%'])];
        foreach (['post_excerpt', 'post_content'] as $column) {
            $inText[] = self::likes("$wpdb->posts.$column", Words::stems($word), ['%%%s%%']);
        }
        $names = self::likes('terms.name', $any, ['%%%s%%']);
        $taxonomies = [];
        foreach (array_merge(['product_cat', 'product_tag'], wc_get_attribute_taxonomy_names()) as $taxonomy) {
            $taxonomies[] = $wpdb->prepare('%s', $taxonomy);
        }
        $ofTerms = "$wpdb->posts.ID IN (SELECT object_id FROM $wpdb->term_relationships relations"
            . " JOIN $wpdb->term_taxonomy taxonomies ON taxonomies.term_taxonomy_id = relations.term_taxonomy_id"
            . " JOIN $wpdb->terms terms ON terms.term_id = taxonomies.term_id"
            . " WHERE taxonomies.taxonomy IN (" . implode(',', $taxonomies) . ") AND $names)";

        return '(' . implode(' OR ', array_filter(array_merge($inText, [$ofTerms, self::ofSku($word, false)]))) . ')';
    }

    /** Of a product or of one of its published variations; empty where the shop has no SKUs. */
    private static function ofSku(string $sku, bool $isWhole): string
    {
        $wpdb = self::database();
        if (! wc_product_sku_enabled() || $sku === '') {
            return '';
        }
        $like = $wpdb->prepare('%s', $isWhole ? $wpdb->esc_like($sku) : '%' . $wpdb->esc_like($sku) . '%');

        return "$wpdb->posts.ID IN (SELECT CASE WHEN owners.post_parent > 0 THEN owners.post_parent ELSE owners.ID END"
            . " FROM {$wpdb->prefix}wc_product_meta_lookup skus JOIN $wpdb->posts owners ON owners.ID = skus.product_id"
            . " WHERE skus.sku LIKE $like AND owners.post_status = 'publish')";
    }

    /**
     * @param string $column Of the query.
     * @param list<string> $stems Folded.
     * @param list<string> $patterns With one `%s` for each way to write them.
     */
    private static function likes(string $column, array $stems, array $patterns): string
    {
        $wpdb = self::database();
        $likes = [];
        foreach ($stems as $stem) {
            foreach (Words::spellings($stem) as $written) {
                foreach ($patterns as $pattern) {
                    $likes[] = $column . ' LIKE '
                        . $wpdb->prepare('%s', sprintf($pattern, $wpdb->esc_like($written)));
                }
            }
        }

        return '(' . implode(' OR ', array_unique($likes)) . ')';
    }

    private static function database(): wpdb
    {
        global $wpdb;
        /** @var wpdb $wpdb WordPress' own, from its beginning to its end. */
        return $wpdb;
    }
}
