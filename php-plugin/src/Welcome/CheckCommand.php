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
    private Terminal $terminal;

    public function __construct(ShopCheck $check, Terminal $terminal)
    {
        $this->check = $check;
        $this->terminal = $terminal;
    }

    /**
     * Shows what is in this shop and what Islas does beside it. Reads the home page once.
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
        FirstSettings::check();
        $this->terminal->table($this->check->rows(), ['key', 'label', 'found', 'result'], $options);
        if (Terminal::text($options, 'format', 'table') === 'table') {
            $this->terminal->line(ShopCheck::homePage());
        }
    }
}
