<?php

/**
 * Switches a plugin on or off, in the way the plugins screen does.
 *
 * Run as: php plugin.php DOCUMENT_ROOT on|off FOLDER/FILE.php
 * Exit code 1 with the reason on standard error when the plugin refuses.
 */

declare(strict_types=1);

$_SERVER['HTTP_HOST'] = (string) parse_url((string) getenv('ISLAS_STORE_URL'), PHP_URL_HOST);
require $argv[1] . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';
wp_set_current_user(1);

$file = $argv[3];
if ($argv[2] === 'off') {
    deactivate_plugins($file);
    exit(0);
}
$result = is_plugin_active($file) ? null : activate_plugin($file);
if (is_wp_error($result)) {
    fwrite(STDERR, $result->get_error_message() . "\n");
    exit(1);
}
