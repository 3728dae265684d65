<?php

declare(strict_types=1);

namespace Islas\Variations;

use Islas\Platform\Values;
use WC_Query;

/**
 * What a listing was filtered by (`?filter_color=azul`, of WooCommerce's classic filters and of its blocks, or what its
 * query asks for), as the choice that its cards begin with. Where several values were asked for, the first that the
 * product has in stock.
 */
final class FilteredChoice
{
    /** @return array<string, string> Field to value; only attributes that the listing was filtered by. */
    public static function findChoices(Snapshot $snapshot): array
    {
        $asked = self::listAsked();
        $choices = [];
        foreach ($asked === [] ? [] : $snapshot->getAttributes() as $column => [$name, $values]) {
            $found = self::findFirstInStock($snapshot, $column, array_intersect($values, $asked[$name] ?? []));
            if ($found !== '') {
                $choices[VariationRows::ATTRIBUTE . sanitize_title($name)] = $found;
            }
        }

        return $choices;
    }

    /** @return array<string, list<string>> Attribute, as WooCommerce names it, to values. */
    private static function listAsked(): array
    {
        $chosen = class_exists(WC_Query::class) ? WC_Query::get_layered_nav_chosen_attributes() : [];
        $asked = [];
        foreach ($chosen as $name => $filter) {
            $asked[(string) $name] = is_array($filter) ? Values::texts($filter['terms'] ?? []) : [];
        }

        return $asked + ListingQuery::listValues();
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
