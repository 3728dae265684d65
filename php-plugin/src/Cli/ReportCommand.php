<?php

declare(strict_types=1);

namespace Islas\Cli;

use Islas\Admin\SiteHealth;
use Islas\Platform\Json;
use Islas\Platform\Terminal;
use Islas\Platform\Values;

/**
 * `wp islas report`.
 */
final class ReportCommand
{
    private SiteHealth $siteHealth;
    private Terminal $terminal;

    public function __construct(SiteHealth $siteHealth, Terminal $terminal)
    {
        $this->siteHealth = $siteHealth;
        $this->terminal = $terminal;
    }

    /**
     * Prints what Tools → Site Health says about Islas: facts, then problems.
     *
     * ## OPTIONS
     *
     * [--format=<format>]
     * : Format of the output.
     * ---
     * default: text
     * options:
     *   - text
     *   - json
     * ---
     *
     * @param list<string> $arguments
     * @param array<string, mixed> $options
     */
    public function __invoke(array $arguments, array $options): void
    {
        $facts = [];
        foreach ($this->siteHealth->collectLines() as $key => $line) {
            $line = is_array($line) ? $line : [];
            $facts[$key] = [
                'label' => Values::text($line['label'] ?? ''),
                'value' => self::formatValue($line['value'] ?? ''),
            ];
        }
        $problems = $this->siteHealth->listProblems();
        if (Terminal::text($options, 'format') === 'json') {
            $this->terminal->line(Json::encode(
                ['facts' => $facts, 'problems' => $problems],
                JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE
            ));
            return;
        }
        foreach ($facts as ['label' => $label, 'value' => $value]) {
            $this->terminal->line($label . ': ' . $value);
        }
        array_map([$this->terminal, 'warn'], $problems);
    }

    /** @param mixed $value Site Health also takes lists. */
    private static function formatValue($value): string
    {
        return is_array($value) ? implode(', ', Values::texts($value)) : Values::text($value);
    }
}
