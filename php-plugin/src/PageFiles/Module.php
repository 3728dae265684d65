<?php

declare(strict_types=1);

namespace Islas\PageFiles;

use Islas\Platform\Assets;
use Islas\Platform\BaseModule;
use Islas\Platform\DataFiles;
use Islas\Platform\HookTable;
use Islas\Platform\ReadOnlySession;

/**
 * What is printed into every page alike comes from files that browsers keep.
 *
 * @property-read EmojiDetection $emojiDetection
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
            ['action', 'wp_head', 'pageFiles', 'addHeadData', -10001, 0],
            ['action', 'wp_head', 'emojiDetection', 'leaveOut', 0, 0],
            ['filter', 'script_module_data_' . Assets::MODULE, 'emojiDetection', 'addAddress', 20, 1],
            // Before WordPress puts small files into the page.
            ['action', 'wp_enqueue_scripts', 'pageFiles', 'keepFiles', HookTable::LATE, 0],
            ['action', 'wp_footer', 'pageFiles', 'keepFiles', 0, 0],
            ['filter', 'print_styles_array', 'pageFiles', 'moveRulesToFiles', HookTable::LATE, 1],
        ];
    }

    public function ajaxHooks(): array
    {
        return [
            ['action', 'wc_ajax_' . EmojiDetection::ENDPOINT, ReadOnlySession::class, 'preventWrite', 1, 0],
            ['action', 'wc_ajax_' . EmojiDetection::ENDPOINT, 'emojiDetection', 'show', 10, 0],
        ];
    }

    protected function emojiDetection(): EmojiDetection
    {
        return new EmojiDetection();
    }

    protected function pageFiles(): PageFiles
    {
        return new PageFiles(new DataFiles(), $this->platform()->assets);
    }
}
