<?php

declare(strict_types=1);

namespace Islas\Cli;

use Islas\Admin\PauseBox;
use Islas\Features;
use Islas\Platform\Json;
use Islas\Platform\PluginVersion;
use Islas\Platform\Terminal;

/**
 * `wp islas status`.
 */
final class StatusCommand
{
    private Features $features;
    private PauseBox $pause;
    private string $file;
    private Terminal $terminal;

    /** @param string $file Absolute path of the plugin's main file. */
    public function __construct(Features $features, PauseBox $pause, string $file, Terminal $terminal)
    {
        $this->features = $features;
        $this->pause = $pause;
        $this->file = $file;
        $this->terminal = $terminal;
    }

    /**
     * Shows the version, which features are on and why others are off, and the scripts that Islas replaces.
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
     * ---
     *
     * ## EXAMPLES
     *
     *     wp islas status
     *     wp islas status --format=json
     *
     * @param list<string> $arguments
     * @param array<string, mixed> $options
     */
    public function __invoke(array $arguments, array $options): void
    {
        $version = PluginVersion::readVersion($this->file);
        $rows = FeatureRows::makeRows($this->features);
        if (Terminal::text($options, 'format') === 'json') {
            $this->terminal->line(Json::encode([
                'version' => $version,
                'notes' => $this->pause->describeState(),
                'features' => $rows,
                'replaced' => $this->features->listReplacedHandles(),
            ], JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE));
            return;
        }
        $this->terminal->line('Islas ' . $version);
        array_map([$this->terminal, 'warn'], $this->pause->describeState());
        $this->terminal->table($rows, FeatureRows::FIELDS, $options);
    }
}
