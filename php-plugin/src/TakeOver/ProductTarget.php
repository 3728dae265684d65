<?php

declare(strict_types=1);

namespace Islas\TakeOver;

use Islas\Swatches\Overrides;
use Islas\Swatches\ProductAppearance;

/**
 * The swatches of one product that differ from those of the shop, by field of the attribute.
 */
final class ProductTarget implements Target
{
    /** @return array<mixed>|null */
    public function readValue(int $id, string $key): ?array
    {
        return self::readOverrides($id)[$key] ?? null;
    }

    public function isFree(int $id, string $key, $current): bool
    {
        return $current === null;
    }

    public function acceptsValue(Item $item): bool
    {
        return Overrides::sanitise([$item->key => $item->value]) === [$item->key => $item->value];
    }

    public function writeValue(int $id, string $key, $value): void
    {
        $all = self::readOverrides($id);
        unset($all[$key]);
        if (is_array($value)) {
            $all[$key] = $value;
        }
        $all = Overrides::sanitise($all);
        if ($all === []) {
            delete_post_meta($id, ProductAppearance::META);
        } else {
            update_post_meta($id, ProductAppearance::META, wp_slash($all));
        }
    }

    public function flushValues(): void
    {
    }

    /** @return array<string, array<mixed>> */
    private static function readOverrides(int $product): array
    {
        return Overrides::sanitise(get_post_meta($product, ProductAppearance::META, true));
    }
}
