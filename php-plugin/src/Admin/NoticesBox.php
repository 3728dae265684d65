<?php

declare(strict_types=1);

namespace Islas\Admin;

use Islas\Notices\NoticeFields;
use Islas\Notices\NoticeList;
use Islas\Platform\Html;
use Islas\Platform\ScreenBox;

/**
 * The notices of the shop on the settings screen. Saved through the Settings API, in a group of their own: it writes
 * every option of a group, also those that a form does not have.
 */
final class NoticesBox implements ScreenBox
{
    private NoticeList $notices;

    public function __construct(NoticeList $notices)
    {
        $this->notices = $notices;
    }

    public function getId(): string
    {
        return 'islas-notices-heading';
    }

    public function getTitle(): string
    {
        return __('Notices of the shop', 'islas');
    }

    public function renderBox(): Html
    {
        ob_start();
        settings_fields(NoticeList::GROUP);
        $hidden = Html::trusted((string) ob_get_clean());

        return Html::el(
            'form',
            ['method' => 'post', 'action' => 'options.php'],
            $hidden,
            Html::el('input', [
                'type' => 'hidden', 'name' => NoticeList::REVISION, 'value' => $this->notices->computeRevision(),
            ]),
            NoticeFields::renderFields($this->notices->readNotices()),
            Html::el('p', [], Html::el(
                'button',
                ['type' => 'submit', 'class' => 'button'],
                Html::text(__('Save the notices', 'islas'))
            ))
        );
    }
}
