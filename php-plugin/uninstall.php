<?php

/**
 * Runs when the owner deletes the plugin. Parseable by the PHP that Islas itself refuses.
 *
 * @package Islas
 */

// @phpstan-ignore booleanOr.rightAlwaysFalse (the analysis starts at PHP 7.4, this file must also run below it)
if (! defined('WP_UNINSTALL_PLUGIN') || version_compare(PHP_VERSION, '7.4', '<')) {
    return;
}

require_once __DIR__ . '/autoload.php';

Islas\Platform\Uninstall::run();
