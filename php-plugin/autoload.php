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

// The classes of a page in one file, which costs PHP a third of what they cost one by one. The build writes it, so it
// may be older than the classes in a checkout, whose folder has this name.
if (basename(__DIR__) !== 'php-plugin' && realpath(__DIR__ . '/build/classes.php') !== false) {
    require_once __DIR__ . '/build/classes.php';
}
