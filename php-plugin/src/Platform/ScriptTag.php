<?php

declare(strict_types=1);

namespace Islas\Platform;

/**
 * The script elements that Islas prints into every page, as `wp_get_script_tag()` and `wp_get_inline_script_tag()`
 * write them and with their filters. Those read and write each element with WordPress' HTML parser, for which a page
 * pays five times as much.
 */
final class ScriptTag
{
    /** What WordPress writes in values. */
    private const ESCAPED = ['<' => '&lt;', '>' => '&gt;', '&' => '&amp;', '"' => '&quot;', "'" => '&apos;'];

    /** @param array<string, string> $attributes */
    public static function file(array $attributes): string
    {
        // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress' own.
        return self::element(apply_filters('wp_script_attributes', $attributes), '');
    }

    /** @param array<string, string> $attributes */
    public static function inline(string $code, array $attributes): string
    {
        // What might end the element, or begin a comment in it, is WordPress' to judge.
        if (strpos($code, '<') !== false) {
            return wp_get_inline_script_tag($code, $attributes);
        }
        $code = "\n" . trim($code, "\n\r ") . "\n";

        // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress' own.
        return self::element(apply_filters('wp_inline_script_attributes', $attributes, $code), $code);
    }

    /** @param mixed $attributes Others filter them. */
    private static function element($attributes, string $code): string
    {
        $printed = [];
        foreach (is_array($attributes) ? $attributes : [] as $name => $value) {
            $name = (string) $name;
            $key = strtolower($name);
            $isName = $name !== '' && strcspn($name, "\"'>&</ =\t\n\r\f\0") === strlen($name);
            if (! $isName || isset($printed[$key]) || $value === false || ! (is_scalar($value) || $value === null)) {
                continue;
            }
            if ($value === true || $value === null) {
                $printed[$key] = ' ' . $name;
                continue;
            }
            $value = (string) $value;
            $text = $key === 'src' || $key === 'href' ? esc_url($value) : strtr($value, self::ESCAPED);
            if ($text !== '' || $value === '') {
                $printed[$key] = ' ' . $name . '="' . $text . '"';
            }
        }
        // As WordPress' parser orders them.
        sort($printed, SORT_STRING);

        return '<script' . implode('', $printed) . '>' . $code . "</script>\n";
    }
}
