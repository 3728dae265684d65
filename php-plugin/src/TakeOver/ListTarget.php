<?php

declare(strict_types=1);

namespace Islas\TakeOver;

use Islas\Consent\Lists;

/**
 * Rows of the owner's lists of consent: cookies, rules and links. A key is the list and what tells its rows apart, such
 * as `cookies:_ga`.
 *
 * @phpstan-import-type Whole from Lists
 */
final class ListTarget implements Target
{
    /** List → what tells its rows apart. */
    private const IDENTITY = ['cookies' => 'name', 'rules' => 'pattern', 'links' => 'url'];

    private Lists $lists;

    /** @var array<string, array<string, array<string, string>|null>> List → row → its new form, null to delete it. */
    private array $changes = [];

    public function __construct(Lists $lists)
    {
        $this->lists = $lists;
    }

    /** @param array<string, string> $row */
    public static function makeItem(string $list, array $row): ?Item
    {
        $clean = self::cleanRow($list, $row);

        return $clean === null
            ? null
            : new Item(Item::LISTED, 0, $list . ':' . $clean[self::IDENTITY[$list]], $clean);
    }

    /** @return array<mixed>|null */
    public function readValue(int $id, string $key): ?array
    {
        [$list, $name] = self::parseKey($key);
        foreach ($this->readRows($list) as $row) {
            if ($row[self::IDENTITY[$list]] === $name) {
                return $row;
            }
        }

        return null;
    }

    public function isFree(int $id, string $key, $current): bool
    {
        return $current === null;
    }

    public function acceptsValue(Item $item): bool
    {
        [$list] = self::parseKey($item->key);

        return is_array($item->value) && self::cleanRow($list, $item->value) === $item->value
            && count($this->readRows($list)) < Lists::MOST;
    }

    public function writeValue(int $id, string $key, $value): void
    {
        [$list, $name] = self::parseKey($key);
        // In the order of the writing.
        unset($this->changes[$list][$name]);
        $this->changes[$list][$name] = is_array($value) ? self::cleanRow($list, $value) : null;
    }

    public function flushValues(): void
    {
        if ($this->changes !== []) {
            // Others may have changed the lists meanwhile.
            $this->lists->update(function (array $all): array {
                $lists = [];
                foreach (array_keys($this->changes) as $list) {
                    $lists[$list] = $this->applyChanges($list, $all);
                }

                return $lists;
            });
            $this->changes = [];
        }
    }

    /** @return list<array<string, string>> */
    private function readRows(string $list): array
    {
        return $this->applyChanges($list, $this->lists->all());
    }

    /**
     * @param Whole $all
     * @return list<array<string, string>>
     */
    private function applyChanges(string $list, array $all): array
    {
        $rows = ['cookies' => $all['cookies'], 'rules' => $all['rules'], 'links' => $all['links']][$list] ?? [];
        $changes = $this->changes[$list] ?? [];
        $others = array_filter(
            $rows,
            static fn (array $row): bool => ! array_key_exists($row[self::IDENTITY[$list]] ?? '', $changes)
        );

        return array_merge(array_values($others), array_values(array_filter($changes)));
    }

    /**
     * @param array<mixed> $row
     * @return array<string, string>|null
     */
    private static function cleanRow(string $list, array $row): ?array
    {
        $whole = Lists::sanitise([$list => [$row]]);

        return ['cookies' => $whole['cookies'], 'rules' => $whole['rules'], 'links' => $whole['links']][$list][0]
            ?? null;
    }

    /** @return array{string, string} List and what tells its rows apart. */
    private static function parseKey(string $key): array
    {
        [$list, $name] = array_pad(explode(':', $key, 2), 2, '');

        return [isset(self::IDENTITY[$list]) ? $list : 'cookies', $name];
    }
}
