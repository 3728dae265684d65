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
    public static function forNotices(array $notices): Html
    {
        $groups = [];
        foreach (array_merge($notices, [NoticeList::EMPTY]) as $place => $notice) {
            $groups[] = self::group($place, $notice);
        }

        return Html::join(
            Html::el('h2', [], Html::text(__('Notices of the shop', 'islas'))),
            Html::el('p', [], Html::text(
                trim(__('To delete a notice, empty its text.', 'islas') . ' ' . Multilingual::note())
            )),
            ...$groups
        );
    }

    /** @param Notice $notice */
    private static function group(int $place, array $notice): Html
    {
        /* translators: %d: number of a notice in the list */
        $legend = sprintf(__('Notice %d', 'islas'), $place + 1);
        $times = ['type' => 'datetime-local'];
        $wide = ['type' => 'text', 'class' => 'large-text'];
        $line = ['type' => 'text', 'class' => 'regular-text'];
        $address = ['inputmode' => 'url'];
        $rows = [
            self::row($place, 'text', __('Text', 'islas'), $wide, $notice['text']),
            self::row($place, 'link', __('Address of its link', 'islas'), $line + $address, $notice['link']),
            self::row($place, 'link_text', __('Text of its link', 'islas'), $line, $notice['link_text']),
            self::row($place, 'from', __('Shown from (clock of the shop)', 'islas'), $times, $notice['from']),
            self::row($place, 'until', __('Shown until (clock of the shop)', 'islas'), $times, $notice['until']),
            self::select($place, 'audience', __('Who sees it', 'islas'), self::audiences(), $notice['audience']),
            self::select($place, 'pages', __('On which pages', 'islas'), self::pages(), $notice['pages']),
            self::checkbox($place, __('Visitors may dismiss it', 'islas'), $notice['dismissible']),
        ];

        return Html::el(
            'fieldset',
            ['class' => 'islas-notice-fields'],
            Html::el('legend', [], Html::el('h3', [], Html::text($legend))),
            Html::el('table', ['class' => 'form-table', 'role' => 'presentation'], Html::el('tbody', [], ...$rows))
        );
    }

    /** @param array<string, string> $kind */
    private static function row(int $place, string $key, string $label, array $kind, string $value): Html
    {
        return self::labelled($place, $key, $label, Html::el('input', $kind + [
            'id' => self::id($place, $key),
            'name' => self::name($place, $key),
            'value' => $value,
        ]));
    }

    /** @param array<string, string> $labels */
    private static function select(int $place, string $key, string $label, array $labels, string $value): Html
    {
        $options = [];
        foreach ($labels as $choice => $text) {
            $options[] = Html::el('option', ['value' => $choice, 'selected' => $choice === $value], Html::text($text));
        }
        $attributes = ['id' => self::id($place, $key), 'name' => self::name($place, $key)];

        return self::labelled($place, $key, $label, Html::el('select', $attributes, ...$options));
    }

    /** An unchecked box is not sent: the hidden twin sends 0 in its place. */
    private static function checkbox(int $place, string $label, bool $checked): Html
    {
        $name = self::name($place, 'dismissible');

        return self::labelled($place, 'dismissible', $label, Html::join(
            Html::el('input', ['type' => 'hidden', 'name' => $name, 'value' => '0']),
            Html::el('input', [
                'type' => 'checkbox',
                'id' => self::id($place, 'dismissible'),
                'name' => $name,
                'value' => '1',
                'checked' => $checked,
            ])
        ));
    }

    private static function labelled(int $place, string $key, string $label, Html $control): Html
    {
        return Html::el(
            'tr',
            [],
            Html::el(
                'th',
                ['scope' => 'row'],
                Html::el('label', ['for' => self::id($place, $key)], Html::text($label))
            ),
            Html::el('td', [], $control)
        );
    }

    private static function id(int $place, string $key): string
    {
        return 'islas-notice-' . $place . '-' . str_replace('_', '-', $key);
    }

    private static function name(int $place, string $key): string
    {
        return NoticeList::OPTION . '[' . $place . '][' . $key . ']';
    }

    /** @return array<string, string> */
    private static function audiences(): array
    {
        return [
            'everybody' => __('Everybody', 'islas'),
            'guests' => __('Visitors who are not signed in', 'islas'),
            'customers' => __('Customers who are signed in', 'islas'),
        ];
    }

    /** @return array<string, string> */
    private static function pages(): array
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
