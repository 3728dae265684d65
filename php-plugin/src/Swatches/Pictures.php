<?php

declare(strict_types=1);

namespace Islas\Swatches;

use WC_Product;

/**
 * The small picture of an item: its own, else that of the first variation that has its value.
 */
final class Pictures
{
    private const SIZE = 'woocommerce_gallery_thumbnail';
    private const CARD_SIZE = 'woocommerce_thumbnail';

    private VariationRows $rows;

    /** @var array<int, true> */
    private array $primed = [];

    /** @var array<string, array<string, int>> */
    private array $variations = [];

    public function __construct(VariationRows $rows)
    {
        $this->rows = $rows;
    }

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

    /**
     * Pictures that a value alone decides: every variation that has it, or accepts any, shows the same.
     *
     * @return array<string, array{src: string, srcset: string}> By value; other than the product's own.
     */
    public function decided(WC_Product $product, string $field): array
    {
        $this->prime();
        $images = [];
        foreach ($this->rows->of($product->get_id()) as $fields) {
            $value = $fields[$field] ?? '';
            if ($value === '') {
                return [];
            }
            $images[$value][(int) ($fields['_thumbnail_id'] ?? 0)] = true;
        }
        $decided = [];
        foreach ($images as $value => $ids) {
            $image = (int) key($ids);
            $found = count($ids) === 1 && $image !== (int) $product->get_image_id()
                ? wp_get_attachment_image_src($image, self::CARD_SIZE)
                : false;
            if (is_array($found)) {
                $srcset = wp_get_attachment_image_srcset($image, self::CARD_SIZE);
                $decided[(string) $value] = ['src' => (string) $found[0], 'srcset' => (string) $srcset];
            }
        }

        return $decided;
    }

    /** Reads the pictures of a whole listing at once. */
    private function prime(): void
    {
        $new = array_diff($this->rows->images(), array_keys($this->primed));
        if ($new !== []) {
            $this->primed += array_fill_keys($new, true);
            _prime_post_caches($new, false, true);
        }
    }

    /** @return array<string, int> Value to attachment id, of the first variation in matching order. */
    private function ofVariations(int $product, string $field): array
    {
        $key = $product . $field;
        if (isset($this->variations[$key])) {
            return $this->variations[$key];
        }
        $this->variations[$key] = [];
        foreach ($this->rows->of($product) as $fields) {
            $image = (int) ($fields['_thumbnail_id'] ?? 0);
            if ($image > 0) {
                $this->variations[$key] += [$fields[$field] ?? '' => $image];
            }
        }

        return $this->variations[$key];
    }
}
