<?php

declare(strict_types=1);

namespace Islas\Platform;

/**
 * Dates that the owner reads, in the time zone of the site. In the language of the site they have the format that the
 * owner chose for it; a person with another language in the profile reads them in that language's own.
 */
final class ProfileDates
{
    public static function formatTime(int $time): string
    {
        return (string) wp_date(self::findDateFormat() . ' ' . self::findTimeFormat(), $time);
    }

    /** @param string $day Such as 2026-11-01. */
    public static function formatDay(string $day): string
    {
        $time = strtotime($day . ' 12:00:00 UTC');

        return $time === false ? $day : (string) wp_date(self::findDateFormat(), $time);
    }

    private static function findDateFormat(): string
    {
        // phpcs:ignore WordPress.WP.I18n -- WordPress' own texts.
        return self::isLanguageOfSite() ? Values::text(get_option('date_format')) : translate('F j, Y');
    }

    private static function findTimeFormat(): string
    {
        // phpcs:ignore WordPress.WP.I18n -- WordPress' own texts.
        return self::isLanguageOfSite() ? Values::text(get_option('time_format')) : translate('g:i a');
    }

    private static function isLanguageOfSite(): bool
    {
        return determine_locale() === get_locale();
    }
}
