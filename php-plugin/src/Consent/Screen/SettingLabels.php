<?php

declare(strict_types=1);

namespace Islas\Consent\Screen;

use Islas\Consent\Labels;

/**
 * The words of the settings of consent, by group and key of the schema.
 */
final class SettingLabels
{
    /** @return array<string, array{0: string, 1: list<string>}> Heading and keys of each group. */
    public static function groups(): array
    {
        return [
            'texts' => [__('Texts', 'islas'), [
                'consent_title', 'consent_text', 'consent_accept_text', 'consent_decline_text',
                'consent_settings_text', 'consent_policy_text',
            ]],
            'appearance' => [__('Appearance', 'islas'), [
                'consent_position', 'consent_reopen', 'consent_show_decline', 'consent_show_close', 'consent_color',
                'consent_background', 'consent_accept_color', 'consent_accept_background', 'consent_decline_color',
                'consent_decline_background',
            ]],
            'behaviour' => [__('Behaviour', 'islas'), [
                'cookies_bar_on_close', 'cookies_bar_on_scroll', 'cookies_bar_on_page_redirect', 'display_delay',
                'dismiss_timeout', 'expire_time', 'user_cookies_settings_enable', 'consent_gpc',
            ]],
            'cookies' => [__('Cookies', 'islas'), [
                'block_until_accept', 'strictly_necessary', 'strictly_necessary_family', 'cookiepath', 'consent_seen',
            ]],
            'tags' => [__('Scripts and frames of others', 'islas'), [
                'consent_hold', 'consent_google', 'consent_google_wait', 'consent_google_redaction',
                'consent_google_passthrough', 'consent_microsoft',
            ]],
            'proof' => [__('Proof', 'islas'), ['consent_log', 'consent_log_days', 'consent_strict']],
        ];
    }

    /**
     * Label and help of each setting, and for a `choice` what the owner reads for each value.
     *
     * @return array<string, array{0: string, 1: string, 2?: array<string, string>}>
     */
    public static function settings(): array
    {
        $empty = __('Empty: Islas’ own words, in the language of the shop.', 'islas');
        $colour = __('Such as #1d2327. Empty: the colours of Islas.', 'islas');
        $names = __('Separated by commas.', 'islas');
        $implied = [
            'none' => __('Nothing', 'islas'),
            'yes' => __('Accepting (no valid consent in Spain)', 'islas'),
            'no' => __('Rejecting', 'islas'),
        ];

        return [
            'consent_title' => [__('Heading', 'islas'), ''],
            'consent_text' => [__('Text of the bar', 'islas'), $empty],
            'consent_accept_text' => [__('Button to accept', 'islas'), $empty],
            'consent_decline_text' => [__('Button to reject', 'islas'), $empty],
            'consent_settings_text' => [__('Link to the choices', 'islas'), $empty],
            'consent_policy_text' => [
                __('Privacy text of the dialog', 'islas'),
                __('Empty: the privacy page of WordPress, or a text that fits the shop.', 'islas'),
            ],
            'consent_position' => [__('Position of the bar', 'islas'), '', [
                'bottom' => __('Bottom', 'islas'),
                'top' => __('Top', 'islas'),
                'bottom_left' => __('Bottom left', 'islas'),
                'bottom_right' => __('Bottom right', 'islas'),
            ]],
            'consent_reopen' => [__('Button that opens the choices again', 'islas'), '', [
                'left' => __('Left', 'islas'),
                'right' => __('Right', 'islas'),
                'hide' => __('Hidden', 'islas'),
            ]],
            'consent_show_decline' => [__('Show the button to reject', 'islas'), ''],
            'consent_show_close' => [__('Show a button that closes the bar', 'islas'), ''],
            'consent_color' => [__('Text', 'islas'), $colour],
            'consent_background' => [__('Background', 'islas'), $colour],
            'consent_accept_color' => [__('Button to accept: text', 'islas'), $colour],
            'consent_accept_background' => [__('Button to accept: background', 'islas'), $colour],
            'consent_decline_color' => [__('Button to reject: text', 'islas'), $colour],
            'consent_decline_background' => [__('Button to reject: background', 'islas'), $colour],
            'cookies_bar_on_close' => [__('Closing the bar means', 'islas'), '', $implied],
            'cookies_bar_on_scroll' => [__('Turning the mouse wheel means', 'islas'), '', $implied],
            'cookies_bar_on_page_redirect' => [__('Leaving the page means', 'islas'), '', $implied],
            'display_delay' => [__('Seconds until the bar is shown', 'islas'), ''],
            'dismiss_timeout' => [
                __('Seconds until the bar closes by itself', 'islas'),
                __('0: it stays.', 'islas'),
            ],
            'expire_time' => [
                __('How long a decision lasts, in seconds', 'islas'),
                __('15552000 are 180 days. At most 24 months in Spain: 63072000.', 'islas'),
            ],
            'user_cookies_settings_enable' => [
                __('A dialog to choose cookie by cookie', 'islas'),
                __('Off: the link leads to the page with the same choices.', 'islas'),
            ],
            'consent_gpc' => [
                __('Honour Global Privacy Control', 'islas'),
                __('A browser that asks not to be tracked counts as rejecting until the visitor decides.', 'islas'),
            ],
            'block_until_accept' => [__('Delete cookies that are not necessary before the decision', 'islas'), ''],
            'strictly_necessary' => [__('Necessary cookies', 'islas'), $names],
            'strictly_necessary_family' => [
                __('Necessary cookies that begin with', 'islas'),
                $names . ' ' . __('Those of the cart, the session, the account and payment always are.', 'islas'),
            ],
            'cookiepath' => [__('Path of the cookies', 'islas'), __('Empty: that of the site.', 'islas')],
            'consent_seen' => [
                __('Report cookies that no list names', 'islas'),
                __('Names only, kept on this site.', 'islas'),
            ],
            'consent_hold' => [__('Hold scripts and frames until they are allowed', 'islas'), '', [
                'page' => __('On the whole page', 'islas'),
                'hooks' => __('Only what goes through WordPress', 'islas'),
                'off' => __('Never', 'islas'),
            ]],
            'consent_google' => [__('Google Consent Mode v2', 'islas'), ''],
            'consent_google_wait' => [__('Milliseconds that Google’s tags wait for the decision', 'islas'), ''],
            'consent_google_redaction' => [__('Remove identifiers from Google’s advertising requests', 'islas'), ''],
            'consent_google_passthrough' => [__('Pass Google’s click numbers in addresses', 'islas'), ''],
            'consent_microsoft' => [__('Consent mode of Microsoft (UET, Clarity)', 'islas'), ''],
            'consent_log' => [
                __('Keep a log of decisions', 'islas'),
                __('Anonymous and on this site: number, time, version, choices.', 'islas'),
            ],
            'consent_log_days' => [__('Days that the log is kept', 'islas'), ''],
            'consent_strict' => [
                __('Refuse settings that break the Spanish rules', 'islas'),
                __('Strict mode: while something below is wrong, nothing is saved.', 'islas'),
            ],
        ];
    }

    /** @return array<string, string> */
    public static function kinds(): array
    {
        return [
            'url' => __('Address contains', 'islas'),
            'inline' => __('Code contains', 'islas'),
            'handle' => __('Handle of WordPress is', 'islas'),
        ];
    }

    /** @return array<string, string> */
    public static function categories(): array
    {
        return array_combine(Labels::CATEGORIES, array_map([Labels::class, 'category'], Labels::CATEGORIES));
    }
}
