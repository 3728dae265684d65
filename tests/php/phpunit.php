<?php

declare(strict_types=1);

require_once __DIR__ . '/bootstrap.php';
require_once __DIR__ . '/unit/PluginTestCase.php';
require_once __DIR__ . '/unit/ShirtTestCase.php';

Islas\Tests\WordPress\Site::reset();
