<?php

declare(strict_types=1);

namespace Islas\Consent\Bar;

use Islas\Consent\Cookies\CookieList;
use Islas\Consent\Labels;
use Islas\Platform\ContentPolicy;
use Islas\Platform\Html;

/**
 * The table of cookies, with or without a box for each, as the choices and the page of a cookie policy show it.
 *
 * @phpstan-import-type Listed from CookieList
 */
final class CookieTable
{
    /** @param list<Html> $rows */
    public static function renderTable(bool $hasBoxes, array $rows): Html
    {
        $table = ['class' => 'islas-cookies'];

        return Html::el(
            'div',
            ['class' => 'islas-cookies-scroll'] + ContentPolicy::makeAttributes('overflow-x:auto'),
            Html::el('table', $table, self::renderHeading($hasBoxes), Html::el('tbody', [], ...$rows))
        );
    }

    private static function renderHeading(bool $hasBoxes): Html
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
    public static function renderCells(array $cookie, string $box = ''): array
    {
        $name = Html::el('code', [], Html::text($cookie['name']));

        return [
            Html::el('th', ['scope' => 'row'], $box === '' ? $name : Html::el('label', ['for' => $box], $name)),
            Html::el('td', [], Html::text(CookieList::providerName($cookie['provider']))),
            Html::el('td', [], Html::text($cookie['purpose'] === ''
                ? __('Purpose not described yet.', 'islas')
                : Labels::purpose($cookie['purpose']))),
            Html::el('td', [], Html::text(self::duration($cookie['duration']))),
        ];
    }

    /** A number of days, or the owner's words. */
    public static function duration(string $duration): string
    {
        return preg_match('/^-?\d+$/D', $duration) === 1 ? Labels::formatDuration((int) $duration) : $duration;
    }
}
