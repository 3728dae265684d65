<?php

declare(strict_types=1);

namespace Islas\TakeOver;

use Islas\Consent\Labels;
use Islas\Platform\PlainText;

/**
 * Rows of the lists of consent as items, from the texts of another plugin.
 */
final class ConsentItems
{
    /** Beginnings of words for a purpose, in small letters without accents, by category of Islas. */
    private const PURPOSES = [
        'necessary' => ['functional', 'funcional', 'fonctionnel', 'necessar', 'necesari', 'necessaire', 'funtzional'],
        'preferences' => ['preference', 'preferenc', 'performanc', 'lehentas'],
        'statistics' => ['statistic', 'estadistic', 'statistique', 'estatistic', 'analytic', 'analitic', 'estatistik'],
        'marketing' => ['marketing', 'tracking', 'seguiment', 'advertis', 'publici', 'iragar'],
    ];

    /** @return iterable<Item> */
    public static function makeLink(string $text, string $url): iterable
    {
        $item = ListTarget::makeItem('links', ['text' => PlainText::ofMarkup($text), 'url' => $url]);
        if ($item !== null) {
            yield $item;
        }
    }

    /**
     * @param string $category Of Islas; '' for none that Islas knows.
     * @return Item|Skip
     */
    public static function makeCookie(
        string $name,
        string $category,
        string $provider,
        string $purpose,
        string $duration
    ) {
        // A `*` inside of a name means the same as one at its end.
        $name = strpos($name, '*') === false ? $name : strstr($name, '*', true) . '*';
        $item = ListTarget::makeItem('cookies', [
            'name' => $name,
            'category' => $category,
            'provider' => PlainText::ofMarkup($provider),
            'purpose' => PlainText::ofMarkup($purpose),
            'duration' => PlainText::ofMarkup($duration),
        ]);
        if ($item === null) {
            return new Skip(Skip::ODD, $name);
        }

        return in_array($category, Labels::CATEGORIES, true) ? $item : new Skip(Skip::PURPOSE, $name);
    }

    /** The category of Islas for a purpose in words; '' for none. */
    public static function findCategory(string $purpose): string
    {
        $plain = strtolower(remove_accents(PlainText::ofName($purpose)));
        foreach (self::PURPOSES as $category => $beginnings) {
            foreach ($beginnings as $beginning) {
                if (strpos($plain, $beginning) === 0) {
                    return $category;
                }
            }
        }

        return '';
    }
}
