<?php

declare(strict_types=1);

namespace Islas\Consent\Screen;

use Islas\Consent\Log\Log;
use Islas\Consent\Log\LogController;

/**
 * The whole log as CSV, the last decision first.
 */
final class Export
{
    private Log $log;

    public function __construct(Log $log)
    {
        $this->log = $log;
    }

    /** WordPress hook `admin_post_islas_consent_export`. */
    public function send(): void
    {
        ConsentScreen::check(ConsentScreen::EXPORT);
        nocache_headers();
        header('Content-Type: text/csv; charset=utf-8');
        header('Content-Disposition: attachment; filename="consents-' . gmdate('Y-m-d') . '.csv"');
        $offset = 0;
        do {
            $records = $this->log->read(LogController::MOST, $offset);
            $csv = LogController::csv($records);
            // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- A file of text, not a page.
            echo $offset === 0 ? $csv : substr($csv, (int) strpos($csv, "\r\n") + 2);
            $offset += count($records);
        } while (count($records) === LogController::MOST);
        exit;
    }
}
