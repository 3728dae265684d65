<?php

declare(strict_types=1);

namespace Islas\Gallery;

use Islas\Platform\Access;

/**
 * Why the gallery of a page stayed WooCommerce's, for Site Health: noted when the owner looks at a product.
 */
final class StockGallery
{
    public const OPTION = 'islas_stock_gallery';

    private const MOST = 20;
    /** Days after which a reason that no product page has shown again is left out. */
    private const MEMORY = 30;

    /** @param list<string> $users As `StockUsers` finds them; empty where the gallery is Islas'. */
    public function note(array $users): void
    {
        if (! current_user_can(Access::CAPABILITY)) {
            return;
        }
        $today = gmdate('Y-m-d');
        $before = $this->all();
        $now = array_slice(array_fill_keys($users, $today) + $before, 0, self::MOST);
        if ($now !== $before) {
            update_option(self::OPTION, $now, false);
        }
    }

    /** @return array<string, string> Who needs it → the day when that was last seen. */
    public function all(): array
    {
        $stored = get_option(self::OPTION);
        $oldest = gmdate('Y-m-d', time() - self::MEMORY * DAY_IN_SECONDS);
        $found = [];
        foreach (is_array($stored) ? $stored : [] as $who => $day) {
            if (is_string($who) && is_string($day) && $day >= $oldest) {
                $found[$who] = $day;
            }
        }

        return $found;
    }

    /**
     * Islas' filter `islas_site_health`.
     *
     * @param mixed $lines
     * @return array<mixed>
     */
    public function addLines($lines): array
    {
        $lines = is_array($lines) ? $lines : [];
        $found = [];
        foreach ($this->all() as $who => $day) {
            $found[] = $who . ', ' . $day;
        }
        $lines['stock_gallery'] = [
            'label' => __('What keeps the product gallery and tabs of WooCommerce', 'islas'),
            'value' => implode('; ', $found) ?: '–',
        ];

        return $lines;
    }
}
