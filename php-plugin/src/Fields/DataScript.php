<?php

declare(strict_types=1);

namespace Islas\Fields;

use Islas\Platform\DataFiles;
use Islas\Platform\InlineScripts;
use Islas\Platform\Json;
use WP_Scripts;
use _WP_Dependency;

/**
 * A data file as a script that WordPress prints directly before its reader, in the reader's way.
 */
final class DataScript
{
    /** With this parameter a page has the data in it: asked for by `js/load-data.js` where a file cannot be had. */
    private const IN_PAGE = 'islas_data';

    /** Whether this request asks for the data in the page. */
    public static function isInPage(): bool
    {
        // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Decides only where the same data is printed.
        return isset($_GET[self::IN_PAGE]);
    }

    public static function isWanted(string $handle): bool
    {
        /**
         * Filters whether data of a script that is the same for all visitors comes from a file in the uploads folder.
         *
         * @param bool $isWanted
         * @param string $handle The script that reads it: `wc-country-select`, `wc-address-i18n` or `wc-settings`.
         */
        return (bool) apply_filters('islas_data_file', true, $handle);
    }

    /** Whether the script of this handle is still to be ordered and printed. */
    public static function isOpen(WP_Scripts $scripts, string $handle): bool
    {
        return ! empty($scripts->registered[$handle]->src) && self::isPending($scripts, $handle);
    }

    /** Whether nothing of this handle has been printed yet. */
    public static function isPending(WP_Scripts $scripts, string $handle): bool
    {
        // In `to_do`, WordPress has already ordered the script's dependencies.
        return isset($scripts->registered[$handle])
            && ! in_array($handle, array_merge($scripts->to_do, $scripts->done), true);
    }

    /** @param string $global What the file defines. */
    public static function add(WP_Scripts $scripts, _WP_Dependency $reader, string $address, string $global): void
    {
        $handle = DataFiles::PREFIX . $reader->handle;
        $scripts->add($handle, $address, [], null);
        $kept = array_flip(['group', 'strategy', 'fetchpriority']);
        $scripts->registered[$handle]->extra = array_intersect_key($reader->extra, $kept);
        // For inline scripts that read the data before a deferred file has run, and for a file that is lost.
        $scripts->registered[$handle]->extra['data'] = self::accessor($address, $global);
        $reader->deps[] = $handle;
        // WordPress memorizes which scripts are queued as dependencies; both calls make it forget.
        $scripts->enqueue($handle);
        $scripts->dequeue($handle);
    }

    /** For a reader without a file, which Islas has muted: others get the data at the first use of the global. */
    public static function addAccessor(_WP_Dependency $reader, string $address, string $global): void
    {
        $data = $reader->extra['data'] ?? '';
        $rest = is_string($data) && $data !== '' ? $data . ";\n" : '';
        $reader->extra['data'] = $rest . self::accessor($address, $global);
    }

    private static function accessor(string $address, string $global): string
    {
        return Json::call(InlineScripts::LOAD_DATA, $global, $address, basename($address));
    }
}
