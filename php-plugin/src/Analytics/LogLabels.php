<?php

declare(strict_types=1);

namespace Islas\Analytics;

/** What the owner reads for the codes of the log. */
final class LogLabels
{
    /** @return array<string, string> */
    public static function listLabels(): array
    {
        return [
            'title' => __('Islas · analytics', 'islas'),
            'sent' => __('Sent', 'islas'),
            'held' => __('Held', 'islas'),
            'refused' => __('Refused', 'islas'),
            'failed' => __('Failed', 'islas'),
            'consent' => __('No consent to statistics yet', 'islas'),
            'denied' => __('Consent to statistics was refused', 'islas'),
            'next_page' => __('Waits for the next page this customer sees', 'islas'),
            'guest' => __('Of a guest: only the server can send it', 'islas'),
            'server' => __('Waits for the server’s turn', 'islas'),
            'no_items' => __('There is no item in it', 'islas'),
            'no_currency' => __('It has a value without a currency', 'islas'),
            'no_field' => __('A field that GA4 requires is missing', 'islas'),
            'unknown' => __('GA4 has no such event', 'islas'),
            'no_answer' => __('Google did not answer; it is tried again', 'islas'),
            'from_browser' => __('Browser', 'islas'),
            'from_server' => __('Server', 'islas'),
            'from_debug' => __('Your browser', 'islas'),
        ];
    }
}
