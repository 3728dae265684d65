<?php

declare(strict_types=1);

namespace Islas\Consent;

use Islas\Platform\Settings;

/**
 * The settings of consent, a part of the schema of `Settings`: the specification's names; texts, colours and what goes
 * beyond it begin with `consent_`.
 *
 * @phpstan-import-type Row from Settings
 */
final class Schema
{
    /** What closing, scrolling and leaving mean for somebody who has not decided. */
    private const IMPLIED = [
        'type' => 'choice',
        'default' => 'none',
        'section' => 'consent',
        'choices' => ['none', 'yes', 'no'],
    ];

    /** @var array<string, Row> */
    public const ROWS = [
        'cookies_bar_on_close' => self::IMPLIED,
        'cookies_bar_on_scroll' => self::IMPLIED,
        'cookies_bar_on_page_redirect' => self::IMPLIED,
        'strictly_necessary' => [
            'type' => 'text',
            'default' => 'wordpress_test_cookie,woocommerce_cart_hash,woocommerce_items_in_cart',
            'section' => 'consent',
        ],
        'strictly_necessary_family' => [
            'type' => 'text',
            'default' => 'PHPSESSID,wordpress_,wp-settings-,wp_woocommerce_session_,store_notice',
            'section' => 'consent',
        ],
        'expire_time' => [
            'type' => 'count',
            'default' => 15552000,
            'section' => 'consent',
            'min' => 3600,
            'max' => 315360000,
        ],
        'cookiepath' => ['type' => 'text', 'default' => '', 'section' => 'consent'],
        'block_until_accept' => ['type' => 'boolean', 'default' => false, 'section' => 'consent'],
        'user_cookies_settings_enable' => ['type' => 'boolean', 'default' => true, 'section' => 'consent'],
        'display_delay' => ['type' => 'count', 'default' => 0, 'section' => 'consent', 'max' => 3600],
        'dismiss_timeout' => ['type' => 'count', 'default' => 0, 'section' => 'consent', 'max' => 3600],
        'consent_title' => ['type' => 'text', 'default' => '', 'section' => 'consent'],
        'consent_text' => ['type' => 'text', 'default' => '', 'section' => 'consent'],
        'consent_accept_text' => ['type' => 'text', 'default' => '', 'section' => 'consent'],
        'consent_decline_text' => ['type' => 'text', 'default' => '', 'section' => 'consent'],
        'consent_settings_text' => ['type' => 'text', 'default' => '', 'section' => 'consent'],
        'consent_policy_text' => ['type' => 'text', 'default' => '', 'section' => 'consent'],
        'consent_show_decline' => ['type' => 'boolean', 'default' => true, 'section' => 'consent'],
        'consent_show_close' => ['type' => 'boolean', 'default' => true, 'section' => 'consent'],
        'consent_position' => [
            'type' => 'choice',
            'default' => 'bottom',
            'section' => 'consent',
            'choices' => ['bottom', 'top', 'bottom_left', 'bottom_right'],
        ],
        'consent_reopen' => [
            'type' => 'choice',
            'default' => 'left',
            'section' => 'consent',
            'choices' => ['left', 'right', 'hide'],
        ],
        'consent_color' => ['type' => 'text', 'default' => '', 'section' => 'consent'],
        'consent_background' => ['type' => 'text', 'default' => '', 'section' => 'consent'],
        'consent_accept_color' => ['type' => 'text', 'default' => '', 'section' => 'consent'],
        'consent_accept_background' => ['type' => 'text', 'default' => '', 'section' => 'consent'],
        'consent_decline_color' => ['type' => 'text', 'default' => '', 'section' => 'consent'],
        'consent_decline_background' => ['type' => 'text', 'default' => '', 'section' => 'consent'],
        'consent_hold' => [
            'type' => 'choice',
            'default' => 'page',
            'section' => 'consent',
            'choices' => ['page', 'hooks', 'off'],
        ],
        'consent_gpc' => ['type' => 'boolean', 'default' => true, 'section' => 'consent'],
        'consent_google' => ['type' => 'boolean', 'default' => true, 'section' => 'consent'],
        'consent_google_wait' => ['type' => 'count', 'default' => 500, 'section' => 'consent', 'max' => 10000],
        'consent_google_redaction' => ['type' => 'boolean', 'default' => true, 'section' => 'consent'],
        'consent_google_passthrough' => ['type' => 'boolean', 'default' => false, 'section' => 'consent'],
        'consent_microsoft' => ['type' => 'boolean', 'default' => true, 'section' => 'consent'],
        'consent_log' => ['type' => 'boolean', 'default' => true, 'section' => 'consent'],
        'consent_log_days' => ['type' => 'count', 'default' => 1095, 'section' => 'consent', 'min' => 1, 'max' => 3650],
        'consent_seen' => ['type' => 'boolean', 'default' => true, 'section' => 'consent'],
        'consent_strict' => ['type' => 'boolean', 'default' => false, 'section' => 'consent'],
    ];
}
