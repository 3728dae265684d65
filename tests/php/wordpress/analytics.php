<?php

/**
 * Doubles of WordPress functions that only analytics calls.
 */

declare(strict_types=1);

use Islas\Tests\WordPress\Site;

function add_settings_error(string $setting, string $code, string $message): void
{
    Site::$settingsErrors[$code] = $message;
}
