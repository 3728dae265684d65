<?php

/**
 * Runs all checks of Plugin Check on the Islas of a shop. Prints the findings as one line of JSON after the word
 * CHECKED: `{checks: list<string>, found: list<{type, code, file, line, message}>}`.
 *
 * Run as: php run.php DOCUMENT_ROOT; the environment holds the connection to the shop's tables.
 */

declare(strict_types=1);

$_SERVER['HTTP_HOST'] = parse_url((string) getenv('ISLAS_STORE_URL'), PHP_URL_HOST) . ':'
    . parse_url((string) getenv('ISLAS_STORE_URL'), PHP_URL_PORT);
// Without write access to files, Plugin Check skips its checks of pages.
define('FS_METHOD', 'direct');
require $argv[1] . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/admin.php';
require_once __DIR__ . '/ShopRunner.php';
wp_set_current_user(1);

$runner = new ShopRunner();
$runner->set_slug('islas');
$checks = array_keys($runner->get_checks_to_run());
$result = $runner->run();

$found = [];
foreach (['error' => $result->get_errors(), 'warning' => $result->get_warnings()] as $type => $files) {
    foreach ($files as $file => $lines) {
        foreach ($lines as $line => $columns) {
            foreach (array_merge(...$columns) as ['code' => $code, 'message' => $message]) {
                $message = html_entity_decode(wp_strip_all_tags($message), ENT_QUOTES);
                $found[] = compact('type', 'code', 'file', 'line', 'message');
            }
        }
    }
}
echo "\nCHECKED " . wp_json_encode(['checks' => $checks, 'found' => $found]) . "\n";
