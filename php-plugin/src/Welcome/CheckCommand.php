<?php

declare(strict_types=1);

namespace Islas\Welcome;

use Islas\Platform\Terminal;

/**
 * `wp islas check`.
 */
final class CheckCommand
{
    private ShopCheck $check;
    private PageFigures $figures;
    private Terminal $terminal;

    public function __construct(ShopCheck $check, PageFigures $figures, Terminal $terminal)
    {
        $this->figures = $figures;
        $this->check = $check;
        $this->terminal = $terminal;
    }

    /**
     * Shows what is in this shop, what Islas does beside it, and what it costs pages.
     *
     * Reads one page of each kind.
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
     * ---
     *
     * @param list<string> $arguments
     * @param array<string, mixed> $options
     */
    public function __invoke(array $arguments, array $options): void
    {
        FirstSettings::adaptSettings();
        $this->figures->measurePages();
        $this->terminal->table($this->check->listRows(), ['key', 'label', 'found', 'result'], $options);
        if (Terminal::text($options, 'format', 'table') === 'table') {
            $this->terminal->line(ShopCheck::describeHomePage());
            foreach (PageFigures::describeFigures() as ['label' => $label, 'value' => $value]) {
                $this->terminal->line($label . ': ' . $value);
            }
        }
    }
}
