<?php

declare(strict_types=1);

namespace Islas\Attribution;

use Islas\Platform\Pattern;

/**
 * What Islas keeps with an order beside WooCommerce's own attribution: the first and the last touch, and the click ids
 * of their addresses.
 *
 * @phpstan-import-type Touches from Cookies
 * @phpstan-type Kept array{first: array<string, string>, last: array<string, string>, clicks: array<string, string>}
 */
final class Record
{
    /** Meta of orders. */
    public const META = '_islas_attribution';

    /** Ids that advertisers and networks add to the links to the shop. */
    private const CLICKS = [
        'gclid', 'gbraid', 'wbraid', 'dclid', 'fbclid', 'msclkid', 'ttclid', 'twclid', 'yclid', 'li_fat_id', 'epik',
    ];

    private const NAMES = [
        'typ' => 'type', 'src' => 'source', 'mdm' => 'medium', 'cmp' => 'campaign', 'cnt' => 'content',
        'trm' => 'term', 'id' => 'id', 'plt' => 'platform', 'fmt' => 'format', 'tct' => 'tactic',
        'fd' => 'date', 'ep' => 'page', 'rf' => 'referrer',
    ];

    /**
     * @param Touches $touches
     * @return Kept
     */
    public static function makeRecord(array $touches): array
    {
        $first = self::pickTouch($touches, 'first');
        $last = self::pickTouch($touches, 'current');

        return [
            'first' => $first,
            'last' => $last,
            'clicks' => array_merge(self::findClickIds($first['page'] ?? ''), self::findClickIds($last['page'] ?? '')),
        ];
    }

    /**
     * What was kept, whatever stands there.
     *
     * @param mixed $meta
     * @return Kept
     */
    public static function readRecord($meta): array
    {
        $parts = ['first' => [], 'last' => [], 'clicks' => []];
        foreach (array_keys($parts) as $part) {
            $values = is_array($meta) ? $meta[$part] ?? [] : [];
            foreach (is_array($values) ? $values : [] as $name => $value) {
                if (is_string($value)) {
                    $parts[$part][(string) $name] = $value;
                }
            }
        }

        return $parts;
    }

    /**
     * @param Touches $touches
     * @return array<string, string>
     */
    private static function pickTouch(array $touches, string $name): array
    {
        $values = array_merge($touches[$name] ?? [], $touches[$name . '_add'] ?? []);
        $touch = [];
        foreach (self::NAMES as $alias => $word) {
            if (isset($values[$alias])) {
                $touch[$word] = $values[$alias];
            }
        }

        return $touch;
    }

    /** @return array<string, string> */
    private static function findClickIds(string $address): array
    {
        $query = [];
        parse_str((string) wp_parse_url($address, PHP_URL_QUERY), $query);
        $clicks = [];
        foreach (array_intersect_key($query, array_flip(self::CLICKS)) as $name => $value) {
            $id = is_string($value) ? Pattern::replace('/[^\w.~-]/', '', $value) : '';
            if ($id !== '') {
                $clicks[$name] = $id;
            }
        }

        return $clicks;
    }
}
