<?php

declare(strict_types=1);

namespace Islas\Platform;

/**
 * What the owner configures, in one array option. The features declare it (`widgets/<feature>/feature.json`);
 * registration, REST arguments, the admin screen, the browser's settings and the uninstaller read it from here.
 *
 * Types: `boolean`, `text` (one line), `query` (a query string), `count` (a whole number, with `min` and `max`) and
 * `choice` (with `choices`). Durations are seconds. An empty text means Islas' own translated words.
 *
 * @phpstan-import-type Row from Declarations
 */
final class Settings
{
    public const OPTION = 'islas_settings';
    public const GROUP = 'islas';

    /** @var array<string, Row> */
    public const SCHEMA = Declarations::SETTINGS;

    /** @var array{mixed, array<string, bool|int|string>}|null The option as it was read, and its sanitised settings. */
    private ?array $read = null;
    private bool $isHeld = false;

    /** @var array<string, bool|int|string>|null Values that are not stored yet. */
    private ?array $draft = null;

    /** @param array<mixed> $changes To what is stored, for a look before they are. */
    public static function draft(array $changes): self
    {
        $settings = new self();
        $settings->draft = $settings->mergeChanges($changes);

        return $settings;
    }

    /** WordPress hook `init`. */
    public function register(): void
    {
        register_setting(self::GROUP, self::OPTION, [
            'type' => 'object',
            'sanitize_callback' => [$this, 'mergeChanges'],
            'default' => $this->listDefaults(),
            'show_in_rest' => false,
        ]);
    }

    /** @return array<string, bool|int|string> */
    public function all(): array
    {
        if ($this->draft !== null) {
            return $this->draft;
        }
        if ($this->read === null || ! $this->isHeld) {
            $stored = get_option(self::OPTION);
            if ($this->read === null || $this->read[0] !== $stored) {
                $this->read = [$stored, $this->sanitise($stored)];
            }
        }

        return $this->read[1];
    }

    /** WordPress hook `template_redirect`: keeps the settings for the page, which reads them some two hundred times. */
    public function memoize(): void
    {
        $this->isHeld = true;
    }

    /** Whether they stay as they were read until the page is done. */
    public function isMemoized(): bool
    {
        return $this->isHeld;
    }

    /** After the option was written, or another site of the network is looked at. */
    public function resetMemo(): void
    {
        $this->isHeld = false;
    }

    public function flag(string $key): bool
    {
        return (bool) ($this->all()[$key] ?? false);
    }

    public function text(string $key): string
    {
        return (string) ($this->all()[$key] ?? '');
    }

    public function count(string $key): int
    {
        return (int) ($this->all()[$key] ?? 0);
    }

    /** @return array<string, bool|int|string> */
    public function listDefaults(): array
    {
        return array_combine(array_keys(self::SCHEMA), array_column(self::SCHEMA, 'default'));
    }

    /**
     * Any value becomes a full set: every key of the schema with a value of its type, and no other key.
     *
     * @param mixed $value
     * @return array<string, bool|int|string>
     */
    public function sanitise($value): array
    {
        return self::sanitiseRows(self::SCHEMA, $value);
    }

    /**
     * Some settings as they are stored, whatever changes the option on a page.
     *
     * @param mixed $stored
     * @param list<string> $keys
     * @return array<string, bool|int|string>
     */
    public static function sanitiseSome($stored, array $keys): array
    {
        return self::sanitiseRows(array_intersect_key(self::SCHEMA, array_flip($keys)), $stored);
    }

    /**
     * @param array<string, Row> $rows
     * @param mixed $value
     * @return array<string, bool|int|string>
     */
    private static function sanitiseRows(array $rows, $value): array
    {
        $given = is_array($value) ? $value : [];
        $settings = [];
        foreach ($rows as $key => $row) {
            // Most settings are as they are declared, and a page need not sanitise them.
            $isGiven = array_key_exists($key, $given) && $given[$key] !== $row['default'];
            $settings[$key] = $isGiven ? Sanitise::sanitiseSetting($row, $given[$key]) : $row['default'];
        }

        return $settings;
    }

    /**
     * @param mixed $value A screen's, which may have some of the settings only.
     * @return array<string, bool|int|string>
     */
    public function mergeChanges($value): array
    {
        return $this->sanitise(is_array($value) ? array_merge($this->all(), $value) : $value);
    }

    /**
     * Stores the keys given and leaves the others as they are.
     *
     * @param array<mixed> $changes
     * @return array<string, bool|int|string> All settings after the change.
     */
    public function change(array $changes): array
    {
        $settings = [];
        Mutex::change(self::OPTION, function () use ($changes, &$settings): void {
            $settings = $this->sanitise(array_merge($this->all(), $changes));
            update_option(self::OPTION, $settings);
        });

        return $settings;
    }

    /**
     * WordPress filter `pre_update_option_islas_settings`: keys of another version stay, and choices that this version
     * does not have, where it would store its default instead.
     *
     * @param mixed $new
     * @param mixed $old
     * @return mixed
     */
    public static function keepUnknown($new, $old)
    {
        if (! is_array($new) || ! is_array($old)) {
            return $new;
        }
        foreach (array_intersect_key(self::SCHEMA, $new, $old) as $key => $row) {
            $isUnknown = $row['type'] === 'choice' && ! in_array($old[$key], $row['choices'], true);
            if ($isUnknown && is_string($old[$key]) && $new[$key] === $row['default']) {
                $new[$key] = $old[$key];
            }
        }

        return UnknownKeys::keepInTable($new, $old, self::SCHEMA);
    }
}
