<?php

/**
 * `php tests/contract/availability.php` writes `golden/availability.json`: variations in the shop's order, and the
 * matrix that PHP sends for them. PHP's unit tests compare with it; `availability.test.ts` runs the same checks on this
 * matrix and on the pretend shop's.
 */

declare(strict_types=1);

namespace Islas\Tests;

use Islas\Variations\Matrix;

require_once __DIR__ . '/write-golden.php';

const ATTRIBUTES = ['attribute_pa_color' => ['rojo', 'azul', 'verde'], 'attribute_talla' => ['S', 'M', '<b>L</b>', '38']];

/** @return array<string, mixed> Variations in random order, some of which accept any value of an attribute. */
function shop(int $seed, int $count, int $open): array
{
    mt_srand($seed);
    $rows = [];
    while (count($rows) < $count) {
        $values = array_map(static fn (array $all) => $all[mt_rand(0, count($all) - 1)], ATTRIBUTES);
        if (mt_rand(1, 100) <= $open) {
            $values[array_rand($values)] = '';
        }
        $left = mt_rand(0, 3) === 0 ? mt_rand(1, 3) : null;
        $rows[] = [
            'values' => $values,
            'inStock' => $left !== null || mt_rand(0, 2) > 0,
            'purchasable' => true,
            'left' => $left,
        ];
    }

    return ['attributes' => ATTRIBUTES, 'rows' => $rows, 'matrix' => (new Matrix(ATTRIBUTES, $rows))->encodeMatrix()];
}

writeGolden('availability', [
    'exact, with duplicates' => shop(1, 14, 0),
    'some open' => shop(2, 14, 30),
    'all open' => shop(3, 14, 100),
]);
