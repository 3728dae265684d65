<?php

declare(strict_types=1);

namespace Islas\Fields;

use Islas\Platform\DataFiles;
use Islas\Platform\InlineScripts;
use Islas\Platform\Json;
use _WP_Dependency;

/**
 * A data file as a script that WordPress prints directly before its reader, in the reader's way.
 */
final class DataScript
{
    /** With this parameter a page has the data in it: asked for by `js/load-data.js` where a file cannot be had. */
    private const IN_PAGE = 'islas_data';

    public static function isWanted(string $handle): bool
    {
        /**
         * Filters whether data of a script that is the same for all visitors comes from a file in the uploads folder.
         *
         * @param bool $isWanted
         * @param string $handle The script that reads it: `wc-country-select` or `wc-address-i18n`.
         */
        return (bool) apply_filters('islas_data_file', true, $handle);
    }

    /** A script whose data can still come from a file: nothing of it is printed, and no code of the page needs it at once. */
    public static function findReader(string $handle, string $global): ?_WP_Dependency
    {
        $scripts = wp_scripts();
        // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Decides only where the same data is printed.
        $isInPage = isset($_GET[self::IN_PAGE]);
        // In `to_do`, WordPress has already ordered the script's dependencies.
        $isPrinted = in_array($handle, array_merge($scripts->to_do, $scripts->done), true);
        $strategy = $scripts->get_data($handle, 'strategy') ?: '';
        $code = array_merge([$scripts->get_data($handle, 'data')], (array) $scripts->get_data($handle, 'before'));
        $isUsed = strpos(implode("\n", array_filter($code, 'is_string')), $global) !== false;

        return $isInPage || $isPrinted || $isUsed || ! in_array($strategy, ['', 'defer'], true)
            ? null
            : $scripts->registered[$handle] ?? null;
    }

    /** @param string $global What the file defines. */
    public static function printBeforeReader(_WP_Dependency $reader, string $address, string $global): void
    {
        $scripts = wp_scripts();
        // For inline scripts that read the data before a deferred file has run, and for a file that is lost.
        $accessor = Json::call(InlineScripts::LOAD_DATA, $global, $address, basename($address));
        if (! $reader->src) {
            // Islas stands in for the reader: others get the data at the first use of the global.
            $data = $scripts->get_data($reader->handle, 'data');
            $scripts->add_data($reader->handle, 'data', is_string($data) ? $data . ";\n" . $accessor : $accessor);

            return;
        }
        $handle = DataFiles::PREFIX . $reader->handle;
        $scripts->add($handle, $address, [], null);
        foreach (['group', 'strategy', 'fetchpriority'] as $key) {
            $value = $scripts->get_data($reader->handle, $key);
            $value === false || $scripts->add_data($handle, $key, $value);
        }
        $scripts->add_data($handle, 'data', $accessor);
        $reader->deps[] = $handle;
        // WordPress memorizes which scripts are queued as dependencies; both calls make it forget.
        wp_enqueue_script($handle);
        wp_dequeue_script($handle);
    }
}
