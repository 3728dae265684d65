<?php

declare(strict_types=1);

namespace Islas\Consent\Screen;

use Islas\Consent\Bar\CookieTable;
use Islas\Consent\Cookies\CookieList;
use Islas\Consent\Labels;
use Islas\Consent\Lists;
use Islas\Platform\Html;
use Islas\Platform\Multilingual;

/**
 * Every cookie that visitors read of, in one table that can be searched: the owner's as fields, with empty rows for
 * the next ones, then those that Islas and other plugins list. A row that the search leaves out is hidden and still
 * sent with the form.
 *
 * @phpstan-import-type Listed from CookieList
 * @phpstan-import-type Cookie from Lists
 */
final class CookieFields
{
    public const ID = 'islas-consent-cookies';
    public const SEARCH = 'islas-cookie-search';
    /** Names a cookie for which a row is begun. */
    public const BEGIN = 'islas-cookie';

    private const BEGUN = 'new';
    private const FORM = 'islas-consent-cookie-search';

    private Lists $lists;
    /** @var list<Listed> */
    private array $listed;
    private string $search;
    private int $found = 0;

    /** @param list<Listed> $listed With the owner's. */
    public function __construct(Lists $lists, array $listed)
    {
        $this->lists = $lists;
        $this->listed = $listed;
        $this->search = self::given(self::SEARCH);
    }

    /** A link that begins a row for this cookie. */
    public static function linkTo(string $name, string $text): Html
    {
        return Html::el('a', ['href' => self::address($name)], Html::text($text));
    }

    /** The field for the purpose of this cookie, in the owner's row for it or in a new one. */
    public static function address(string $name): string
    {
        $owned = array_search($name, array_column((new Lists())->cookies(), 'name'), true);
        $place = $owned === false ? self::BEGUN : $owned;

        $screen = admin_url('admin.php?page=' . ConsentScreen::PAGE);

        return add_query_arg(self::BEGIN, rawurlencode($name), $screen) . '#' . self::ID . '-' . $place . '-purpose';
    }

    public function markup(): Html
    {
        $rows = array_merge($this->ownRows(), $this->otherRows());
        /* translators: %d: number of cookies */
        $count = __('Cookies that match: %d', 'islas');
        $said = $this->search === '' ? '' : sprintf($count, $this->found);

        return Html::el(
            'section',
            ['class' => self::ID, 'aria-labelledby' => self::ID],
            Html::el('h2', ['id' => self::ID], Html::text(__('Cookies of this shop', 'islas'))),
            Html::el('p', [], Html::text(
                __('Those of WooCommerce and of the providers above are listed already.', 'islas') . ' '
                . __('A row of yours with the same name replaces one. A * stands for the rest of a name.', 'islas')
                . ' ' . Multilingual::makeNote()
            )),
            Html::el(
                'p',
                ['class' => 'islas-consent-cookie-search'],
                Html::el('label', ['for' => self::SEARCH], Html::text(__('Search cookies', 'islas') . ' ')),
                // It belongs to the form of the search, which stands elsewhere: a form inside a form is not allowed.
                Html::el('input', [
                    'type' => 'search', 'id' => self::SEARCH, 'name' => self::SEARCH, 'form' => self::FORM,
                    'value' => $this->search,
                ]),
                Html::text(' '),
                Html::el('button', [
                    'type' => 'submit', 'class' => 'button', 'form' => self::FORM,
                ], Html::text(__('Search', 'islas'))),
                Html::text(' '),
                Html::el('span', ['role' => 'status', 'data-islas-count' => $count], Html::text($said))
            ),
            ListFields::table([
                __('Cookie', 'islas'), __('Category', 'islas'), __('Provider', 'islas'), __('Purpose', 'islas'),
                __('Duration', 'islas'),
            ], $rows)
        );
    }

    /** The form of the search, outside the form of the screen. */
    public static function searchForm(): Html
    {
        return Html::el(
            'form',
            ['method' => 'get', 'id' => self::FORM, 'action' => admin_url('admin.php') . '#' . self::ID],
            Html::el('input', ['type' => 'hidden', 'name' => 'page', 'value' => ConsentScreen::PAGE])
        );
    }

    /** @return list<Html> */
    private function ownRows(): array
    {
        $own = $this->lists->cookies();
        $rows = [];
        foreach (array_merge($own, $this->newRows(array_column($own, 'name'))) as $place => $cookie) {
            $words = [
                $cookie['name'], Labels::category($cookie['category']), $cookie['provider'], $cookie['purpose'],
                $cookie['duration'],
            ];
            $isNew = $place >= count($own);
            $rows[] = Html::el(
                'tr',
                ['hidden' => ! $isNew && ! $this->matches($words), 'data-islas-new' => $isNew],
                self::input($place, 'name', __('Cookie', 'islas'), $cookie['name']),
                ListFields::cell(ListFields::select(
                    'cookies',
                    $place,
                    'category',
                    GroupLabels::categories(),
                    $cookie['category']
                )),
                self::input($place, 'provider', __('Provider', 'islas'), $cookie['provider']),
                ListFields::cell(ListFields::input(
                    'cookies',
                    $place,
                    'purpose',
                    __('Purpose', 'islas'),
                    $cookie['purpose'],
                    self::ID . '-' . ($place === count($own) ? self::BEGUN : $place) . '-purpose'
                )),
                self::input($place, 'duration', __('Duration', 'islas'), $cookie['duration'])
            );
        }

        return $rows;
    }

    /**
     * Empty rows, the first with what is known of the cookie that the address names.
     *
     * @param list<string> $owned
     * @return list<Cookie>
     */
    private function newRows(array $owned): array
    {
        $blank = ['name' => '', 'category' => 'marketing', 'provider' => '', 'purpose' => '', 'duration' => ''];
        $rows = array_fill(0, ListFields::SPARE, $blank);
        $name = self::given(self::BEGIN);
        if ($name === '' || in_array($name, $owned, true)) {
            return $rows;
        }
        $known = array_column($this->listed, null, 'name')[$name] ?? $blank;
        $rows[0] = ['name' => $name] + array_intersect_key($known, $blank);

        return $rows;
    }

    /** @return list<Html> What is listed without the owner. */
    private function otherRows(): array
    {
        $rows = [];
        foreach ($this->listed as $cookie) {
            if (in_array($cookie['name'], array_column($this->lists->cookies(), 'name'), true)) {
                continue;
            }
            $name = Html::el('code', [], Html::text($cookie['name']));
            $words = [
                Labels::category($cookie['category']), CookieList::providerName($cookie['provider']),
                Labels::purpose($cookie['purpose']), CookieTable::duration($cookie['duration']),
            ];
            $cells = array_map([Html::class, 'text'], $words);
            if ($cookie['purpose'] === '') {
                $cells[2] = self::linkTo($cookie['name'], __('Say what it is for', 'islas'));
            }
            $rows[] = Html::el(
                'tr',
                ['hidden' => ! $this->matches(array_merge([$cookie['name']], $words))],
                Html::el('th', ['scope' => 'row'], $name),
                ...array_map([ListFields::class, 'cell'], $cells)
            );
        }

        return $rows;
    }

    /** @param list<string> $words What the row says. */
    private function matches(array $words): bool
    {
        $plain = static fn (string $text): string => mb_strtolower(remove_accents($text));
        $isFound = $this->search === '' || strpos($plain(implode(' ', $words)), $plain($this->search)) !== false;
        $this->found += $isFound ? 1 : 0;

        return $isFound;
    }

    private static function input(int $place, string $key, string $label, string $value): Html
    {
        return ListFields::cell(ListFields::input('cookies', $place, $key, $label, $value));
    }

    private static function given(string $key): string
    {
        // phpcs:disable WordPress.Security.NonceVerification.Recommended -- Only what is shown depends on it.
        return isset($_GET[$key]) && is_string($_GET[$key]) ? sanitize_text_field(wp_unslash($_GET[$key])) : '';
        // phpcs:enable
    }
}
