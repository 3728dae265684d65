<?php

declare(strict_types=1);

namespace Islas\Platform;

/**
 * The version in the head of the plugin's main file.
 */
final class PluginVersion
{
    /** @param string $file Absolute path of the plugin's main file. */
    public static function readVersion(string $file): string
    {
        return get_file_data($file, ['version' => 'Version'])['version'];
    }
}
