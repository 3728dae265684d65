<?php

declare(strict_types=1);

namespace Islas\Variations;

use Islas\Platform\Values;
use WC_Query;
use WP_Query;
use WP_Tax_Query;
use WP_Term;

/**
 * The values of attributes by which a listing is filtered: by WooCommerce's filters in the address
 * (`?filter_color=azul`), on an attribute's archive, and by plugins whose filters have addresses of their own.
 */
final class ListingFilter
{
    /** Operators by which a listed product has the term. */
    private const HAVE = ['IN', 'AND'];

    /** @var array{array<mixed>, array<string, list<string>>}|null Conditions read last, and their values: each card asks. */
    private static ?array $read = null;

    /** The page's main query, where it lists products. */
    public static function findQuery(): ?WP_Query
    {
        $query = $GLOBALS['wp_the_query'] ?? null;

        return $query instanceof WP_Query && $query->get('wc_query') === 'product_query' ? $query : null;
    }

    /** @return array<string, list<string>> Attribute, as WooCommerce names it, to values. */
    public static function listValues(): array
    {
        $chosen = class_exists(WC_Query::class) ? WC_Query::get_layered_nav_chosen_attributes() : [];
        $values = [];
        foreach ($chosen as $name => $filter) {
            $values[(string) $name] = is_array($filter) ? Values::texts($filter['terms'] ?? []) : [];
        }

        return $values + self::listOfQuery();
    }

    /** @return array<string, list<string>> */
    private static function listOfQuery(): array
    {
        $query = self::findQuery();
        $conditions = $query !== null && $query->tax_query instanceof WP_Tax_Query ? $query->tax_query->queries : [];
        if (self::$read === null || self::$read[0] !== $conditions) {
            self::$read = [$conditions, self::listOfGroup($conditions)];
        }

        return self::$read[1];
    }

    /**
     * @param array<mixed> $group Conditions, and the relation between them.
     * @return array<string, list<string>>
     */
    private static function listOfGroup(array $group): array
    {
        $conditions = array_filter($group, 'is_array');
        // With OR, a product may be in the list because of another condition.
        if (count($conditions) > 1 && strtoupper(Values::text($group['relation'] ?? '')) === 'OR') {
            return [];
        }
        $values = [];
        foreach ($conditions as $condition) {
            $values += isset($condition['taxonomy'])
                ? self::listOfCondition($condition)
                : self::listOfGroup($condition);
        }

        return $values;
    }

    /**
     * @param array<mixed> $condition As `WP_Tax_Query` completes it.
     * @return array<string, list<string>>
     */
    private static function listOfCondition(array $condition): array
    {
        $taxonomy = $condition['taxonomy'];
        if (! is_string($taxonomy) || ! taxonomy_is_product_attribute($taxonomy)) {
            return [];
        }
        $terms = in_array($condition['operator'] ?? '', self::HAVE, true) ? (array) ($condition['terms'] ?? []) : [];
        $values = [];
        foreach (Values::texts($terms) as $text) {
            $term = get_term_by(Values::text($condition['field'] ?? ''), $text, $taxonomy);
            if ($term instanceof WP_Term) {
                $values[] = $term->slug;
            }
        }

        return $values === [] ? [] : [$taxonomy => $values];
    }
}
