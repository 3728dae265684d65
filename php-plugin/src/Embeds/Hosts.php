<?php

declare(strict_types=1);

namespace Islas\Embeds;

use Islas\Platform\Pattern;
use Islas\Platform\Settings;

/**
 * The sites whose pages may stand in a frame: those the owner lists, else known places for videos and maps. An entry
 * is a host with its subdomains, or a path on it with everything below: `example.com/maps` is not `/mapsite`.
 */
final class Hosts
{
    private const KNOWN = [
        'youtube.com',
        'youtu.be',
        'youtube-nocookie.com',
        'vimeo.com',
        'dailymotion.com',
        'dai.ly',
        'www.google.com/maps/embed',
        'www.openstreetmap.org/export/embed.html',
    ];

    private Settings $settings;

    public function __construct(Settings $settings)
    {
        $this->settings = $settings;
    }

    /** Only addresses of `https`, without a user or a port of their own. */
    public function isAllowed(string $url): bool
    {
        $parts = wp_parse_url($url);
        if (
            ! is_array($parts) || ($parts['scheme'] ?? '') !== 'https' || isset($parts['user']) || isset($parts['port'])
            || preg_match('/[\x00-\x20\x7f\\\\]/', $url) === 1
        ) {
            return false;
        }
        $host = strtolower($parts['host'] ?? '');
        $path = $parts['path'] ?? '/';
        if (self::leavesPath($path)) {
            return false;
        }
        foreach ($this->listEntries() as [$name, $start]) {
            $isHost = $host === $name || substr($host, -strlen($name) - 1) === '.' . $name;
            if ($isHost && ($start === '' || strpos($path . '/', '/' . $start . '/') === 0)) {
                return true;
            }
        }

        return false;
    }

    /** Whether a segment is `.` or `..`, also in disguise: browsers and servers would leave the listed path. */
    private static function leavesPath(string $path): bool
    {
        for ($read = '', $plain = $path; $plain !== $read; $plain = rawurldecode($read)) {
            $read = $plain;
        }
        $segments = preg_split('/[\/\\\\]/', $read);

        return array_intersect($segments === false ? ['..'] : $segments, ['.', '..']) !== [];
    }

    /** @return list<array{string, string}> Host and path, which may be empty; owners paste whole addresses. */
    private function listEntries(): array
    {
        $listed = Pattern::splitText('/[\s,]+/', $this->settings->text('embed_hosts'));
        $entries = [];
        foreach ($listed === [] ? self::KNOWN : $listed as $entry) {
            $plain = Pattern::replace('/^https?:\/\//i', '', $entry);
            [$name, $start] = array_pad(explode('/', $plain, 2), 2, '');
            if ($name !== '') {
                $entries[] = [strtolower($name), trim($start, '/')];
            }
        }

        return $entries;
    }
}
