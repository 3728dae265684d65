<?php

declare(strict_types=1);

namespace Islas\Platform;

/**
 * The language of the site. On screens and in requests of the dashboard WordPress uses that of the owner's profile, in
 * which no visitor reads.
 */
final class ShopLanguage
{
    /**
     * Makes texts in the language of the site.
     *
     * @template T
     * @param callable(): T $make
     * @return T
     */
    public static function run(callable $make)
    {
        $isSwitched = switch_to_locale(get_locale());
        try {
            return $make();
        } finally {
            if ($isSwitched) {
                restore_previous_locale();
            }
        }
    }
}
