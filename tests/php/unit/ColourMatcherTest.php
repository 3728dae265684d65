<?php

declare(strict_types=1);

namespace Islas\Tests;

use Islas\TakeOver\ColourMatcher;
use Islas\TakeOver\ColourNames;

/**
 * Names of options that are colours in Spanish, English, Catalan, Galician, Basque, Portuguese and French get a colour,
 * whatever their accents, case, plural and gender; other names get none.
 *
 * @group php-version
 */
final class ColourMatcherTest extends PluginTestCase
{
    /** @dataProvider same */
    public function testFormsOfOneNameMeanOneColour(string ...$names): void
    {
        [$first] = ColourMatcher::findColours($names[0]);
        self::assertMatchesRegularExpression('/^#[0-9a-f]{6}$/', $first, $names[0]);
        foreach ($names as $name) {
            self::assertSame([$first, ''], ColourMatcher::findColours($name), $name);
        }
    }

    /** @return iterable<list<string>> */
    public function same(): iterable
    {
        yield ['Rojo', 'roja', 'ROJOS', 'rojas', 'Red', 'vermell', 'Vermelho', 'vermello', 'rouge', 'Gorria', 'gorri'];
        yield ['Azul', 'azules', 'blue', 'Blau', 'blava', 'blaus', 'bleu', 'bleue', 'urdina', 'urdin', 'azuis'];
        yield ['Azul marino', 'AZUL  MARINO', 'azul-marino', 'Navy', 'navy blue', 'Blau marí', 'bleu marine', 'marino'];
        yield ['Verde botella', 'bottle green', 'verd ampolla', 'verde garrafa', 'Vert bouteille'];
        yield ['Azul celeste', 'blau cel', 'Sky blue', 'bleu ciel', 'azul céu', 'azul ceo', 'zeru urdina'];
        yield ['Negro', 'negra', 'negras', 'Black', 'negre', 'beltza', 'preto', 'preta', 'noir', 'noire', 'noirs'];
        yield ['Blanco', 'blancas', 'White', 'blanc', 'Blanche', 'branco', 'branca', 'zuria', 'zuri'];
        yield ['Gris', 'grises', 'grise', 'Grey', 'gray', 'cinza', 'cinzento', 'cinzenta', 'grisa'];
        yield ['Burdeos', 'burgundy', 'Bordeus', 'bordô', 'bordeaux', 'Granate', 'grenat', 'grená'];
        yield ['Marrón', 'marrones', 'brown', 'marró', 'castanho', 'castaño', 'marroia', 'brun'];
        yield ['Naranja', 'orange', 'taronja', 'laranxa', 'laranja'];
        yield ['Amarillo', 'amarilla', 'yellow', 'groc', 'amarelo', 'jaune', 'horia'];
        yield ['Rosa palo', 'baby pink', 'rose pâle', 'Rosa claro'];
        yield ['Color: azul', 'azul (color)', 'Couleur bleue', 'Kolore urdina', 'cor azul'];
    }

    public function testALightOrDarkColourIsMixedFromItsName(): void
    {
        [$plain] = ColourMatcher::findColours('morado');
        [$light] = ColourMatcher::findColours('Morado claro');
        [$dark] = ColourMatcher::findColours('dark purple');
        $sum = static fn (string $colour): int => (int) array_sum(array_map('hexdec', str_split(substr($colour, 1), 2)));

        self::assertGreaterThan($sum($plain), $sum($light));
        self::assertLessThan($sum($plain), $sum($dark));
        self::assertSame(ColourMatcher::findColours('pourpre clair'), ColourMatcher::findColours('Morado claro'));
    }

    /** @dataProvider shades */
    public function testAShadeIsTheSameInAllLanguages(string $colour, string ...$words): void
    {
        foreach ($words as $word) {
            self::assertSame([$colour, ''], ColourMatcher::findColours("morado $word"), $word);
        }
    }

    /** @return iterable<list<string>> The first is mixed of #6d3a9c and white or black. */
    public function shades(): iterable
    {
        yield ['#af93c9', 'claro', 'clar', 'light', 'clair', 'argi', 'suave', 'soft'];
        yield ['#c5b0d7', 'pastel', 'pálido', 'pal', 'pale'];
        yield ['#3c2056', 'oscuro', 'fosc', 'fosco', 'dark', 'foncé', 'escuro', 'ilun'];
        yield ['#572e7d', 'intenso'];
        yield ['#4c296d', 'deep'];
    }

    public function testTwoColoursOfOneNameAreKeptInOrder(): void
    {
        [$red] = ColourMatcher::findColours('rojo');
        [$navy] = ColourMatcher::findColours('azul marino');
        foreach (
            ['Rojo / Azul marino', 'rojo y azul marino', 'vermell i blau marí', 'Red & navy', 'Rouge + bleu marine']
            as $name
        ) {
            self::assertSame([$red, $navy], ColourMatcher::findColours($name), $name);
        }
    }

    public function testOtherNamesHaveNoColour(): void
    {
        foreach (
            [
                '', ' ', 'XL', '38', 'Algodón', 'Rojo fresa salvaje del bosque', 'redondo', 'negrita', 'Rojo / Cuadrado',
                'Blanco y blanco', '🟥', '<b>rojo', str_repeat('azul ', 5000), "\xff\xfe", 'sin color', 'color',
            ] as $name
        ) {
            self::assertSame(['', ''], ColourMatcher::findColours($name), $name);
        }
    }

    public function testKnowsAttributesThatHoldColours(): void
    {
        foreach (['Color', 'Colores', 'colour', 'Cor', 'Couleurs', 'Kolorea', 'Color del marco'] as $name) {
            self::assertTrue(ColourMatcher::isColourWord($name), $name);
        }
        foreach (['Talla', 'Corte', 'Sabor', 'Material', ''] as $name) {
            self::assertFalse(ColourMatcher::isColourWord($name), $name);
        }
    }

    public function testNoNameOfTheTableMeansTwoColours(): void
    {
        $stems = [];
        foreach (ColourNames::NAMES as $colour => $names) {
            self::assertMatchesRegularExpression('/^#[0-9a-f]{6}$/', $colour);
            foreach ($names as $name) {
                self::assertMatchesRegularExpression('/^[a-z]+( [a-z]+)*$/', $name);
                self::assertSame($colour, $stems[ColourMatcher::makeStem($name)] ?? $colour, $name);
                $stems[ColourMatcher::makeStem($name)] = $colour;
            }
        }
        self::assertGreaterThan(300, count($stems));
    }
}
