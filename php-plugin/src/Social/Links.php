<?php

declare(strict_types=1);

namespace Islas\Social;

use Islas\Platform\Pattern;

/**
 * The owner's links to social networks: addresses separated by spaces or commas, each called what its site is called.
 */
final class Links
{
    /** The end of a site's name, and what people call it. */
    private const NAMES = [
        'instagram.com' => 'Instagram',
        'facebook.com' => 'Facebook',
        'tiktok.com' => 'TikTok',
        'youtube.com' => 'YouTube',
        'x.com' => 'X',
        'twitter.com' => 'X',
        'pinterest.com' => 'Pinterest',
        'pinterest.es' => 'Pinterest',
        'linkedin.com' => 'LinkedIn',
        'wa.me' => 'WhatsApp',
        'whatsapp.com' => 'WhatsApp',
        't.me' => 'Telegram',
        'threads.net' => 'Threads',
        'threads.com' => 'Threads',
        'bsky.app' => 'Bluesky',
        'vimeo.com' => 'Vimeo',
    ];

    /** @return list<array{name: string, url: string}> Without what is no address of the web. */
    public static function fromText(string $text): array
    {
        $links = [];
        foreach (Pattern::splitText('/[\s,]+/', $text) as $address) {
            $url = (string) $address;
            $url = preg_match('~^[a-z][a-z0-9+.-]*:~i', $url) === 1 ? $url : 'https://' . $url;
            $parts = wp_parse_url($url);
            $host = strtolower((string) ($parts['host'] ?? ''));
            if (preg_match('~^https?$~i', (string) ($parts['scheme'] ?? '')) !== 1 || strpos($host, '.') === false) {
                continue;
            }
            $links[] = ['name' => self::nameSite($host), 'url' => $url];
        }

        return $links;
    }

    private static function nameSite(string $host): string
    {
        foreach (self::NAMES as $end => $name) {
            if ($host === $end || substr($host, -strlen($end) - 1) === '.' . $end) {
                return $name;
            }
        }

        return Pattern::replace('/^www\./', '', $host);
    }
}
