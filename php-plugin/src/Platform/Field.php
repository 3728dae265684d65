<?php

declare(strict_types=1);

namespace Islas\Platform;

/**
 * The control of one setting.
 *
 * @phpstan-import-type Row from Declarations
 */
final class Field
{
    public static function makeId(string $key): string
    {
        return 'islas-' . str_replace('_', '-', $key);
    }

    /**
     * @param Row $row
     * @param bool|int|string $value
     * @param array{0: string, 1: string, 2?: array<string, string>} $labels
     */
    public static function renderField(string $key, array $row, $value, array $labels): Html
    {
        $name = Settings::OPTION . '[' . $key . ']';
        $attributes = [
            'id' => self::makeId($key),
            'name' => $name,
            'aria-describedby' => $labels[1] !== '' ? self::makeId($key) . '-help' : null,
        ];
        switch ($row['type']) {
            case 'boolean':
                return self::renderCheckbox($name, $attributes, (bool) $value);
            case 'choice':
                return self::renderSelect($attributes, $row['choices'] ?? [], $labels[2] ?? [], (string) $value);
            case 'count':
                $kind = ['type' => 'number', 'class' => 'small-text'];
                $bounds = ['min' => $row['min'] ?? 0, 'max' => $row['max'] ?? null];
                return Html::el('input', ['value' => $value] + $kind + $bounds + $attributes);
            default:
                $kind = ['type' => 'text', 'class' => 'regular-text'];
                return Html::el('input', ['value' => $value] + $kind + $attributes);
        }
    }

    /**
     * An unchecked box is not sent: the hidden twin sends 0 in its place.
     *
     * @param array<string, string|null> $attributes
     */
    private static function renderCheckbox(string $name, array $attributes, bool $checked): Html
    {
        return Html::join(
            Html::el('input', ['type' => 'hidden', 'name' => $name, 'value' => '0']),
            Html::el('input', ['type' => 'checkbox', 'value' => '1', 'checked' => $checked] + $attributes)
        );
    }

    /**
     * @param array<string, string|null> $attributes
     * @param list<string> $choices
     * @param array<string, string> $labels
     */
    private static function renderSelect(array $attributes, array $choices, array $labels, string $value): Html
    {
        $options = array_map(
            static fn (string $choice) => Html::el(
                'option',
                ['value' => $choice, 'selected' => $choice === $value],
                Html::text($labels[$choice] ?? $choice)
            ),
            $choices
        );

        return Html::el('select', $attributes, ...$options);
    }
}
