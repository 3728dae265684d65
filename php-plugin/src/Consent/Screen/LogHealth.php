<?php

declare(strict_types=1);

namespace Islas\Consent\Screen;

use Islas\Consent\Log\Log;
use Islas\Consent\Log\LogCheck;
use Islas\Consent\Log\LogLimits;
use Islas\Consent\Log\LogTable;
use Islas\Consent\Log\LogVerdict;

/**
 * Tools → Site Health: the size of the consent log, whether the daily check found a row that was changed, and what was
 * not written.
 */
final class LogHealth
{
    private Log $log;

    public function __construct(Log $log)
    {
        $this->log = $log;
    }

    /**
     * Islas' filter `islas_site_health`.
     *
     * @param mixed $lines
     * @return array<mixed>
     */
    public function addHealthLines($lines): array
    {
        $rows = $this->log->count();
        $bytes = LogTable::bytes();
        $missed = array_sum(LogLimits::missed());

        return (is_array($lines) ? $lines : []) + ($rows === 0 ? [] : ['consent_log' => [
            'label' => __('Log of decisions', 'islas'),
            'value' => number_format_i18n($rows) . ($bytes === 0 ? '' : ' (' . size_format($bytes) . ')'),
        ]]) + ($missed === 0 ? [] : ['consent_log_missed' => [
            'label' => __('Decisions that the log did not take, in 30 days', 'islas'),
            'value' => number_format_i18n($missed),
        ]]);
    }

    /**
     * Islas' filter `islas_site_health_problems`.
     *
     * @param mixed $problems
     * @return array<mixed>
     */
    public function addHealthProblems($problems): array
    {
        $problems = is_array($problems) ? array_values($problems) : [];
        ['broken' => $broken, 'lost' => $lost] = LogCheck::state();
        if ($broken > 0) {
            $problems[] = LogVerdict::warnOfChange($broken);
        }
        if ($lost > 0) {
            $problems[] = LogVerdict::warnOfLostKey($lost);
        }
        $missed = LogLimits::missed();
        if (LogLimits::isFull()) {
            $problems[] = __('The log of decisions is full, so new decisions are not written.', 'islas') . ' '
                . __('Delete old ones under WooCommerce → Islas → Consent → Proof.', 'islas');
        }
        if (isset($missed[LogLimits::DATABASE])) {
            $problems[] = sprintf(
                /* translators: %s: number of decisions */
                __('In 30 days the database refused to write %s decisions about cookies.', 'islas'),
                number_format_i18n($missed[LogLimits::DATABASE])
            ) . ' ' . self::again();
        }
        if (isset($missed[LogLimits::MINUTE])) {
            $problems[] = sprintf(
                /* translators: %s: number of decisions */
                __('In 30 days %s decisions came in minutes in which the log took no more.', 'islas'),
                number_format_i18n($missed[LogLimits::MINUTE])
            ) . ' ' . self::again();
        }

        return $problems;
    }

    private static function again(): string
    {
        return __('The browsers of these visitors send them again on a later page.', 'islas');
    }
}
