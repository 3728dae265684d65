<?php

declare(strict_types=1);

namespace Islas\Consent\Screen;

use Islas\Consent\Bar\Appearance;
use Islas\Platform\Settings;

/**
 * The contrast ratio of two colours, by WCAG.
 */
final class Contrast
{
    /** Of two colours as `#rrggbb`, from 1 to 21. */
    public static function between(string $one, string $other): float
    {
        $luminances = array_map(static function (string $colour): float {
            $parts = array_map(static function (string $hex): float {
                $part = hexdec($hex) / 255;

                return $part <= 0.04045 ? $part / 12.92 : (($part + 0.055) / 1.055) ** 2.4;
            }, str_split(substr($colour, 1), 2));

            return 0.2126 * $parts[0] + 0.7152 * $parts[1] + 0.0722 * $parts[2];
        }, [$one, $other]);

        return (max($luminances) + 0.05) / (min($luminances) + 0.05);
    }

    /** @return array<string, string> Colours of the bar by setting; where the owner has none, the style sheet's. */
    public static function barColours(Settings $settings): array
    {
        $colours = [];
        foreach (Appearance::COLOURS as $setting => [, $own]) {
            $given = Appearance::colour($settings->text($setting));
            $colours[$setting] = $given === '' ? $own : $given;
        }

        return $colours;
    }
}
