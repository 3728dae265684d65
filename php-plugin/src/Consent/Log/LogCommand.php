<?php

declare(strict_types=1);

namespace Islas\Consent\Log;

use Islas\Platform\Settings;
use Islas\Platform\Terminal;

/**
 * `wp islas consent`: the log of decisions.
 */
final class LogCommand
{
    private const FIELDS = ['id', 'time', 'version', 'choices', 'hash', 'previous'];

    private Log $log;
    private LogCheck $check;
    private Settings $settings;
    private Terminal $terminal;

    public function __construct(Log $log, LogCheck $check, Settings $settings, Terminal $terminal)
    {
        $this->check = $check;
        $this->log = $log;
        $this->settings = $settings;
        $this->terminal = $terminal;
    }

    /**
     * Lists decisions, the last one first. Times are UTC.
     *
     * ## OPTIONS
     *
     * [--from=<date>]
     * : First day, such as 2026-11-01.
     *
     * [--to=<date>]
     * : Last day, included.
     *
     * [--id=<id>]
     * : Anonymous ID of a visitor.
     *
     * [--limit=<number>]
     * : Number of decisions, 0 for all. `--format=count` counts all.
     * ---
     * default: 100
     * ---
     *
     * [--format=<format>]
     * : Format of the output.
     * ---
     * default: table
     * options:
     *   - table
     *   - json
     *   - csv
     *   - yaml
     *   - count
     * ---
     *
     * @param list<string> $arguments
     * @param array<string, mixed> $options
     */
    public function log(array $arguments, array $options): void
    {
        $from = $this->readDay($options, 'from', LogFilter::FIRST);
        $to = $this->readDay($options, 'to', LogFilter::LAST);
        $format = Terminal::text($options, 'format');
        $limit = $format === 'count' ? 0 : $this->readNumber($options, 'limit', 100, 0);
        $filter = new LogFilter($from, $to, Terminal::text($options, 'id'));
        $records = array_values($this->log->find($filter, $limit === 0 ? PHP_INT_MAX : $limit));
        if ($format === 'csv') {
            $this->terminal->line(rtrim(LogController::csv($records)));
            return;
        }
        $this->terminal->table($records, self::FIELDS, $options);
    }

    /**
     * Deletes decisions that are older than the retention, or than the given days.
     *
     * ## OPTIONS
     *
     * [--days=<days>]
     * : Days to keep. Default: the setting `consent_log_days`.
     *
     * [--yes]
     * : Deletes without asking.
     *
     * @param list<string> $arguments
     * @param array<string, mixed> $options
     */
    public function prune(array $arguments, array $options): void
    {
        $days = $this->readNumber($options, 'days', $this->settings->count('consent_log_days'), 1);
        $this->terminal->confirm(sprintf(
            /* translators: %d: number of days */
            __('Do you want to delete the decisions that are older than this number of days: %d?', 'islas'),
            $days
        ), $options);
        /* translators: %d: number of decisions */
        $this->terminal->succeed(sprintf(__('Deleted decisions: %d.', 'islas'), $this->log->prune($days)));
    }

    /**
     * Erases the ID of a visitor from all rows. The decisions stay, without saying whose they are.
     *
     * ## OPTIONS
     *
     * <id>
     * : Consent ID: 20 characters, digits and letters from a to f.
     *
     * [--yes]
     * : Erases without asking.
     *
     * @param list<string> $arguments
     * @param array<string, mixed> $options
     */
    public function erase(array $arguments, array $options): void
    {
        $id = strtolower(trim($arguments[0] ?? ''));
        if (! LogFilter::isId($id)) {
            $this->terminal->fail(__('A consent ID has 20 characters: digits and letters from a to f.', 'islas'));
        }
        $found = $this->log->countOf(new LogFilter(LogFilter::FIRST, LogFilter::LAST, $id));
        if ($found === 0) {
            $this->terminal->fail(__('No decision has this ID.', 'islas'));
        }
        $this->terminal->confirm(sprintf(
            /* translators: 1: consent ID, 2: number of rows */
            __('Do you want to erase the ID %1$s? Number of its rows: %2$d. This cannot be undone.', 'islas'),
            $id,
            $found
        ), $options);
        $erased = $this->log->erase([$id]);
        $this->terminal->succeed(sprintf(
            /* translators: %s: number of rows */
            _n('The ID was removed from %s row.', 'The ID was removed from %s rows.', $erased, 'islas'),
            number_format_i18n($erased)
        ));
    }

    /**
     * Checks that no decision was changed, inserted or deleted in between. Exit code 1 if one was.
     */
    public function verify(): void
    {
        $broken = $this->check->restart(PHP_INT_MAX);
        if ($broken > 0) {
            $this->terminal->fail(sprintf(
                /* translators: %d: number of a row */
                __('The log was changed: the first row that does not fit is number %d.', 'islas'),
                $broken
            ));
        }
        $lost = LogCheck::state()['lost'];
        if ($lost > 0) {
            $this->terminal->line(LogVerdict::warnOfLostKey($lost));
            $this->terminal->succeed(__('No change was found in the other rows.', 'islas'));

            return;
        }
        /* translators: %d: number of decisions */
        $this->terminal->succeed(sprintf(__('The log is unchanged. Decisions: %d.', 'islas'), $this->log->count()));
    }

    /**
     * Signs new decisions with a new secret key, as after somebody may have read the database.
     *
     * The keys before it are kept, and check their rows.
     */
    public function rotate(): void
    {
        /* translators: %s: name of a key */
        $text = __('New decisions are signed with the key %s.', 'islas');
        $this->terminal->succeed(sprintf($text, LogKeys::rotateKeys()));
    }

    /** @param array<string, mixed> $options */
    private function readDay(array $options, string $name, string $default): string
    {
        $day = Terminal::text($options, $name, $default);
        if (! LogFilter::isDay($day)) {
            /* translators: %s: name of an option of a command */
            $this->terminal->fail(sprintf(__('%s must be a date such as 2026-11-01.', 'islas'), '--' . $name));
        }

        return $day;
    }

    /** @param array<string, mixed> $options */
    private function readNumber(array $options, string $name, int $default, int $least): int
    {
        $number = Terminal::text($options, $name, (string) $default);
        if (preg_match('/^\d{1,9}$/D', $number) !== 1 || (int) $number < $least) {
            /* translators: 1: name of an option of a command, 2: smallest number */
            $sentence = __('%1$s must be a whole number from %2$d.', 'islas');
            $this->terminal->fail(sprintf($sentence, '--' . $name, $least));
        }

        return (int) $number;
    }
}
