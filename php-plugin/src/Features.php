<?php

declare(strict_types=1);

namespace Islas;

use Islas\Consent\Tools\ConsentPluginDetector;
use Islas\Platform\Declarations;
use Islas\Platform\KillSwitch;
use Islas\Platform\Manifest;
use Islas\Platform\Settings;
use Islas\Swatches\SwatchPluginDetector;

/**
 * Which features are on. Each replaces stock handles by built files. A feature is on when the owner wants it, this
 * build contains all of its replacement, and what it requires is on too; off means that the stock script runs
 * untouched. Swatches and consent are off beside another plugin that prints them, and the kill switch wins over all.
 */
final class Features
{
    /** @var array<string, array{handles: list<string>, sources: list<string>, requires?: list<string>}> */
    public const TABLE = Declarations::FEATURES;

    public const OFF_BY_KILL_SWITCH = 'kill_switch';
    public const OFF_BY_SETTING = 'setting';
    public const OFF_WITHOUT_FILES = 'files';
    public const OFF_BY_REQUIRED = 'required';
    public const OFF_BESIDE_PLUGIN = 'plugin';

    private Settings $settings;
    private Manifest $manifest;
    private KillSwitch $killSwitch;

    /** @var array<string, bool> Feature → whether it is on: kept while the settings are memoized. */
    private array $held = [];

    /** Whether the kill switch stops all of Islas: kept while the settings are memoized. */
    private ?bool $isStopped = null;

    public function __construct(Settings $settings, Manifest $manifest, ?KillSwitch $killSwitch = null)
    {
        $this->settings = $settings;
        $this->manifest = $manifest;
        $this->killSwitch = $killSwitch ?? new KillSwitch();
    }

    public function isOn(string $feature): bool
    {
        // A page asks some seventy times, and each answer looks through the active plugins.
        if (! $this->settings->isMemoized()) {
            $this->held = [];
            $this->isStopped = null;

            return $this->findReason($feature) === '';
        }

        $this->isStopped ??= $this->killSwitch->stopsAll();

        return $this->held[$feature] ??= $this->find($feature, $this->isStopped) === '';
    }

    /** One of the `OFF_` words, '' for a feature that is on. */
    public function findReason(string $feature): string
    {
        return $this->find($feature, $this->killSwitch->stopsAll());
    }

    /** One of the `OFF_` words. To ask the kill switch for each feature would be half of the work. */
    private function find(string $feature, bool $isStopped): string
    {
        if (! $this->settings->flag('feature_' . $feature)) {
            return self::OFF_BY_SETTING;
        }
        if ($isStopped || in_array($feature, $this->killSwitch->listStopped(), true)) {
            return self::OFF_BY_KILL_SWITCH;
        }
        if (! $this->isBuilt($feature)) {
            return self::OFF_WITHOUT_FILES;
        }
        if ($this->listMissing($feature) !== []) {
            return self::OFF_BY_REQUIRED;
        }
        $isBesidePlugin = ($feature === 'swatches' && SwatchPluginDetector::findActive() !== [])
            || ($feature === 'consent' && ConsentPluginDetector::active() !== []);

        return $isBesidePlugin ? self::OFF_BESIDE_PLUGIN : '';
    }

    /** @return list<string> Features that this one requires and that are off. */
    public function listMissing(string $feature): array
    {
        $missing = [];
        foreach (self::TABLE[$feature]['requires'] ?? [] as $required) {
            if (! $this->isOn($required)) {
                $missing[] = $required;
            }
        }

        return $missing;
    }

    /** @return array<string, bool> */
    public function all(): array
    {
        $names = array_keys(self::TABLE);

        return array_combine($names, array_map([$this, 'isOn'], $names));
    }

    /**
     * Those that a script reads: consent has a separate file, printed where it is on, and what has none is PHP alone.
     *
     * @return array<string, bool>
     */
    public function listForScripts(): array
    {
        return array_filter(
            $this->all(),
            static fn (string $name): bool => $name !== 'consent' && self::TABLE[$name]['sources'] !== [],
            ARRAY_FILTER_USE_KEY
        );
    }

    private function isBuilt(string $feature): bool
    {
        foreach (self::TABLE[$feature]['sources'] ?? [''] as $source) {
            if (! $this->manifest->has($source)) {
                return false;
            }
        }

        return $this->manifest->has(Manifest::ENTRY);
    }

    /** @return list<string> Stock handles that Islas replaces now. */
    public function listReplacedHandles(): array
    {
        $handles = [];
        foreach (self::TABLE as $feature => $row) {
            if ($row['handles'] !== [] && $this->isOn($feature)) {
                $handles = array_merge($handles, $row['handles']);
            }
        }

        return $handles;
    }
}
