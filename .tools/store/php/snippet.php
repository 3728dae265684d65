<?php

/**
 * Runs a piece of PHP from standard input inside the shop and prints what it prints.
 *
 * Run as: php snippet.php DOCUMENT_ROOT < CODE
 */

declare(strict_types=1);

$_SERVER['HTTP_HOST'] = (string) parse_url((string) getenv('ISLAS_STORE_URL'), PHP_URL_HOST);
require $argv[1] . '/wp-load.php';

eval((string) stream_get_contents(STDIN));
