<?php

declare(strict_types=1);

namespace Islas\Tests;

require_once __DIR__ . '/bootstrap.php';

// PHPUnit 9.6 is deprecated syntax to PHP 8.4, which says so where a class is first used. Within a test that would be
// the test's output, so PHPUnit's classes are loaded here, before PHP is asked about the plugin's.
$reported = error_reporting(E_ALL & ~E_DEPRECATED);
foreach (array_keys(require __DIR__ . '/vendor/composer/autoload_classmap.php') as $class) {
    if (strpos($class, 'PHPUnit\\Framework\\') === 0 || strpos($class, 'SebastianBergmann\\') === 0) {
        class_exists($class);
    }
}
error_reporting($reported);

require_once __DIR__ . '/unit/PluginTestCase.php';
require_once __DIR__ . '/unit/ShirtTestCase.php';

WordPress\Site::reset();
