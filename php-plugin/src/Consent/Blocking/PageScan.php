<?php

declare(strict_types=1);

namespace Islas\Consent\Blocking;

use Islas\Consent\Known\PageMarks;
use Islas\Platform\ShopAddress;

/**
 * A cheap test before a page is parsed: whether anything in it may need consent. False positives are allowed, false
 * negatives are not.
 */
final class PageScan
{
    /** In the tag of a script, written as Islas and WordPress write it. */
    private const NEVER_WAITS = '~^<script\b[^>]*\s(?:id="islas-'
        . '|type="(?:application/(?:ld\+)?json|speculationrules)")~';

    /** Up to the next tag: a `>` in a value ends none, and what follows belongs to it, rather too much. */
    private const TAGS = '~<(?:iframe|frame|embed|object|param|image|img|input|source|video|audio|track|link)[^<]*+~';

    /** @param list<string> $patterns The owner's, beside what is known of providers. */
    public static function matchesAny(string $page, array $patterns): bool
    {
        $html = self::extractScripts($page);
        if ($html === '') {
            return false;
        }
        foreach ($patterns as $pattern) {
            if (strpos($html, strtolower($pattern)) !== false) {
                return true;
            }
        }

        return self::mentionsProvider($html);
    }

    /** Whether a text in lower case names anything by which a provider that is not necessary is known. */
    public static function mentionsProvider(string $lower): bool
    {
        foreach (PageMarks::NAMES as $name) {
            if (strpos($lower, $name) !== false) {
                return true;
            }
        }

        foreach (array_merge([PageMarks::ADDRESSES], PageMarks::CALLS) as $expression) {
            // Where an expression fails, too.
            if (preg_match($expression, $lower) !== 0) {
                return true;
            }
        }

        return false;
    }

    /**
     * What of a page the rules can mean, in small letters: most of a page is not, and would be searched for every
     * address of every provider. Of scripts, those of Islas and mere data never wait.
     */
    private static function extractScripts(string $html): string
    {
        $lower = strtolower($html);
        $found = self::extractTags($lower) . self::extractStyles($lower);
        $at = 0;
        while (($at = strpos($lower, '<script', $at)) !== false) {
            $isClosed = preg_match('~</script[\s/>]~', $lower, $close, PREG_OFFSET_CAPTURE, $at) === 1;
            $piece = (string) substr($lower, $at, $isClosed ? $close[0][1] - $at : strlen($lower));
            // After `<!--` inside a script, `</script>` may not close it (script-data-double-escaped state); keep
            // scanning.
            if (! $isClosed || strpos($piece, '<!--') !== false) {
                return $found . substr($lower, $at);
            }
            $at += strlen($piece);
            if (preg_match(self::NEVER_WAITS, (string) substr($piece, 0, (int) strpos($piece, '>'))) !== 1) {
                $found .= $piece;
            }
        }

        return $found;
    }

    /** Addresses in style sheets of the page and in `style` attributes. */
    private static function extractStyles(string $lower): string
    {
        if (strpos($lower, 'url(') === false && strpos($lower, '@import') === false) {
            return '';
        }
        $isRead = preg_match_all('~url\([^)]*+|@import[^;<]*+~', $lower, $parts) !== false;
        $found = $isRead ? implode(' ', $parts[0]) : $lower;

        return html_entity_decode($found, ENT_QUOTES | ENT_HTML5, 'UTF-8');
    }

    /** Tags that load content of other sites, without addresses of this site. */
    private static function extractTags(string $lower): string
    {
        // In a page that the expression cannot read, all of it.
        $pieces = preg_match_all(self::TAGS, $lower, $tags) === false ? [$lower] : $tags[0];
        // As browsers read addresses: without character references and line ends.
        foreach ($pieces as $index => $piece) {
            if (strpos($piece, '&') !== false) {
                $pieces[$index] = html_entity_decode($piece, ENT_QUOTES | ENT_HTML5, 'UTF-8');
            }
        }
        $found = implode('', $pieces);
        if ($found === '') {
            return '';
        }
        $found = str_replace(["\t", "\n", "\r"], '', $found);
        $host = strtolower((string) wp_parse_url(ShopAddress::findHome(), PHP_URL_HOST));

        return $host === '' ? $found : str_replace('//' . $host . '/', '/', $found);
    }
}
