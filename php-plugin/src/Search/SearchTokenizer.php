<?php

declare(strict_types=1);

namespace Islas\Search;

use Islas\Platform\Pattern;

/**
 * Splits a query into words, with their variants: without accents and capitals, in the singular and the plural of
 * Spanish. The rules are those of `widgets/search/query.ts`; `tests/contract/golden/search-words.json` holds both to
 * them.
 */
final class SearchTokenizer
{
    /** Characters of a search that are read, and words of it: more than a shopper types, less than a server minds. */
    public const LONGEST = 100;
    private const MOST = 6;

    /** Letters before the one of the gender. */
    private const LONG_BASE = 5;

    private const PLAIN = [
        'á' => 'a', 'à' => 'a', 'â' => 'a', 'ä' => 'a', 'ã' => 'a', 'å' => 'a', 'é' => 'e', 'è' => 'e', 'ê' => 'e',
        'ë' => 'e', 'í' => 'i', 'ì' => 'i', 'î' => 'i', 'ï' => 'i', 'ó' => 'o', 'ò' => 'o', 'ô' => 'o', 'ö' => 'o',
        'õ' => 'o', 'ú' => 'u', 'ù' => 'u', 'û' => 'u', 'ü' => 'u', 'ñ' => 'n', 'ç' => 'c',
        'Á' => 'a', 'À' => 'a', 'Â' => 'a', 'Ä' => 'a', 'Ã' => 'a', 'Å' => 'a', 'É' => 'e', 'È' => 'e', 'Ê' => 'e',
        'Ë' => 'e', 'Í' => 'i', 'Ì' => 'i', 'Î' => 'i', 'Ï' => 'i', 'Ó' => 'o', 'Ò' => 'o', 'Ô' => 'o', 'Ö' => 'o',
        'Õ' => 'o', 'Ú' => 'u', 'Ù' => 'u', 'Û' => 'u', 'Ü' => 'u', 'Ñ' => 'n', 'Ç' => 'c',
    ];

    /** Words that say nothing of a product. */
    private const EMPTY_WORDS = [
        'a', 'al', 'con', 'de', 'del', 'el', 'en', 'la', 'las', 'lo', 'los', 'o', 'para', 'por', 'sin', 'un', 'una',
        'unas', 'unos', 'y',
    ];

    /** Two things, not one in two genders: `plato` and `plata`. Beginnings before the last letter. */
    private const TWO_THINGS = [
        'barc', 'barr', 'bols', 'caz', 'cop', 'cuadr', 'cuent', 'frut', 'gorr', 'libr', 'lim', 'mant', 'marc', 'mod',
        'pal', 'pas', 'pat', 'per', 'pes', 'plat', 'puert', 'punt', 'ram', 'ray', 'set', 'suel', 'tram', 'vel',
    ];

    public static function foldAccents(string $text): string
    {
        $joined = Pattern::replace('/[\x{0300}-\x{036f}]/u', '', $text);

        return strtolower(strtr($joined, self::PLAIN));
    }

    /**
     * The words of a search that count, folded; none for signs alone.
     *
     * @return list<string>
     */
    public static function splitWords(string $search): array
    {
        $folded = self::foldAccents(mb_substr($search, 0, self::LONGEST));
        $words = array_values(array_unique(Pattern::splitText('/[^\p{L}\p{N}]+/u', $folded)));
        $significant = array_values(array_filter(
            $words,
            static fn (string $word) => preg_match('/^\D?$/u', $word) !== 1
                && ! in_array($word, self::EMPTY_WORDS, true)
        ));

        return array_slice($significant === [] ? $words : $significant, 0, self::MOST);
    }

    /**
     * Beginnings that a word shares with its singular and its plural.
     *
     * @return non-empty-list<string>
     */
    public static function listStems(string $word): array
    {
        if (preg_match('/^(.{2,})z$/u', $word, $found) === 1) {
            return [$word, $found[1] . 'ces'];
        }
        if (preg_match('/^(.{2,})ces$/u', $word, $found) === 1) {
            return [$found[1] . 'z', $found[1] . 'c'];
        }

        return [Pattern::replace('/(?<=.{3})e?s$/u', '', $word)];
    }

    /**
     * The same in the other gender, as far as its last letter says it: `rojo` for `rojas`. Never shorter than the word
     * without its plural, so that little else is found.
     *
     * @return list<string>
     */
    public static function listGenders(string $word): array
    {
        $genders = [];
        foreach (self::listStems($word) as $stem) {
            $isGendered = preg_match('/^(.{3,})([oa])$/u', $stem, $found) === 1;
            if ($isGendered && ! in_array($found[1], self::TWO_THINGS, true)) {
                $genders[] = $found[1] . ($found[2] === 'o' ? 'a' : 'o');
            }
        }

        return $genders;
    }

    /**
     * What a product's name is looked for by: the stems, and the other gender. A long word has one form, with `_` for
     * the letter that says its gender: little else begins like it.
     *
     * @return non-empty-list<string>
     */
    public static function listNameForms(string $word): array
    {
        $genders = self::listGenders($word);
        $base = $genders === [] ? '' : mb_substr($genders[0], 0, -1);

        return mb_strlen($base) >= self::LONG_BASE ? [$base . '_'] : array_merge(self::listStems($word), $genders);
    }

    /** @return array<string, list<string>> Each plain letter with its accented ones, small and capital. */
    public static function listAccents(): array
    {
        $accents = [];
        foreach (self::PLAIN as $written => $plain) {
            $accents[$plain][] = $written;
        }

        return $accents;
    }
}
