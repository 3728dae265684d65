<?php

declare(strict_types=1);

namespace Islas\Search;

use WP_Query;
use wpdb;

/**
 * The product search, of the results page and of the overlay. Every word must be in a product's name, text, category,
 * tag or option, or be of its SKU or of one of its variations. WordPress' own condition is replaced and nothing else:
 * what other plugins add to it stays, and so does what they put in its place.
 */
final class ProductSearch
{
    /** Marks a query of Islas' own with the part of the search it does. */
    public const MARK = 'islas_search';
    public const NAMES = 'names';
    public const TEXTS = 'texts';
    public const ALL = 'all';

    /** @var array<int, array{where?: string, order?: string}> What WordPress wrote, by query. */
    private array $stock = [];

    /** @var array<int, Conditions> By query, between its condition and its order. */
    private array $conditions = [];

    /**
     * WordPress filter `posts_search`, before other plugins.
     *
     * @param mixed $sql
     * @param mixed $query
     * @return mixed
     */
    public function noteWhere($sql, $query = null)
    {
        if (is_object($query) && is_string($sql)) {
            $this->stock[spl_object_id($query)]['where'] = $sql;
        }

        return $sql;
    }

    /**
     * WordPress filter `posts_search_orderby`, before other plugins.
     *
     * @param mixed $sql
     * @param mixed $query
     * @return mixed
     */
    public function noteOrder($sql, $query = null)
    {
        if (is_object($query) && is_string($sql)) {
            $this->stock[spl_object_id($query)]['order'] = $sql;
        }

        return $sql;
    }

    /**
     * WordPress filter `posts_search`, after other plugins.
     *
     * @param mixed $sql
     * @param mixed $query
     * @return mixed
     */
    public function replaceWhere($sql, $query = null)
    {
        $words = self::readWords($query);
        if ($words === [] || ! $query instanceof WP_Query || ! is_string($sql)) {
            return $sql;
        }
        $id = spl_object_id($query);
        $search = $query->get('s');
        $conditions = new Conditions(is_string($search) ? $search : '', $words);
        $mark = count($words) > 1 ? self::ALL : $query->get(self::MARK);
        $ours = $mark === self::NAMES
            ? $conditions->matchNames()
            : ($mark === self::TEXTS ? $conditions->matchTexts() : $conditions->matchAnywhere());
        $stock = $this->stock[$id]['where'] ?? $sql;
        if ($stock === '' || strpos($sql, $stock) !== false) {
            $this->conditions[$id] = $conditions;
        }
        /** @var wpdb $wpdb */
        global $wpdb;
        $guests = is_user_logged_in() ? '' : " AND {$wpdb->posts}.post_password = ''";

        return self::replaceClause($sql, $stock, ' AND ' . $ours . $guests);
    }

    /**
     * WordPress filter `posts_search_orderby`, after other plugins.
     *
     * @param mixed $sql
     * @param mixed $query
     * @return mixed
     */
    public function replaceOrder($sql, $query = null)
    {
        $id = is_object($query) ? spl_object_id($query) : 0;
        $conditions = $this->conditions[$id] ?? null;
        $stock = $this->stock[$id]['order'] ?? (is_string($sql) ? $sql : '');
        unset($this->conditions[$id], $this->stock[$id]);
        $isByRelevance = $query instanceof WP_Query
            && in_array($query->get('orderby'), ['', 'relevance'], true);
        if (! $conditions || ! $isByRelevance || ! is_string($sql) || ($stock === '' && $sql !== '')) {
            return $sql;
        }

        return self::replaceClause(
            $sql,
            $stock,
            $query->get(self::MARK) === self::TEXTS ? '' : $conditions->orderMatches()
        );
    }

    /** If WordPress' condition is gone, a plugin has replaced the search: leave it. */
    private static function replaceClause(string $sql, string $stock, string $ours): string
    {
        $place = $stock === '' ? strlen($sql) : strpos($sql, $stock);

        return $place === false ? $sql : substr_replace($sql, $ours, $place, strlen($stock));
    }

    /**
     * @param mixed $query
     * @return list<string> Of a search for products on the shop's pages, or of Islas' own; none of any other query.
     */
    private static function readWords($query): array
    {
        if (! $query instanceof WP_Query) {
            return [];
        }
        $isOurs = (bool) $query->get(self::MARK)
            || (! is_admin() && $query->is_main_query() && (array) $query->get('post_type') === ['product']);
        $search = $query->get('s');

        return $isOurs && $query->is_search() && is_string($search) ? SearchTokenizer::splitWords($search) : [];
    }
}
