<?php

declare(strict_types=1);

namespace Islas\TakeOver;

use Islas\Swatches\TermMeta;

/**
 * Colours, images and tooltips of the options of attributes, under the keys of `TermMeta`.
 */
final class TermTarget implements Target
{
    private const KEYS = [
        TermMeta::COLOR, TermMeta::IS_DUAL, TermMeta::SECOND, TermMeta::IMAGE, TermMeta::TOOLTIP,
    ];

    public function readValue(int $id, string $key): ?string
    {
        $value = get_term_meta($id, $key, true);

        return is_string($value) && $value !== '' ? $value : null;
    }

    public function isFree(int $id, string $key, $current): bool
    {
        // `TermMeta` also reads colours and images under older keys.
        $appearance = TermMeta::readAppearance($id);
        $isOlder = ($key === TermMeta::COLOR && $appearance['color'] !== '')
            || ($key === TermMeta::IMAGE && $appearance['image'] !== 0);

        return $current === null && ! $isOlder;
    }

    public function acceptsValue(Item $item): bool
    {
        return in_array($item->key, self::KEYS, true) && is_string($item->value) && $item->value !== '';
    }

    public function writeValue(int $id, string $key, $value): void
    {
        if (is_string($value)) {
            update_term_meta($id, $key, wp_slash($value));
        } else {
            delete_term_meta($id, $key);
        }
    }

    public function flushValues(): void
    {
    }
}
