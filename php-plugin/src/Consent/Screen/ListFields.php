<?php

declare(strict_types=1);

namespace Islas\Consent\Screen;

use Islas\Consent\Blocking\Rules;
use Islas\Consent\Cookies\CookieList;
use Islas\Consent\Lists;
use Islas\Consent\Providers;
use Islas\Platform\Html;
use Islas\Platform\Multilingual;

/**
 * The owner's lists in the plain form of the settings screen: providers in use, rules and cookies, with empty rows for
 * the next ones. Emptying a pattern or a name deletes its row, so nothing here needs a script.
 */
final class ListFields
{
    private const SPARE = 2;

    private Lists $lists;
    private CookieList $cookies;

    public function __construct(Lists $lists, CookieList $cookies)
    {
        $this->lists = $lists;
        $this->cookies = $cookies;
    }

    public function renderFields(): Html
    {
        return Html::join($this->renderProviders(), $this->renderRules(), $this->renderCookies());
    }

    private function renderProviders(): Html
    {
        $inUse = $this->cookies->providers();
        $added = $this->lists->providers();
        $boxes = [];
        foreach (Providers::all() as $key => $row) {
            if ($row['name'] === '' || $key === 'order-attribution') {
                continue;
            }
            $isFound = in_array($key, $inUse, true) && ! in_array($key, $added, true);
            $boxes[] = Html::el('li', [], Html::el('label', [], Html::el('input', [
                'type' => 'checkbox', 'name' => Lists::OPTION . '[providers][]', 'value' => $key,
                'checked' => in_array($key, $inUse, true), 'disabled' => $isFound,
            ]), Html::text(' ' . $row['name'] . ($isFound ? ' (' . __('found', 'islas') . ')' : ''))));
        }

        return Html::el(
            'details',
            [],
            self::summary(__('Providers in use', 'islas')),
            Html::el('p', [], Html::text(
                __('Their tags are held wherever they are found; ticked ones are in the cookie list too.', 'islas')
            )),
            Html::el('input', ['type' => 'hidden', 'name' => Lists::OPTION . '[providers][]', 'value' => '']),
            Html::el('ul', [], ...$boxes)
        );
    }

    private function renderRules(): Html
    {
        $rows = [];
        $blank = ['kind' => 'url', 'pattern' => '', 'category' => 'marketing', 'provider' => ''];
        foreach (array_merge($this->lists->rules(), array_fill(0, self::SPARE, $blank)) as $place => $rule) {
            $refusal = $rule['pattern'] === '' ? '' : Rules::refusal($rule);
            $rows[] = Html::el(
                'tr',
                [],
                self::select('rules', $place, 'kind', __('What', 'islas'), GroupLabels::kinds(), $rule['kind']),
                self::input('rules', $place, 'pattern', __('Pattern', 'islas'), $rule['pattern'], $refusal),
                self::selectCategory('rules', $place, $rule['category']),
                self::input('rules', $place, 'provider', __('Provider', 'islas'), $rule['provider'])
            );
        }

        return Html::el(
            'details',
            [],
            self::summary(__('Rules', 'islas')),
            Html::el('p', [], Html::text(
                __('For scripts and frames that Islas does not know. To delete a rule, empty its pattern.', 'islas')
            )),
            self::table([
                __('What', 'islas'), __('Pattern', 'islas'), __('Category', 'islas'), __('Provider', 'islas'),
            ], $rows)
        );
    }

    private function renderCookies(): Html
    {
        $rows = [];
        $blank = ['name' => '', 'category' => 'marketing', 'provider' => '', 'purpose' => '', 'duration' => ''];
        foreach (array_merge($this->lists->cookies(), array_fill(0, self::SPARE, $blank)) as $place => $cookie) {
            $rows[] = Html::el(
                'tr',
                [],
                self::input('cookies', $place, 'name', __('Cookie', 'islas'), $cookie['name']),
                self::selectCategory('cookies', $place, $cookie['category']),
                self::input('cookies', $place, 'provider', __('Provider', 'islas'), $cookie['provider']),
                self::input('cookies', $place, 'purpose', __('Purpose', 'islas'), $cookie['purpose']),
                self::input('cookies', $place, 'duration', __('Duration', 'islas'), $cookie['duration'])
            );
        }

        return Html::el(
            'details',
            [],
            self::summary(__('Cookies of this shop', 'islas')),
            Html::el('p', [], Html::text(
                __('Those of WooCommerce and of the providers in use are listed already.', 'islas') . ' '
                . __('A row of yours with the same name replaces one. A * stands for the rest of a name.', 'islas')
                . ' ' . Multilingual::makeNote()
            )),
            self::table([
                __('Cookie', 'islas'), __('Category', 'islas'), __('Provider', 'islas'), __('Purpose', 'islas'),
                __('Duration', 'islas'),
            ], $rows)
        );
    }

    private static function summary(string $text): Html
    {
        return Html::el('summary', [], Html::el('strong', [], Html::text($text)));
    }

    /**
     * @param list<string> $heads
     * @param list<Html> $rows
     */
    private static function table(array $heads, array $rows): Html
    {
        $cells = array_map(static fn (string $head) => Html::el('th', ['scope' => 'col'], Html::text($head)), $heads);

        return Html::el('div', ['style' => 'overflow-x:auto'], Html::el(
            'table',
            ['class' => 'widefat striped'],
            Html::el('thead', [], Html::el('tr', [], ...$cells)),
            Html::el('tbody', [], ...$rows)
        ));
    }

    private static function input(
        string $list,
        int $place,
        string $key,
        string $label,
        string $value,
        string $note = ''
    ): Html {
        return Html::el('td', [], Html::el('input', [
            'type' => 'text',
            'name' => Lists::OPTION . "[$list][$place][$key]",
            'value' => $value,
            'aria-label' => $label . ' ' . ($place + 1),
        ]), $note === '' ? Html::join() : Html::el('p', ['class' => 'description'], Html::text($note)));
    }

    private static function selectCategory(string $list, int $place, string $value): Html
    {
        return self::select($list, $place, 'category', __('Category', 'islas'), GroupLabels::categories(), $value);
    }

    /** @param array<string, string> $words */
    private static function select(
        string $list,
        int $place,
        string $key,
        string $label,
        array $words,
        string $value
    ): Html {
        $options = [];
        foreach ($words as $choice => $text) {
            $options[] = Html::el('option', ['value' => $choice, 'selected' => $choice === $value], Html::text($text));
        }

        return Html::el('td', [], Html::el('select', [
            'name' => Lists::OPTION . "[$list][$place][$key]", 'aria-label' => $label . ' ' . ($place + 1),
        ], ...$options));
    }
}
