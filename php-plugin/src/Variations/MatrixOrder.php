<?php

declare(strict_types=1);

namespace Islas\Variations;

/**
 * Shortens a list of variations without changing its results. For a choice only two facts are used: the first match,
 * and whether any match is in stock. So a variation is dropped if an earlier one accepts all that it accepts and its
 * stock is no better. The rest is sorted, which compresses best; two that differ for one choice keep their order. Needs
 * no WordPress.
 *
 * @phpstan-type Line array{numbers: list<int>, inStock: bool, state: string, left: int|null}
 */
final class MatrixOrder
{
    /** The work grows with the different sets of attributes that variations leave open: beyond, order is kept. */
    private const PATTERNS = 32;

    /**
     * @param list<Line> $lines In matching order.
     * @return list<Line>
     */
    public static function shortenLines(array $lines): array
    {
        $patterns = [];
        foreach ($lines as $line) {
            $given = array_filter($line['numbers']);
            $patterns[self::makeKey(array_keys($given))] = $given;
            if (count($patterns) > self::PATTERNS) {
                return $lines;
            }
        }
        $seen = [];
        $kept = [];
        foreach ($lines as $line) {
            $layer = self::findLayer($line, $patterns, $seen);
            if ($layer !== null) {
                $kept[] = ['layer' => $layer, 'numbers' => $line['numbers'], 'line' => $line];
            }
        }
        usort($kept, static fn (array $one, array $other) => $one <=> $other);

        return array_column($kept, 'line');
    }

    /**
     * One more than the highest layer of the earlier variations that share a choice with this one and differ.
     *
     * @param Line $line
     * @param array<array<int, int>> $patterns The attributes given, by key; their values do not matter.
     * @param array<string, array{int, string|null, bool}> $seen By their pattern, the pattern of the one that asks and
     *     the values both give: the highest layer, what all in it say if they agree, and whether any is in stock.
     * @return int|null Nothing for a variation to leave out.
     */
    private static function findLayer(array $line, array $patterns, array &$seen): ?int
    {
        $given = array_filter($line['numbers']);
        $own = self::makeKey(array_keys($given));
        $says = $line['state'] . $line['left'];
        $layer = 0;
        $notes = [];
        foreach ($patterns as $pattern => $places) {
            $shared = array_intersect_key($given, $places);
            $values = self::makeKey($shared);
            $notes[] = $own . '|' . $pattern . '|' . $values;
            $earlier = $seen[$pattern . '|' . $own . '|' . $values] ?? null;
            if ($earlier === null) {
                continue;
            }
            if (count($shared) === count($places) && ($earlier[2] || ! $line['inStock'])) {
                return null;
            }
            $layer = max($layer, $earlier[1] === $says ? $earlier[0] : $earlier[0] + 1);
        }
        foreach ($notes as $note) {
            [$highest, $agreed, $inStock] = $seen[$note] ?? [-1, null, false];
            if ($layer >= $highest) {
                $agreed = $layer > $highest || $agreed === $says ? $says : null;
            }
            $seen[$note] = [max($layer, $highest), $agreed, $inStock || $line['inStock']];
        }

        return $layer;
    }

    /** @param array<int> $numbers */
    private static function makeKey(array $numbers): string
    {
        return implode(',', $numbers);
    }
}
