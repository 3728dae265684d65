<?php

declare(strict_types=1);

namespace Islas\TakeOver;

use Islas\Platform\Terminal;

/**
 * `wp islas takeover`.
 */
final class TakeOverCommand
{
    private Import $import;
    private Terminal $terminal;

    public function __construct(Import $import, Terminal $terminal)
    {
        $this->import = $import;
        $this->terminal = $terminal;
    }

    /**
     * Lists the plugins whose data this shop has.
     *
     * ## OPTIONS
     *
     * [--format=<format>]
     * : Format of the list.
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
    public function list(array $arguments, array $options): void
    {
        $rows = [];
        foreach (Sources::listSources() as $slug => $source) {
            $found = $source->describeFound();
            if ($found !== []) {
                $rows[] = ['source' => $slug, 'name' => $source->getName(), 'found' => implode(' ', $found)];
            }
        }
        $this->terminal->table($rows, ['source', 'name', 'found'], $options);
    }

    /**
     * Imports the data of one plugin. What is set in Islas stays.
     *
     * ## OPTIONS
     *
     * <source>
     * : Folder of the plugin, as the list has it, or `colours` for all proposed colours.
     *
     * [--dry-run]
     * : Says what would be written, and writes nothing.
     *
     * ## EXAMPLES
     *
     *     wp islas takeover run wpc-variation-swatches --dry-run
     *
     * @param list<string> $arguments
     * @param array<string, mixed> $options
     */
    public function run(array $arguments, array $options): void
    {
        $source = Sources::findSource($arguments[0]);
        if ($source === null) {
            /* translators: %s: folder of a plugin */
            $this->terminal->fail(sprintf(__('Islas cannot import from “%s”.', 'islas'), $arguments[0]));
        }
        $isDry = isset($options['dry-run']);
        $this->printResult($isDry ? $this->import->simulateImport($source, 0) : $this->import->runImport($source, 0));
    }

    /**
     * Undoes the last import from a plugin. Values that were changed since stay.
     */
    public function undo(): void
    {
        $result = $this->import->undoImport(0);
        if ($result === null) {
            $this->terminal->fail(__('There was no import to undo.', 'islas'));
        }
        $this->printResult($result);
    }

    private function printResult(Result $result): void
    {
        $sentences = ResultLabels::describeResult($result);
        if ($result->isBusy) {
            $this->terminal->fail(...$sentences);
        }
        foreach (array_slice($sentences, 1) as $sentence) {
            $this->terminal->warn($sentence);
        }
        $this->terminal->succeed($sentences[0]);
    }
}
