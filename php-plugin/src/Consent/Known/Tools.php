<?php

// Generated from widgets/consent/providers.json and functional-names.json by `npm run features`:
// change those, not this.
// phpcs:disable Generic.Files.LineLength -- Data.

declare(strict_types=1);

namespace Islas\Consent\Known;

/**
 * Tools that ask for consent, by the address of their script and by their cookies, however the script gets into the page.
 * They are never held, their cookies never blocked. Data only; see `Providers`.
 *
 * @phpstan-import-type Provider from \Islas\Consent\Providers
 */
final class Tools
{
    /** @var array<string, Provider> */
    public const TABLE = [
        'cookiebot' => [
            'name' => 'Cookiebot',
            'company' => '',
            'category' => 'necessary',
            'policy' => '',
            'urls' => ['consent.cookiebot.com/', 'consent.cookiebot.eu/', 'consentcdn.cookiebot.'],
            'inline' => [],
            'plugins' => [],
            'cookies' => ['CookieConsent' => ['consent', 365], 'CookieConsentBulk*' => ['consent', 365]],
        ],
        'usercentrics' => [
            'name' => 'Usercentrics',
            'company' => '',
            'category' => 'necessary',
            'policy' => '',
            'urls' => ['.usercentrics.eu/', 'usercentrics.com/browser-ui'],
            'inline' => [],
            'plugins' => [],
            'cookies' => ['uc_*' => ['consent', 365], 'ucData*' => ['consent', 365]],
        ],
        'onetrust' => [
            'name' => 'OneTrust',
            'company' => '',
            'category' => 'necessary',
            'policy' => '',
            'urls' => ['cdn.cookielaw.org/', '.onetrust.com/', 'cookiepro.com/', 'otsdkstub.js'],
            'inline' => [],
            'plugins' => [],
            'cookies' => [
                'OptanonConsent' => ['consent', 365],
                'OptanonAlertBoxClosed' => ['consent', 365],
            ],
        ],
        'iubenda' => [
            'name' => 'iubenda',
            'company' => '',
            'category' => 'necessary',
            'policy' => '',
            'urls' => ['cdn.iubenda.com/cs/', 'cs.iubenda.com/', 'embeds.iubenda.com/'],
            'inline' => [],
            'plugins' => [],
            'cookies' => ['_iub_cs*' => ['consent', 365], 'usprivacy' => ['consent', 365]],
        ],
        'termly' => [
            'name' => 'Termly',
            'company' => '',
            'category' => 'necessary',
            'policy' => '',
            'urls' => ['app.termly.io/'],
            'inline' => [],
            'plugins' => [],
            'cookies' => ['TERMLY_*' => ['consent', 365], 'termly*' => ['consent', 365]],
        ],
        'didomi' => [
            'name' => 'Didomi',
            'company' => '',
            'category' => 'necessary',
            'policy' => '',
            'urls' => ['sdk.privacy-center.org/'],
            'inline' => [],
            'plugins' => [],
            'cookies' => [
                'didomi_*' => ['consent', 365],
                'euconsent*' => ['consent', 365],
                'addtl_consent' => ['consent', 365],
            ],
        ],
        'axeptio' => [
            'name' => 'Axeptio',
            'company' => '',
            'category' => 'necessary',
            'policy' => '',
            'urls' => ['static.axept.io/'],
            'inline' => [],
            'plugins' => [],
            'cookies' => ['axeptio_*' => ['consent', 365]],
        ],
        'cookieyes' => [
            'name' => 'CookieYes',
            'company' => '',
            'category' => 'necessary',
            'policy' => '',
            'urls' => ['cdn-cookieyes.com/'],
            'inline' => [],
            'plugins' => [],
            'cookies' => ['cookieyes*' => ['consent', 365], 'cky-*' => ['consent', 365]],
        ],
        'cookie-script' => [
            'name' => 'Cookie-Script',
            'company' => '',
            'category' => 'necessary',
            'policy' => '',
            'urls' => ['cookie-script.com/s/'],
            'inline' => [],
            'plugins' => [],
            'cookies' => ['CookieScript*' => ['consent', 365]],
        ],
        'cookiefirst' => [
            'name' => 'CookieFirst',
            'company' => '',
            'category' => 'necessary',
            'policy' => '',
            'urls' => ['consent.cookiefirst.com/'],
            'inline' => [],
            'plugins' => [],
            'cookies' => ['cookiefirst*' => ['consent', 365]],
        ],
        'cookie-information' => [
            'name' => 'Cookie Information',
            'company' => '',
            'category' => 'necessary',
            'policy' => '',
            'urls' => ['policy.app.cookieinformation.com/', 'policy.cookieinformation.com/'],
            'inline' => [],
            'plugins' => [],
            'cookies' => ['CookieInformationConsent' => ['consent', 365]],
        ],
        'osano' => [
            'name' => 'Osano',
            'company' => '',
            'category' => 'necessary',
            'policy' => '',
            'urls' => ['cmp.osano.com/'],
            'inline' => [],
            'plugins' => [],
            'cookies' => ['osano_consent*' => ['consent', 365]],
        ],
        'trustarc' => [
            'name' => 'TrustArc',
            'company' => '',
            'category' => 'necessary',
            'policy' => '',
            'urls' => ['consent.trustarc.com/'],
            'inline' => [],
            'plugins' => [],
            'cookies' => [
                'notice_preferences' => ['consent', 365],
                'notice_gdpr_prefs' => ['consent', 365],
            ],
        ],
        'consentmanager' => [
            'name' => 'consentmanager',
            'company' => '',
            'category' => 'necessary',
            'policy' => '',
            'urls' => ['.consentmanager.net/'],
            'inline' => [],
            'plugins' => [],
            'cookies' => [
                '__cmpconsent*' => ['consent', 365],
                '__cmpcc*' => ['consent', 365],
                '__cmpcpc*' => ['consent', 365],
            ],
        ],
        'cookiehub' => [
            'name' => 'CookieHub',
            'company' => '',
            'category' => 'necessary',
            'policy' => '',
            'urls' => ['cookiehub.net/', 'cookiehub.eu/'],
            'inline' => [],
            'plugins' => [],
            'cookies' => ['cookiehub' => ['consent', 365]],
        ],
        'civic' => [
            'name' => 'Civic Cookie Control',
            'company' => '',
            'category' => 'necessary',
            'policy' => '',
            'urls' => ['cc.cdn.civiccomputing.com/'],
            'inline' => [],
            'plugins' => [],
            'cookies' => ['CookieControl' => ['consent', 365]],
        ],
        'consent-plugins' => [
            'name' => '',
            'company' => '',
            'category' => 'necessary',
            'policy' => '',
            'urls' => [],
            'inline' => [],
            'plugins' => [],
            'cookies' => [
                'cmplz_*' => ['consent', 365],
                'moove_gdpr_*' => ['consent', 365],
                'cookielawinfo-*' => ['consent', 365],
                'viewed_cookie_policy' => ['consent', 365],
                'cookie_notice_accepted' => ['consent', 365],
                'real_cookie_banner*' => ['consent', 365],
                'borlabs-cookie*' => ['consent', 365],
                'wpconsent_*' => ['consent', 365],
                'tarteaucitron' => ['consent', 365],
            ],
        ],
    ];

    /** @var array<string, string> Names that a tool, or its settings in the page, make global; joined by `|`. */
    public const GLOBALS = [
        'cookiebot' => 'Cookiebot|CookieConsent',
        'usercentrics' => 'UC_UI|__ucCmp|usercentrics',
        'onetrust' => 'OneTrust|Optanon|OptanonWrapper',
        'iubenda' => '_iub',
        'termly' => 'Termly|TERMLY',
        'didomi' => 'Didomi|didomiConfig|didomiOnReady',
        'axeptio' => 'axeptioSDK|axeptioSettings|_axcb',
        'cookieyes' => 'cookieyes|getCkyConsent',
        'cookie-script' => 'CookieScript',
        'cookiefirst' => 'CookieFirst|cookiefirst_show_settings',
        'cookie-information' => 'CookieInformation',
        'osano' => 'Osano',
        'trustarc' => 'truste',
        'consentmanager' => 'cmp_id|cmp_cdid',
        'cookiehub' => 'cookiehub',
        'civic' => 'CookieControl',
    ];
}
