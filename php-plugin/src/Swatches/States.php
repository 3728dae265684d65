<?php

declare(strict_types=1);

namespace Islas\Swatches;

use Islas\Platform\Settings;
use Islas\Platform\SoldOutOptions;
use Islas\Variations\Matrix;

/**
 * The initial state of every item of an attribute, by the same table as `widgets/swatches/swatch-states.ts`: computed
 * from the choices of the other attributes, so an attribute never disables itself.
 *
 * @phpstan-import-type Encoded from Matrix
 * @phpstan-type Found array{place: int, inStock: bool}
 * @phpstan-type State array{state: string, reason: string, left: int|null}
 */
final class States
{
    private Settings $settings;

    public function __construct(Settings $settings)
    {
        $this->settings = $settings;
    }

    /**
     * @param Encoded $matrix
     * @param array<string, string> $choices Every attribute of the form; empty while unchosen.
     * @return array<array-key, State> By value.
     */
    public function computeStates(array $matrix, array $choices, string $attribute): array
    {
        $column = array_search($attribute, array_column($matrix['attributes'], 0), true);
        if (! is_int($column)) {
            return [];
        }
        $others = array_diff_key($choices, [$attribute => '']);
        $found = $this->findMatching($matrix, $others, $column);
        $isHinted = $this->settings->flag('show_variation_stock')
            && ($choices[$attribute] ?? '') === '' && ! in_array('', $others, true);
        $states = [];
        foreach ($matrix['attributes'][$column][1] as $place => $value) {
            $matching = array_intersect_key($found, [$place + 1 => true, 0 => true]);
            $first = $matching === [] ? null : min(array_column($matching, 'place'));
            $isChosen = ($choices[$attribute] ?? '') === $value;
            [$state, $reason] = $isChosen ? ['selected', ''] : $this->chooseState($matching);
            $states[$value] = [
                'state' => $state,
                'reason' => $reason,
                'left' => $isHinted && $first !== null ? self::findQuantityLeft($matrix, $first) : null,
            ];
        }

        return $states;
    }

    /**
     * What matches each value, by its number, 0 any, in one pass over the variations: there may be thousands.
     *
     * @param Encoded $matrix
     * @param array<string, string> $others
     * @return array<int, Found>
     */
    private function findMatching(array $matrix, array $others, int $column): array
    {
        $wanted = [];
        foreach ($matrix['attributes'] as $other => [$name, $values]) {
            $choice = $others[$name] ?? '';
            if ($choice !== '') {
                $number = array_search($choice, $values, true);
                $wanted[$other] = is_int($number) ? $number + 1 : -1;
            }
        }
        $found = [];
        foreach ($matrix['columns'][$column] ?? [] as $place => $number) {
            foreach ($wanted as $other => $choice) {
                $accepted = $matrix['columns'][$other][$place] ?? 0;
                if ($accepted !== 0 && $accepted !== $choice) {
                    continue 2;
                }
            }
            $found[$number]['place'] ??= $place;
            $found[$number]['inStock'] = ($found[$number]['inStock'] ?? false)
                || strpos('i1IA', $matrix['state'][$place] ?? 'o') !== false;
        }

        return $found;
    }

    /**
     * @param array<int, Found> $matching
     * @return array{string, string}
     */
    private function chooseState(array $matching): array
    {
        if ($matching === []) {
            return ['disabled', 'unavailable'];
        }
        if (in_array(true, array_column($matching, 'inStock'), true)) {
            return ['available', ''];
        }
        if (SoldOutOptions::areChoosable($this->settings)) {
            return ['no-stock', 'out-of-stock'];
        }

        return $this->settings->flag('disable_out_of_stock') ? ['disabled', 'out-of-stock'] : ['available', ''];
    }

    /**
     * The quantity of the variation at a place: quantities are listed for those that have one only.
     *
     * @param Encoded $matrix
     */
    private static function findQuantityLeft(array $matrix, int $place): ?int
    {
        if (strpos('1A', $matrix['state'][$place] ?? 'o') === false) {
            return null;
        }
        $before = count_chars(substr($matrix['state'], 0, $place));

        return $matrix['left'][$before[ord('1')] + $before[ord('A')]] ?? null;
    }
}
