<?php

declare(strict_types=1);

namespace Islas\TakeOver;

use Islas\Consent\Bar\Appearance;
use Islas\Platform\PlainText;
use Islas\Platform\Sanitise;
use Islas\Platform\SettingLabels;
use Islas\Platform\Settings;

/**
 * Settings of Islas as items, from raw values of another plugin. A value that is the default of Islas is no item.
 */
final class SettingItems
{
    /**
     * @param array<string, mixed> $raw By key; null for a value that the other plugin does not have.
     * @return iterable<Item|Skip>
     */
    public static function makeItems(array $raw): iterable
    {
        foreach ($raw as $key => $value) {
            $row = Settings::SCHEMA[$key] ?? null;
            if ($row === null || $value === null || ($value === '' && $row['type'] !== 'boolean')) {
                continue;
            }
            $clean = self::convertValue($key, $value);
            if ($clean === null) {
                yield new Skip(Skip::ODD, SettingLabels::all()[$key][0]);
            } elseif ($clean !== $row['default']) {
                yield new Item(Item::SETTING, 0, $key, $clean);
            }
        }
    }

    /**
     * @param mixed $value
     * @return bool|int|string|null Null for what is no value of this setting.
     */
    private static function convertValue(string $key, $value)
    {
        $row = Settings::SCHEMA[$key];
        if (! is_scalar($value)) {
            return null;
        }
        if (isset(Appearance::COLOURS[$key])) {
            $colour = Appearance::colour((string) $value);
            return $colour === '' ? null : $colour;
        }
        if ($row['type'] === 'text') {
            $text = Sanitise::sanitiseText(PlainText::ofMarkup((string) $value), '');
            return $text === '' ? null : $text;
        }
        if ($row['type'] === 'boolean') {
            $yes = Sanitise::sanitiseBoolean($value, true);
            return $yes === Sanitise::sanitiseBoolean($value, false) ? $yes : null;
        }
        if ($row['type'] === 'choice') {
            return in_array($value, $row['choices'], true) ? $value : null;
        }

        return is_numeric($value) ? Sanitise::sanitiseSetting($row, $value) : null;
    }
}
