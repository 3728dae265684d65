<?php

declare(strict_types=1);

namespace Islas\Consent\Screen;

use Islas\Consent\Log\Log;
use Islas\Consent\Log\LogController;
use Islas\Consent\Log\LogFilter;
use Islas\Consent\Log\LogReport;
use Islas\Platform\OwnerForm;

/**
 * The decisions that the filter `islas-log` finds as CSV, the last one first; without a filter the whole log.
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
        OwnerForm::check(LogReport::EXPORT);
        // phpcs:disable WordPress.Security.NonceVerification.Recommended -- Checked above.
        // phpcs:disable WordPress.Security.ValidatedSanitizedInput -- `LogFilter` sanitises whatever it is given.
        $given = isset($_GET['islas-log']) && is_array($_GET['islas-log']) ? wp_unslash($_GET['islas-log']) : [];
        // phpcs:enable
        $filter = LogFilter::read($given);
        if ($filter->problems !== []) {
            wp_die(esc_html(implode(' ', $filter->problems)), '', ['response' => 400, 'back_link' => true]);
        }
        nocache_headers();
        header('Content-Type: text/csv; charset=utf-8');
        header('Content-Disposition: attachment; filename="consents-' . gmdate('Y-m-d') . '.csv"');
        $before = PHP_INT_MAX;
        do {
            $records = $this->log->find($filter, LogController::MOST, $before);
            $csv = LogController::csv($records);
            // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- A file of text, not a page.
            echo $before === PHP_INT_MAX ? $csv : substr($csv, (int) strpos($csv, "\r\n") + 2);
            $before = $records === [] ? 0 : (int) min(array_keys($records));
        } while (count($records) === LogController::MOST);
        exit;
    }
}
