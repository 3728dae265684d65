<?php

declare(strict_types=1);

namespace Islas\Consent;

use Islas\Markup\Html;
use WC_AJAX;

/**
 * The choices of the dialog as a form of the shop, for who has no JavaScript or wants a page: a box for each category
 * and each cookie, and what the visitor decided.
 *
 * @phpstan-import-type Listed from CookieList
 */
final class ChoicesForm
{
    private Configuration $configuration;

    public function __construct(Configuration $configuration)
    {
        $this->configuration = $configuration;
    }

    /** @param Decision|null $decision Null where the page may be kept for other visitors: nothing is ticked then. */
    public function markup(?Decision $decision): Html
    {
        $groups = [];
        foreach (Words::CATEGORIES as $category) {
            $cookies = array_values(array_filter(
                $this->configuration->listed(),
                static fn (array $cookie) => $cookie['category'] === $category
            ));
            if ($cookies !== []) {
                $groups[] = self::group($category, $cookies, $decision);
            }
        }

        return Html::join(
            $decision === null ? Html::join() : self::mine($decision),
            Html::el(
                'form',
                [
                    'class' => 'islas-consent-choices',
                    'method' => 'post',
                    'action' => WC_AJAX::get_endpoint(Door::ENDPOINT),
                ],
                ...array_merge($groups, [Html::el(
                    'p',
                    ['class' => 'islas-consent-choices__buttons'],
                    self::button('save', __('Save settings', 'islas')),
                    Html::text(' '),
                    self::button('accept', __('Accept all', 'islas')),
                    Html::text(' '),
                    self::button('decline', __('Reject all', 'islas')),
                    Html::text(' '),
                    $decision === null || $decision->time === 0
                        ? Html::join()
                        : self::button('withdraw', __('Withdraw my consent', 'islas'))
                )])
            )
        );
    }

    /** The list alone, for the page of the cookie policy. */
    public function table(): Html
    {
        $rows = [];
        foreach ($this->configuration->listed() as $cookie) {
            $rows[] = Html::el('tr', [], ...self::cells($cookie));
        }

        return self::scrollable(false, $rows);
    }

    private static function mine(Decision $decision): Html
    {
        $states = [
            'accepted' => __('You accepted all cookies.', 'islas'),
            'saved' => __('You chose which cookies to allow.', 'islas'),
            'declined' => __('You rejected all cookies that are not necessary.', 'islas'),
        ];
        $rows = [Html::el('p', [], Html::text($states[$decision->state] ?? __('You have not decided yet.', 'islas')))];
        if ($decision->state !== 'undecided' && $decision->time > 0) {
            $facts = [
                __('When', 'islas') => (string) wp_date(wc_date_format() . ' ' . wc_time_format(), $decision->time),
                __('Version of the text', 'islas') => $decision->version,
                __('Consent ID', 'islas') => $decision->id,
            ];
            $list = [];
            foreach ($facts as $term => $fact) {
                $list[] = Html::el('dt', [], Html::text((string) $term));
                $list[] = Html::el('dd', [], Html::text($fact));
            }
            $rows[] = Html::el('dl', ['class' => 'islas-consent-mine'], ...$list);
        }

        return Html::join(Html::el('h2', [], Html::text(__('My consent', 'islas'))), ...$rows);
    }

    /** @param list<Listed> $cookies */
    private static function group(string $category, array $cookies, ?Decision $decision): Html
    {
        $isNecessary = $category === 'necessary';
        $isAllowed = $isNecessary || ($decision !== null && $decision->allowsPartOf($category, $cookies));
        $rows = [];
        foreach ($cookies as $place => $cookie) {
            $id = 'islas-consent-' . $category . '-' . $place;
            $isTicked = $isAllowed
                && ($isNecessary || $decision === null || ! Names::isBlocked($decision->blocked, $cookie['name']));
            $box = Html::el('input', [
                'type' => 'checkbox',
                'id' => $id,
                'name' => 'islas_consent_cookies[]',
                'value' => $cookie['name'],
                'checked' => $isTicked,
                'disabled' => $isNecessary,
            ]);
            $rows[] = Html::el('tr', [], Html::el('td', [], $box), ...self::cells($cookie, $id));
        }

        return Html::el(
            'fieldset',
            ['class' => 'islas-consent-choices__group'],
            Html::el('legend', [], Html::el(
                'label',
                [],
                Html::el('input', [
                    'type' => 'checkbox',
                    'name' => 'islas_consent_categories[]',
                    'value' => $category,
                    'checked' => $isAllowed,
                    'disabled' => $isNecessary,
                ]),
                Html::text(' ' . Words::category($category))
            )),
            Html::el('p', [], Html::text(Words::aboutCategory($category))),
            self::scrollable(true, $rows)
        );
    }

    /** @param list<Html> $rows */
    private static function scrollable(bool $hasBoxes, array $rows): Html
    {
        $table = ['class' => 'islas-cookies'];

        return Html::el(
            'div',
            ['style' => 'overflow-x:auto'],
            Html::el('table', $table, self::heading($hasBoxes), Html::el('tbody', [], ...$rows))
        );
    }

    private static function heading(bool $hasBoxes): Html
    {
        $cells = $hasBoxes ? [Html::el('th', ['scope' => 'col'], Html::text(__('Active', 'islas')))] : [];
        foreach (
            [
                __('Cookie', 'islas'), __('Provider', 'islas'), __('Purpose', 'islas'), __('Duration', 'islas'),
            ] as $text
        ) {
            $cells[] = Html::el('th', ['scope' => 'col'], Html::text($text));
        }

        return Html::el('thead', [], Html::el('tr', [], ...$cells));
    }

    /**
     * @param Listed $cookie
     * @return list<Html>
     */
    private static function cells(array $cookie, string $box = ''): array
    {
        $name = Html::el('code', [], Html::text($cookie['name']));

        return [
            Html::el('th', ['scope' => 'row'], $box === '' ? $name : Html::el('label', ['for' => $box], $name)),
            Html::el('td', [], Html::text(CookieList::providerName($cookie['provider']))),
            Html::el('td', [], Html::text($cookie['purpose'] === ''
                ? __('Purpose not described yet.', 'islas')
                : Words::purpose($cookie['purpose']))),
            Html::el('td', [], Html::text(self::duration($cookie['duration']))),
        ];
    }

    /** A number of days, or the owner's words. */
    public static function duration(string $duration): string
    {
        return preg_match('/^-?\d+$/D', $duration) === 1 ? Words::duration((int) $duration) : $duration;
    }

    private static function button(string $decision, string $text): Html
    {
        return Html::el('button', [
            'type' => 'submit', 'class' => 'button wp-element-button', 'name' => 'islas_consent',
            'value' => $decision,
        ], Html::text($text));
    }
}
