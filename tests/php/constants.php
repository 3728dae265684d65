<?php

/**
 * Constants of WordPress that its stubs leave out, for the type analysis.
 */

declare(strict_types=1);

define('ABSPATH', '/');
define('DAY_IN_SECONDS', 86400);
define('HOUR_IN_SECONDS', 3600);
define('MINUTE_IN_SECONDS', 60);
define('WEEK_IN_SECONDS', 604800);
define('OBJECT', 'OBJECT');
define('ARRAY_A', 'ARRAY_A');
define('ARRAY_N', 'ARRAY_N');
