<?php

declare(strict_types=1);

namespace Islas\Consent\Log;

use Islas\Platform\ProfileDates;

/**
 * What the check of the log found, in sentences.
 *
 * @phpstan-import-type State from LogCheck
 */
final class LogVerdict
{
    /** @param State $state */
    public static function describe(array $state): string
    {
        if ($state['at'] === 0) {
            return __('The log has not been checked yet. New rows are checked once a day.', 'islas');
        }
        if ($state['broken'] > 0) {
            return self::warnOfChange($state['broken']);
        }
        $sentence = sprintf(
            $state['lost'] > 0
                /* translators: 1: number of a row, 2: date and time */
                ? __('No change was found in the rows up to number %1$s. Checked on %2$s.', 'islas')
                /* translators: 1: number of a row, 2: date and time */
                : __('Every row up to number %1$s has the hash of the log’s secret key. Checked on %2$s.', 'islas'),
            number_format_i18n($state['number']),
            ProfileDates::formatTime($state['at'])
        );

        return $state['lost'] > 0 ? $sentence . ' ' . self::warnOfLostKey($state['lost']) : $sentence;
    }

    public static function warnOfLostKey(int $rows): string
    {
        return sprintf(
            /* translators: %s: number of rows */
            __('Rows of the consent log that were signed with a key that this shop no longer has: %s.', 'islas'),
            number_format_i18n($rows)
        ) . ' ' . __('They follow from one another, but nobody can say whether they were changed.', 'islas');
    }

    public static function warnOfChange(int $row): string
    {
        return sprintf(
            /* translators: %d: number of a row */
            __('Row %d of the consent log, or the row before it, was changed or deleted.', 'islas'),
            $row
        );
    }
}
