<?php

declare(strict_types=1);

namespace Islas\Consent\Log;

use Islas\Consent\Module;
use Islas\Platform\Access;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * `islas/v1/consent`: the content of the dialog, public. `islas/v1/consents`: the log of decisions, for those who may
 * manage the shop; with `format=csv` as a file.
 */
final class LogController
{
    public const MOST = 500;

    private Module $consent;
    private Log $log;

    public function __construct(Module $consent, Log $log)
    {
        $this->consent = $consent;
        $this->log = $log;
    }

    public function registerRoutes(): void
    {
        register_rest_route(Access::REST_NAMESPACE, Module::DETAILS_ROUTE, [
            'methods' => WP_REST_Server::READABLE,
            'callback' => [$this, 'answerDetails'],
            'permission_callback' => '__return_true',
        ]);
        register_rest_route(Access::REST_NAMESPACE, '/consents', [
            'methods' => WP_REST_Server::READABLE,
            'callback' => [$this, 'answerLog'],
            'permission_callback' => [$this, 'isAllowed'],
            'args' => [
                'format' => ['type' => 'string', 'enum' => ['json', 'csv'], 'default' => 'json'],
                'per_page' => ['type' => 'integer', 'minimum' => 1, 'maximum' => self::MOST, 'default' => 100],
                'page' => ['type' => 'integer', 'minimum' => 1, 'default' => 1],
            ],
        ]);
    }

    public function isAllowed(): bool
    {
        return current_user_can(Access::CAPABILITY);
    }

    public function answerDetails(): WP_REST_Response
    {
        $response = new WP_REST_Response($this->consent->details->toArray());
        // Its address bears the version of texts and lists. A draft changes under one address.
        $isDraft = $this->consent->isPreview();
        $response->header('Cache-Control', $isDraft ? 'private, no-store' : 'public, max-age=86400');

        return $response;
    }

    /** @param WP_REST_Request<array<string, mixed>> $request */
    public function answerLog(WP_REST_Request $request): WP_REST_Response
    {
        $count = $request->get_param('per_page');
        $page = $request->get_param('page');
        $count = is_numeric($count) ? (int) $count : 100;
        $records = $this->log->readPage($count, (is_numeric($page) ? (int) $page - 1 : 0) * $count);
        $response = new WP_REST_Response($records);
        $response->header('X-WP-Total', (string) $this->log->count());
        if ($request->get_param('format') === 'csv') {
            $response->header('Content-Type', 'text/csv; charset=utf-8');
            $response->header('Content-Disposition', 'attachment; filename="consents.csv"');
        }

        return $response;
    }

    /**
     * WordPress filter `rest_pre_serve_request`: the log as lines of text instead of JSON.
     *
     * @param mixed $isServed
     * @param mixed $response
     * @param mixed $request
     */
    public function serveFile($isServed, $response, $request): bool
    {
        if (
            $isServed || ! $response instanceof WP_REST_Response || ! $request instanceof WP_REST_Request
            || $request->get_route() !== '/' . Access::REST_NAMESPACE . '/consents'
            || $request->get_param('format') !== 'csv' || $response->get_status() !== 200
        ) {
            return (bool) $isServed;
        }
        $data = $response->get_data();
        // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- A file of text, not a page.
        echo self::csv(is_array($data) ? $data : []);

        return true;
    }

    /** @param array<mixed> $records */
    public static function csv(array $records): string
    {
        $lines = ['id,time,version,choices,hash,previous'];
        foreach ($records as $record) {
            $cells = array_map(static function ($cell): string {
                $cell = is_scalar($cell) ? (string) $cell : '';
                // A program for tables would take these as the start of a formula.
                $cell = preg_match('/^[=+\-@\t\r]/', $cell) === 1 ? "'" . $cell : $cell;

                return '"' . str_replace('"', '""', $cell) . '"';
            }, array_values((array) $record));
            $lines[] = implode(',', $cells);
        }

        return implode("\r\n", $lines) . "\r\n";
    }
}
