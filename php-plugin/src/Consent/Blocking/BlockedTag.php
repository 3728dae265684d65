<?php

declare(strict_types=1);

namespace Islas\Consent\Blocking;

use WP_HTML_Tag_Processor;

/**
 * The attributes that mark scripts and frames as blocked, and which tags are never changed.
 *
 * @phpstan-import-type Match from Rules
 */
final class BlockedTag
{
    /** @param Match $match */
    public static function mark(WP_HTML_Tag_Processor $tags, array $match): void
    {
        $tags->set_attribute('data-islas-consent', $match['category']);
        if ($match['provider'] !== '') {
            $tags->set_attribute('data-islas-provider', $match['provider']);
        }
    }

    /** Held already, or a part of Islas. */
    public static function isBlocked(WP_HTML_Tag_Processor $tags): bool
    {
        return $tags->get_attribute('data-islas-consent') !== null
            || strpos(self::attribute($tags, 'id'), 'islas') === 0;
    }

    /** Held already, marked by hand, or a part of Islas. */
    public static function isIgnored(WP_HTML_Tag_Processor $tags): bool
    {
        return self::isBlocked($tags) || $tags->get_attribute('data-category') !== null;
    }

    public static function attribute(WP_HTML_Tag_Processor $tags, string $name): string
    {
        $value = $tags->get_attribute($name);

        return is_string($value) ? trim($value) : '';
    }
}
