<?php

declare(strict_types=1);

namespace Islas\Swatches;

/**
 * Images of a page: the small one of an item, and on a card the one of the product. Read ahead together.
 */
final class Images
{
    private const SIZE = 'woocommerce_gallery_thumbnail';
    private const CARD_SIZE = 'woocommerce_thumbnail';

    /** @var array<int, array<int, true>> Blog to attachments. */
    private array $primed = [];

    /** @param list<int> $images Attachment ids, 0 for none. */
    public function primeImages(array $images): void
    {
        $blog = get_current_blog_id();
        $primed = $this->primed[$blog] ?? [];
        $new = array_diff_key(array_fill_keys($images, true), $primed, [0 => true]);
        if ($new !== []) {
            $this->primed[$blog] = $primed + $new;
            _prime_post_caches(array_keys($new), false, true);
        }
    }

    /** @param int $image Attachment id, 0 for none. */
    public function findUrl(int $image): string
    {
        $url = $image > 0 ? wp_get_attachment_image_url($image, self::SIZE) : false;

        return is_string($url) ? $url : '';
    }

    /**
     * @param array<array-key, int> $images Value to attachment.
     * @return array<array-key, array{src: string, srcset: string}>
     */
    public function listCardImages(array $images): array
    {
        $this->primeImages(array_values($images));
        $shown = [];
        foreach ($images as $value => $image) {
            $found = wp_get_attachment_image_src($image, self::CARD_SIZE);
            if (is_array($found)) {
                $srcset = wp_get_attachment_image_srcset($image, self::CARD_SIZE);
                $shown[$value] = ['src' => (string) $found[0], 'srcset' => (string) $srcset];
            }
        }

        return $shown;
    }
}
