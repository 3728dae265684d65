<?php

/**
 * PSR-4 for `Islas\`, without Composer.
 *
 * @package Islas
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

spl_autoload_register(static function (string $class): void {
    if (strncmp($class, 'Islas\\', 6) === 0) {
        $file = __DIR__ . '/src/' . str_replace('\\', '/', substr($class, 6)) . '.php';
        // As is_file(), but from PHP's cache of paths: a look at the disk for each class costs a page a millisecond.
        if (realpath($file) !== false) {
            require_once $file;
        }
    }
});
