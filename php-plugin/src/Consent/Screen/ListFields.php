<?php

declare(strict_types=1);

namespace Islas\Consent\Screen;

use Islas\Consent\Blocking\Rules;
use Islas\Consent\Cookies\CookieList;
use Islas\Consent\Cookies\ListedCookies;
use Islas\Consent\Cookies\SeenCookies;
use Islas\Consent\Lists;
use Islas\Consent\Providers;
use Islas\Platform\Html;

/**
 * The controls of the owner's lists: providers in use and rules, with empty rows for the next ones, and the cookies.
 * Emptying a pattern or a name deletes its row, so nothing here needs a script.
 */
final class ListFields
{
    public const SPARE = 2;
    public const RULES = 'islas-consent-own-rules';

    private Lists $lists;
    private CookieList $cookies;
    private SeenCookies $seen;
    private ListedCookies $listed;

    public function __construct(Lists $lists, CookieList $cookies, SeenCookies $seen, ListedCookies $listed)
    {
        $this->listed = $listed;
        $this->lists = $lists;
        $this->cookies = $cookies;
        $this->seen = $seen;
    }

    /** @param Lists|null $draft In place of those that are stored. */
    public function markup(?Lists $draft): Html
    {
        $fields = $draft === null ? $this : new self($draft, new CookieList($draft), $this->seen, $this->listed);
        $listed = $draft === null ? $this->listed->listed() : $fields->cookies->all();
        $cookies = new CookieFields($fields->lists, $listed);

        return Html::join($fields->providers(), $fields->rules(), $cookies->markup(), $fields->seenCookies());
    }

    private function providers(): Html
    {
        $inUse = $this->cookies->providers();
        $added = $this->lists->providers();
        $boxes = [];
        foreach (Providers::all() as $key => $row) {
            if ($row['name'] === '' || $key === 'order-attribution') {
                continue;
            }
            $isFound = in_array($key, $inUse, true) && ! in_array($key, $added, true);
            $boxes[] = Html::el('label', ['class' => 'islas-consent-provider'], Html::el('input', [
                'type' => 'checkbox', 'name' => Lists::OPTION . '[providers][]', 'value' => $key,
                'checked' => in_array($key, $inUse, true), 'disabled' => $isFound,
            ]), Html::text(' ' . $row['name'] . ($isFound ? ' (' . __('found', 'islas') . ')' : '')));
        }

        return Html::join(
            Html::el('h2', [], Html::text(__('Providers in use', 'islas'))),
            Html::el('p', [], Html::text(
                __('Their tags are held wherever they are found; ticked ones are in the cookie list too.', 'islas')
            )),
            Html::el('input', ['type' => 'hidden', 'name' => Lists::OPTION . '[providers][]', 'value' => '']),
            Html::el('div', ['class' => 'islas-consent-providers'], ...$boxes)
        );
    }

    private function rules(): Html
    {
        $rows = [];
        $blank = ['kind' => 'url', 'pattern' => '', 'category' => 'marketing', 'provider' => ''];
        foreach (array_merge($this->lists->rules(), array_fill(0, self::SPARE, $blank)) as $place => $rule) {
            $refusal = $rule['pattern'] === '' ? '' : Rules::refusal($rule);
            $rows[] = Html::el(
                'tr',
                [],
                self::cell(self::select('rules', $place, 'kind', GroupLabels::kinds(), $rule['kind'])),
                self::cell(
                    self::input('rules', $place, 'pattern', __('Pattern', 'islas'), $rule['pattern']),
                    Html::el('p', ['class' => 'islas-consent-refused'], Html::text($refusal))
                ),
                self::cell(self::select('rules', $place, 'category', GroupLabels::categories(), $rule['category'])),
                self::cell(self::input('rules', $place, 'provider', __('Provider', 'islas'), $rule['provider']))
            );
        }

        return Html::join(
            Html::el('h2', ['id' => self::RULES], Html::text(__('Rules', 'islas'))),
            Html::el('p', [], Html::text(
                __('For scripts and frames that Islas does not know. To delete a rule, empty its pattern.', 'islas')
            )),
            self::table([
                __('What', 'islas'), __('Pattern', 'islas'), __('Category', 'islas'), __('Provider', 'islas'),
            ], $rows)
        );
    }

    private function seenCookies(): Html
    {
        $seen = $this->seen->all();
        if ($seen === []) {
            return Html::join();
        }
        $items = [];
        foreach ($seen as $cookie) {
            $items[] = Html::el(
                'li',
                [],
                Html::el('code', [], Html::text($cookie['name'])),
                Html::text(' (' . $cookie['day'] . ') '),
                $cookie['provider'] === '' ? CookieFields::linkTo($cookie['name'], sprintf(
                    /* translators: %s: name of a cookie */
                    __('unknown: add %s with its purpose', 'islas'),
                    $cookie['name']
                )) : Html::text(sprintf(
                    /* translators: %s: name of a provider */
                    __('of %s: tick that provider above', 'islas'),
                    CookieList::providerName($cookie['provider'])
                ))
            );
        }

        return Html::join(
            Html::el('h2', [], Html::text(__('Seen in browsers and in no list', 'islas'))),
            Html::el('ul', ['class' => 'ul-disc'], ...$items)
        );
    }

    /**
     * @param list<string> $heads
     * @param list<Html> $rows
     * @param string $name Of a table that is scrolled and may have no field: the keyboard scrolls it.
     */
    public static function table(array $heads, array $rows, string $name = ''): Html
    {
        $cells = array_map(static fn (string $head) => Html::el('th', ['scope' => 'col'], Html::text($head)), $heads);

        $scrolled = $name === '' ? [] : ['tabindex' => '0', 'role' => 'region', 'aria-label' => $name];

        return Html::el('div', ['class' => 'islas-consent-table'] + $scrolled, Html::el(
            'table',
            ['class' => 'widefat striped'],
            Html::el('thead', [], Html::el('tr', [], ...$cells)),
            Html::el('tbody', [], ...$rows)
        ));
    }

    public static function cell(Html ...$content): Html
    {
        return Html::el('td', [], ...$content);
    }

    public static function input(
        string $list,
        int $place,
        string $key,
        string $label,
        string $value,
        ?string $id = null
    ): Html {
        return Html::el('input', [
            'type' => 'text',
            'id' => $id,
            'name' => Lists::OPTION . "[$list][$place][$key]",
            'value' => $value,
            'aria-label' => $label . ' ' . ($place + 1),
        ]);
    }

    /** @param array<string, string> $words */
    public static function select(string $list, int $place, string $key, array $words, string $value): Html
    {
        $options = [];
        foreach ($words as $choice => $text) {
            $options[] = Html::el('option', ['value' => $choice, 'selected' => $choice === $value], Html::text($text));
        }

        return Html::el('select', [
            'name' => Lists::OPTION . "[$list][$place][$key]",
            'aria-label' => ($key === 'kind' ? __('What', 'islas') : __('Category', 'islas')) . ' ' . ($place + 1),
        ], ...$options);
    }
}
