<?php

declare(strict_types=1);

namespace Islas\Platform;

use WP_Scripts;

/** What the scripts that WordPress has printed so far mean for the first paint. */
final class HeadScripts
{
    /**
     * Whether the browser waits for a file among them before it shows the page: a classic script without `async` or
     * `defer`, as jQuery is. Call it in `wp_head`, after the scripts of the head.
     */
    public static function holdThePage(WP_Scripts $scripts): bool
    {
        foreach ($scripts->done as $handle) {
            $script = $scripts->registered[$handle] ?? null;
            if ($script !== null && $script->src && empty($script->extra['strategy'])) {
                return true;
            }
        }

        return false;
    }
}
