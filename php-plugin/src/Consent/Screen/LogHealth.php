<?php

declare(strict_types=1);

namespace Islas\Consent\Screen;

use Islas\Consent\Log\Log;
use Islas\Consent\Log\LogCheck;
use Islas\Consent\Log\LogTable;

/**
 * Tools → Site Health: the size of the consent log, and whether the daily check found a row that was changed.
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
    public function addLines($lines): array
    {
        $rows = $this->log->count();
        $bytes = LogTable::bytes();

        return (is_array($lines) ? $lines : []) + ($rows === 0 ? [] : ['consent_log' => [
            'label' => __('Log of decisions', 'islas'),
            'value' => number_format_i18n($rows) . ($bytes === 0 ? '' : ' (' . size_format($bytes) . ')'),
        ]]);
    }

    /**
     * Islas' filter `islas_site_health_problems`.
     *
     * @param mixed $problems
     * @return array<mixed>
     */
    public function addProblems($problems): array
    {
        $problems = is_array($problems) ? $problems : [];
        $broken = LogCheck::state()['broken'];

        return $broken === 0 ? $problems : array_merge($problems, [LogForms::warning($broken)]);
    }
}
