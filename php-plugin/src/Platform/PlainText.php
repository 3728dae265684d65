<?php

declare(strict_types=1);

namespace Islas\Platform;

/**
 * The text that a stored name means. WordPress keeps names of terms and titles with entities (`Blanco &amp; Negro`),
 * and `esc_html` leaves those as they are; `Html` and React escape every sign, so entities are read here, once.
 * Needs no WordPress.
 */
final class PlainText
{
    /** Tags, and what scripts and styles hold; nothing of it is tried twice, so that no length is too much. */
    private const TAGS = '#<(script|style)\b(?>[^<]++|<(?!/\1\s*>))*+</\1\s*>|<[^<>]*+>#i';

    /** Words for screen readers, which repeat what the signs around them say. */
    private const SPOKEN = '~<span class="screen-reader-text">[^<>]*+</span>~';

    /** Tags that begin a new line. */
    private const BREAKS = '~<(?:br|/p|/div|/li|/dd|/h[1-6])\b[^<>]*+>~i';

    /** Of a name whose `<` is a sign like any other: a term, a value, a text that `esc_html` would print. */
    public static function ofName(string $name): string
    {
        return html_entity_decode($name, ENT_QUOTES | ENT_HTML5, 'UTF-8');
    }

    /** Of markup, such as an attribute's label or a product's title: its tags are left out. */
    public static function ofMarkup(string $markup): string
    {
        return trim(self::ofName(Pattern::replace(self::TAGS, '', $markup)));
    }

    /**
     * Of markup that other plugins filter, in one line. The space inside of an amount stays one that does not break.
     *
     * @param mixed $markup No text at all is an empty one.
     */
    public static function inOneLine($markup): string
    {
        $seen = is_scalar($markup) ? Pattern::replace([self::SPOKEN, self::BREAKS], ['', ' '], (string) $markup) : '';

        return trim(Pattern::replace('/[^\S\x{a0}]+/u', ' ', self::ofMarkup($seen)));
    }
}
