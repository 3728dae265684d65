<?php

declare(strict_types=1);

namespace Islas\Search;

use Islas\Platform\Values;
use wpdb;

/** Which categories, tags and options have a word in their name; compared here, because a shop has few of them. */
final class TermNames
{
    /** Of the most used. */
    private const MOST = 5000;

    /** @var array<int, string>|null Folded names, by term. */
    private ?array $names = null;

    /**
     * SQL that is true for products with such a term; empty where there is none.
     *
     * @param list<string> $forms As `SearchTokenizer::listNameForms()` gives them.
     */
    public function makeCondition(array $forms): string
    {
        /** @var wpdb $wpdb */
        global $wpdb;
        $pattern = '/' . str_replace('_', '.', implode('|', array_map('preg_quote', $forms))) . '/u';
        $ids = array_keys((array) preg_grep($pattern, $this->readNames()));

        return $ids === [] ? '' : "$wpdb->posts.ID IN (SELECT object_id FROM $wpdb->term_relationships relations"
            . " JOIN $wpdb->term_taxonomy taxonomies ON taxonomies.term_taxonomy_id = relations.term_taxonomy_id"
            . ' WHERE taxonomies.term_id IN (' . implode(',', array_map('intval', $ids)) . '))';
    }

    /** @return array<int, string> */
    private function readNames(): array
    {
        if ($this->names === null) {
            $terms = get_terms([
                'taxonomy' => Values::texts(['product_cat', 'product_tag', ...wc_get_attribute_taxonomy_names()]),
                'fields' => 'id=>name',
                'number' => self::MOST,
                'orderby' => 'count',
                'order' => 'DESC',
                'hide_empty' => true,
                'hierarchical' => false,
                'update_term_meta_cache' => false,
            ]);
            $texts = array_filter(is_array($terms) ? $terms : [], 'is_string');
            $this->names = array_map([SearchTokenizer::class, 'foldAccents'], $texts);
        }

        return $this->names;
    }
}
