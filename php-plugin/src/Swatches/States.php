<?php

declare(strict_types=1);

namespace Islas\Swatches;

use Islas\Settings;

/**
 * The first state of every item of an attribute, by the same table as `src/domain/swatches.ts`: computed from the
 * choices of the other attributes, so an attribute never disables itself.
 *
 * @phpstan-import-type Row from Matrix
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
        $candidates = array_filter($matrix->rows(), static fn (array $row) => self::matches($row, $others));
        $isHinted = $this->settings->flag('show_variation_stock')
            && ($choices[$attribute] ?? '') === '' && ! in_array('', $others, true);
        $states = [];
        foreach ($matrix->attributes()[$attribute] ?? [] as $value) {
            $matching = array_filter(
                $candidates,
                static fn (array $row) => self::matches($row, [$attribute => $value])
            );
            $first = reset($matching);
            [$state, $reason] = ($choices[$attribute] ?? '') === $value ? ['selected', ''] : $this->state($matching);
            $states[$value] = [
                'state' => $state,
                'reason' => $reason,
                'left' => $isHinted && $first !== false ? $first['left'] : null,
            ];
        }

        return $states;
    }

    /**
     * @param array<int, Row> $matching
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
    private static function matches(array $row, array $choices): bool
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
