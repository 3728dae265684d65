<?php

declare(strict_types=1);

namespace Islas\Consent\Log;

use Islas\Platform\Settings;
use WP_User;

/**
 * WordPress' privacy tools: exports and erases the decisions of customers who were signed in.
 * The log itself is anonymous: rows stay, without an id.
 */
final class Privacy
{
    /** Seconds of a day's deletion. */
    private const PATIENCE = 20;

    private Log $log;
    private Settings $settings;

    public function __construct(Log $log, Settings $settings)
    {
        $this->log = $log;
        $this->settings = $settings;
    }

    /**
     * WordPress filter `wp_privacy_personal_data_exporters`.
     *
     * @param mixed $exporters
     * @return mixed
     */
    public function addExporter($exporters)
    {
        return ! is_array($exporters) ? $exporters : $exporters + ['islas-consent' => [
            'exporter_friendly_name' => __('Cookie consent', 'islas'),
            'callback' => [$this, 'exportDecisions'],
        ]];
    }

    /**
     * WordPress filter `wp_privacy_personal_data_erasers`.
     *
     * @param mixed $erasers
     * @return mixed
     */
    public function addEraser($erasers)
    {
        return ! is_array($erasers) ? $erasers : $erasers + ['islas-consent' => [
            'eraser_friendly_name' => __('Cookie consent', 'islas'),
            'callback' => [$this, 'eraseDecisions'],
        ]];
    }

    /** @return array{data: list<array<string, mixed>>, done: bool} */
    public function exportDecisions(string $email): array
    {
        $items = [];
        foreach ($this->log->readIds(self::findIds($email)) as $record) {
            $data = [];
            foreach (
                [
                    'id' => __('Consent ID', 'islas'), 'time' => __('When', 'islas'),
                    'version' => __('Version of the text', 'islas'), 'choices' => __('Choices', 'islas'),
                ] as $key => $name
            ) {
                $data[] = ['name' => $name, 'value' => $record[$key]];
            }
            $items[] = [
                'group_id' => 'islas-consent',
                'group_label' => __('Cookie consent', 'islas'),
                'item_id' => 'islas-consent-' . $record['hash'],
                'data' => $data,
            ];
        }

        return ['data' => $items, 'done' => true];
    }

    /** @return array{items_removed: bool, items_retained: bool, messages: list<string>, done: bool} */
    public function eraseDecisions(string $email): array
    {
        $ids = self::findIds($email);
        $erased = $this->log->erase($ids);
        $user = get_user_by('email', $email);
        if ($user instanceof WP_User) {
            delete_user_meta($user->ID, Log::USER_META);
        }

        return ['items_removed' => $erased > 0, 'items_retained' => false, 'messages' => [], 'done' => true];
    }

    /** WordPress hook `admin_init`: what WordPress offers the owner for the privacy policy. */
    public function suggestPrivacyText(): void
    {
        wp_add_privacy_policy_content('Islas', '<p>' . esc_html(sprintf(
            /* translators: %d: number of days */
            __(
                'When you decide about cookies we keep an anonymous number, the time and your choices for %d days.',
                'islas'
            ),
            $this->settings->count('consent_log_days')
        )) . ' ' . esc_html__(
            'The number stands in your browser, where you can read it and withdraw your consent.',
            'islas'
        ) . '</p>');
    }

    /** WordPress hook `woocommerce_cleanup_personal_data`, once a day; what is left is deleted on the next. */
    public function pruneLog(): void
    {
        $this->log->prune($this->settings->count('consent_log_days'), self::PATIENCE);
    }

    /** @return list<string> */
    private static function findIds(string $email): array
    {
        $user = get_user_by('email', $email);
        $ids = $user instanceof WP_User ? get_user_meta($user->ID, Log::USER_META, true) : [];

        return array_values(array_filter(is_array($ids) ? $ids : [], 'is_string'));
    }
}
