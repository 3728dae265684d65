<?php

declare(strict_types=1);

namespace Islas\Tests;

use Islas\Variations\Matrix;
use PHPUnit\Framework\TestCase;

/** @group php-version */
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

    public function testEncodesEachVariationAsOneNumberPerAttributeAndOneStateLetter(): void
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
        ], $matrix->encodeMatrix());
    }

    public function testKeepsTheOrderOfDifferingVariationsThatMatchTheSameChoice(): void
    {
        $any = new Matrix([self::COLOR => ['rojo', 'azul'], self::SIZE => ['S']], [
            self::row('azul', 'S', false),
            self::row('', 'S'),
            self::row('rojo', 'S', false),
        ]);
        $twice = new Matrix([self::COLOR => ['rojo', 'azul'], self::SIZE => ['S']], [
            self::row('azul', 'S', false),
            self::row('rojo', 'S'),
            self::row('azul', 'S'),
            self::row('azul', 'S', true, 3),
        ]);

        self::assertSame([[2, 0], [1, 1]], $any->encodeMatrix()['columns'], 'Leaves out the red variation.');
        self::assertSame([[1, 2, 2], [1, 1, 1]], $twice->encodeMatrix()['columns']);
        self::assertSame('ioi', $twice->encodeMatrix()['state']);
    }

    public function testEncodesAVariationsValueThatTheAttributeDoesNotList(): void
    {
        $matrix = new Matrix([self::COLOR => ['rojo'], self::SIZE => ['S']], [self::row('verde', 'S')]);

        self::assertSame([self::COLOR, ['rojo', 'verde']], $matrix->encodeMatrix()['attributes'][0]);
    }

    public function testEncodesNumericValueNamesAsStrings(): void
    {
        $matrix = new Matrix(['attribute_talla' => ['38', '39']], [[
            'values' => ['attribute_talla' => '39'], 'inStock' => true, 'purchasable' => true, 'left' => null,
        ]]);

        self::assertSame(
            '{"format":1,"attributes":[["attribute_talla",["38","39"]]],"columns":[[2]],"state":"i","left":[]}',
            json_encode($matrix->encodeMatrix())
        );
    }
}
