<?php

declare(strict_types=1);

namespace Islas\Platform;

/**
 * The address of the shop at which a style sheet is when its file in uploads is not: on another web head, pruned, or
 * asked for by a page of last year. It reads one row and changes nothing.
 */
final class FileEndpoint
{
    private const STYLE = '/^(?:([\w-]{1,100})-)?([0-9a-f]{20})$/D';

    /** WordPress hook `setup_theme`: before anything is read for a page. */
    public static function serveFile(): void
    {
        // phpcs:ignore WordPress.Security.NonceVerification.Recommended, Generic.Files.LineLength -- It is public.
        $asked = is_string($_GET[DataFiles::DOOR] ?? null) ? sanitize_text_field(wp_unslash($_GET[DataFiles::DOOR])) : '';
        $isName = preg_match(self::STYLE, $asked, $found) === 1;
        $row = $isName ? FileRows::readRow($found[2]) : null;
        if ($row !== null && $row['kind'] === DataFiles::STYLE) {
            self::sendFile($row['code'], 365 * DAY_IN_SECONDS, ', immutable');
        }
        // The shop's look of today, for a page that is older than what is kept.
        $newest = $isName && $found[1] !== '' ? FileRows::findNewestStyle($found[1]) : null;
        if ($newest !== null) {
            self::sendFile($newest['code'], 5 * MINUTE_IN_SECONDS);
        }
        status_header(404);
        header('Content-Type: text/plain; charset=utf-8');
        header('Cache-Control: no-cache');
        exit;
    }

    /** @return never */
    private static function sendFile(string $css, int $age, string $more = ''): void
    {
        status_header(200);
        header('Content-Type: text/css; charset=utf-8');
        header('X-Content-Type-Options: nosniff');
        header('X-Robots-Tag: noindex');
        header('Cache-Control: public, max-age=' . $age . $more);
        // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- A style sheet that the shop has printed.
        echo $css;
        exit;
    }
}
