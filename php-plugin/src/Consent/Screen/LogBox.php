<?php

declare(strict_types=1);

namespace Islas\Consent\Screen;

use Islas\Consent\Labels;
use Islas\Consent\Log\Log;
use Islas\Consent\Log\LogFilter;
use Islas\Consent\Log\LogTable;
use Islas\Platform\Html;
use Islas\Platform\OwnerForm;
use Islas\Platform\Pattern;
use Islas\Platform\Values;

/**
 * The log of decisions on the consent screen: its size, the decisions of some days or of a visitor, page by page, and
 * their export. Plain forms and links, and no row is hashed here.
 */
final class LogBox
{
    public const ID = 'islas-log';

    /** Query variables of the screen: the filter by key, the row after the page, and what an action has done. */
    public const FILTER = 'islas-log';
    public const BEFORE = 'islas-log-before';
    public const RESULT = 'islas-log-result';

    private const ROWS = 50;
    private const STYLE = '<style>.islas-consent-log-search,.islas-consent-log-pages{display:flex;flex-wrap:wrap;'
        . 'gap:8px 16px;align-items:end}.islas-consent-log-search a{line-height:40px}'
        . '.islas-consent-log-field{display:grid;gap:4px}'
        . '.islas-consent-log-field [type=search]{inline-size:15em;max-inline-size:100%}'
        . '#islas-log~[method=post]{max-inline-size:48em}</style>';

    private Log $log;
    private LogForms $forms;

    public function __construct(Log $log, LogForms $forms)
    {
        $this->log = $log;
        $this->forms = $forms;
    }

    public function markup(): Html
    {
        $filter = self::filter();
        $isWrong = $filter->problems !== [];
        $found = $isWrong ? 0 : $this->log->countOf($filter);
        $records = $found === 0 ? [] : $this->log->find($filter, self::ROWS + 1, self::before());
        $total = $this->log->count();

        return Html::join(
            Html::trusted(self::STYLE),
            Html::el('h2', ['id' => self::ID], Html::text(__('Log of decisions', 'islas'))),
            $this->forms->result(),
            Html::el('p', [], Html::text($this->size($total))),
            $isWrong ? OwnerForm::notice('error', ...array_map(
                static fn (string $problem): Html => Html::el('p', [], Html::text($problem)),
                $filter->problems
            )) : Html::join(),
            $total === 0 ? Html::join() : $this->search($filter),
            $isWrong ? Html::join() : $this->found($found, $records, $filter),
            $found > 0 && $filter->id !== '' ? $this->forms->erase($filter->id, $found) : Html::join(),
            $total === 0 ? Html::join() : $this->forms->check(),
            $total === 0 ? Html::join() : $this->forms->prune()
        );
    }

    /** The filter in the address of this screen or of an export. */
    public static function filter(): LogFilter
    {
        // phpcs:disable WordPress.Security.NonceVerification.Recommended -- Only chooses what is shown.
        // phpcs:disable WordPress.Security.ValidatedSanitizedInput -- `LogFilter` sanitises whatever it is given.
        $given = isset($_GET[self::FILTER]) && is_array($_GET[self::FILTER]) ? wp_unslash($_GET[self::FILTER]) : [];

        return LogFilter::read($given);
        // phpcs:enable
    }

    /** @param array<string, string|int> $more */
    public static function address(LogFilter $filter, array $more = []): string
    {
        $arguments = $filter->arguments() === [] ? [] : [self::FILTER => $filter->arguments()];

        return admin_url('admin.php?' . http_build_query(['page' => ConsentScreen::PAGE] + $arguments + $more))
            . '#' . self::ID;
    }

    private static function before(): int
    {
        // phpcs:disable WordPress.Security.NonceVerification.Recommended -- Only chooses what is shown.
        $before = isset($_GET[self::BEFORE]) && is_string($_GET[self::BEFORE])
            ? sanitize_text_field(wp_unslash($_GET[self::BEFORE]))
            : '';
        // phpcs:enable

        return preg_match('/^[1-9]\d{0,17}$/D', $before) === 1 ? (int) $before : PHP_INT_MAX;
    }

    private function size(int $total): string
    {
        if ($total === 0) {
            return __('Nobody has decided yet.', 'islas');
        }
        $bytes = LogTable::bytes();
        $count = sprintf(
            /* translators: %s: number of decisions */
            _n('%s decision is in the log.', '%s decisions are in the log.', $total, 'islas'),
            number_format_i18n($total)
        );

        return $bytes === 0 ? $count : $count . ' ' . sprintf(
            /* translators: %s: size of a table, such as 3 MB */
            __('In the database they take about %s.', 'islas'),
            (string) size_format($bytes)
        );
    }

    private function search(LogFilter $filter): Html
    {
        $field = static function (string $key, string $label, string $type) use ($filter): Html {
            $id = self::ID . '-' . $key;

            return Html::el(
                'span',
                ['class' => 'islas-consent-log-field'],
                Html::el('label', ['for' => $id], Html::text($label)),
                Html::el('input', [
                    'id' => $id, 'type' => $type, 'name' => self::FILTER . '[' . $key . ']',
                    'value' => Values::text($filter->entered[$key] ?? ''),
                ])
            );
        };

        return Html::el(
            'form',
            [
                'method' => 'get', 'action' => admin_url('admin.php') . '#' . self::ID,
                'class' => 'islas-consent-log-search',
            ],
            Html::el('input', ['type' => 'hidden', 'name' => 'page', 'value' => ConsentScreen::PAGE]),
            $field('from', __('From', 'islas'), 'date'),
            $field('to', __('To', 'islas'), 'date'),
            $field('id', __('Consent ID', 'islas'), 'search'),
            Html::el('button', ['type' => 'submit', 'class' => 'button'], Html::text(__('Show decisions', 'islas'))),
            $filter->arguments() === [] ? Html::join() : Html::el(
                'a',
                ['href' => self::address(new LogFilter())],
                Html::text(__('Show all', 'islas'))
            )
        );
    }

    /** @param array<int, array<string, string>> $records One more than are shown where there are more. */
    private function found(int $found, array $records, LogFilter $filter): Html
    {
        if ($found === 0) {
            return $filter->arguments() === [] ? Html::join() : Html::el(
                'p',
                [],
                Html::text(__('No decision is of these days and this consent ID.', 'islas'))
            );
        }
        $shown = array_slice($records, 0, self::ROWS, true);
        $isCut = count($records) > count($shown);
        $links = [];
        if (self::before() < PHP_INT_MAX) {
            $links[] = Html::el('a', ['href' => self::address($filter)], Html::text(__('Newest decisions', 'islas')));
        }
        if ($isCut) {
            $next = self::address($filter, [self::BEFORE => (int) array_key_last($shown)]);
            $links[] = Html::el('a', ['href' => $next], Html::text(__('Older decisions', 'islas')));
        }
        $export = add_query_arg(
            ['action' => ConsentScreen::EXPORT, '_wpnonce' => wp_create_nonce(ConsentScreen::EXPORT)]
                + ($filter->arguments() === [] ? [] : [self::FILTER => $filter->arguments()]),
            admin_url('admin-post.php')
        );

        return Html::join(
            Html::el('p', [], Html::text(sprintf(
                /* translators: %s: number of decisions */
                _n('%s decision is found.', '%s decisions are found, the last ones first.', $found, 'islas'),
                number_format_i18n($found)
            ))),
            ListFields::table([
                __('When', 'islas'), __('Consent ID', 'islas'), __('Version of the text', 'islas'),
                __('Choices', 'islas'),
            ], array_map([$this, 'row'], array_values($shown))),
            $links === [] ? Html::join() : Html::el('p', ['class' => 'islas-consent-log-pages'], ...$links),
            Html::el('p', [], Html::el(
                'a',
                ['class' => 'button', 'href' => $export],
                Html::text(__('Export as CSV', 'islas'))
            ))
        );
    }

    /** @param array<string, string> $record */
    private function row(array $record): Html
    {
        $id = $record['id'] === '' ? Html::text(__('erased', 'islas')) : Html::el(
            'a',
            ['class' => 'code', 'href' => self::address(LogFilter::read(['id' => $record['id']]))],
            Html::text($record['id'])
        );

        return Html::el(
            'tr',
            [],
            Html::el('td', [], Html::el('time', ['datetime' => $record['time']], Html::text(
                OwnerForm::time((int) strtotime($record['time']))
            ))),
            Html::el('td', [], $id),
            Html::el('td', [], Html::text($record['version'])),
            Html::el('td', [], Html::text(self::choice($record['choices'])))
        );
    }

    /** The choices of a row in words; those that nothing here knows as they are. */
    private static function choice(string $choices): string
    {
        $decoded = json_decode($choices, true);
        $decoded = is_array($decoded) ? $decoded : [];
        $list = static fn (string $key): array => Pattern::splitText('/,/', Values::text($decoded[$key] ?? ''));
        $words = [
            'accepted' => __('Accepted everything', 'islas'),
            'saved' => __('Chose', 'islas'),
            'declined' => __('Refused everything', 'islas'),
            'withdrawn' => __('Withdrew the decision', 'islas'),
            'gpc' => __('Global Privacy Control', 'islas'),
        ][Values::text($decoded['decision'] ?? '')] ?? $choices;
        if (($decoded['decision'] ?? '') !== 'saved') {
            return $words;
        }
        $allowed = array_map([Labels::class, 'category'], $list('categories'));
        $words .= ': ' . ($allowed === [] ? '–' : implode(', ', $allowed));

        return $list('blocked') === [] ? $words : $words . '. ' . sprintf(
            /* translators: %s: names of cookies */
            __('Refused cookies: %s', 'islas'),
            implode(', ', $list('blocked'))
        );
    }
}
