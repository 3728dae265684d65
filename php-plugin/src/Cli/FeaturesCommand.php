<?php

declare(strict_types=1);

namespace Islas\Cli;

use Islas\Features;
use Islas\Platform\Settings;
use Islas\Platform\Terminal;

/**
 * `wp islas features`: lists features, and switches them as the settings screen does.
 */
final class FeaturesCommand
{
    private Features $features;
    private Settings $settings;
    private Terminal $terminal;

    public function __construct(Features $features, Settings $settings, Terminal $terminal)
    {
        $this->features = $features;
        $this->settings = $settings;
        $this->terminal = $terminal;
    }

    /**
     * Lists the features.
     *
     * ## OPTIONS
     *
     * [--format=<format>]
     * : Format of the output.
     * ---
     * default: table
     * options:
     *   - table
     *   - json
     *   - csv
     *   - yaml
     *   - count
     * ---
     *
     * @subcommand list
     *
     * @param list<string> $arguments
     * @param array<string, mixed> $options
     */
    public function list(array $arguments, array $options): void
    {
        $this->terminal->table(FeatureRows::makeRows($this->features), FeatureRows::FIELDS, $options);
    }

    /**
     * Switches features on.
     *
     * ## OPTIONS
     *
     * <feature>...
     * : Names of features, as `wp islas features list` shows them.
     *
     * @param list<string> $arguments
     */
    public function enable(array $arguments): void
    {
        $names = $this->switchFeatures($arguments, true);
        foreach ($names as $name) {
            $why = $this->features->findReason($name);
            if ($why !== '') {
                /* translators: 1: name of a feature, 2: a word that says why */
                $this->terminal->warn(sprintf(__('%1$s is still off: %2$s.', 'islas'), $name, $why));
            }
        }
        /* translators: %s: names of features */
        $this->terminal->succeed(sprintf(__('Switched on: %s.', 'islas'), implode(', ', $names)));
    }

    /**
     * Switches features off. The stock scripts run again.
     *
     * ## OPTIONS
     *
     * <feature>...
     * : Names of features, as `wp islas features list` shows them.
     *
     * @param list<string> $arguments
     */
    public function disable(array $arguments): void
    {
        $names = $this->switchFeatures($arguments, false);
        /* translators: %s: names of features */
        $this->terminal->succeed(sprintf(__('Switched off: %s.', 'islas'), implode(', ', $names)));
    }

    /**
     * @param list<string> $given
     * @return list<string>
     */
    private function switchFeatures(array $given, bool $isOn): array
    {
        $names = array_map(static fn (string $name): string => str_replace('-', '_', $name), $given);
        $unknown = array_diff($names, array_keys(Features::TABLE));
        if ($unknown !== []) {
            $this->terminal->fail(sprintf(
                /* translators: 1: what was given, 2: names of features */
                __('There is no feature “%1$s”. There are: %2$s.', 'islas'),
                implode(', ', $unknown),
                implode(', ', array_keys(Features::TABLE))
            ));
        }
        $keys = array_map(static fn (string $name): string => 'feature_' . $name, $names);
        $this->settings->change(array_fill_keys($keys, $isOn));

        return $names;
    }
}
