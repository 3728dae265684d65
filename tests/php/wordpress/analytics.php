<?php

/**
 * What analytics asks WordPress for.
 */

declare(strict_types=1);

use Islas\Tests\WordPress\Site;

/** @param mixed $value */
function delete_metadata(string $type, int $id, string $key, $value, bool $all): bool
{
    return true;
}

function add_settings_error(string $setting, string $code, string $message): void
{
    Site::$settingsErrors[$code] = $message;
}
