<?php

declare(strict_types=1);

namespace Islas\Tests;

use Islas\Variations\Matrix;
use Islas\Variations\MatrixOrder;
use PHPUnit\Framework\TestCase;

/**
 * Reordering and shortening the owner's variations changes no result and keeps the encoded list small.
 *
 * @phpstan-import-type Row from Matrix
 * @phpstan-import-type Line from MatrixOrder
 *
 * @group php-version
 */
final class MatrixOrderTest extends TestCase
{
    /** @return array<string, array{float, int|null}> Share with an open attribute; its index, null for any. */
    public function open(): array
    {
        return [
            'none' => [0.0, null], 'one in a hundred' => [0.01, null], 'one in ten' => [0.1, null],
            'half of them' => [0.5, null], 'all' => [1.0, null], 'all, the same' => [1.0, 0],
        ];
    }

    /** @dataProvider open */
    public function testFiveThousandVariationsInAnyOrderFitInTenKilobytes(float $part, ?int $column): void
    {
        foreach ([[20, 10, 5, 5], [50, 100], [17, 18, 17], [50, 50, 50]] as $sizes) {
            mt_srand(7);
            $json = (string) json_encode((new Matrix(...self::shop($sizes, 5000, $part, $column)))->encodeMatrix());
            self::assertLessThan(10000, strlen((string) gzencode($json, 9)), implode(' × ', $sizes));
        }
    }

    public function testEncodesAvailabilityAsInTheGoldenFileOfTheContract(): void
    {
        $golden = (string) file_get_contents(__DIR__ . '/../../contract/golden/availability.json');
        foreach (json_decode($golden, true) as $case => ['attributes' => $attributes, 'rows' => $rows, 'matrix' => $matrix]) {
            self::assertSame($matrix, (new Matrix($attributes, $rows))->encodeMatrix(), $case);
        }
    }

    public function testReorderedVariationsGiveTheSameResultForEveryChoice(): void
    {
        for ($seed = 0; $seed < 150; $seed++) {
            mt_srand($seed);
            $lines = [];
            foreach (range(1, mt_rand(1, 14)) as $_) {
                $lines[] = self::line([mt_rand(0, 2), mt_rand(0, 2), mt_rand(0, 1)]);
            }
            $sent = MatrixOrder::shortenLines($lines);
            for ($choice = 0; $choice < 27; $choice++) {
                $chosen = [$choice % 3, intdiv($choice, 3) % 3, intdiv($choice, 9)];
                self::assertSame(self::answer($lines, $chosen), self::answer($sent, $chosen), 'seed ' . $seed);
            }
        }
    }

    public function testEncodesShuffledVariationsIdenticallyWhereNoChoiceDependsOnTheirOrder(): void
    {
        mt_srand(7);
        [$attributes, $rows] = self::shop([9, 8, 7], 504, 0.0, null);
        $matrix = (new Matrix($attributes, $rows))->encodeMatrix();
        shuffle($rows);

        self::assertSame($matrix, (new Matrix($attributes, $rows))->encodeMatrix());
    }

    public function testKeepsTheOrderAboveTheLimitOfOpenAttributePatterns(): void
    {
        $lines = [];
        for ($n = 40; $n > 0; $n--) {
            $lines[] = self::line(array_map('intval', str_split(str_pad(decbin($n), 6, '0', STR_PAD_LEFT))));
        }

        self::assertSame($lines, MatrixOrder::shortenLines($lines));
    }

    /** Counts executed statements in a copy of the class, because measured time depends on the machine's load. */
    public function testDoublingTheVariationsLittleMoreThanDoublesTheWork(): void
    {
        $file = __DIR__ . '/../../../php-plugin/src/Variations/MatrixOrder.php';
        $code = str_replace(
            ['<?php', 'strict_types=1', 'class MatrixOrder', 'static fn (array $one, array $other) => $one <=> $other'],
            ['', 'strict_types=1, ticks=1', 'class Counted', 'static function ($a, $b) { $c = $a <=> $b; return $c; }'],
            (string) file_get_contents($file)
        );
        eval($code);
        $steps = 0;
        $count = static function () use (&$steps): void {
            $steps++;
        };
        $work = static function (int $size) use (&$steps, $count): int {
            mt_srand(7);
            $lines = [];
            for ($n = 0; $n < $size; $n++) {
                $numbers = [mt_rand(1, 60), mt_rand(1, 60), mt_rand(1, 60)];
                $numbers[mt_rand(0, 2)] *= mt_rand(0, 9) ? 1 : 0;
                $lines[] = self::line($numbers);
            }
            $steps = 0;
            register_tick_function($count);
            call_user_func(['Islas\Variations\Counted', 'shortenLines'], $lines);
            unregister_tick_function($count);

            return $steps;
        };
        [$half, $whole] = [$work(1500), $work(3000)];

        self::assertGreaterThan(1500, $half);
        self::assertLessThan(2.3, $whole / $half);
    }

    /**
     * Variations in random order, 20 % of them nearly sold out and 15 % sold out.
     *
     * @param list<int> $sizes
     * @return array{array<string, list<string>>, list<Row>}
     */
    private static function shop(array $sizes, int $count, float $part, ?int $column): array
    {
        $attributes = [];
        foreach ($sizes as $i => $size) {
            $attributes['attribute_pa_' . $i] = array_map(static fn (int $n) => "valor-$i-$n", range(1, $size));
        }
        $places = range(0, array_product($sizes) - 1);
        shuffle($places);
        $rows = [];
        foreach (array_slice($places, 0, $count) as $place) {
            $values = [];
            foreach ($attributes as $name => $options) {
                $values[$name] = $options[$place % count($options)];
                $place = intdiv($place, count($options));
            }
            if (mt_rand(1, 1000) <= 1000 * $part) {
                $values['attribute_pa_' . ($column ?? mt_rand(0, count($sizes) - 1))] = '';
            }
            ['inStock' => $inStock, 'left' => $left] = self::line([]);
            $rows[] = ['values' => $values, 'inStock' => $inStock, 'purchasable' => true, 'left' => $left];
        }

        return [$attributes, $rows];
    }

    /**
     * @param list<int> $numbers
     * @return Line
     */
    private static function line(array $numbers): array
    {
        $dice = mt_rand(1, 100);
        $state = $dice <= 15 ? 'o' : ($dice <= 35 ? '1' : 'i');

        return [
            'numbers' => $numbers,
            'inStock' => $state !== 'o',
            'state' => $state,
            'left' => $state === '1' ? mt_rand(1, 5) : null,
        ];
    }

    /**
     * The state of the first match of a complete choice, and for every choice whether any match is in stock.
     *
     * @param list<Line> $lines
     * @param list<int> $chosen
     * @return array{string|null, list<bool>}
     */
    private static function answer(array $lines, array $chosen): array
    {
        $matches = array_values(array_filter($lines, static function (array $line) use ($chosen): bool {
            foreach ($chosen as $i => $value) {
                if ($value !== 0 && $line['numbers'][$i] !== 0 && $line['numbers'][$i] !== $value) {
                    return false;
                }
            }

            return true;
        }));
        $first = in_array(0, $chosen, true) ? null : $matches[0] ?? null;
        $stock = array_unique(array_column($matches, 'inStock'));
        rsort($stock);

        return [$first === null ? null : $first['state'] . $first['left'], array_slice($stock, 0, 1)];
    }
}
