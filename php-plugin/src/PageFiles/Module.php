<?php

declare(strict_types=1);

namespace Islas\PageFiles;

use Islas\Platform\BaseModule;
use Islas\Platform\DataFiles;
use Islas\Platform\HookTable;

/**
 * What is printed into every page alike comes from files that browsers keep.
 *
 * @property-read PageFiles $pageFiles
 *
 * @phpstan-import-type HookRow from HookTable
 */
final class Module extends BaseModule
{
    public const FEATURE = 'page_files';

    public function hooks(): array
    {
        return [
            // After WordPress has put style sheets of the page's blocks into the head, before consent reads the page.
            // WordPress before 6.9 has no such filter.
            [
                'filter',
                'wp_template_enhancement_output_buffer',
                [$this->pageFiles, 'page'],
                HookTable::LATE - 1,
                1,
            ],
        ];
    }

    protected function pageFiles(): PageFiles
    {
        return new PageFiles(new DataFiles());
    }
}
