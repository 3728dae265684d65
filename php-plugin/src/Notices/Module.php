<?php

declare(strict_types=1);

namespace Islas\Notices;

use Islas\Platform\BaseModule;
use Islas\Platform\HookTable;
use Islas\Platform\PageCaches;

/**
 * The shop's notices: WooCommerce's store notice and the owner's bar.
 *
 * @property-read NoticeList $notices
 * @property-read StoreNotice $storeNotice
 * @property-read NoticeBar $noticeBar
 *
 * @phpstan-import-type HookRow from HookTable
 */
final class Module extends BaseModule
{
    public const FEATURE = 'page';

    public function permanentHooks(): array
    {
        return [
            ['action', 'init', 'notices', 'registerSetting', 10, 0],
            ['filter', 'pre_update_option_' . NoticeList::OPTION, NoticeList::class, 'keepUnknown', 10, 2],
        ];
    }

    public function ownerHooks(): array
    {
        return [
            ['filter', 'pre_update_option_' . NoticeList::OPTION, 'notices', 'mergeConcurrentEdits', 9, 1],
            ...PageCaches::listHooks(NoticeList::OPTION),
        ];
    }

    public function ownerLists(): array
    {
        return [
            'notices' => ['option' => NoticeList::OPTION, 'sanitise' => [$this->notices, 'sanitise'], 'local' => []],
        ];
    }

    public function hooks(): array
    {
        return [
            ['action', 'template_redirect', self::class, 'moveStoreNotice', 10, 0],
            ['filter', 'woocommerce_demo_store', 'storeNotice', 'revealNotice', 10, 1],
            ['action', 'wp_head', 'noticeBar', 'addHeadData', -10001, 0],
            ['action', 'wp_body_open', 'noticeBar', 'printBarFirst', 5, 0],
            ['action', 'storefront_header', 'noticeBar', 'printBar', 6, 0],
            ['filter', 'render_block_core/template-part', 'noticeBar', 'prependBar', 10, 1],
            ['action', 'wp_footer', 'noticeBar', 'printBar', 5, 0],
        ];
    }

    /** WordPress hook `template_redirect`. */
    public function moveStoreNotice(): void
    {
        if (is_store_notice_showing()) {
            $this->storeNotice->moveBehindSkipLink();
        }
    }

    protected function notices(): NoticeList
    {
        return new NoticeList();
    }

    protected function storeNotice(): StoreNotice
    {
        return new StoreNotice($this->platform()->skipLink);
    }

    protected function noticeBar(): NoticeBar
    {
        return new NoticeBar($this->notices, $this->platform()->skipLink, $this->platform()->assets);
    }
}
