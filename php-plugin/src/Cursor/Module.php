<?php

declare(strict_types=1);

namespace Islas\Cursor;

use Islas\Platform\BaseModule;
use Islas\Platform\HookTable;

/**
 * The custom cursor.
 *
 * @property-read Cursor $cursor
 *
 * @phpstan-import-type HookRow from HookTable
 */
final class Module extends BaseModule
{
    public const FEATURE = 'cursor';

    public function hooks(): array
    {
        return [
            ['action', 'wp_enqueue_scripts', 'cursor', 'enqueueScript', 20, 0],
            ['action', 'wp_head', 'cursor', 'printStyles', 8, 0],
            ['action', 'wp_footer', 'cursor', 'printCursor', 10, 0],
        ];
    }

    protected function cursor(): Cursor
    {
        return new Cursor($this->platform()->settings, $this->platform()->assets);
    }
}
