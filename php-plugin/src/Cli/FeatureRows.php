<?php

declare(strict_types=1);

namespace Islas\Cli;

use Islas\Features;

/**
 * The features as rows of a table. `why` is one of the `OFF_` words of `Features`, with the missing features.
 */
final class FeatureRows
{
    public const FIELDS = ['feature', 'state', 'why', 'replaces'];

    /** @return list<array{feature: string, state: string, why: string, replaces: string}> */
    public static function makeRows(Features $features): array
    {
        $rows = [];
        foreach (Features::TABLE as $name => $feature) {
            $why = $features->findReason($name);
            $rows[] = [
                'feature' => $name,
                'state' => $why === '' ? 'on' : 'off',
                'why' => $why === Features::OFF_BY_REQUIRED
                    ? $why . ': ' . implode(', ', $features->listMissing($name))
                    : $why,
                'replaces' => $why === '' ? implode(', ', $feature['handles']) : '',
            ];
        }

        return $rows;
    }
}
