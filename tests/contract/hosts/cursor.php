<?php

/** What `hosts.php` prints of the custom cursor. */

declare(strict_types=1);

namespace Islas\Tests;

use Islas\Cursor\Cursor;
use Islas\Platform\Assets;
use Islas\Platform\Settings;

return static fn (Settings $settings, Assets $assets): callable => [new Cursor($settings, $assets), 'printCursor'];
