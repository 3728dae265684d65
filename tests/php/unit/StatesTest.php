<?php

declare(strict_types=1);

namespace Islas\Tests;

use Islas\Platform\Settings;
use Islas\Swatches\States;
use Islas\Variations\Matrix;

/**
 * The initial state of every item follows the decision table that the browser uses too.
 *
 * @group php-version
 */
final class StatesTest extends PluginTestCase
{
    /** @param array<string, mixed> $settings */
    private function states(array $settings, string $color = '', string $size = ''): array
    {
        update_option(Settings::OPTION, $settings);
        $row = static fn (string $of, string $in, bool $stock, ?int $left = null) => [
            'values' => ['color' => $of, 'size' => $in], 'inStock' => $stock, 'purchasable' => true, 'left' => $left,
        ];
        $matrix = new Matrix(['color' => ['rojo', 'azul', 'verde'], 'size' => ['S', 'M']], [
            $row('rojo', 'S', true, 3),
            $row('rojo', 'M', true),
            $row('azul', 'S', false),
            $row('azul', 'M', true),
            $row('verde', '', true, 1),
        ]);

        return (new States(new Settings()))->computeStates($matrix->encodeMatrix(), ['color' => $color, 'size' => $size], 'color');
    }

    /** @return array<string, array{array<string, mixed>, string, string, array<string, string>}> */
    public function situations(): array
    {
        $off = ['disable_out_of_stock' => false];

        return [
            'nothing chosen' => [[], '', '', ['rojo' => 'available', 'azul' => 'available', 'verde' => 'available']],
            'the present choice' => [[], 'azul', '', ['rojo' => 'available', 'azul' => 'selected', 'verde' => 'available']],
            'out of stock, disabled' => [[], '', 'S', ['rojo' => 'available', 'azul' => 'disabled', 'verde' => 'available']],
            'out of stock, clickable' => [
                ['clickable_out_of_stock' => true], '', 'S',
                ['rojo' => 'available', 'azul' => 'no-stock', 'verde' => 'available'],
            ],
            'out of stock, left to WooCommerce' => [
                $off, '', 'S', ['rojo' => 'available', 'azul' => 'available', 'verde' => 'available'],
            ],
            'no such combination' => [
                [], '', 'XXL', ['rojo' => 'disabled', 'azul' => 'disabled', 'verde' => 'available'],
            ],
        ];
    }

    /**
     * @dataProvider situations
     * @param array<string, mixed> $settings
     * @param array<string, string> $expected
     */
    public function testGivesEachItemItsStateAndAReasonIfUnavailable(array $settings, string $color, string $size, array $expected): void
    {
        $states = $this->states($settings, $color, $size);

        self::assertSame($expected, array_map(static fn (array $one) => $one['state'], $states));
        foreach ($states as $one) {
            self::assertSame(
                in_array($one['state'], ['disabled', 'no-stock'], true),
                $one['reason'] !== '',
                'Only an item that is disabled or out of stock has a reason.'
            );
        }
    }

    public function testShowsTheQuantityLeftOnlyWithOneAttributeUnchosen(): void
    {
        $left = fn (array $states) => array_map(static fn (array $one) => $one['left'], $states);
        $on = ['show_variation_stock' => true];

        self::assertSame(['rojo' => 3, 'azul' => null, 'verde' => 1], $left($this->states($on, '', 'S')));
        self::assertSame(['rojo' => null, 'azul' => null, 'verde' => null], $left($this->states($on, '', '')));
        self::assertSame(['rojo' => null, 'azul' => null, 'verde' => null], $left($this->states($on, 'rojo', 'S')));
        self::assertSame(['rojo' => null, 'azul' => null, 'verde' => null], $left($this->states([], '', 'S')));
    }

    public function testStatesEqualThoseOfAFullSearchThroughTheVariations(): void
    {
        update_option(Settings::OPTION, ['show_variation_stock' => true, 'clickable_out_of_stock' => true]);
        mt_srand(1931);
        $pick = static fn (string ...$of): string => $of[mt_rand(0, count($of) - 1)];
        for ($round = 0; $round < 200; ++$round) {
            $rows = [];
            for ($count = mt_rand(0, 12); $count > 0; --$count) {
                $inStock = mt_rand(0, 1) === 1;
                $rows[] = [
                    'values' => ['a' => $pick('', '1', '2', '3'), 'b' => $pick('', 'x', 'y')],
                    'inStock' => $inStock, 'purchasable' => true, 'left' => $inStock ? mt_rand(1, 9) : null,
                ];
            }
            $choice = $pick('', 'x', 'y');
            $matrix = new Matrix(['a' => ['1', '2', '3', '4'], 'b' => ['x', 'y']], $rows);
            foreach ((new States(new Settings()))->computeStates($matrix->encodeMatrix(), ['a' => '', 'b' => $choice], 'a') as $value => $state) {
                $fits = static fn (string $of, string $in): bool => $of === '' || $in === '' || $of === $in;
                $matching = array_values(array_filter(
                    $rows,
                    static fn (array $row) => $fits($row['values']['a'], (string) $value)
                        && $fits($row['values']['b'], $choice)
                ));
                $stock = in_array(true, array_column($matching, 'inStock'), true);
                self::assertSame(
                    [
                        $matching === [] ? 'disabled' : ($stock ? 'available' : 'no-stock'),
                        $choice === '' ? null : ($matching[0]['left'] ?? null),
                    ],
                    [$state['state'], $state['left']]
                );
            }
        }
    }
}
