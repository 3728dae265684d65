<?php

declare(strict_types=1);

namespace Islas\Analytics;

use Islas\Platform\Access;
use Islas\Platform\Html;
use Islas\Platform\InlineScripts;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * WooCommerce → Islas: analytics. What was sent, held or refused, and why, while it happens. `islas/v1/analytics/log`
 * gives the rows, and takes those of the debug mode; for those who may manage the shop.
 */
final class LogScreen
{
    public const PAGE = 'islas-analytics';
    public const ROUTE = Access::REST_NAMESPACE . '/analytics/log';
    private const CLEAR = 'islas_analytics_clear';
    /** A page has no more events than that at once. */
    private const MOST = 20;

    private Log $log;

    public function __construct(Log $log)
    {
        $this->log = $log;
    }

    public function registerPage(): void
    {
        $title = __('Islas: analytics', 'islas');
        add_submenu_page('woocommerce', $title, $title, Access::CAPABILITY, self::PAGE, [$this, 'printScreen']);
    }

    public function registerRoute(): void
    {
        $allowed = static fn (): bool => current_user_can(Access::CAPABILITY);
        register_rest_route(Access::REST_NAMESPACE, '/analytics/log', [
            [
                'methods' => WP_REST_Server::READABLE,
                'callback' => [$this, 'readLog'],
                'permission_callback' => $allowed,
            ],
            [
                'methods' => WP_REST_Server::CREATABLE,
                'callback' => [$this, 'writeBrowserLines'],
                'permission_callback' => $allowed,
                'args' => ['lines' => ['type' => 'array', 'required' => true, 'items' => ['type' => 'object']]],
            ],
        ]);
    }

    public function readLog(): WP_REST_Response
    {
        return new WP_REST_Response(['rows' => array_map([self::class, 'makeRow'], $this->log->readLines())]);
    }

    /** @param WP_REST_Request<array<string, mixed>> $request */
    public function writeBrowserLines(WP_REST_Request $request): WP_REST_Response
    {
        $lines = $request->get_param('lines');
        foreach (array_slice(is_array($lines) ? $lines : [], 0, self::MOST) as $line) {
            $line = is_array($line) ? $line : [];
            $text = static fn (string $key): string => is_string($line[$key] ?? null) ? $line[$key] : '';
            $this->log->addLine($text('event'), $text('outcome'), $text('reason'), 'debug');
        }

        return new WP_REST_Response(null, 204);
    }

    /** WordPress hook `admin_post_islas_analytics_clear`. */
    public function clearLog(): void
    {
        if (! current_user_can(Access::CAPABILITY)) {
            wp_die(esc_html__('You may not do that.', 'islas'), '', ['response' => 403]);
        }
        check_admin_referer(self::CLEAR);
        $this->log->clearLines();
        wp_safe_redirect(admin_url('admin.php?page=' . self::PAGE));
        exit;
    }

    public function printScreen(): void
    {
        echo '<div class="wrap">';
        Html::el('h1', [], Html::text(__('Islas: analytics', 'islas')))->show();
        Html::el('p', [], Html::text(__(
            // phpcs:ignore Generic.Files.LineLength.MaxExceeded -- One text for translators.
            'Purchases and refunds of all visitors, and with the debug mode every event of your own visits. The list follows what happens.',
            'islas'
        )))->show();
        $heads = [
            __('When', 'islas'), __('Event', 'islas'), __('Outcome', 'islas'), __('Why', 'islas'),
            __('From', 'islas'), __('Order', 'islas'),
        ];
        $none = Html::el('tr', [], Html::el(
            'td',
            ['colspan' => (string) count($heads)],
            Html::text(__('Nothing has happened yet.', 'islas'))
        ));
        $rows = array_map(static fn (array $line) => Html::el('tr', [], ...array_map(
            static fn (string $cell) => Html::el('td', [], Html::text($cell)),
            self::makeRow($line)
        )), $this->log->readLines());
        Html::el(
            'table',
            ['class' => 'widefat striped', 'id' => 'islas-analytics-log'],
            Html::el('thead', [], Html::el('tr', [], ...array_map(
                static fn (string $head) => Html::el('th', ['scope' => 'col'], Html::text($head)),
                $heads
            ))),
            Html::el('tbody', [], ...($rows === [] ? [$none] : $rows))
        )->show();
        echo '<form method="post" action="' . esc_url(admin_url('admin-post.php')) . '">';
        echo '<input type="hidden" name="action" value="' . esc_attr(self::CLEAR) . '">';
        wp_nonce_field(self::CLEAR);
        submit_button(__('Empty the list', 'islas'), 'secondary');
        echo '</form></div>';
        wp_print_inline_script_tag(
            InlineScripts::UPDATE_LOG,
            ['data-address' => rest_url(self::ROUTE), 'data-nonce' => wp_create_nonce('wp_rest')]
        );
    }

    /**
     * @param array{at: int, event: string, outcome: string, reason: string, from: string, about: string} $line
     * @return list<string>
     */
    private static function makeRow(array $line): array
    {
        $words = LogLabels::listLabels();

        return [
            wp_date('Y-m-d H:i:s', $line['at']) ?: '',
            $line['event'],
            $words[$line['outcome']] ?? $line['outcome'],
            $words[$line['reason']] ?? $line['reason'],
            $words['from_' . $line['from']] ?? $line['from'],
            $line['about'],
        ];
    }
}
