<?php

declare(strict_types=1);

namespace Islas\Consent\Start;

use Islas\Consent\Labels;
use Islas\Consent\Screen\CookieFields;
use Islas\Consent\Screen\ListFields;
use Islas\Platform\Html;

/**
 * The table of what is on this shop: whether each needs consent, and why.
 *
 * @phpstan-import-type Row from ShopFindings
 */
final class FoundTable
{
    /** @param list<Row> $rows */
    public static function markup(array $rows): Html
    {
        return ListFields::table([
            __('What', 'islas'), __('Found in', 'islas'), __('Needs consent', 'islas'), __('Why', 'islas'),
        ], array_map([self::class, 'row'], $rows), __('What is on this shop', 'islas'));
    }

    /** @param Row $row */
    private static function row(array $row): Html
    {
        return Html::el(
            'tr',
            ['data-needs' => self::needs($row['category'])],
            Html::el('th', ['scope' => 'row'], Html::text($row['name'])),
            ListFields::cell(Html::text(implode(', ', $row['where']))),
            ListFields::cell(Html::text([
                'yes' => __('Yes', 'islas'), 'no' => __('No', 'islas'), 'unknown' => __('Not known', 'islas'),
            ][self::needs($row['category'])])),
            ListFields::cell(self::why($row))
        );
    }

    /** @return 'yes'|'no'|'unknown' */
    private static function needs(string $category): string
    {
        return $category === 'necessary' ? 'no' : ($category === ShopFindings::UNKNOWN ? 'unknown' : 'yes');
    }

    /** @param Row $row */
    private static function why(array $row): Html
    {
        if ($row['category'] !== ShopFindings::UNKNOWN) {
            return Html::join(
                Html::el('strong', [], Html::text(Labels::category($row['category']))),
                Html::text('. ' . ($row['category'] === 'necessary'
                    ? __('The shop needs it to work.', 'islas')
                    : Labels::aboutCategory($row['category'])))
            );
        }

        return $row['kind'] === 'cookie'
            ? CookieFields::linkTo($row['name'], __('Say what it is for', 'islas'))
            : Html::el('a', ['href' => '#' . ListFields::RULES], Html::text(
                __('If it follows visitors, add a rule with this address', 'islas')
            ));
    }
}
