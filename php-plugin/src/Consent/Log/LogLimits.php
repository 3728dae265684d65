<?php

declare(strict_types=1);

namespace Islas\Consent\Log;

/**
 * What the log takes: anybody may send a decision, and each is kept for years. What it does not take is counted.
 */
final class LogLimits
{
    /** How many decisions were not written, by day and reason. */
    public const OPTION = 'islas_consents_missed';

    public const VISITOR = 'visitor';
    public const MINUTE = 'minute';
    public const ROWS = 'rows';
    public const DATABASE = 'database';
    public const VERSION = 'version';

    private const DEFAULTS = [self::MINUTE => 60, self::ROWS => 1000000];

    /** Decisions of one visitor that are written in `WINDOW` seconds. */
    private const MOST = 20;
    private const WINDOW = 600;

    /** Days that are counted. */
    private const DAYS = 30;

    /** Which limit leaves no room for a decision of this visitor; '' for none. */
    public static function findReachedLimit(string $id): string
    {
        if (! LogTable::isReady()) {
            return '';
        }
        $database = LogTable::getDatabase();
        $since = static fn (int $seconds): string => gmdate('Y-m-d H:i:s', time() - $seconds);
        $ofMinute = $database->get_var($database->prepare(
            'SELECT COUNT(*) FROM %i WHERE time > %s',
            LogTable::getName(),
            $since(60)
        ));
        $limits = self::readLimits();
        if ((int) $ofMinute >= $limits[self::MINUTE]) {
            return self::MINUTE;
        }
        $ofVisitor = $database->get_var($database->prepare(
            'SELECT COUNT(*) FROM %i WHERE id = %s AND time > %s',
            LogTable::getName(),
            $id,
            $since(self::WINDOW)
        ));
        if ((int) $ofVisitor >= self::MOST) {
            return self::VISITOR;
        }

        return LogTable::computeSpan() >= $limits[self::ROWS] ? self::ROWS : '';
    }

    public static function isFull(): bool
    {
        return LogTable::isReady() && LogTable::computeSpan() >= self::readLimits()[self::ROWS];
    }

    public static function countMissed(string $reason): void
    {
        $days = self::readDays();
        $today = gmdate('Y-m-d');
        $days[$today][$reason] = ($days[$today][$reason] ?? 0) + 1;
        update_option(self::OPTION, $days, false);
    }

    /** @return array<string, int> Of the last days, by reason; at least so many, as two at once may count as one. */
    public static function missed(): array
    {
        $sums = [];
        foreach (self::readDays() as $reasons) {
            foreach ($reasons as $reason => $count) {
                $sums[$reason] = ($sums[$reason] ?? 0) + $count;
            }
        }

        return $sums;
    }

    /** @return array<string, array<string, int>> */
    private static function readDays(): array
    {
        $stored = get_option(self::OPTION);
        $oldest = gmdate('Y-m-d', time() - self::DAYS * DAY_IN_SECONDS);
        $days = [];
        foreach (is_array($stored) ? $stored : [] as $day => $reasons) {
            $day = (string) $day;
            foreach ($day >= $oldest && is_array($reasons) ? $reasons : [] as $reason => $count) {
                if (is_int($count)) {
                    $days[$day][(string) $reason] = $count;
                }
            }
        }

        return $days;
    }

    /** @return array{minute: int, rows: int} */
    private static function readLimits(): array
    {
        /**
         * How many decisions the log takes in a minute, of all visitors together, and how many rows it may have.
         *
         * @param array{minute: int, rows: int} $limits
         */
        $filtered = apply_filters('islas_consent_log_limits', self::DEFAULTS);
        $filtered = is_array($filtered) ? $filtered : [];
        $limit = static fn (string $key, int $default): int => is_numeric($filtered[$key] ?? null)
            ? max(1, (int) $filtered[$key])
            : $default;

        return [
            self::MINUTE => $limit(self::MINUTE, self::DEFAULTS[self::MINUTE]),
            self::ROWS => $limit(self::ROWS, self::DEFAULTS[self::ROWS]),
        ];
    }
}
