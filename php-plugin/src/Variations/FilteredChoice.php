<?php

declare(strict_types=1);

namespace Islas\Variations;

/**
 * The choice with which a card begins in a filtered listing. If the listing was filtered by several values of an
 * attribute, it is the first one that the product has in stock.
 */
final class FilteredChoice
{
    /** @return array<string, string> Field to value; only attributes that the listing was filtered by. */
    public static function findChoices(Snapshot $snapshot): array
    {
        $asked = ListingFilter::listValues();
        $choices = [];
        foreach ($asked === [] ? [] : $snapshot->getAttributes() as $column => [$name, $values]) {
            $found = self::findFirstInStock($snapshot, $column, array_intersect($values, $asked[$name] ?? []));
            if ($found !== '') {
                $choices[VariationRows::ATTRIBUTE . sanitize_title($name)] = $found;
            }
        }

        return $choices;
    }

    /** @param array<int, string> $wanted Values by their place among the attribute's. */
    private static function findFirstInStock(Snapshot $snapshot, int $column, array $wanted): string
    {
        $matrix = $snapshot->decodeMatrix();
        foreach ($wanted as $place => $value) {
            foreach ($matrix['columns'][$column] ?? [] as $row => $number) {
                $isSold = strpos('i1', $matrix['state'][$row] ?? 'o') !== false;
                if ($isSold && ($number === 0 || $number === $place + 1)) {
                    return $value;
                }
            }
        }

        return '';
    }
}
