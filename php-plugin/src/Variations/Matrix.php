<?php

declare(strict_types=1);

namespace Islas\Variations;

/**
 * The availability matrix in the format that `widgets/variations/variation-matrix.ts` documents: what every variation
 * of a product is, in a few kilobytes for thousands of them. Needs no WordPress.
 *
 * @phpstan-type Row array{values: array<string, string>, inStock: bool, purchasable: bool, left: int|null}
 * @phpstan-type Encoded array{
 *     format: 1,
 *     attributes: list<array{string, list<string>}>,
 *     columns: list<list<int>>,
 *     state: string,
 *     left: list<int>
 * }
 */
final class Matrix
{
    /** @var array<string, list<string>> */
    private array $attributes;

    /** @var list<Row> */
    private array $rows;

    /**
     * @param array<string, list<string>> $attributes Field name (`attribute_` + sanitized) to its options' values.
     * @param list<Row> $rows In matching order: menu order, then id. An empty or missing value accepts any; `left` is
     *     the quantity worth telling, else null.
     */
    public function __construct(array $attributes, array $rows)
    {
        foreach ($attributes as $name => $values) {
            $known = array_flip($values) + ['' => 0];
            foreach ($rows as $row) {
                $value = $row['values'][$name] ?? '';
                if (! isset($known[$value])) {
                    $known[$value] = 0;
                    $attributes[$name][] = $value;
                }
            }
        }
        $this->attributes = $attributes;
        $this->rows = $rows;
    }

    /** @return array<string, list<string>> */
    public function getAttributes(): array
    {
        return $this->attributes;
    }

    /** @return list<Row> */
    public function getRows(): array
    {
        return $this->rows;
    }

    /** @return Encoded */
    public function encodeMatrix(): array
    {
        $attributes = [];
        $positions = [];
        foreach ($this->attributes as $name => $values) {
            $attributes[] = [$name, $values];
            $positions[$name] = array_flip($values);
        }
        $lines = [];
        foreach ($this->rows as $row) {
            $line = [];
            foreach ($positions as $name => $places) {
                $value = $row['values'][$name] ?? '';
                $line[] = $value === '' ? 0 : (int) $places[$value] + 1;
            }
            $lines[] = [
                'numbers' => $line,
                'inStock' => $row['inStock'],
                'state' => self::encodeState($row),
                'left' => $row['left'],
            ];
        }
        $lines = MatrixOrder::shortenLines($lines);
        $columns = [];
        foreach (array_keys($attributes) as $column) {
            $columns[] = array_map(static fn (array $line) => $line['numbers'][$column], $lines);
        }

        return [
            'format' => 1,
            'attributes' => $attributes,
            'columns' => $columns,
            'state' => implode('', array_column($lines, 'state')),
            'left' => array_values(array_filter(array_column($lines, 'left'), 'is_int')),
        ];
    }

    /** @param Row $row */
    private static function encodeState(array $row): string
    {
        if ($row['left'] !== null) {
            return $row['purchasable'] ? '1' : 'A';
        }
        $state = $row['inStock'] ? 'i' : 'o';

        return $row['purchasable'] ? $state : strtoupper($state);
    }
}
