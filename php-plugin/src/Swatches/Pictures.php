<?php

declare(strict_types=1);

namespace Islas\Swatches;

use WC_Product;
use wpdb;

/**
 * The small picture of an item: its own, else that of the first variation that has its value.
 */
final class Pictures
{
    private const SIZE = 'woocommerce_gallery_thumbnail';

    /** @var array<string, array<string, int>> */
    private array $variations = [];

    /**
     * @param string $field Field name of the attribute.
     * @param int $own Attachment id, 0 for none.
     */
    public function url(WC_Product $product, string $field, string $value, int $own): string
    {
        $image = $own > 0 ? $own : ($this->ofVariations($product->get_id(), $field)[$value] ?? 0);
        $url = $image > 0 ? wp_get_attachment_image_url($image, self::SIZE) : false;

        return is_string($url) ? $url : '';
    }

    /** @return array<string, int> Value to attachment id, of the first variation in matching order. */
    private function ofVariations(int $product, string $field): array
    {
        $key = $product . $field;
        if (isset($this->variations[$key])) {
            return $this->variations[$key];
        }
        /** @var wpdb $wpdb */
        global $wpdb;
        $rows = $wpdb->get_results($wpdb->prepare(
            "SELECT choice.meta_value AS value, picture.meta_value AS image
            FROM %i AS posts
            INNER JOIN %i AS choice ON choice.post_id = posts.ID AND choice.meta_key = %s
            INNER JOIN %i AS picture ON picture.post_id = posts.ID AND picture.meta_key = '_thumbnail_id'
            WHERE posts.post_parent = %d AND posts.post_type = 'product_variation' AND posts.post_status = 'publish'
            ORDER BY posts.menu_order DESC, posts.ID DESC",
            $wpdb->posts,
            $wpdb->postmeta,
            $field,
            $wpdb->postmeta,
            $product
        ), ARRAY_N);
        $this->variations[$key] = [];
        foreach (is_array($rows) ? $rows : [] as $row) {
            [$value, $image] = Values::texts($row) + ['', ''];
            if ((int) $image > 0) {
                $this->variations[$key][$value] = (int) $image;
            }
        }

        return $this->variations[$key];
    }
}
