<?php

declare(strict_types=1);

namespace Islas\Embed;

use Islas\Settings;

/**
 * The sites whose pages may stand in a frame: those the owner lists, else known places for videos and maps. An entry
 * is a host with its subdomains, or the beginning of an address on it.
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
    public function allow(string $url): bool
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
        foreach ($this->entries() as $entry) {
            [$name, $start] = array_pad(explode('/', $entry, 2), 2, '');
            $isHost = $host === $name || substr($host, -strlen($name) - 1) === '.' . $name;
            if ($isHost && strpos($path, '/' . $start) === 0) {
                return true;
            }
        }

        return false;
    }

    /** @return list<string> */
    private function entries(): array
    {
        $listed = preg_split('/[\s,]+/', strtolower($this->settings->text('embed_hosts')), -1, PREG_SPLIT_NO_EMPTY);

        return $listed === false || $listed === [] ? self::KNOWN : $listed;
    }
}
