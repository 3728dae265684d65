<?php

declare(strict_types=1);

namespace Islas\Consent\Log;

use Islas\Consent\Labels;
use Islas\Platform\Pattern;
use Islas\Platform\ProfileDates;
use Islas\Platform\Values;

/**
 * Pages of the log of decisions in words, in the shape that `widgets/admin/consent/consent-data.ts` decodes. No row is
 * hashed here.
 */
final class LogReport
{
    /** Action of `admin-post.php` that sends the log as a file. */
    public const EXPORT = 'islas_consent_export';

    private const ROWS = 10;

    private Log $log;

    public function __construct(Log $log)
    {
        $this->log = $log;
    }

    /**
     * @param int $beyond Only rows beyond this one in the order; 0 for all.
     * @return array<string, mixed> `beyond`: the row beyond which the next page begins, 0 on the last page.
     */
    public function describePage(LogFilter $filter, int $beyond = 0, bool $isOldestFirst = false): array
    {
        $records = $this->log->find($filter, self::ROWS + 1, $beyond, $isOldestFirst);
        $shown = array_slice($records, 0, self::ROWS, true);
        $total = $this->log->count();
        $state = LogCheck::state();

        return [
            'total' => $total,
            'size' => $this->describeSize($total),
            'found' => $this->log->countOf($filter),
            'rows' => array_map([self::class, 'describeRow'], array_keys($shown), $shown),
            'beyond' => count($records) > count($shown) ? (int) array_key_last($shown) : 0,
            'check' => LogVerdict::describe($state),
            'isChanged' => $state['broken'] > 0,
            'export' => add_query_arg(
                ['action' => self::EXPORT, '_wpnonce' => wp_create_nonce(self::EXPORT)],
                admin_url('admin-post.php')
            ),
            'isBehind' => $state['number'] > 0 && $state['broken'] === 0 && $state['number'] < LogTable::numberAtEnd(),
        ];
    }

    private function describeSize(int $total): string
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

    /**
     * @param array<string, string> $record
     * @return array{number: int, time: string, timeText: string, id: string, version: string, choice: string}
     */
    private static function describeRow(int $number, array $record): array
    {
        return [
            'number' => $number,
            'time' => $record['time'],
            'timeText' => ProfileDates::formatTime((int) strtotime($record['time'])),
            'id' => $record['id'],
            'version' => $record['version'],
            'choice' => self::describeChoice($record['choices']),
        ];
    }

    /** The choices of a row in words; those that nothing here knows as they are. */
    private static function describeChoice(string $choices): string
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
