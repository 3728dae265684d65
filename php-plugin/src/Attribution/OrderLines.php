<?php

declare(strict_types=1);

namespace Islas\Attribution;

/**
 * The record of an order in words: titles, and under each the lines that have a value.
 *
 * @phpstan-import-type Kept from Record
 */
final class OrderLines
{
    /**
     * @param Kept $parts
     * @return list<array{string, list<array{string, string}>}>
     */
    public static function listGroups(array $parts): array
    {
        $clicks = [];
        foreach ($parts['clicks'] as $name => $id) {
            $clicks[] = [$name, $id];
        }

        return array_values(array_filter([
            [__('First visit', 'islas'), self::describeTouch($parts['first'])],
            [__('Visit that led to the order', 'islas'), self::describeTouch($parts['last'])],
            [__('Click ids of advertisements', 'islas'), $clicks],
        ], static fn (array $group) => $group[1] !== []));
    }

    /**
     * @param array<string, string> $touch
     * @return list<array{string, string}>
     */
    private static function describeTouch(array $touch): array
    {
        $names = [
            'type' => __('Type', 'islas'),
            'source' => __('Source', 'islas'),
            'medium' => __('Medium', 'islas'),
            'campaign' => __('Campaign', 'islas'),
            'content' => __('Content', 'islas'),
            'term' => __('Search term', 'islas'),
            'id' => __('Campaign id', 'islas'),
            'platform' => __('Platform', 'islas'),
            'format' => __('Format', 'islas'),
            'tactic' => __('Tactic', 'islas'),
            'date' => __('Date (UTC)', 'islas'),
            'page' => __('Page', 'islas'),
            'referrer' => __('Coming from', 'islas'),
        ];
        $types = [
            'utm' => __('Campaign link', 'islas'),
            'organic' => __('Search engine', 'islas'),
            'referral' => __('Link on another site', 'islas'),
            'typein' => __('Direct visit', 'islas'),
        ];
        $lines = [];
        foreach ($names as $key => $name) {
            $value = $touch[$key] ?? '';
            if ($value !== '') {
                $lines[] = [$name, $key === 'type' ? $types[$value] ?? $value : $value];
            }
        }

        return $lines;
    }
}
