<?php

declare(strict_types=1);

namespace Islas\Tests;

use Islas\Swatches\Matrix;
use PHPUnit\Framework\TestCase;

final class MatrixTest extends TestCase
{
    private const COLOR = 'attribute_pa_color';
    private const SIZE = 'attribute_talla';

    /** @return array{values: array<string, string>, inStock: bool, purchasable: bool, left: int|null} */
    private static function row(string $color, string $size, bool $inStock = true, ?int $left = null, bool $buy = true): array
    {
        return [
            'values' => [self::COLOR => $color, self::SIZE => $size],
            'inStock' => $inStock,
            'purchasable' => $buy,
            'left' => $left,
        ];
    }

    public function testEveryVariationIsANumberPerAttributeAndOneLetter(): void
    {
        $matrix = new Matrix([self::COLOR => ['rojo', 'azul'], self::SIZE => ['S', 'M']], [
            self::row('azul', 'S', false),
            self::row('rojo', 'M', true, 3),
            self::row('rojo', 'S'),
            self::row('azul', 'M', true, null, false),
        ]);

        self::assertSame([
            'format' => 1,
            'attributes' => [[self::COLOR, ['rojo', 'azul']], [self::SIZE, ['S', 'M']]],
            'columns' => [[1, 1, 2, 2], [1, 2, 1, 2]],
            'state' => 'i1oI',
            'left' => [3],
        ], $matrix->encode());
    }

    public function testTheOrderIsKeptWhereTwoVariationsMayMatchOneChoice(): void
    {
        $any = new Matrix([self::COLOR => ['rojo', 'azul'], self::SIZE => ['S']], [
            self::row('azul', 'S'),
            self::row('', 'S', false),
            self::row('rojo', 'S'),
        ]);
        $twice = new Matrix([self::COLOR => ['rojo', 'azul'], self::SIZE => ['S']], [
            self::row('azul', 'S', false),
            self::row('rojo', 'S'),
            self::row('azul', 'S'),
        ]);

        self::assertSame([[2, 0, 1], [1, 1, 1]], $any->encode()['columns']);
        self::assertSame('oii', $twice->encode()['state']);
    }

    public function testAValueThatNoOptionHasIsStillAValue(): void
    {
        $matrix = new Matrix([self::COLOR => ['rojo'], self::SIZE => ['S']], [self::row('verde', 'S')]);

        self::assertSame([self::COLOR, ['rojo', 'verde']], $matrix->encode()['attributes'][0]);
    }

    public function testNamesThatLookLikeNumbersStayTexts(): void
    {
        $matrix = new Matrix(['attribute_talla' => ['38', '39']], [[
            'values' => ['attribute_talla' => '39'], 'inStock' => true, 'purchasable' => true, 'left' => null,
        ]]);

        self::assertSame(
            '{"format":1,"attributes":[["attribute_talla",["38","39"]]],"columns":[[2]],"state":"i","left":[]}',
            json_encode($matrix->encode())
        );
    }

    public function testFiveThousandVariationsFitInTenKilobytes(): void
    {
        $sizes = [20, 10, 5, 5];
        $attributes = [];
        foreach ($sizes as $i => $size) {
            $attributes['attribute_pa_' . $i] = array_map(static fn (int $n) => 'valor-' . $i . '-' . $n, range(1, $size));
        }
        $rows = [];
        mt_srand(7);
        for ($n = 0; $n < 5000; $n++) {
            $values = [];
            $rest = $n;
            foreach ($sizes as $i => $size) {
                $values['attribute_pa_' . $i] = 'valor-' . $i . '-' . ($rest % $size + 1);
                $rest = intdiv($rest, $size);
            }
            $left = mt_rand(0, 3) === 0 ? mt_rand(1, 5) : null;
            $rows[] = ['values' => $values, 'inStock' => $left !== null || mt_rand(0, 4) > 0, 'purchasable' => true, 'left' => $left];
        }
        $json = (string) json_encode((new Matrix($attributes, $rows))->encode());

        self::assertLessThan(10000, strlen((string) gzencode($json, 9)));
    }
}
