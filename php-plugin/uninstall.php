<?php

/**
 * Runs when the owner deletes the plugin. Parseable by the PHP that Islas itself refuses.
 *
 * @package Islas
 */

if (! defined('WP_UNINSTALL_PLUGIN') || version_compare(PHP_VERSION, '7.4', '<')) {
    return;
}

require_once __DIR__ . '/autoload.php';

Islas\Uninstall::run();
