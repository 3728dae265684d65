<?php

declare(strict_types=1);

namespace Islas\Consent\Screen;

use Islas\Consent\Labels;
use Islas\Platform\SettingLabels;

/**
 * Headings of the settings of consent, and labels of its lists.
 */
final class GroupLabels
{
    /** @return array<string, array{0: string, 1: list<string>}> Heading and keys of each group. */
    public static function groups(): array
    {
        return [
            'texts' => [__('Texts', 'islas'), SettingLabels::GROUPS['texts']],
            'appearance' => [__('Appearance', 'islas'), SettingLabels::GROUPS['appearance']],
            'behaviour' => [__('Behaviour', 'islas'), SettingLabels::GROUPS['behaviour']],
            'cookies' => [__('Cookies', 'islas'), SettingLabels::GROUPS['cookies']],
            'tags' => [__('Scripts and frames of others', 'islas'), SettingLabels::GROUPS['tags']],
            'proof' => [__('Proof', 'islas'), SettingLabels::GROUPS['proof']],
        ];
    }

    /** @return array<string, string> */
    public static function kinds(): array
    {
        return [
            'url' => __('Address contains', 'islas'),
            'inline' => __('Code contains', 'islas'),
            'handle' => __('Handle of WordPress is', 'islas'),
        ];
    }

    /** @return array<string, string> */
    public static function categories(): array
    {
        return array_combine(Labels::CATEGORIES, array_map([Labels::class, 'category'], Labels::CATEGORIES));
    }
}
