<?php

declare(strict_types=1);

namespace Islas\Consent\Blocking;

use WP_HTML_Tag_Processor;

/**
 * The attributes that mark scripts as blocked, and which scripts are never changed.
 *
 * @phpstan-import-type Match from Rules
 */
final class BlockedTag
{
    /** @param Match $match */
    public static function markTag(WP_HTML_Tag_Processor $tags, array $match): void
    {
        $tags->set_attribute('data-islas-consent', $match['category']);
        if ($match['provider'] !== '') {
            $tags->set_attribute('data-islas-provider', $match['provider']);
        }
    }

    /**
     * A script that is blocked already, marked by hand, or a part of Islas. These marks need no key: an author who can
     * write them on a script can write any script.
     */
    public static function isIgnored(WP_HTML_Tag_Processor $tags): bool
    {
        return $tags->get_attribute('data-islas-consent') !== null
            || $tags->get_attribute('data-category') !== null
            || strpos(self::readAttribute($tags, 'id'), 'islas') === 0;
    }

    public static function readAttribute(WP_HTML_Tag_Processor $tags, string $name): string
    {
        $value = $tags->get_attribute($name);

        return is_string($value) ? trim($value) : '';
    }
}
