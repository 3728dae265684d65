<?php

declare(strict_types=1);

namespace Islas\TakeOver;

use wpdb;

/**
 * Colours for options whose names are colours and that have neither a colour nor an image: options of attributes of the
 * type colour, and of attributes whose own name says so.
 *
 * @phpstan-type Proposal array{term: int, name: string, color: string, second: string}
 * @phpstan-type Group array{id: int, label: string, isColour: bool, proposals: list<Proposal>}
 */
final class Proposals
{
    private const BATCH = 1000;

    /** Meta under which an option has a colour or an image already. */
    private const APPEARANCE = ['product_attribute_color', 'color', 'product_attribute_image', 'image'];

    /**
     * @param int $most Proposals in all.
     * @return list<Group>
     */
    public static function findGroups(int $most): array
    {
        $groups = [];
        foreach (Attributes::listAttributes() as ['id' => $id, 'name' => $name, 'label' => $label, 'type' => $type]) {
            $isColour = $type === 'color';
            $isNamed = ColourMatcher::isColourWord($label) || ColourMatcher::isColourWord($name);
            $proposals = $isColour || ($isNamed && $type !== 'wc-visual' && $type !== 'image')
                ? self::findProposals('pa_' . $name, $most)
                : [];
            $most -= count($proposals);
            if ($proposals !== []) {
                $groups[] = ['id' => $id, 'label' => $label, 'isColour' => $isColour, 'proposals' => $proposals];
            }
        }

        return $groups;
    }

    /** @return list<Proposal> */
    private static function findProposals(string $taxonomy, int $most): array
    {
        $proposals = [];
        $after = 0;
        do {
            $rows = self::readTerms($taxonomy, $after);
            foreach ($rows as $row) {
                $after = (int) Stored::readText($row['term_id'] ?? '');
                $name = Stored::readText($row['name'] ?? '');
                [$color, $second] = ColourMatcher::findColours($name);
                if ($color !== '' && count($proposals) < $most) {
                    $proposals[] = ['term' => $after, 'name' => $name, 'color' => $color, 'second' => $second];
                }
            }
        } while (count($rows) === self::BATCH && count($proposals) < $most);

        return $proposals;
    }

    /** @return array<array<mixed>> Terms without an appearance, by id. */
    private static function readTerms(string $taxonomy, int $after): array
    {
        /** @var wpdb $wpdb */
        global $wpdb;
        $rows = $wpdb->get_results($wpdb->prepare(
            'SELECT n.term_id, n.name FROM %i n INNER JOIN %i t ON t.term_id = n.term_id'
            . ' LEFT JOIN %i m ON m.term_id = n.term_id AND m.meta_key IN (%s, %s, %s, %s)'
            . " AND m.meta_value NOT IN ('', '0')"
            . ' WHERE t.taxonomy = %s AND n.term_id > %d AND m.term_id IS NULL ORDER BY n.term_id LIMIT %d',
            array_merge(
                [$wpdb->terms, $wpdb->term_taxonomy, $wpdb->termmeta],
                self::APPEARANCE,
                [$taxonomy, $after, self::BATCH]
            )
        ), ARRAY_A);

        return is_array($rows) ? array_filter($rows, 'is_array') : [];
    }
}
