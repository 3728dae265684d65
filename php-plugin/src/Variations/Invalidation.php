<?php

declare(strict_types=1);

namespace Islas\Variations;

use WP_Post;

/**
 * Invalidates snapshots on every hook after which a variation may differ. Some hooks fire before the change is written,
 * so all changed products are invalidated once more at the end of the request.
 */
final class Invalidation
{
    /** Metadata of variations and of variable products that a snapshot is made of. */
    private const META = [
        '_price',
        '_stock',
        '_stock_status',
        '_manage_stock',
        '_backorders',
        '_low_stock_amount',
        '_thumbnail_id',
        '_product_attributes',
    ];

    private Availability $availability;

    /** @var array<int, array<int, true>> Blog to products. */
    private array $changed = [];

    public function __construct(Availability $availability)
    {
        $this->availability = $availability;
    }

    /**
     * WooCommerce's actions of a product or a variation, by its id or as an object. 0 is every product.
     *
     * @param mixed $changed
     */
    public function product($changed): void
    {
        $id = is_object($changed) && method_exists($changed, 'get_id') ? $changed->get_id() : $changed;
        $post = is_numeric($id) && (int) $id > 0 ? get_post((int) $id) : null;
        if ($post instanceof WP_Post) {
            $this->post($post);
        } elseif (is_numeric($id) && (int) $id === 0) {
            $this->all();
        }
    }

    /**
     * WordPress action `clean_post_cache`: after whatever is written to a post, and after it is deleted.
     *
     * @param mixed $id
     * @param mixed $post
     */
    public function written($id, $post): void
    {
        if ($post instanceof WP_Post) {
            $this->post($post);
        }
    }

    /**
     * WordPress action `post_updated`: a variation may have moved.
     *
     * @param mixed $id
     * @param mixed $after
     * @param mixed $before
     */
    public function moved($id, $after, $before): void
    {
        foreach ([$before, $after] as $post) {
            if ($post instanceof WP_Post) {
                $this->post($post);
            }
        }
    }

    /**
     * WordPress actions `added_post_meta`, `updated_post_meta` and `deleted_post_meta`.
     *
     * @param mixed $ids
     * @param mixed $post 0 where it is deleted from all.
     * @param mixed $key
     */
    public function meta($ids, $post, $key): void
    {
        if (is_string($key) && (in_array($key, self::META, true) || strpos($key, VariationRows::ATTRIBUTE) === 0)) {
            $this->product(is_numeric($post) ? (int) $post : 0);
        }
    }

    /**
     * WordPress actions `edited_term` and `delete_term`, after WooCommerce renamed values in the tables.
     *
     * @param mixed $term
     * @param mixed $place
     * @param mixed $taxonomy
     */
    public function term($term, $place, $taxonomy): void
    {
        if (is_string($taxonomy) && strpos($taxonomy, 'pa_') === 0) {
            $this->all();
        }
    }

    /**
     * WordPress action `set_object_terms`: other values are assigned.
     *
     * @param mixed $post
     * @param mixed $terms
     * @param mixed $places
     * @param mixed $taxonomy
     */
    public function assigned($post, $terms, $places, $taxonomy): void
    {
        if (is_string($taxonomy) && strpos($taxonomy, 'pa_') === 0) {
            $this->product($post);
        }
    }

    /**
     * WordPress action `deleted_term_relationships`.
     *
     * @param mixed $post
     * @param mixed $places
     * @param mixed $taxonomy
     */
    public function unassigned($post, $places, $taxonomy): void
    {
        $this->assigned($post, [], $places, $taxonomy);
    }

    /** WooCommerce actions of a changed attribute: its name is in the metadata of every product that has it. */
    public function all(): void
    {
        $this->availability->invalidateAll();
    }

    /** WordPress hook `shutdown`, after WooCommerce has synchronised parents there. */
    public function repeat(): void
    {
        $here = get_current_blog_id();
        foreach ($this->changed as $blog => $products) {
            if ($blog !== $here) {
                switch_to_blog($blog);
            }
            array_map([$this->availability, 'invalidate'], array_keys($products));
            if ($blog !== $here) {
                restore_current_blog();
            }
        }
        $this->changed = [];
    }

    private function post(WP_Post $post): void
    {
        $product = ['product' => $post->ID, 'product_variation' => $post->post_parent][$post->post_type] ?? 0;
        if ($product > 0) {
            $this->changed[get_current_blog_id()][$product] = true;
            $this->availability->invalidate($product);
        }
    }
}
