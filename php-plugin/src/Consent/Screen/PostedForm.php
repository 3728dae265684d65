<?php

declare(strict_types=1);

namespace Islas\Consent\Screen;

use Islas\Consent\Lists;
use Islas\Platform\Settings;

/**
 * What the form of the consent screen sends, in a request whose nonce has been checked. `Settings` and `Lists` sanitise
 * whatever it is.
 */
final class PostedForm
{
    /** @return array<mixed> Settings of consent. */
    public static function settings(): array
    {
        return array_intersect_key(self::posted(Settings::OPTION), array_filter(
            Settings::SCHEMA,
            static fn (array $row, string $key): bool => self::has($key),
            ARRAY_FILTER_USE_BOTH
        ));
    }

    /** Whether the form has a setting. */
    public static function has(string $key): bool
    {
        return Settings::SCHEMA[$key]['section'] === 'consent' || $key === 'feature_consent';
    }

    /** @return array<string, mixed> The lists that the owner edits. */
    public static function lists(): array
    {
        $posted = self::posted(Lists::OPTION);
        $lists = [];
        foreach (['rules', 'cookies', 'providers'] as $name) {
            $lists += isset($posted[$name]) ? [$name => $posted[$name]] : [];
        }

        return $lists;
    }

    /** @return array<mixed> */
    private static function posted(string $name): array
    {
        // phpcs:disable WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput
        return isset($_POST[$name]) && is_array($_POST[$name]) ? wp_unslash($_POST[$name]) : [];
        // phpcs:enable
    }
}
