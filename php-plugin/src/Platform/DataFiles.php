<?php

declare(strict_types=1);

namespace Islas\Platform;

use WP_Filesystem_Direct;

/**
 * Scripts with data and style sheets that are the same for all visitors, as files in the uploads folder that browsers
 * keep. The content names the file, so a file never changes; one that no page has used for a while is deleted.
 */
final class DataFiles
{
    /** Beginning of the name of every script, by which optimisers know them. */
    public const PREFIX = 'islas-data-';
    /** Beginning of the name of every style sheet: optimisers may combine them. */
    private const STYLE_PREFIX = 'islas-style-';

    /** Kinds of files, by what their names end with. */
    public const SCRIPT = '.js';
    public const STYLE = '.css';

    private const OWN = '~^(?:' . self::PREFIX . '|' . self::STYLE_PREFIX . ')~';
    private const FOLDER = 'islas';
    /** Days from the last page with a file until the file is deleted: page caches keep pages for less. */
    public const KEPT = 40;
    /** Files of one kind of one site. With more, something differs from page to page, and nothing new is written. */
    public const MOST = 60;
    /** Style sheets of one name that pages used within two days. With more, it differs from page to page. */
    public const MOST_STYLES = 3;
    /** Style sheets of one name, also of those that are kept for cached pages only. */
    public const MOST_KEPT = 6;

    /**
     * Address of the file with this code, which is written if it does not exist; null if that is not possible.
     *
     * @param string $name What the file is about: letters, digits and hyphens.
     * @param self::SCRIPT|self::STYLE $kind
     */
    public function address(string $name, string $code, string $kind = self::SCRIPT): ?string
    {
        $uploads = self::uploads();
        if ($uploads === null) {
            return null;
        }
        // A page hashes some 50 kB, and SHA-256 would cost five times as much.
        $hash = substr(md5(get_current_blog_id() . "\n" . $code), 0, 20);
        $start = self::startOf($kind) . $name . '-';
        $file = $start . $hash . $kind;
        $path = $uploads['folder'] . '/' . $file;
        if (! is_file($path) || filesize($path) !== strlen($code)) {
            $isVaried = $kind === self::STYLE && self::isVaried($uploads['folder'], $start);
            if ($isVaried || ! self::write($uploads['folder'], $path, $code, $kind)) {
                return null;
            }
        } elseif (time() - (int) filemtime($path) > DAY_IN_SECONDS && self::isOwn($path)) {
            self::disk()->touch($path);
            self::prune($uploads['folder']);
        }

        return $uploads['url'] . '/' . $file;
    }

    /** Whether there are as many style sheets as there may be whose names have nothing but a hash behind this start. */
    private static function isVaried(string $folder, string $start): bool
    {
        $pattern = '~/' . preg_quote($start, '~') . '[0-9a-f]{20}\\' . self::STYLE . '$~';
        $kept = array_filter(self::files($folder), static fn ($path) => preg_match($pattern, $path) === 1);
        $used = array_filter($kept, static fn ($path) => time() - (int) filemtime($path) < 2 * DAY_IN_SECONDS);

        return count($used) >= self::MOST_STYLES || count($kept) >= self::MOST_KEPT;
    }

    /** Deletes all files of the current site, and their folder if nothing else is in it. */
    public static function deleteAll(): void
    {
        $folder = self::uploads()['folder'] ?? '';
        foreach (self::files($folder) as $file) {
            wp_delete_file($file);
        }
        if (is_dir($folder) && count((array) scandir($folder)) === 2) {
            self::disk()->rmdir($folder);
        }
    }

    private static function startOf(string $kind): string
    {
        return $kind === self::STYLE ? self::STYLE_PREFIX : self::PREFIX;
    }

    /** Writes beside the file and renames, so that no request reads a part of it. */
    private static function write(string $folder, string $path, string $code, string $kind): bool
    {
        if (! wp_mkdir_p($folder) || ! wp_is_writable($folder)) {
            return false;
        }
        self::prune($folder);
        $start = $folder . '/' . self::startOf($kind);
        $same = array_filter(self::files($folder), static fn ($file) => strpos($file, $start) === 0);
        if (count($same) >= self::MOST) {
            return false;
        }
        if (is_file($path)) {
            wp_delete_file($path);
        }
        $new = $path . '.' . wp_generate_password(8, false) . '.tmp';
        $mode = fileperms(ABSPATH . 'index.php') & 0777 | 0644;
        // Another request may have written the same file meanwhile.
        $isWritten = self::disk()->put_contents($new, $code, $mode)
            && (self::disk()->move($new, $path) || is_file($path));
        if (is_file($new)) {
            wp_delete_file($new);
        }

        return $isWritten;
    }

    /** Only the owner of a file may say that it is in use now. */
    private static function isOwn(string $path): bool
    {
        return ! function_exists('posix_geteuid') || fileowner($path) === posix_geteuid();
    }

    /** The uploads folder is written by PHP itself, as WordPress does with what is uploaded. */
    private static function disk(): WP_Filesystem_Direct
    {
        // @phpstan-ignore requireOnce.fileNotFound (WordPress is not there when the types are checked)
        require_once ABSPATH . 'wp-admin/includes/class-wp-filesystem-base.php';
        // @phpstan-ignore requireOnce.fileNotFound (WordPress is not there when the types are checked)
        require_once ABSPATH . 'wp-admin/includes/class-wp-filesystem-direct.php';

        return new WP_Filesystem_Direct(null);
    }

    private static function prune(string $folder): void
    {
        foreach (self::files($folder) as $file) {
            // Another request may have deleted it meanwhile.
            if (is_file($file) && time() - (int) filemtime($file) > self::KEPT * DAY_IN_SECONDS) {
                wp_delete_file($file);
            }
        }
    }

    /** @return list<string> Paths, also of files that were never finished. */
    private static function files(string $folder): array
    {
        $names = is_dir($folder) ? (array) scandir($folder) : [];
        $own = array_filter($names, static fn ($name) => preg_match(self::OWN, (string) $name) === 1);

        return array_map(static fn ($name) => $folder . '/' . $name, array_values($own));
    }

    /** @return array{folder: string, url: string}|null Null unless it is a folder of this machine and of the shop's host. */
    private static function uploads(): ?array
    {
        /** @var array<string, mixed> $uploads Others filter it. */
        $uploads = wp_upload_dir(null, false);
        $folder = $uploads['basedir'] ?? '';
        $url = $uploads['baseurl'] ?? '';
        if (($uploads['error'] ?? false) || ! is_string($folder) || ! is_string($url) || $folder === '') {
            return null;
        }
        $host = wp_parse_url(ShopAddress::home(), PHP_URL_HOST);

        return ! wp_is_stream($folder) && wp_parse_url($url, PHP_URL_HOST) === $host
            ? ['folder' => $folder . '/' . self::FOLDER, 'url' => set_url_scheme($url) . '/' . self::FOLDER]
            : null;
    }
}
