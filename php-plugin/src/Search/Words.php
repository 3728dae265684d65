<?php

declare(strict_types=1);

namespace Islas\Search;

/**
 * What a shopper's words stand for: without accents and capitals, in the singular or the plural of Spanish. The rules
 * are those of `src/domain/search.ts`; `tests/contract/golden/search-words.json` holds both to them.
 */
final class Words
{
    /** Characters of a search that are read, and words of it: more than a shopper types, less than a server minds. */
    public const LONGEST = 100;
    private const MOST = 6;

    /** Ways of writing one stem that are looked for. */
    private const SPELLINGS = 16;

    private const PLAIN = [
        'á' => 'a', 'à' => 'a', 'â' => 'a', 'ä' => 'a', 'ã' => 'a', 'å' => 'a', 'é' => 'e', 'è' => 'e', 'ê' => 'e',
        'ë' => 'e', 'í' => 'i', 'ì' => 'i', 'î' => 'i', 'ï' => 'i', 'ó' => 'o', 'ò' => 'o', 'ô' => 'o', 'ö' => 'o',
        'õ' => 'o', 'ú' => 'u', 'ù' => 'u', 'û' => 'u', 'ü' => 'u', 'ñ' => 'n', 'ç' => 'c',
        'Á' => 'a', 'À' => 'a', 'Â' => 'a', 'Ä' => 'a', 'Ã' => 'a', 'Å' => 'a', 'É' => 'e', 'È' => 'e', 'Ê' => 'e',
        'Ë' => 'e', 'Í' => 'i', 'Ì' => 'i', 'Î' => 'i', 'Ï' => 'i', 'Ó' => 'o', 'Ò' => 'o', 'Ô' => 'o', 'Ö' => 'o',
        'Õ' => 'o', 'Ú' => 'u', 'Ù' => 'u', 'Û' => 'u', 'Ü' => 'u', 'Ñ' => 'n', 'Ç' => 'c',
    ];

    /** How Spanish marks a letter. */
    private const MARKED = [
        'a' => 'á', 'e' => 'é', 'i' => 'í', 'o' => 'ó', 'u' => 'ú', 'n' => 'ñ', 'gu' => 'gü', 'c' => 'ç',
    ];
    private const CAPITALS = [
        'á' => 'Á', 'é' => 'É', 'í' => 'Í', 'ó' => 'Ó', 'ú' => 'Ú', 'ü' => 'Ü', 'ñ' => 'Ñ', 'ç' => 'Ç',
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

    public static function fold(string $text): string
    {
        $joined = preg_replace('/[\x{0300}-\x{036f}]/u', '', $text);

        return strtolower(strtr($joined ?? '', self::PLAIN));
    }

    /**
     * The words of a search that count, folded; none for signs alone.
     *
     * @return list<string>
     */
    public static function of(string $search): array
    {
        $folded = self::fold(mb_substr($search, 0, self::LONGEST));
        $all = preg_split('/[^\p{L}\p{N}]+/u', $folded, -1, PREG_SPLIT_NO_EMPTY);
        $words = array_values(array_unique(array_map('strval', $all === false ? [] : $all)));
        $telling = array_values(array_filter(
            $words,
            static fn (string $word) => preg_match('/^\D?$/u', $word) !== 1
                && ! in_array($word, self::EMPTY_WORDS, true)
        ));

        return array_slice($telling === [] ? $words : $telling, 0, self::MOST);
    }

    /**
     * Beginnings that a word shares with its singular and its plural.
     *
     * @return non-empty-list<string>
     */
    public static function stems(string $word): array
    {
        if (preg_match('/^(.{2,})z$/u', $word, $found) === 1) {
            return [$word, $found[1] . 'ces'];
        }
        if (preg_match('/^(.{2,})ces$/u', $word, $found) === 1) {
            return [$found[1] . 'z', $found[1] . 'c'];
        }

        return [(string) preg_replace('/(?<=.{3})e?s$/u', '', $word)];
    }

    /**
     * The same in the other gender, as far as its last letter says it: `rojo` for `rojas`. Never shorter than the word
     * without its plural, so that little else is found.
     *
     * @return list<string>
     */
    public static function genders(string $word): array
    {
        $genders = [];
        foreach (self::stems($word) as $stem) {
            $isGendered = preg_match('/^(.{3,})([oa])$/u', $stem, $found) === 1;
            if ($isGendered && ! in_array($found[1], self::TWO_THINGS, true)) {
                $genders[] = $found[1] . ($found[2] === 'o' ? 'a' : 'o');
            }
        }

        return $genders;
    }

    /**
     * A stem with each of its accents that Spanish may give it, itself first; a capital only where a word begins.
     *
     * @return non-empty-list<string>
     */
    public static function spellings(string $stem): array
    {
        $tildes = [$stem];
        foreach (self::marks($stem, '/n/') as $marked) {
            $tildes[] = $marked;
        }
        $all = $tildes;
        foreach ($tildes as $written) {
            $all = array_merge($all, self::marks($written, '/gu(?=[ei])|[aeiou]/'), self::marks($written, '/c/'));
        }
        foreach ($all as $written) {
            $first = mb_substr($written, 0, 1);
            if (isset(self::CAPITALS[$first])) {
                $all[] = self::CAPITALS[$first] . mb_substr($written, 1);
            }
        }

        return array_slice(array_values(array_unique($all)), 0, self::SPELLINGS);
    }

    /** @return list<string> The word with one of these letters marked, each in turn. */
    private static function marks(string $word, string $letters): array
    {
        preg_match_all($letters, $word, $found, PREG_OFFSET_CAPTURE);
        $marked = [];
        foreach ($found[0] as [$letter, $place]) {
            $marked[] = substr_replace($word, self::MARKED[$letter], $place, strlen($letter));
        }

        return $marked;
    }
}
