<?php

declare(strict_types=1);

namespace Islas\Variations;

use Islas\Platform\HookTable;
use Islas\Platform\Settings;
use Islas\Platform\Sites;
use WP_Post;

/**
 * Collects the products whose variations change in a request, so that their snapshots are stored again in the
 * background. Nothing depends on a hook for being right: an outdated snapshot is recognised when it is read.
 */
final class Invalidation
{
    /** Settings that a snapshot depends on. */
    private const SETTINGS = ['feature_variations', 'show_variation_stock', 'stock_label_threshold'];

    private Availability $availability;

    /** @var array<int, array<int, true>> Blog to products; 0 is every product. */
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
    public function invalidateProduct($changed): void
    {
        $id = is_object($changed) && method_exists($changed, 'get_id') ? $changed->get_id() : $changed;
        $post = is_numeric($id) && (int) $id > 0 ? get_post((int) $id) : null;
        if ($post instanceof WP_Post) {
            $this->onPostWritten($post->ID, $post);
        } elseif (is_numeric($id) && (int) $id === 0) {
            $this->invalidateAll();
        }
    }

    /**
     * WordPress action `clean_post_cache`: after whatever is written to a post, and after it is deleted.
     *
     * @param mixed $id
     * @param mixed $post
     */
    public function onPostWritten($id, $post): void
    {
        $product = $post instanceof WP_Post ? self::findProductOf($post) : 0;
        if ($product > 0) {
            $this->noteProduct($product);
        }
    }

    /**
     * WordPress action `post_updated`: a variation may have moved.
     *
     * @param mixed $id
     * @param mixed $after
     * @param mixed $before
     */
    public function onPostMoved($id, $after, $before): void
    {
        $this->onPostWritten($id, $before);
        $this->onPostWritten($id, $after);
    }

    /**
     * Action `islas_invalidate_availability`: another plugin decides anew. 0 is every product.
     *
     * @param mixed $id
     */
    public function onRemovalDecided($id): void
    {
        $post = is_numeric($id) && (int) $id > 0 ? get_post((int) $id) : null;
        if ($post instanceof WP_Post) {
            $this->availability->invalidate(self::findProductOf($post));
            $this->onPostWritten($post->ID, $post);
        } elseif (is_numeric($id) && (int) $id === 0) {
            $this->availability->invalidateAll();
            $this->invalidateAll();
        }
    }

    /**
     * WordPress actions `added_post_meta`, `updated_post_meta` and `deleted_post_meta`.
     *
     * @param mixed $ids
     * @param mixed $post 0 where it is deleted from all.
     * @param mixed $key
     */
    public function onMetaChanged($ids, $post, $key): void
    {
        $isOurs = is_string($key)
            && (in_array($key, TableState::KEYS, true) || strpos($key, VariationRows::ATTRIBUTE) === 0);
        if ($isOurs) {
            $this->invalidateProduct(is_numeric($post) ? (int) $post : 0);
        }
    }

    /**
     * WordPress actions `edited_term` and `delete_term`.
     *
     * @param mixed $term
     * @param mixed $place
     * @param mixed $taxonomy
     */
    public function onTermChanged($term, $place, $taxonomy): void
    {
        if (is_string($taxonomy) && strpos($taxonomy, 'pa_') === 0) {
            $this->invalidateAll();
        }
    }

    /** Every product may have changed. */
    public function invalidateAll(): void
    {
        $this->noteProduct(0);
    }

    /** @param int $product 0 is every product. */
    private function noteProduct(int $product): void
    {
        if ($this->changed === []) {
            HookTable::addRows([['action', 'shutdown', [$this, 'planProducts'], PHP_INT_MAX, 0]]);
        }
        $this->changed[get_current_blog_id()][$product] = true;
        $this->availability->forgetSnapshot($product);
    }

    /**
     * WordPress actions of the option with the settings.
     *
     * @param mixed $before The name of the option where it is new.
     * @param mixed $after
     */
    public static function onSettingsChanged($before, $after): void
    {
        $settings = new Settings();
        $keys = array_flip(self::SETTINGS);
        $differ = array_diff_assoc(
            array_intersect_key($settings->sanitise($after), $keys),
            array_intersect_key($settings->sanitise($before), $keys)
        );
        if ($differ !== [] && $settings->sanitise($after)['feature_variations'] === true) {
            Background::planAll();
        }
    }

    /** WordPress hook `shutdown`, after WooCommerce has synchronised parents there. A visitor's page plans nothing. */
    public function planProducts(): void
    {
        if ($this->changed === [] || self::isOfVisitor()) {
            return;
        }
        foreach ($this->changed as $blog => $products) {
            Sites::runOn($blog, static function () use ($products): void {
                if (isset($products[0])) {
                    Background::planAll();
                } else {
                    Background::planProducts(array_keys($products));
                }
            });
        }
        $this->changed = [];
    }

    private static function isOfVisitor(): bool
    {
        $method = isset($_SERVER['REQUEST_METHOD']) && is_string($_SERVER['REQUEST_METHOD'])
            ? sanitize_key($_SERVER['REQUEST_METHOD'])
            : '';

        return in_array($method, ['get', 'head'], true) && ! wp_doing_cron() && ! current_user_can('edit_products');
    }

    private static function findProductOf(WP_Post $post): int
    {
        return ['product' => $post->ID, 'product_variation' => $post->post_parent][$post->post_type] ?? 0;
    }
}
