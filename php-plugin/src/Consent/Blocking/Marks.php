<?php

declare(strict_types=1);

namespace Islas\Consent\Blocking;

use WP_HTML_Tag_Processor;

/**
 * The key of one printed page, by which the browser tells marks that PHP has printed from the same marks in somebody's
 * post: whoever writes a text has stored it before the page, and with it the key, is made.
 *
 * While a page is printed, the key is random. A page that is rewritten at its end gets one that follows from its
 * content and a secret of the site: the same page has the same bytes, and a text cannot contain it.
 */
final class Marks
{
    /** On a held element: its marks are to be believed. */
    public const KEY = 'data-islas-key';
    /** On the bar and other elements of ours, in which controls may decide. */
    public const REGION = 'data-islas-region';

    private static ?string $key = null;

    public static function makeKey(): string
    {
        return self::$key ??= bin2hex(random_bytes(8));
    }

    /** Whether the element the processor stands at carries the marks of this page. */
    public static function isMarked(WP_HTML_Tag_Processor $tags): bool
    {
        return $tags->get_attribute(self::KEY) === self::makeKey();
    }

    /** The whole page, with its final key. */
    public static function finishPage(string $page): string
    {
        if (self::$key === null) {
            return $page;
        }

        // To sign the whole page would take four times as long. A collision of MD5 gives no attacker the key: the key
        // depends on a secret too, and a page would have to contain its own key before its hash is known.
        $content = md5(str_replace(self::$key, '', $page));
        $signature = hash_hmac('sha256', $content, wp_salt('nonce') . 'islas_marks');

        return str_replace(self::$key, (string) substr($signature, 0, strlen(self::$key)), $page);
    }
}
