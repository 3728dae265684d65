<?php

declare(strict_types=1);

namespace Islas\Notices;

use Islas\Platform\Assets;
use Islas\Platform\Html;
use Islas\Platform\Json;
use Islas\Platform\SkipLink;

/**
 * Prints the notices of this page once, after the link to the content. Page and audience are checked here, because page
 * caches store by address and for visitors who are not signed in. The time is checked in the browser as well, before
 * first paint, because a cached page may be older than a notice's beginning or end.
 *
 * @phpstan-import-type Notice from NoticeList
 * @phpstan-import-type Item from StoreNotices
 */
final class NoticeBar
{
    private const ISLAND = 'store-notices';

    private NoticeList $list;
    private SkipLink $link;
    private Assets $assets;
    private bool $isPrinted = false;

    public function __construct(NoticeList $list, SkipLink $link, Assets $assets)
    {
        $this->list = $list;
        $this->link = $link;
        $this->assets = $assets;
    }

    /** WordPress hook `wp_head`: the times of the notices, before the script that reads them. */
    public function addHeadData(): void
    {
        $items = $this->listItems();
        if ($items === []) {
            return;
        }
        $times = [];
        foreach ($items as $item) {
            if ($item['from'] > 0 || $item['until'] > 0) {
                $times[] = [$item['id'], $item['from'], $item['until']];
            }
        }
        if ($times !== []) {
            $this->assets->addHeadData('notices', Json::encode($times));
        }
    }

    /** WordPress hook `wp_body_open`: right after Islas' own link to the content. */
    public function printBarFirst(): void
    {
        if ($this->link->isOurs()) {
            $this->printBar();
        }
    }

    /** WordPress hooks `storefront_header`, after that theme's links, and `wp_footer` for pages without another place. */
    public function printBar(): void
    {
        $this->renderOnce()->show();
    }

    /**
     * WordPress filter `render_block_core/template-part`: before the first part of a block theme, whose own link comes
     * before all parts.
     *
     * @param mixed $html
     * @return mixed
     */
    public function prependBar($html)
    {
        return is_string($html) && wp_is_block_theme() && ! $this->link->isOurs()
            ? $this->renderOnce()->markup() . $html
            : $html;
    }

    private function renderOnce(): Html
    {
        $items = $this->isPrinted ? [] : $this->listItems();
        if ($items === []) {
            return Html::join();
        }
        $this->isPrinted = true;
        $props = [
            'label' => __('Notices of the shop', 'islas'),
            'dismiss' => __('Dismiss', 'islas'),
            'notices' => $items,
        ];

        return Html::el('div', ['data-island' => self::ISLAND], StoreNotices::renderBar($props));
    }

    /** @return list<Item> */
    private function listItems(): array
    {
        $items = [];
        foreach ($this->list->readNotices() as $notice) {
            $until = NoticeList::parseTime($notice['until']);
            $from = NoticeList::parseTime($notice['from']);
            $isOver = $until > 0 && $until <= time();
            if ($isOver || ! NoticePages::isCurrentPage($notice['pages']) || ! self::isFor($notice['audience'])) {
                continue;
            }
            $items[] = [
                'id' => NoticeList::makeNoticeId($notice),
                'text' => $notice['text'],
                'link' => $notice['link'],
                'link_text' => $notice['link_text'],
                'from' => $from,
                'until' => $until,
                'waiting' => $from > time(),
                'dismissible' => $notice['dismissible'],
            ];
        }

        return $items;
    }

    private static function isFor(string $audience): bool
    {
        return $audience === 'everybody' || ($audience === 'customers') === is_user_logged_in();
    }
}
