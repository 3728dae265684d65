<?php

declare(strict_types=1);

namespace Islas\Platform;

/**
 * Stores what an imported file has, and keeps the former values of all that a file can change until they are restored
 * or the next file is imported.
 */
final class SettingsImport
{
    /** The former values, with the time of the import. */
    public const OPTION = 'islas_import_undo';

    /** Beginning of the transients that hold why a file was refused, by user. */
    public const PROBLEMS = 'islas_import_problems_';

    private SettingsFile $file;

    public function __construct(SettingsFile $file)
    {
        $this->file = $file;
    }

    /** @return list<string> Why nothing was stored; empty after an import. */
    public function import(string $json): array
    {
        ['problems' => $problems, 'options' => $options] = $this->file->readFile($json);
        if ($problems === []) {
            update_option(self::OPTION, ['time' => time(), 'options' => $this->readCurrent()], false);
            self::storeValues($options);
        }

        return $problems;
    }

    /** Time of the import that can be undone, 0 for none. */
    public function readImportTime(): int
    {
        return $this->readFormer()['time'];
    }

    /** @return bool Whether there was something to restore. */
    public function undo(): bool
    {
        ['time' => $time, 'options' => $options] = $this->readFormer();
        if ($time === 0) {
            return false;
        }
        self::storeValues($options);
        delete_option(self::OPTION);

        return true;
    }

    /** @return array<string, array<mixed>> */
    private function readCurrent(): array
    {
        $options = [];
        foreach ($this->file->listOptions() as $name) {
            $value = get_option($name);
            $options[$name] = is_array($value) ? $value : [];
        }

        return $options;
    }

    /** @return array{time: int, options: array<string, array<mixed>>} */
    private function readFormer(): array
    {
        $kept = get_option(self::OPTION);
        $time = is_array($kept) && is_int($kept['time'] ?? null) ? $kept['time'] : 0;
        $options = [];
        foreach (is_array($kept) && is_array($kept['options'] ?? null) ? $kept['options'] : [] as $name => $value) {
            if (in_array($name, $this->file->listOptions(), true) && is_array($value)) {
                $options[$name] = $value;
            }
        }

        return ['time' => $options === [] ? 0 : $time, 'options' => $options];
    }

    /** @param array<string, array<mixed>> $options */
    private static function storeValues(array $options): void
    {
        foreach ($options as $name => $value) {
            update_option($name, $value);
        }
    }
}
