<?php

declare(strict_types=1);

namespace Islas\Platform;

use WP_Filesystem_Direct;

/**
 * The folder of the site's files in uploads. Only background work and the owner's requests write there.
 */
final class FileFolder
{
    private const NAME = 'islas';
    private const OWN = '~^(?:' . DataFiles::PREFIX . '|' . DataFiles::STYLE_PREFIX . ')~';

    /**
     * @return array{path: string, url: string}|null Both with a slash at the end. Null unless it is a folder of this
     *     machine, and of the shop's host.
     */
    public static function findFolder(): ?array
    {
        /** @var array<string, mixed> $uploads Others filter it. */
        $uploads = wp_upload_dir(null, false);
        $folder = $uploads['basedir'] ?? '';
        $url = $uploads['baseurl'] ?? '';
        if (($uploads['error'] ?? false) || ! is_string($folder) || ! is_string($url) || $folder === '') {
            return null;
        }
        $host = wp_parse_url(ShopAddress::findHome(), PHP_URL_HOST);
        $end = '/' . self::NAME . '/';

        return ! wp_is_stream($folder) && wp_parse_url($url, PHP_URL_HOST) === $host
            ? ['path' => $folder . $end, 'url' => set_url_scheme($url) . $end]
            : null;
    }

    /** Whether files can be written there, or into a folder that is made for them. */
    public static function isWritable(): bool
    {
        $path = self::findFolder()['path'] ?? '';

        return $path !== '' && wp_is_writable(is_dir($path) ? $path : dirname($path));
    }

    /**
     * Writes the files that are not there, or not whole, from their rows.
     *
     * @param array<string, string> $files Name → hash.
     * @return bool Whether all are there now.
     */
    public static function writeMissing(array $files): bool
    {
        $path = self::findFolder()['path'] ?? '';
        $areThere = $path !== '';
        clearstatcache();
        foreach ($areThere ? $files : [] as $file => $hash) {
            $code = FileRows::readRow($hash)['code'] ?? null;
            $isWhole = $code !== null && is_file($path . $file) && filesize($path . $file) === strlen($code);
            $areThere = ($isWhole || ($code !== null && self::writeFile($path, $file, $code))) && $areThere;
        }

        return $areThere;
    }

    /**
     * Deletes what no page has named for long, and what was never finished.
     *
     * @param list<string> $kept Names of files.
     */
    public static function deleteOld(array $kept): void
    {
        $oldest = time() - FileRows::KEPT * DAY_IN_SECONDS;
        $path = self::findFolder()['path'] ?? '';
        foreach (array_diff(self::listFiles($path), $kept) as $file) {
            // Another process may have deleted it meanwhile.
            if (is_file($path . $file) && (int) filemtime($path . $file) < $oldest) {
                wp_delete_file($path . $file);
            }
        }
    }

    /** Deletes all files of the current site, and their folder if nothing else is in it. */
    public static function deleteFolder(): void
    {
        $path = self::findFolder()['path'] ?? '';
        foreach (self::listFiles($path) as $file) {
            wp_delete_file($path . $file);
        }
        if (is_dir($path) && count((array) scandir($path)) === 2) {
            self::openDisk()->rmdir($path);
        }
    }

    /** Writes beside the file and renames, so that no request reads a part of it. */
    private static function writeFile(string $path, string $file, string $code): bool
    {
        if (! wp_mkdir_p($path) || ! wp_is_writable($path)) {
            return false;
        }
        $new = $path . $file . '.' . wp_generate_password(8, false) . '.tmp';
        $mode = fileperms(ABSPATH . 'index.php') & 0777 | 0644;
        $isWritten = self::openDisk()->put_contents($new, $code, $mode)
            && self::openDisk()->move($new, $path . $file, true);
        if (is_file($new)) {
            wp_delete_file($new);
        }

        return $isWritten;
    }

    /** The uploads folder is written by PHP itself, as WordPress does with what is uploaded. */
    private static function openDisk(): WP_Filesystem_Direct
    {
        // @phpstan-ignore requireOnce.fileNotFound (WordPress is not there when the types are checked)
        require_once ABSPATH . 'wp-admin/includes/class-wp-filesystem-base.php';
        // @phpstan-ignore requireOnce.fileNotFound (WordPress is not there when the types are checked)
        require_once ABSPATH . 'wp-admin/includes/class-wp-filesystem-direct.php';

        return new WP_Filesystem_Direct(null);
    }

    /** @return list<string> Names, also of files that were never finished. */
    private static function listFiles(string $path): array
    {
        $names = is_dir($path) ? (array) scandir($path) : [];

        return Values::texts(array_filter($names, static fn ($name) => preg_match(self::OWN, (string) $name) === 1));
    }
}
