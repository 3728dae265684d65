<?php

declare(strict_types=1);

namespace Islas\TakeOver;

use Islas\Platform\Pattern;
use Islas\Platform\PlainText;

/**
 * The colour that a name means, in any of the languages of `ColourNames`. Accents, case, plural and gender do not
 * matter; a name such as "Rojo / Azul" means two colours.
 */
final class ColourMatcher
{
    /** Words around a name: "Color azul", "azul (claro)". */
    private const COLOUR_WORDS = ['color', 'colour', 'cor', 'couleur', 'kolore', 'kolor', 'koloreko', 'tono', 'tone'];

    /** What stands between two colours. */
    private const BETWEEN = '~\s*[/+&|,]\s*|\s+-\s+|(?<=[a-z])-(?=[a-z])|\s+(?:y|e|i|and|eta|et|con|with)\s+~';

    /** How much white or black a word adds, in hundredths. */
    private const LIGHT = [
        'claro' => 45, 'clar' => 45, 'light' => 45, 'clair' => 45, 'argi' => 45, 'pastel' => 60, 'palido' => 60,
        'pal' => 60, 'pale' => 60, 'suave' => 45, 'soft' => 45,
    ];
    private const DARK = [
        'oscuro' => 45, 'fosc' => 45, 'fosco' => 45, 'dark' => 45, 'fonce' => 45, 'escuro' => 45, 'ilun' => 45,
        'intenso' => 20, 'deep' => 30,
    ];

    /** @var array<string, string>|null Stem of a name → colour. */
    private static ?array $stems = null;

    /** @return array{string, string} Colour and second colour as `#rrggbb`; '' for none. */
    public static function findColours(string $name): array
    {
        $plain = strtolower(remove_accents(mb_substr(PlainText::ofName($name), 0, 100)));
        $one = self::findColour($plain);
        if ($one !== '') {
            return [$one, ''];
        }
        $parts = Pattern::splitText(self::BETWEEN, $plain);
        if (count($parts) !== 2) {
            return ['', ''];
        }
        [$first, $second] = [self::findColour($parts[0]), self::findColour($parts[1])];

        return $first === '' || $second === '' || $first === $second ? ['', ''] : [$first, $second];
    }

    /** Whether a name such as "Color" says that the options of an attribute are colours. */
    public static function isColourWord(string $name): bool
    {
        $plain = self::makeStem(strtolower(remove_accents(PlainText::ofName($name))));
        foreach (array_merge(self::COLOUR_WORDS, ['colores', 'kolorea', 'koloreak', 'cores']) as $word) {
            if (in_array(self::makeStem($word), explode(' ', $plain), true)) {
                return true;
            }
        }

        return false;
    }

    /**
     * @param string $plain In small letters without accents.
     * @return string `#rrggbb`, '' for no colour.
     */
    private static function findColour(string $plain): string
    {
        $words = Pattern::splitText('/[^a-z]+/', $plain);
        $words = array_values(array_diff($words, self::COLOUR_WORDS));
        if ($words === [] || count($words) > 4) {
            return '';
        }
        $found = self::listStems()[self::makeStem(implode(' ', $words))] ?? '';
        if ($found !== '' || count($words) === 1) {
            return $found;
        }
        $last = count($words) - 1;
        // The word that changes a colour stands behind it, or before it in English.
        foreach ([[$words[$last], array_slice($words, 0, $last)], [$words[0], array_slice($words, 1)]] as $split) {
            [$word, $rest] = $split;
            $base = self::listStems()[self::makeStem(implode(' ', $rest))] ?? '';
            $light = self::rateWord(self::LIGHT, $word);
            $dark = self::rateWord(self::DARK, $word);
            if ($base !== '' && $light + $dark > 0) {
                return $light > 0 ? self::mixColours($base, 255, $light) : self::mixColours($base, 0, $dark);
            }
        }

        return '';
    }

    /** @param array<string, int> $words */
    private static function rateWord(array $words, string $word): int
    {
        foreach ($words as $known => $strength) {
            if (self::makeStem($known) === self::makeStem($word)) {
                return $strength;
            }
        }

        return 0;
    }

    /** @return array<string, string> */
    private static function listStems(): array
    {
        if (self::$stems === null) {
            self::$stems = [];
            foreach (ColourNames::NAMES as $colour => $names) {
                foreach ($names as $name) {
                    self::$stems[self::makeStem(remove_accents($name))] = (string) $colour;
                }
            }
        }

        return self::$stems;
    }

    /** Each word without the ending of plural and gender. */
    public static function makeStem(string $plain): string
    {
        return implode(' ', array_map(static function (string $word): string {
            if (strlen($word) > 4 && substr($word, -1) === 's') {
                $word = substr($word, 0, -1);
            }

            return strlen($word) > 3 ? Pattern::replace('/[aeo]$/D', '', $word) : $word;
        }, Pattern::splitText('/[^a-z]+/', $plain)));
    }

    /** @param int $to 255 for white, 0 for black. */
    private static function mixColours(string $colour, int $to, int $hundredths): string
    {
        $mixed = '#';
        foreach ([1, 3, 5] as $place) {
            $part = (int) hexdec(substr($colour, $place, 2));
            $mixed .= sprintf('%02x', (int) round($part + ($to - $part) * $hundredths / 100));
        }

        return $mixed;
    }
}
