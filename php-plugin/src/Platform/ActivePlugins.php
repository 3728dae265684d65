<?php

declare(strict_types=1);

namespace Islas\Platform;

/**
 * The plugins that are active here, as WordPress lists them: by their files, such as `folder/plugin.php`.
 */
final class ActivePlugins
{
    /**
     * @param array<string, string> $known Folder of a plugin to its name.
     * @return array<string, string> File of each active one to its name.
     */
    public static function findAmong(array $known): array
    {
        $active = [];
        foreach (self::listFiles() as $file) {
            $name = $known[explode('/', $file, 2)[0]] ?? '';
            if ($name !== '') {
                $active[$file] = $name;
            }
        }

        return $active;
    }

    /** @return list<string> Files of the site's and of its network's. */
    public static function listFiles(): array
    {
        return array_merge(self::listSiteFiles(), self::listNetworkFiles());
    }

    /** @return list<string> Files of those that a network has activated for all its sites. */
    public static function listNetworkFiles(): array
    {
        $network = is_multisite() ? get_site_option('active_sitewide_plugins') : [];

        return array_map('strval', array_keys(is_array($network) ? $network : []));
    }

    /** @return list<string> Files of those that this site itself has activated, not its network. */
    public static function listSiteFiles(): array
    {
        $files = get_option('active_plugins');

        return array_values(array_filter(is_array($files) ? $files : [], 'is_string'));
    }
}
