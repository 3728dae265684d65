<?php

declare(strict_types=1);

namespace Islas\Consent\Known;

use Islas\Consent\Providers;

/**
 * Tags that measure how the shop is used. Data only; see `Providers`.
 *
 * @phpstan-import-type Provider from Providers
 */
final class Measuring
{
    /** @var array<string, Provider> */
    public const TABLE = [
        'google-analytics' => [
            'name' => 'Google Analytics', 'company' => 'Google Ireland Ltd.', 'category' => 'statistics',
            'policy' => 'https://policies.google.com/privacy',
            'urls' => ['google-analytics.com/', 'analytics.google.com/', 'googletagmanager.com/gtag/'],
            'inline' => ['gtag(config,g-', 'gtag(config,ua-', 'gtag(config,gt-', 'ga(create'],
            'plugins' => [
                'google-analytics-for-wordpress', 'woocommerce-google-analytics-integration', 'ga-google-analytics',
                'google-site-kit', 'google-analytics-dashboard-for-wp',
            ],
            'cookies' => [
                '_ga' => ['visitors', 730], '_ga_*' => ['visits', 730], '_gid' => ['visitors', 1],
                '_gat*' => ['throttle', 1], '__utma' => ['visitors', 730], '__utmb' => ['visits', 1],
                '__utmc' => ['visits', 0], '__utmz' => ['origin', 180], '__utmt*' => ['throttle', 1],
            ],
        ],
        'google-tag-manager' => [
            'name' => 'Google Tag Manager', 'company' => 'Google Ireland Ltd.', 'category' => 'statistics',
            'policy' => 'https://policies.google.com/privacy',
            'urls' => ['googletagmanager.com/gtm.js', 'googletagmanager.com/ns.html'],
            'inline' => [],
            'plugins' => ['duracelltomi-google-tag-manager', 'gtm-kit'],
            'cookies' => [],
        ],
        'microsoft-clarity' => [
            'name' => 'Microsoft Clarity', 'company' => 'Microsoft Ireland Operations Ltd.', 'category' => 'statistics',
            'policy' => 'https://privacy.microsoft.com/privacystatement',
            'urls' => ['clarity.ms/'],
            'inline' => [],
            'plugins' => ['microsoft-clarity'],
            'cookies' => [
                '_clck' => ['visitors', 365], '_clsk' => ['recording', 1], 'CLID' => ['visitors', 365],
            ],
        ],
        'hotjar' => [
            'name' => 'Hotjar', 'company' => 'Hotjar Ltd.', 'category' => 'statistics',
            'policy' => 'https://www.hotjar.com/legal/policies/privacy/',
            'urls' => ['static.hotjar.com/', 'script.hotjar.com/'], 'inline' => [],
            'plugins' => ['hotjar'],
            'cookies' => [
                '_hjSessionUser_*' => ['visitors', 365], '_hjSession_*' => ['recording', 1],
                '_hjFirstSeen' => ['visits', 1],
                '_hjAbsoluteSessionInProgress' => [
                    'visits', 1], '_hjTLDTest' => ['test', 0], '_hjid' => ['visitors', 365,
                    ],
                    '_hjIncludedIn*' => ['throttle', 1],
            ],
        ],
        'matomo' => [
            'name' => 'Matomo', 'company' => 'Matomo', 'category' => 'statistics',
            'policy' => 'https://matomo.org/privacy-policy/',
            'urls' => ['/matomo.js', '/matomo.php', '/piwik.js', '/piwik.php', 'cdn.matomo.cloud/'],
            'inline' => [], 'plugins' => ['matomo'],
            'cookies' => [
                '_pk_id*' => ['visitors', 393], '_pk_ses*' => ['visits', 1], '_pk_ref*' => ['origin', 180],
                'mtm_consent*' => ['consent', 10950],
            ],
        ],
        'yandex' => [
            'name' => 'Yandex Metrica', 'company' => 'Yandex', 'category' => 'statistics',
            'policy' => 'https://yandex.com/legal/confidential/',
            'urls' => ['mc.yandex.ru/', 'mc.yandex.com/'], 'inline' => ['ym(*,init'], 'plugins' => [],
            'cookies' => ['_ym_*' => ['visitors', 365], 'yandexuid' => ['visitors', 365]],
        ],
    ];
}
