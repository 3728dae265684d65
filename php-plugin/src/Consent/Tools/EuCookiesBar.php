<?php

declare(strict_types=1);

namespace Islas\Consent\Tools;

/**
 * What an owner set up in EU Cookies Bar, as settings of Islas. The decisions of its visitors need no taking over: the
 * cookies are the same.
 */
final class EuCookiesBar
{
    public const OPTION = 'eu_cookies_bar_params';

    /** Setting of Islas to its own, where both mean the same. */
    private const SAME = [
        'cookies_bar_on_close' => 'cookies_bar_on_close',
        'cookies_bar_on_scroll' => 'cookies_bar_on_scroll',
        'cookies_bar_on_page_redirect' => 'cookies_bar_on_page_redirect',
        'strictly_necessary' => 'strictly_necessary',
        'strictly_necessary_family' => 'strictly_necessary_family',
        'block_until_accept' => 'block_until_accept',
        'user_cookies_settings_enable' => 'user_cookies_settings_enable',
        'display_delay' => 'cookies_bar_display_delay',
        'dismiss_timeout' => 'cookies_bar_dismiss_timeout',
        'consent_position' => 'cookies_bar_position',
        'consent_text' => 'cookies_bar_message',
        'consent_accept_text' => 'cookies_bar_button_accept_title',
        'consent_decline_text' => 'cookies_bar_button_decline_title',
        'consent_show_close' => 'cookies_bar_show_button_close',
        'consent_color' => 'cookies_bar_color',
        'consent_background' => 'cookies_bar_bg_color',
        'consent_accept_color' => 'cookies_bar_button_accept_color',
        'consent_accept_background' => 'cookies_bar_button_accept_bg_color',
        'consent_decline_color' => 'cookies_bar_button_decline_color',
        'consent_decline_background' => 'cookies_bar_button_decline_bg_color',
        'consent_reopen' => 'user_cookies_settings_bar_position',
        'consent_title' => 'user_cookies_settings_heading_title',
    ];

    public static function isThere(): bool
    {
        return is_array(get_option(self::OPTION));
    }

    /** @return array<string, mixed> To be sanitised by `Settings`; what is missing there is left as it is here. */
    public static function readSettings(): array
    {
        $stored = get_option(self::OPTION);
        $stored = is_array($stored) ? $stored : [];
        $settings = [];
        foreach (self::SAME as $ours => $key) {
            $value = $stored[$key] ?? $stored[$ours] ?? null;
            if (is_scalar($value)) {
                $settings[$ours] = $value;
            }
        }
        if (is_numeric($stored['expire'] ?? null) && (int) $stored['expire'] > 0) {
            $settings['expire_time'] = (int) $stored['expire'] * DAY_IN_SECONDS;
        }

        return $settings;
    }
}
