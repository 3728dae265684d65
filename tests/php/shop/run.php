<?php

/**
 * Runs PHPUnit inside the shop that the environment names, with WordPress and WooCommerce loaded. They are loaded at
 * the top level, because plugins set their globals in the scope that includes them.
 *
 * Run as: php run.php DOCUMENT_ROOT PHPUNIT_ARGUMENT ...
 */

declare(strict_types=1);

$root = $argv[1];
$_SERVER['HTTP_HOST'] = parse_url((string) getenv('ISLAS_STORE_URL'), PHP_URL_HOST) . ':'
    . parse_url((string) getenv('ISLAS_STORE_URL'), PHP_URL_PORT);
require $root . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/admin.php';
require_once __DIR__ . '/../vendor/autoload.php';
require_once __DIR__ . '/ShopTestCase.php';

// On standard error: after the first byte of output WordPress reports that headers come too late.
exit((new PHPUnit\TextUI\Command())->run(
    array_merge(['phpunit', '-c', __DIR__ . '/phpunit.xml', '--stderr'], array_slice($argv, 2)),
    false
));
