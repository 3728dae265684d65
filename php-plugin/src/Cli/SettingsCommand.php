<?php

declare(strict_types=1);

namespace Islas\Cli;

use Islas\Platform\SettingCheck;
use Islas\Platform\Settings;
use Islas\Platform\SettingsFile;
use Islas\Platform\SettingsImport;
use Islas\Platform\Terminal;

/**
 * `wp islas settings`. Values are checked as in an imported file: a wrong one is refused, never made into another.
 */
final class SettingsCommand
{
    private Settings $settings;
    private SettingsFile $file;
    private SettingsImport $import;
    private Terminal $terminal;

    public function __construct(Settings $settings, SettingsFile $file, SettingsImport $import, Terminal $terminal)
    {
        $this->settings = $settings;
        $this->file = $file;
        $this->import = $import;
        $this->terminal = $terminal;
    }

    /**
     * Shows one setting, or all.
     *
     * ## OPTIONS
     *
     * [<key>]
     * : Key of a setting.
     *
     * [--format=<format>]
     * : Format of the list of all settings.
     * ---
     * default: table
     * options:
     *   - table
     *   - json
     *   - csv
     *   - yaml
     * ---
     *
     * @param list<string> $arguments
     * @param array<string, mixed> $options
     */
    public function get(array $arguments, array $options): void
    {
        if ($arguments !== []) {
            $key = $this->requireKnownKey($arguments[0]);
            $this->terminal->line(self::formatValue($this->settings->all()[$key]));
            return;
        }
        $rows = [];
        foreach ($this->settings->all() as $key => $value) {
            $rows[] = ['key' => $key, 'value' => self::formatValue($value)];
        }
        $this->terminal->table($rows, ['key', 'value'], $options);
    }

    /**
     * Changes a setting.
     *
     * ## OPTIONS
     *
     * <key>
     * : Key of a setting.
     *
     * <value>
     * : The value; true or false for a switch.
     *
     * ## EXAMPLES
     *
     *     wp islas settings set jquery keep
     *
     * @param list<string> $arguments
     */
    public function set(array $arguments): void
    {
        $key = $this->requireKnownKey($arguments[0]);
        $value = SettingCheck::parseText(Settings::SCHEMA[$key], $arguments[1]);
        $problems = $this->file->listProblems([$key => $value]);
        if ($problems !== []) {
            $this->terminal->fail(...$problems);
        }
        $this->settings->change([$key => $value]);
        /* translators: 1: key of a setting, 2: its value */
        $this->terminal->succeed(sprintf(__('%1$s is now “%2$s”.', 'islas'), $key, self::formatValue($value)));
    }

    /**
     * Resets one setting, or all, to the default.
     *
     * ## OPTIONS
     *
     * [<key>]
     * : Key of a setting.
     *
     * [--yes]
     * : Resets all settings without asking.
     *
     * @param list<string> $arguments
     * @param array<string, mixed> $options
     */
    public function reset(array $arguments, array $options): void
    {
        $changes = $this->settings->listDefaults();
        if ($arguments !== []) {
            $key = $this->requireKnownKey($arguments[0]);
            $changes = [$key => $changes[$key]];
        } else {
            $this->terminal->confirm(__('Do you want to reset all settings of Islas?', 'islas'), $options);
        }
        $this->settings->change($changes);
        $this->terminal->succeed(__('The default is stored.', 'islas'));
    }

    /**
     * Writes all settings as JSON to the standard output, without secrets.
     *
     * ## EXAMPLES
     *
     *     wp islas settings export > islas.json
     */
    public function export(): void
    {
        $this->terminal->line(rtrim($this->file->makeJson()));
    }

    /**
     * Stores the settings of a file. A file with anything wrong changes nothing.
     *
     * ## OPTIONS
     *
     * <file>
     * : Path of a file that `wp islas settings export` wrote.
     *
     * @param list<string> $arguments
     */
    public function import(array $arguments): void
    {
        $isFile = is_file($arguments[0]) && is_readable($arguments[0]);
        // One byte more than is allowed shows that the file is too large.
        $json = $isFile ? file_get_contents($arguments[0], false, null, 0, SettingsFile::LARGEST + 1) : false;
        if (! is_string($json)) {
            $this->terminal->fail(__('The file could not be read.', 'islas'));
        }
        $problems = $this->import->import($json);
        if ($problems !== []) {
            $this->terminal->fail(...array_merge(
                $problems,
                [__('The file was refused, and nothing was changed.', 'islas')]
            ));
        }
        $this->terminal->succeed(__('The settings of the file are stored.', 'islas'));
    }

    /**
     * Restores the settings from before the last import.
     */
    public function undo(): void
    {
        if (! $this->import->undo()) {
            $this->terminal->fail(__('There was no import to undo.', 'islas'));
        }
        $this->terminal->succeed(__('The settings from before the import are stored again.', 'islas'));
    }

    private function requireKnownKey(string $key): string
    {
        if (! isset(Settings::SCHEMA[$key])) {
            $this->terminal->fail(SettingCheck::describeUnknown($key));
        }

        return $key;
    }

    /** @param bool|int|string $value */
    private static function formatValue($value): string
    {
        return is_bool($value) ? ($value ? 'true' : 'false') : (string) $value;
    }
}
