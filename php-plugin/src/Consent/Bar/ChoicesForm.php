<?php

declare(strict_types=1);

namespace Islas\Consent\Bar;

use Islas\Consent\Configuration;
use Islas\Consent\Cookies\CookieList;
use Islas\Consent\Cookies\CookiePatterns;
use Islas\Consent\Cookies\RequestCookies;
use Islas\Consent\Decision;
use Islas\Consent\Labels;
use Islas\Consent\Module;
use Islas\Platform\Html;
use WC_AJAX;

/**
 * The choices of the dialog as a form, for visitors without JavaScript: a box for each category and each cookie, ticked
 * as the visitor decided.
 *
 * @phpstan-import-type Listed from CookieList
 */
final class ChoicesForm
{
    private Configuration $configuration;
    private CookieList $cookies;

    public function __construct(Configuration $configuration, CookieList $cookies)
    {
        $this->cookies = $cookies;
        $this->configuration = $configuration;
    }

    /** @param Decision|null $decision Null where the page may be kept for other visitors: nothing is ticked then. */
    public function renderForm(?Decision $decision): Html
    {
        $groups = [];
        $listed = $decision === null
            ? $this->configuration->cookies->listed()
            : $this->configuration->cookies->listWithBrowsers(
                RequestCookies::readCookies() + array_fill_keys($decision->blocked, '')
            );
        foreach (array_merge(Labels::CATEGORIES, [Labels::UNCLASSIFIED]) as $category) {
            $cookies = array_values(array_filter(
                $listed,
                static fn (array $cookie) => $cookie['category'] === $category
            ));
            if ($cookies !== [] || in_array($category, $this->configuration->listOfferedCategories(), true)) {
                $groups[] = $this->renderGroup($category, $cookies, $decision);
            }
        }

        return Html::join(
            $decision === null ? Html::join() : self::renderDecision($decision),
            Html::el(
                'form',
                [
                    'class' => 'islas-consent-choices',
                    'method' => 'post',
                    'action' => WC_AJAX::get_endpoint(Module::DECISION_ENDPOINT),
                ],
                ...array_merge($groups, $this->renderShownNames($listed), [Html::el(
                    'p',
                    ['class' => 'islas-consent-choices__buttons'],
                    self::renderButton('save', __('Save settings', 'islas')),
                    Html::text(' '),
                    self::renderButton('accept', __('Accept all', 'islas')),
                    Html::text(' '),
                    self::renderButton('decline', __('Reject all', 'islas')),
                    Html::text(' '),
                    $decision === null || $decision->time === 0
                        ? Html::join()
                        : self::renderButton('withdraw', __('Withdraw my consent', 'islas'))
                )])
            )
        );
    }

    /** The list alone, for the page of the cookie policy. */
    public function renderTable(): Html
    {
        $rows = [];
        foreach ($this->configuration->cookies->listed() as $cookie) {
            $rows[] = Html::el('tr', [], ...CookieTable::renderCells($cookie));
        }

        return CookieTable::renderTable(false, $rows);
    }

    private static function renderDecision(Decision $decision): Html
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

    /**
     * Which of this browser's cookies have a box here, so that no other is taken for unticked.
     *
     * @param list<Listed> $cookies
     * @return list<Html>
     */
    private function renderShownNames(array $cookies): array
    {
        $listed = array_column($this->configuration->cookies->listed(), 'name');
        $names = array_diff(array_column($cookies, 'name'), $listed);

        return array_map(static fn (string $name): Html => Html::el('input', [
            'type' => 'hidden', 'name' => 'islas_consent_shown[]', 'value' => $name,
        ]), array_values($names));
    }

    /** @param list<Listed> $cookies */
    private function renderGroup(string $category, array $cookies, ?Decision $decision): Html
    {
        $isNecessary = $category === 'necessary';
        $isLeft = $category === Labels::UNCLASSIFIED;
        $isAllowed = $isNecessary || $isLeft || ($decision !== null && $decision->allowsPartOf($category, $cookies));
        $rows = [];
        foreach ($cookies as $place => $cookie) {
            $id = 'islas-consent-' . $category . '-' . $place;
            $isTicked = $isAllowed
                && (
                    $isNecessary || $decision === null
                    || ! CookiePatterns::isBlocked($decision->blocked, $cookie['name'])
                );
            $box = Html::el('input', [
                'type' => 'checkbox',
                'id' => $id,
                'name' => 'islas_consent_cookies[]',
                'value' => $cookie['name'],
                'checked' => $isTicked,
                'disabled' => $isNecessary,
            ]);
            $rows[] = Html::el('tr', [], Html::el('td', [], $box), ...CookieTable::renderCells($cookie, $id));
        }
        $all = $isLeft ? Html::join() : Html::el('input', [
            'type' => 'checkbox',
            'name' => 'islas_consent_categories[]',
            'value' => $category,
            'checked' => $isAllowed,
            'disabled' => $isNecessary,
        ]);

        return Html::el(
            'fieldset',
            ['class' => 'islas-consent-choices__group'],
            Html::el('legend', [], Html::el('label', [], $all, Html::text(' ' . Labels::category($category)))),
            Html::el('p', [], Html::text(
                Labels::aboutCategory($category, $this->cookies->nameProviders($category))
                    . ($rows === [] ? ' ' . __('No cookie of this kind is listed.', 'islas') : '')
            )),
            $rows === [] ? Html::join() : CookieTable::renderTable(true, $rows)
        );
    }

    private static function renderButton(string $decision, string $text): Html
    {
        return Html::el('button', [
            'type' => 'submit', 'class' => 'button wp-element-button', 'name' => 'islas_consent',
            'value' => $decision,
        ], Html::text($text));
    }
}
