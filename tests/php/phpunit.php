<?php

declare(strict_types=1);

namespace Islas\Tests;

require_once __DIR__ . '/bootstrap.php';

// PHP 8.4 reports deprecated syntax of PHPUnit 9.6 when a class is loaded. Within a test, that would be output of the
// test, so PHPUnit's classes are loaded here, while deprecations are not reported.
$reported = error_reporting(E_ALL & ~E_DEPRECATED);
foreach (array_keys(require __DIR__ . '/vendor/composer/autoload_classmap.php') as $class) {
    if (strpos($class, 'PHPUnit\\Framework\\') === 0 || strpos($class, 'SebastianBergmann\\') === 0) {
        class_exists($class);
    }
}
error_reporting($reported);

require_once __DIR__ . '/unit/PluginTestCase.php';
require_once __DIR__ . '/unit/ShirtTestCase.php';
require_once __DIR__ . '/unit/OwnerFormTestCase.php';

WordPress\Site::reset();
