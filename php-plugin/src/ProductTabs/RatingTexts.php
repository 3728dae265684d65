<?php

declare(strict_types=1);

namespace Islas\ProductTabs;

/**
 * Names of the stars in the shop's language, where WooCommerce has none (before 9.7) or its language pack lacks them.
 */
final class RatingTexts
{
    private const KEY = 'i18n_rating_options';

    /**
     * @param mixed $data Of WooCommerce's script for a product's page.
     * @return mixed
     */
    public function completeTexts($data)
    {
        if (! is_array($data)) {
            return $data;
        }
        $given = $data[self::KEY] ?? [];
        $given = is_array($given) ? $given : [];
        foreach (self::listNames() as $at => [$english, $name]) {
            if (($given[$at] ?? $english) === $english) {
                $given[$at] = $name;
            }
        }
        $data[self::KEY] = $given;

        return $data;
    }

    /** @return list<array{string, string}> The English of WooCommerce, and the name in the shop's language. */
    private static function listNames(): array
    {
        return [
            ['1 of 5 stars', __('1 of 5 stars', 'islas')],
            ['2 of 5 stars', __('2 of 5 stars', 'islas')],
            ['3 of 5 stars', __('3 of 5 stars', 'islas')],
            ['4 of 5 stars', __('4 of 5 stars', 'islas')],
            ['5 of 5 stars', __('5 of 5 stars', 'islas')],
        ];
    }
}
