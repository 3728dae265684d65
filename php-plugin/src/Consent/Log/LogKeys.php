<?php

declare(strict_types=1);

namespace Islas\Consent\Log;

/**
 * The secret keys that sign the rows of the log, by their ids: made once, the log's own. The keys of `wp-config.php`
 * are changed after an incident, when the proof is needed most; they signed the rows of earlier versions, whose id is
 * ''. Earlier keys are kept, so that their rows can be checked. Whoever may write the whole database can read them.
 */
final class LogKeys
{
    public const OPTION = 'islas_consent_keys';

    private const OF_SITE = '';

    /** @return array{string, string} Id and key. */
    public static function findCurrent(): array
    {
        $keys = self::readKeys();
        if ($keys === []) {
            // Of two requests at once the first one makes it.
            add_option(self::OPTION, self::makeKey(), '', false);
            $keys = self::readKeys();
        }
        $id = (string) array_key_last($keys);

        return [$id, $keys[$id] ?? ''];
    }

    /** Null for a key that this shop does not have. */
    public static function findKey(string $id): ?string
    {
        return $id === self::OF_SITE ? wp_salt('secure_auth') : self::readKeys()[$id] ?? null;
    }

    /** Rows are signed with a new key from now on. @return string Its id. */
    public static function rotateKeys(): string
    {
        $new = self::makeKey();
        update_option(self::OPTION, self::readKeys() + $new, false);

        return (string) array_key_first($new);
    }

    /** @return array<string, string> */
    private static function makeKey(): array
    {
        // A letter in front: PHP makes numbers of keys that look like one.
        return ['k' . bin2hex(random_bytes(4)) => bin2hex(random_bytes(32))];
    }

    /** @return array<string, string> The newest last. */
    private static function readKeys(): array
    {
        $stored = get_option(self::OPTION);
        $keys = [];
        foreach (is_array($stored) ? $stored : [] as $id => $key) {
            if (is_string($id) && is_string($key) && $key !== '') {
                $keys[$id] = $key;
            }
        }

        return $keys;
    }
}
