<?php

declare(strict_types=1);

namespace Islas\Consent\Log;

use Islas\Platform\Access;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * `islas/v1/consent-log`: a page of the log of decisions in words, for the settings screen; erases an ID, deletes old
 * decisions, checks the rows. Needs `manage_woocommerce`.
 */
final class LogScreenController
{
    /** Days that decisions may be kept. */
    private const LONGEST = 3650;

    private Log $log;
    private LogCheck $check;
    private LogReport $report;

    public function __construct(Log $log, LogCheck $check, LogReport $report)
    {
        $this->log = $log;
        $this->check = $check;
        $this->report = $report;
    }

    /** WordPress hook `rest_api_init`. */
    public function registerRoute(): void
    {
        $text = ['type' => 'string', 'default' => '', 'maxLength' => 40];
        register_rest_route(Access::REST_NAMESPACE, '/consent-log', [
            [
                'methods' => WP_REST_Server::READABLE,
                'callback' => [$this, 'readPage'],
                'permission_callback' => [$this, 'isAllowed'],
                'args' => [
                    'from' => $text,
                    'to' => $text,
                    'id' => $text,
                    'beyond' => ['type' => 'integer', 'minimum' => 0, 'default' => 0],
                    'order' => ['type' => 'string', 'enum' => ['asc', 'desc'], 'default' => 'desc'],
                ],
            ],
            [
                'methods' => WP_REST_Server::CREATABLE,
                'callback' => [$this, 'changeLog'],
                'permission_callback' => [$this, 'isAllowed'],
                'args' => [
                    'action' => [
                        'type' => 'string', 'required' => true, 'enum' => ['erase', 'prune', 'check', 'recheck'],
                    ],
                    'id' => $text,
                    'days' => ['type' => 'integer', 'minimum' => 1, 'maximum' => self::LONGEST],
                ],
            ],
        ]);
    }

    public function isAllowed(): bool
    {
        return current_user_can(Access::CAPABILITY);
    }

    /**
     * @param WP_REST_Request<array<string, mixed>> $request
     * @return WP_REST_Response|WP_Error
     */
    public function readPage(WP_REST_Request $request)
    {
        $filter = LogFilter::read([
            'from' => $request->get_param('from'),
            'to' => $request->get_param('to'),
            'id' => $request->get_param('id'),
        ]);
        if ($filter->problems !== []) {
            return new WP_Error('islas_log_filter', implode(' ', $filter->problems), [
                'status' => 400,
                'fields' => array_keys($filter->problems),
            ]);
        }
        $beyond = $request->get_param('beyond');

        return new WP_REST_Response($this->report->describePage(
            $filter,
            is_numeric($beyond) ? (int) $beyond : 0,
            $request->get_param('order') === 'asc'
        ));
    }

    /**
     * @param WP_REST_Request<array<string, mixed>> $request
     * @return WP_REST_Response|WP_Error A sentence about what was done.
     */
    public function changeLog(WP_REST_Request $request)
    {
        $action = $request->get_param('action');
        if ($action === 'erase') {
            $id = $request->get_param('id');
            $id = is_string($id) ? strtolower(trim($id)) : '';

            return LogFilter::isId($id) ? self::say($this->eraseId($id)) : new WP_Error(
                'islas_log_id',
                __('A consent ID has 20 characters: digits and letters from a to f.', 'islas'),
                ['status' => 400]
            );
        }
        if ($action === 'prune') {
            $days = $request->get_param('days');

            return is_numeric($days) && (int) $days > 0 ? self::say($this->prune((int) $days)) : new WP_Error(
                'islas_log_days',
                sprintf(
                    /* translators: %s: largest number of days */
                    __('Nothing was done: days to keep are a whole number from 1 to %s.', 'islas'),
                    number_format_i18n(self::LONGEST)
                ),
                ['status' => 400, 'fields' => ['days']]
            );
        }
        if ($action === 'recheck') {
            $this->check->restart();
        } else {
            $this->check->continue();
        }
        $broken = LogCheck::state()['broken'];

        return self::say($broken > 0 ? LogVerdict::warnOfChange($broken) : __('The log is checked.', 'islas'));
    }

    private function eraseId(string $id): string
    {
        $rows = $this->log->erase([$id]);

        return sprintf(
            /* translators: %s: number of rows */
            _n('The ID was removed from %s row.', 'The ID was removed from %s rows.', $rows, 'islas'),
            number_format_i18n($rows)
        );
    }

    private function prune(int $days): string
    {
        $rows = $this->log->prune($days);

        return sprintf(
            /* translators: %s: number of decisions */
            _n('%s decision was deleted.', '%s decisions were deleted.', $rows, 'islas'),
            number_format_i18n($rows)
        );
    }

    private static function say(string $sentence): WP_REST_Response
    {
        return new WP_REST_Response(['message' => $sentence]);
    }
}
