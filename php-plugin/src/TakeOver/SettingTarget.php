<?php

declare(strict_types=1);

namespace Islas\TakeOver;

use Islas\Platform\Settings;
use Islas\Platform\SettingsFile;

/**
 * The settings of Islas. One that has its default is free.
 */
final class SettingTarget implements Target
{
    /** A text colour and its background belong together: either both are imported, or none. */
    private const PAIRS = [
        'consent_color' => 'consent_background',
        'consent_background' => 'consent_color',
        'consent_accept_color' => 'consent_accept_background',
        'consent_accept_background' => 'consent_accept_color',
        'consent_decline_color' => 'consent_decline_background',
        'consent_decline_background' => 'consent_decline_color',
    ];

    private Settings $settings;
    private SettingsFile $file;

    /** @var array<string, mixed> */
    private array $changes = [];

    /** @var array<string, mixed> What imports wrote in this request. */
    private array $written = [];

    public function __construct(Settings $settings, SettingsFile $file)
    {
        $this->settings = $settings;
        $this->file = $file;
    }

    /** @return bool|int|string|null */
    public function readValue(int $id, string $key)
    {
        /** @var array<string, bool|int|string> $all */
        $all = $this->changes + $this->settings->all();

        return $all[$key] ?? null;
    }

    public function isFree(int $id, string $key, $current): bool
    {
        $pair = self::PAIRS[$key] ?? $key;
        $other = $this->readValue(0, $pair);

        return $this->isDefault($key, $current)
            && ($this->isDefault($pair, $other) || $other === ($this->written[$pair] ?? null));
    }

    public function acceptsValue(Item $item): bool
    {
        return isset(Settings::SCHEMA[$item->key])
            && $this->file->listProblems([$item->key => $item->value] + $this->changes) === [];
    }

    public function writeValue(int $id, string $key, $value): void
    {
        $this->changes[$key] = $value;
        $this->written[$key] = $value;
    }

    public function flushValues(): void
    {
        if ($this->changes !== []) {
            $this->settings->change($this->changes);
            $this->changes = [];
        }
    }

    /** @param mixed $value */
    private function isDefault(string $key, $value): bool
    {
        return $value === ($this->settings->listDefaults()[$key] ?? null);
    }
}
