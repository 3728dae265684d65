<?php

declare(strict_types=1);

namespace Islas\Speculation;

/** Pages of this shop that the visitor's browser has fetched ahead, from before a change. */
final class FetchedPages
{
    private const HEADER = 'Clear-Site-Data: "prefetchCache", "prerenderCache"';

    private const LOCAL = '~^http://(?:localhost|[\w-]+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])(?:[:/]|$)~';

    private static bool $isSaid = false;

    /**
     * WordPress actions of a change: its answer tells the browser to drop those pages. Browsers fetch pages of secure
     * addresses alone ahead, and complain about the header on others.
     */
    public static function dropPages(): void
    {
        if (self::$isSaid || headers_sent()) {
            return;
        }
        $home = home_url('/');
        if (strpos($home, 'https:') === 0 || preg_match(self::LOCAL, $home) === 1) {
            self::$isSaid = true;
            // Beside a header of another plugin, which may clear more.
            header(self::HEADER, false);
        }
    }
}
