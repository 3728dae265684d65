<?php

declare(strict_types=1);

namespace Islas\Platform;

/**
 * What the screens say beside texts of the owner on a site with Polylang or WPML: both read them from
 * `wpml-config.xml` and show each visitor their language.
 */
final class Multilingual
{
    /** Where the owner's texts are translated; '' on a site without either plugin. */
    public static function makeNote(): string
    {
        $isPolylang = defined('POLYLANG_VERSION');
        if (! $isPolylang && ! defined('ICL_SITEPRESS_VERSION')) {
            return '';
        }

        return $isPolylang
            ? __('Write it in the main language of the shop; you translate it under Languages → Translations.', 'islas')
            : __(
                'Write it in the main language of the shop; you translate it under WPML → String Translation.',
                'islas'
            );
    }

    /** The help of a setting, with that note for texts. */
    public static function extendHelp(string $key, string $help): string
    {
        $note = in_array($key, Declarations::TRANSLATED, true) ? self::makeNote() : '';

        return trim($help . ' ' . $note);
    }
}
