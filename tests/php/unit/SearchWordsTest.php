<?php

declare(strict_types=1);

namespace Islas\Tests;

use Islas\Search\SearchTokenizer;

/**
 * The server splits a search into the same words as the browser, and finds names with and without accents, in singular
 * and plural.
 *
 * @group php-version
 */
final class SearchWordsTest extends PluginTestCase
{
    public function testTokenizesSearchesAsInTheGoldenFileSharedWithTheBrowser(): void
    {
        $golden = json_decode((string) file_get_contents(__DIR__ . '/../../contract/golden/search-words.json'), true);
        self::assertNotSame([], $golden);
        foreach ($golden as ['search' => $search, 'words' => $words, 'stems' => $stems, 'genders' => $genders]) {
            self::assertSame($words, SearchTokenizer::splitWords($search), $search);
            self::assertSame($stems, array_map([SearchTokenizer::class, 'listStems'], $words), $search);
            self::assertSame($genders, array_map([SearchTokenizer::class, 'listGenders'], $words), $search);
        }
    }

    /** @dataProvider pairs */
    public function testSingularAndPluralFindEachOther(string $one, string $other): void
    {
        self::assertTrue(self::finds($one, $other), "$one finds $other");
        self::assertTrue(self::finds($other, $one), "$other finds $one");
    }

    /** @return array<string, array{string, string}> */
    public function pairs(): array
    {
        $pairs = [
            ['camiseta', 'camisetas'], ['jabón', 'jabones'], ['luz', 'luces'], ['café', 'cafés'], ['reloj', 'relojes'],
            ['pez', 'peces'], ['árbol', 'árboles'], ['rubí', 'rubíes'], ['dulce', 'dulces'], ['niño', 'niños'],
            ['cojín', 'cojines'], ['ave', 'aves'], ['serie', 'series'], ['pingüino', 'pingüinos'],
        ];

        return array_combine(array_column($pairs, 0), $pairs);
    }

    /** @dataProvider accents */
    public function testFindsAccentedWordsTypedWithoutAccentsAndTheReverse(string $typed, string $written): void
    {
        self::assertTrue(self::finds($typed, $written));
        self::assertTrue(self::finds($written, $typed));
    }

    /** @return list<array{string, string}> */
    public function accents(): array
    {
        return [
            ['pimenton', 'Pimentón'], ['arbol', 'Árbol'], ['nandu', 'Ñandú'], ['pinguino', 'pingüino'], ['opera', 'Ópera'],
            ['JABON', 'jabón'], ['barca', 'barça'],
        ];
    }

    public function testRemovesCombiningAccents(): void
    {
        self::assertSame(['cojin'], SearchTokenizer::splitWords("cojI\u{0301}n"));
    }

    public function testLimitsALongSearchToSixWords(): void
    {
        self::assertLessThanOrEqual(6, count(SearchTokenizer::splitWords(str_repeat('ononononon aeiouaeiou uno' . "\n", 400))));
    }

    public function testUsesOneWildcardFormForBothGendersOfALongWord(): void
    {
        self::assertSame(['dorad_'], SearchTokenizer::listNameForms('doradas'));
        self::assertSame(['roja', 'rojo'], SearchTokenizer::listNameForms('rojas'));
        self::assertSame(['plato'], SearchTokenizer::listNameForms('platos'));
        self::assertSame(['luz', 'luces'], SearchTokenizer::listNameForms('luz'));
    }

    /** Compares as a database whose collation ignores accents. */
    private static function finds(string $search, string $text): bool
    {
        foreach (SearchTokenizer::splitWords($search) as $word) {
            $isIn = static fn (string $stem) => strpos(SearchTokenizer::foldAccents($text), $stem) !== false;
            if (array_filter(SearchTokenizer::listStems($word), $isIn) === []) {
                return false;
            }
        }

        return true;
    }
}
