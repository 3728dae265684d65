<?php

declare(strict_types=1);

namespace Islas\Variations;

use WC_Product_Variable;
use WP_Post;

/**
 * The price of the variations that a listing was filtered for. Those of all products of the listing are read together.
 *
 * @phpstan-type Prices array{price: array<int, string>, regular_price: array<int, string>}
 */
final class FilteredPrice
{
    private VariationRows $rows;

    /** @var array<int, true> Products of listings whose variations are not read yet. */
    private array $listed = [];

    public function __construct(VariationRows $rows)
    {
        $this->rows = $rows;
    }

    /**
     * WordPress filter `the_posts`: their variations are read together.
     *
     * @param mixed $posts
     * @return mixed The same.
     */
    public function noteListed($posts)
    {
        foreach (is_array($posts) ? $posts : [] as $post) {
            if ($post instanceof WP_Post && $post->post_type === 'product') {
                $this->listed[$post->ID] = true;
            }
        }

        return $posts;
    }

    /**
     * The price as WooCommerce writes it, of the variations with these values.
     *
     * @param array<string, string> $choices
     * @return string|null Null where the price is the same for all.
     */
    public function renderPrice(WC_Product_Variable $product, array $choices): ?string
    {
        /** @var Prices $all */
        $all = $product->get_variation_prices(true);
        if (count(array_unique($all['price'])) < 2 && count(array_unique($all['regular_price'])) < 2) {
            return null;
        }
        $chosen = $this->findVariations($product->get_id(), $choices);
        $prices = array_values(array_intersect_key($all['price'], $chosen));
        $regular = array_values(array_intersect_key($all['regular_price'], $chosen));
        if ($prices === [] || $regular === []) {
            return null;
        }
        [$least, $most] = [min($prices), max($prices)];
        if ($least !== $most) {
            $html = wc_format_price_range($least, $most);
        } elseif (min($regular) === max($regular) && min($regular) > $least) {
            $html = wc_format_sale_price(wc_price((float) min($regular)), wc_price((float) $least));
        } else {
            $html = wc_price((float) $least);
        }

        return $html . $product->get_price_suffix();
    }

    /**
     * @param array<string, string> $choices
     * @return array<int, true> Variations that have these values, or accept any.
     */
    private function findVariations(int $product, array $choices): array
    {
        $this->rows->primeRows(...array_keys($this->listed));
        $this->listed = [];
        $found = [];
        foreach ($this->rows->takeRows($product) as $id => $fields) {
            $others = array_filter(
                $choices,
                static fn (string $value, string $field) => ! in_array($fields[$field] ?? '', ['', $value], true),
                ARRAY_FILTER_USE_BOTH
            );
            if ($others === []) {
                $found[$id] = true;
            }
        }

        return $found;
    }
}
