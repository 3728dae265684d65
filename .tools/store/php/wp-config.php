<?php

/**
 * Configuration of a local shop. Every value that differs between runs comes from the environment,
 * so the same document root serves on any port and over any copy of the database.
 */

$given = static function (string $name, string $otherwise = ''): string {
    $value = getenv('ISLAS_STORE_' . $name);

    return $value === false || $value === '' ? $otherwise : $value;
};

define('WP_HOME', $given('URL', 'http://127.0.0.1:8080'));
define('WP_SITEURL', WP_HOME);

define('DB_NAME', $given('DB_NAME', 'islas'));
define('DB_USER', $given('DB_USER', 'root'));
define('DB_PASSWORD', $given('DB_PASSWORD'));
define('DB_HOST', $given('DB_HOST', 'localhost'));
define('DB_CHARSET', 'utf8mb4');
define('DB_COLLATE', '');
if ($given('DB_FILE') !== '') {
    define('DB_ENGINE', 'sqlite');
    define('DB_DIR', dirname($given('DB_FILE')) . '/');
    define('DB_FILE', basename($given('DB_FILE')));
}

foreach (['AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE'] as $use) {
    define($use . '_KEY', hash('sha256', $use . 'key' . $given('SALT', __DIR__)));
    define($use . '_SALT', hash('sha256', $use . 'salt' . $given('SALT', __DIR__)));
}

define('WP_DEBUG', $given('DEBUG', '1') === '1');
define('WP_DEBUG_DISPLAY', false);
define('WP_DEBUG_LOG', $given('LOG', __DIR__ . '/wp-content/debug.log'));
// On the command line a fatal error must end with its own words and not with a page.
define('WP_DISABLE_FATAL_ERROR_HANDLER', PHP_SAPI === 'cli');
define('WP_ENVIRONMENT_TYPE', 'local');
define('WP_HTTP_BLOCK_EXTERNAL', true);
define('DISABLE_WP_CRON', true);
define('AUTOMATIC_UPDATER_DISABLED', true);
define('DISALLOW_FILE_MODS', true);
define('WP_MEMORY_LIMIT', '512M');
define('WP_POST_REVISIONS', false);

$table_prefix = $given('DB_PREFIX', 'wp_');

if (!defined('ABSPATH')) {
    define('ABSPATH', __DIR__ . '/');
}
require_once ABSPATH . 'wp-settings.php';
