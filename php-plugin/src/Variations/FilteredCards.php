<?php

declare(strict_types=1);

namespace Islas\Variations;

use Islas\Platform\Guard;
use Islas\Platform\Values;
use WC_Product_Factory;
use WC_Product_Variable;
use WP_Post;

/**
 * In a listing that was filtered by an attribute a card shows what was filtered for: the picture of those variations,
 * their price, and links that choose the same on the product's page. Only what WooCommerce reads while it prints a card
 * is answered differently, so a theme's own markup is right too.
 */
final class FilteredCards
{
    /** Blocks whose inner blocks are cards: of a Product Collection, and of its forerunner *Products (Beta)*. */
    private const TEMPLATES = ['woocommerce/product-template', 'core/post-template'];

    private Availability $availability;
    private FilteredPrice $price;

    private bool $isInLoopCard = false;
    private bool $isInTemplate = false;

    /** @var array<int, array<string, string>> Product to field to value. */
    private array $choices = [];

    /** @var array<int, string|null> Product to price. */
    private array $prices = [];

    public function __construct(Availability $availability, FilteredPrice $price)
    {
        $this->availability = $availability;
        $this->price = $price;
    }

    /**
     * WooCommerce hook `woocommerce_before_shop_loop_item`; a shortcode's list on the same page is not filtered. The
     * loop's own `is_filtered` is what plugins have made of it.
     */
    public function enterCard(): void
    {
        $this->isInLoopCard = ListingFilter::findQuery() !== null && ! wc_get_loop_prop('is_shortcode');
    }

    /**
     * WordPress filter `render_block_context`: the block whose inner blocks are the cards. It is filtered where it
     * lists the page's own products, or where WooCommerce says so.
     *
     * @param mixed $context
     * @param mixed $parsed
     * @return mixed The same.
     */
    public function enterTemplate($context, $parsed = null)
    {
        if (is_array($parsed) && in_array($parsed['blockName'] ?? '', self::TEMPLATES, true)) {
            $query = is_array($context) && is_array($context['query'] ?? null) ? $context['query'] : [];
            $this->isInTemplate = ! empty($query['inherit']) || ! empty($query['filterable']);
        }

        return $context;
    }

    /** WooCommerce hook `woocommerce_after_shop_loop_item`. */
    public function leaveCard(): void
    {
        $this->isInLoopCard = false;
    }

    /**
     * WordPress filters `render_block_woocommerce/product-template` and `render_block_core/post-template`.
     *
     * @param mixed $html
     * @return mixed The same.
     */
    public function leaveTemplate($html)
    {
        $this->isInTemplate = false;

        return $html;
    }

    /**
     * WooCommerce filter `woocommerce_product_get_image_id`: the image that all variations with the value have.
     *
     * @param mixed $image
     * @param mixed $product
     * @return mixed
     */
    public function chooseImage($image, $product = null)
    {
        if ($product instanceof WC_Product_Variable) {
            foreach ($this->findChoices($product) as $field => $value) {
                $image = $this->availability->findSnapshot($product)->getDecidedImages($field)[$value] ?? $image;
            }
        }

        return $image;
    }

    /**
     * WooCommerce filter `woocommerce_variable_price_html`, before other plugins write around the price.
     *
     * @param mixed $html
     * @param mixed $product
     * @return mixed
     */
    public function narrowPrice($html, $product = null)
    {
        if (! $product instanceof WC_Product_Variable) {
            return $html;
        }
        $choices = $this->findChoices($product);
        if ($choices === []) {
            return $html;
        }
        $id = $product->get_id();
        if (! array_key_exists($id, $this->prices)) {
            $render = fn (): ?string => $this->price->renderPrice($product, $choices);
            $this->prices[$id] = Guard::run('price of a filtered card', $render, null);
        }

        return $this->prices[$id] ?? $html;
    }

    /**
     * WordPress filter `post_type_link`.
     *
     * @param mixed $link
     * @param mixed $post
     * @return mixed
     */
    public function addChoices($link, $post = null)
    {
        if (! is_string($link) || ! $post instanceof WP_Post || ! $this->isInCard($post)) {
            return $link;
        }
        $product = isset($this->choices[$post->ID]) ? null : wc_get_product($post);
        $choices = $product instanceof WC_Product_Variable
            ? $this->findChoices($product)
            : $this->choices[$post->ID] ?? [];

        return $choices === [] ? $link : add_query_arg(array_map('rawurlencode', $choices), $link);
    }

    private function isInCard(WP_Post $post): bool
    {
        return ($this->isInLoopCard || $this->isInTemplate) && $post->post_type === 'product'
            && WC_Product_Factory::get_product_type($post->ID) === 'variable';
    }

    /** @return array<string, string> Field to value; empty outside of cards. */
    private function findChoices(WC_Product_Variable $product): array
    {
        if (! $this->isInLoopCard && ! $this->isInTemplate) {
            return [];
        }
        $id = $product->get_id();
        if (! isset($this->choices[$id])) {
            // Reading the choices calls these filters again: until it has ended, the product has no choices.
            $this->choices[$id] = [];
            $read = fn (): array => $this->readChoices($product);
            $this->choices[$id] = Guard::run('card of a filtered listing', $read, []);
        }

        return $this->choices[$id];
    }

    /** @return array<string, string> */
    private function readChoices(WC_Product_Variable $product): array
    {
        $choices = FilteredChoice::findChoices($this->availability->findSnapshot($product));
        if ($choices === []) {
            return [];
        }
        /**
         * Filters what the card of a product shows in a filtered listing.
         *
         * @param array<string, string> $choices Field to value; an empty array leaves the card as it is.
         * @param WC_Product_Variable $product
         */
        $filtered = apply_filters('islas_filtered_card', $choices, $product);

        return is_array($filtered)
            ? array_intersect_key(array_map([Values::class, 'text'], $filtered), $choices)
            : $choices;
    }
}
