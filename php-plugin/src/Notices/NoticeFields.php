<?php

declare(strict_types=1);

namespace Islas\Notices;

use Islas\Platform\Html;
use Islas\Platform\Multilingual;

/**
 * The controls of the owner's notices: one group each, and an empty one for the next. Emptying a text deletes its
 * notice, so nothing here needs a script.
 *
 * @phpstan-import-type Notice from NoticeList
 */
final class NoticeFields
{
    /** @param list<Notice> $notices */
    public static function renderFields(array $notices): Html
    {
        $groups = [];
        foreach (array_merge($notices, [NoticeList::EMPTY]) as $place => $notice) {
            $groups[] = self::makeGroup($place, $notice);
        }

        return Html::join(
            Html::el('p', [], Html::text(
                trim(__('To delete a notice, empty its text.', 'islas') . ' ' . Multilingual::makeNote())
            )),
            ...$groups
        );
    }

    /** @param Notice $notice */
    private static function makeGroup(int $place, array $notice): Html
    {
        /* translators: %d: number of a notice in the list */
        $legend = sprintf(__('Notice %d', 'islas'), $place + 1);
        $times = ['type' => 'datetime-local'];
        $wide = ['type' => 'text', 'class' => 'large-text'];
        $line = ['type' => 'text', 'class' => 'regular-text'];
        $address = ['inputmode' => 'url'];
        $rows = [
            self::makeRow($place, 'text', __('Text', 'islas'), $wide, $notice['text']),
            self::makeRow($place, 'link', __('Address of its link', 'islas'), $line + $address, $notice['link']),
            self::makeRow($place, 'link_text', __('Text of its link', 'islas'), $line, $notice['link_text']),
            self::makeRow($place, 'from', __('Shown from (clock of the shop)', 'islas'), $times, $notice['from']),
            self::makeRow($place, 'until', __('Shown until (clock of the shop)', 'islas'), $times, $notice['until']),
            self::makeSelectRow(
                $place,
                'audience',
                __('Who sees it', 'islas'),
                self::listAudiences(),
                $notice['audience']
            ),
            self::makeSelectRow($place, 'pages', __('On which pages', 'islas'), self::listPages(), $notice['pages']),
            self::makeCheckboxRow($place, __('Visitors may dismiss it', 'islas'), $notice['dismissible']),
        ];

        return Html::el(
            'fieldset',
            ['class' => 'islas-notice-fields'],
            Html::el('legend', [], Html::el('h3', [], Html::text($legend))),
            Html::el('table', ['class' => 'form-table', 'role' => 'presentation'], Html::el('tbody', [], ...$rows))
        );
    }

    /** @param array<string, string> $kind */
    private static function makeRow(int $place, string $key, string $label, array $kind, string $value): Html
    {
        return self::makeLabelledRow($place, $key, $label, Html::el('input', $kind + [
            'id' => self::makeId($place, $key),
            'name' => self::makeName($place, $key),
            'value' => $value,
        ]));
    }

    /** @param array<string, string> $labels */
    private static function makeSelectRow(int $place, string $key, string $label, array $labels, string $value): Html
    {
        $options = [];
        foreach ($labels as $choice => $text) {
            $options[] = Html::el('option', ['value' => $choice, 'selected' => $choice === $value], Html::text($text));
        }
        $attributes = ['id' => self::makeId($place, $key), 'name' => self::makeName($place, $key)];

        return self::makeLabelledRow($place, $key, $label, Html::el('select', $attributes, ...$options));
    }

    /** An unchecked box is not sent: the hidden twin sends 0 in its place. */
    private static function makeCheckboxRow(int $place, string $label, bool $checked): Html
    {
        $name = self::makeName($place, 'dismissible');

        return self::makeLabelledRow($place, 'dismissible', $label, Html::join(
            Html::el('input', ['type' => 'hidden', 'name' => $name, 'value' => '0']),
            Html::el('input', [
                'type' => 'checkbox',
                'id' => self::makeId($place, 'dismissible'),
                'name' => $name,
                'value' => '1',
                'checked' => $checked,
            ])
        ));
    }

    private static function makeLabelledRow(int $place, string $key, string $label, Html $control): Html
    {
        return Html::el(
            'tr',
            [],
            Html::el(
                'th',
                ['scope' => 'row'],
                Html::el('label', ['for' => self::makeId($place, $key)], Html::text($label))
            ),
            Html::el('td', [], $control)
        );
    }

    private static function makeId(int $place, string $key): string
    {
        return 'islas-notice-' . $place . '-' . str_replace('_', '-', $key);
    }

    private static function makeName(int $place, string $key): string
    {
        return NoticeList::OPTION . '[' . $place . '][' . $key . ']';
    }

    /** @return array<string, string> */
    private static function listAudiences(): array
    {
        return [
            'everybody' => __('Everybody', 'islas'),
            'guests' => __('Visitors who are not signed in', 'islas'),
            'customers' => __('Customers who are signed in', 'islas'),
        ];
    }

    /** @return array<string, string> */
    private static function listPages(): array
    {
        return [
            'everywhere' => __('All pages', 'islas'),
            'front' => __('The front page', 'islas'),
            'shop' => __('Listings and products', 'islas'),
            'product' => __('Products', 'islas'),
            'cart' => __('Cart and checkout', 'islas'),
            'account' => __('The account', 'islas'),
        ];
    }
}
