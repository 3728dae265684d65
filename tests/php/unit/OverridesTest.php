<?php

declare(strict_types=1);

namespace Islas\Tests;

use Islas\Swatches\Overrides;

/**
 * Any value becomes valid overrides, valid ones stay unchanged, and the size is limited.
 *
 * @group php-version
 */
final class OverridesTest extends PluginTestCase
{
    private const CLEAN = [
        'attribute_pa_color' => ['type' => 'color', 'shape' => 'rounded', 'items' => [
            'rojo' => ['color' => '#c00', 'second' => '#00cc00', 'image' => 7, 'tooltip' => 'Vivo'],
        ]],
    ];

    public function testKeepsValidOverridesUnchanged(): void
    {
        self::assertSame(self::CLEAN, Overrides::sanitise(self::CLEAN));
    }

    /** @return array<string, array{mixed, array<string, mixed>}> */
    public function values(): array
    {
        $one = static fn ($override) => ['attribute_a' => $override];
        $item = static fn ($item) => ['attribute_a' => ['items' => ['x' => $item]]];

        return [
            'null' => [null, []],
            'a text' => ['attribute_a', []],
            'a list' => [[['type' => 'color']], []],
            'an object' => [(object) self::CLEAN, []],
            'a field that is no attribute' => [['pa_color' => ['type' => 'color']], []],
            'a field with a name in capitals' => [['attribute_Color' => ['type' => 'color']], []],
            'a field with markup' => [['attribute_<b>' => ['type' => 'color']], []],
            'a nameless attribute' => [['attribute_' => ['type' => 'color']], []],
            'a very long field' => [['attribute_' . str_repeat('a', 300) => ['type' => 'color']], []],
            'no override' => [$one('color'), []],
            'an unknown type' => [$one(['type' => 'video']), []],
            'a type that is a list' => [$one(['type' => ['color']]), []],
            'a foreign key' => [$one(['type' => 'radio', 'x' => 1]), $one(['type' => 'radio'])],
            'an unknown shape' => [$one(['shape' => 'star', 'type' => 'select']), $one(['type' => 'select'])],
            'a colour that is none' => [$item(['color' => 'red;background:url(x)']), []],
            'a colour between spaces' => [$item(['color' => ' #ABC ']), $item(['color' => '#ABC'])],
            'an image below zero' => [$item(['image' => -3]), []],
            'an image as text' => [$item(['image' => '12']), $item(['image' => 12])],
            'an image that is a list' => [$item(['image' => [12]]), []],
            'a tooltip with markup' => [$item(['tooltip' => '<b>Rojo</b> vivo']), $item(['tooltip' => 'Rojo vivo'])],
            'a tooltip with slashes' => [$item(['tooltip' => 'a\\b']), $item(['tooltip' => 'ab'])],
            'a tooltip that is a list' => [$item(['tooltip' => ['a']]), []],
            'an item that is none' => [$item('red'), []],
            'a value without a name' => [$one(['items' => ['' => ['image' => 1]]]), []],
            'a value in broken text' => [$one(['items' => ["\xff" => ['image' => 1]]]), []],
            'a value that is a number' => [$one(['items' => [42 => ['image' => 1]]]), $one(['items' => [42 => ['image' => 1]]])],
            'a value with brackets' => [$one(['items' => ['L [x]' => ['image' => 1]]]), $one(['items' => ['L [x]' => ['image' => 1]]])],
        ];
    }

    /**
     * @dataProvider values
     * @param mixed $value
     * @param array<string, mixed> $clean
     */
    public function testReducesAnyValueToValidOverrides($value, array $clean): void
    {
        self::assertSame($clean, Overrides::sanitise($value));
        self::assertSame($clean, Overrides::sanitise(Overrides::sanitise($value)));
    }

    public function testLimitsTheNumberAndLengthOfOverrides(): void
    {
        $items = array_fill(0, 5000, ['color' => '#abc']);
        $many = [];
        for ($i = 0; $i < 300; $i++) {
            $many["attribute_$i"] = ['type' => 'color'];
        }
        $long = ['attribute_a' => ['items' => [
            str_repeat('ñ', 201) => ['image' => 1],
            'x' => ['tooltip' => str_repeat('ñ', 900)],
        ]]];

        self::assertCount(Overrides::VALUES, Overrides::sanitise(['attribute_a' => ['items' => $items]])['attribute_a']['items'] ?? []);
        self::assertCount(Overrides::ATTRIBUTES, Overrides::sanitise($many));
        self::assertSame(
            ['attribute_a' => ['items' => ['x' => ['tooltip' => str_repeat('ñ', Overrides::LONGEST_TOOLTIP)]]]],
            Overrides::sanitise($long)
        );
    }

    public function testReadsOverridesFromTheRowsOfAForm(): void
    {
        $posted = ['attribute_pa_color' => ['type' => 'color', 'shape' => 'rounded', 'items' => [
            ['value' => 'rojo', 'color' => '#c00', 'second' => '#00cc00', 'image' => '7', 'tooltip' => 'Vivo'],
            ['value' => 'azul', 'color' => '', 'second' => '', 'image' => '', 'tooltip' => ''],
            ['color' => '#abc'],
            ['value' => ['x'], 'color' => '#abc'],
            'x',
        ]]];

        self::assertSame(self::CLEAN, Overrides::sanitiseForm($posted));
        foreach ([null, 'x', [1], ['attribute_a' => 'x'], ['attribute_a' => ['items' => 'x']]] as $broken) {
            self::assertSame([], Overrides::sanitiseForm($broken));
        }
    }
}
