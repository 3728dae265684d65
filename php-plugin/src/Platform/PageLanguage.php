<?php

declare(strict_types=1);

namespace Islas\Platform;

/**
 * The language of a page on a site with WPML or Polylang, for its REST requests: both implement WPML's hooks.
 */
final class PageLanguage
{
    public const PARAMETER = 'lang';

    /** @return string Code; empty on a site with one language. */
    public static function findLanguage(): string
    {
        $language = apply_filters('wpml_current_language', null);

        return is_string($language) ? sanitize_key($language) : '';
    }

    public static function isKnown(string $language): bool
    {
        return isset(self::listLocales()[$language]);
    }

    /** @return array<string, string> Locales by code; an empty one where the plugin tells none. */
    private static function listLocales(): array
    {
        $locales = [];
        $languages = apply_filters('wpml_active_languages', null, ['skip_missing' => 0]);
        foreach (is_array($languages) ? $languages : [] as $code => $language) {
            $locale = is_array($language) ? $language['default_locale'] ?? '' : '';
            $locales[(string) $code] = is_string($locale) ? $locale : '';
        }

        return $locales;
    }

    /**
     * Runs a request in a language of the site; any other text changes nothing.
     *
     * @template T
     * @param callable(): T $answer
     * @return T
     */
    public static function runInLanguage(string $language, callable $answer)
    {
        $locale = self::listLocales()[$language] ?? null;
        if ($locale === null) {
            return $answer();
        }
        $before = self::findLanguage();
        do_action('wpml_switch_language', $language);
        $isSwitched = $locale !== '' && switch_to_locale($locale);
        try {
            return $answer();
        } finally {
            if ($isSwitched) {
                restore_previous_locale();
            }
            do_action('wpml_switch_language', $before === '' ? null : $before);
        }
    }
}
