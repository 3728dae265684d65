<?php

/**
 * What analytics asks WordPress for.
 */

declare(strict_types=1);

use Islas\Tests\WordPress\Site;

function add_settings_error(string $setting, string $code, string $message): void
{
    Site::$settingsErrors[$code] = $message;
}
