<?php

declare(strict_types=1);

namespace Islas\Swatches;

use Islas\Platform\PlainText;
use Islas\Platform\Values;
use WC_Product_Variable;
use WP_Term;

/**
 * The names of an attribute's values as WooCommerce's select lists them: a taxonomy's in the order of its terms.
 */
final class TermNames
{
    private bool $isShared = false;

    /** @var array<int, array<string, array<int, int>>> Blog to taxonomy to term id to place. */
    private array $places = [];

    /**
     * @param list<string> $values
     * @return array<array-key, array{string, int}> Value to name and term id.
     */
    public function nameValues(WC_Product_Variable $product, string $attribute, array $values): array
    {
        $isTaxonomy = taxonomy_exists($attribute);
        $names = [];
        foreach ($isTaxonomy ? $this->sortTerms($product->get_id(), $attribute) : [] as $term) {
            if (in_array($term->slug, $values, true)) {
                $names[$term->slug] = [self::filterName($term->name, $term, $attribute, $product), $term->term_id];
            }
        }
        foreach ($isTaxonomy ? [] : $values as $value) {
            $names[$value] = [self::filterName($value, null, $attribute, $product), 0];
        }

        return $names;
    }

    private static function filterName(
        string $name,
        ?WP_Term $term,
        string $attribute,
        WC_Product_Variable $product
    ): string {
        $filtered = apply_filters('woocommerce_variation_option_name', $name, $term, $attribute, $product);

        return PlainText::ofName(is_string($filtered) ? $filtered : $name);
    }

    /** @return array<array-key, int> Slug to term id, from the terms that a listing has read already. */
    public function findTermIds(int $product, string $attribute): array
    {
        $terms = [];
        foreach (taxonomy_exists($attribute) ? self::readAssigned($product, $attribute) : [] as $term) {
            $terms[$term->slug] = $term->term_id;
        }

        return $terms;
    }

    /** Before a listing: reads the order of an attribute's terms once for all products. */
    public function shareOrders(): void
    {
        $this->isShared = true;
    }

    /** @return list<WP_Term> As WooCommerce sorts them. */
    private function sortTerms(int $product, string $taxonomy): array
    {
        if (! $this->isShared) {
            // On its page WooCommerce has just asked the same, for its select.
            return self::keepTerms((array) wc_get_product_terms($product, $taxonomy, ['fields' => 'all']));
        }
        $terms = self::readAssigned($product, $taxonomy);
        $places = $this->findOrder($taxonomy);
        $place = static fn (WP_Term $term) => $places[$term->term_id] ?? PHP_INT_MAX;
        usort($terms, static fn (WP_Term $one, WP_Term $other) => $place($one) <=> $place($other));
        $filtered = apply_filters('woocommerce_get_product_terms', $terms, $product, $taxonomy, ['fields' => 'all']);

        return self::keepTerms(is_array($filtered) ? $filtered : $terms);
    }

    /** @return list<WP_Term> */
    private static function readAssigned(int $product, string $taxonomy): array
    {
        $found = get_the_terms($product, $taxonomy);

        return self::keepTerms(is_array($found) ? $found : []);
    }

    /**
     * @param array<mixed> $terms
     * @return list<WP_Term>
     */
    private static function keepTerms(array $terms): array
    {
        return array_values(array_filter($terms, static fn ($term) => $term instanceof WP_Term));
    }

    /** @return array<int, int> */
    private function findOrder(string $taxonomy): array
    {
        $blog = get_current_blog_id();
        if (! isset($this->places[$blog][$taxonomy])) {
            $ids = get_terms(['taxonomy' => $taxonomy, 'hide_empty' => false, 'fields' => 'ids']);
            $this->places[$blog][$taxonomy] = array_flip(array_map('intval', Values::texts($ids)));
        }

        return $this->places[$blog][$taxonomy];
    }
}
