<?php

declare(strict_types=1);

namespace Islas\Swatches;

use Islas\Settings;

/**
 * The first state of every item of an attribute, by the same table as `src/domain/swatches.ts`: computed from the
 * choices of the other attributes, so an attribute never disables itself.
 *
 * @phpstan-import-type Row from Matrix
 * @phpstan-type Match array{place: int, inStock: bool}
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
     * @param array<string, string> $choices Every attribute of the form; empty while unchosen.
     * @return array<string, State> By value.
     */
    public function of(Matrix $matrix, array $choices, string $attribute): array
    {
        $others = array_diff_key($choices, [$attribute => '']);
        $matches = $this->matches($matrix, $others, $attribute);
        $isHinted = $this->settings->flag('show_variation_stock')
            && ($choices[$attribute] ?? '') === '' && ! in_array('', $others, true);
        $states = [];
        foreach ($matrix->attributes()[$attribute] ?? [] as $value) {
            $matching = array_intersect_key($matches, [$value => true, '' => true]);
            $first = $matching === [] ? null : min(array_column($matching, 'place'));
            [$state, $reason] = ($choices[$attribute] ?? '') === $value ? ['selected', ''] : $this->state($matching);
            $states[$value] = [
                'state' => $state,
                'reason' => $reason,
                'left' => $isHinted && $first !== null ? $matrix->rows()[$first]['left'] : null,
            ];
        }

        return $states;
    }

    /**
     * What matches each value, '' any, in one pass over the variations: there may be thousands.
     *
     * @param array<string, string> $others
     * @return array<string, Match>
     */
    private function matches(Matrix $matrix, array $others, string $attribute): array
    {
        $matches = [];
        foreach ($matrix->rows() as $place => $row) {
            if (self::accepts($row, $others)) {
                $value = $row['values'][$attribute] ?? '';
                $matches[$value]['place'] ??= $place;
                $matches[$value]['inStock'] = $row['inStock'] || ($matches[$value]['inStock'] ?? false);
            }
        }

        return $matches;
    }

    /**
     * @param array<string, Match> $matching
     * @return array{string, string}
     */
    private function state(array $matching): array
    {
        if ($matching === []) {
            return ['disabled', 'unavailable'];
        }
        if (in_array(true, array_column($matching, 'inStock'), true)) {
            return ['available', ''];
        }
        if ($this->settings->flag('clickable_out_of_stock')) {
            return ['no-stock', 'out-of-stock'];
        }

        return $this->settings->flag('disable_out_of_stock') ? ['disabled', 'out-of-stock'] : ['available', ''];
    }

    /**
     * @param Row $row
     * @param array<string, string> $choices
     */
    private static function accepts(array $row, array $choices): bool
    {
        foreach ($choices as $name => $value) {
            $accepted = $row['values'][$name] ?? '';
            if ($value !== '' && $accepted !== '' && $accepted !== $value) {
                return false;
            }
        }

        return true;
    }
}
