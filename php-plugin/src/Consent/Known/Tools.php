<?php

declare(strict_types=1);

namespace Islas\Consent\Known;

use Islas\Consent\Providers;

/**
 * Hosted tools that ask for consent, by the address of their script and by their cookies, however the script gets into
 * the page. They are never held, their cookies never blocked. Data only; see `Providers`.
 *
 * @phpstan-import-type Provider from Providers
 */
final class Tools
{
    /** @var array<string, Provider> */
    public const TABLE = [
        'cookiebot' => [
            'name' => 'Cookiebot',
            'urls' => ['consent.cookiebot.com/', 'consent.cookiebot.eu/', 'consentcdn.cookiebot.'],
            'cookies' => ['CookieConsent' => self::KEPT, 'CookieConsentBulk*' => self::KEPT],
        ] + self::ROW,
        'usercentrics' => [
            'name' => 'Usercentrics', 'urls' => ['.usercentrics.eu/', 'usercentrics.com/browser-ui'],
            'cookies' => ['uc_*' => self::KEPT, 'ucData*' => self::KEPT],
        ] + self::ROW,
        'onetrust' => [
            'name' => 'OneTrust',
            'urls' => ['cdn.cookielaw.org/', '.onetrust.com/', 'cookiepro.com/', 'otsdkstub.js'],
            'cookies' => ['OptanonConsent' => self::KEPT, 'OptanonAlertBoxClosed' => self::KEPT],
        ] + self::ROW,
        'iubenda' => [
            'name' => 'iubenda', 'urls' => ['cdn.iubenda.com/cs/', 'cs.iubenda.com/', 'embeds.iubenda.com/'],
            'cookies' => ['_iub_cs*' => self::KEPT, 'usprivacy' => self::KEPT],
        ] + self::ROW,
        'termly' => [
            'name' => 'Termly', 'urls' => ['app.termly.io/'],
            'cookies' => ['TERMLY_*' => self::KEPT, 'termly*' => self::KEPT],
        ] + self::ROW,
        'didomi' => [
            'name' => 'Didomi', 'urls' => ['sdk.privacy-center.org/'],
            'cookies' => ['didomi_*' => self::KEPT, 'euconsent*' => self::KEPT, 'addtl_consent' => self::KEPT],
        ] + self::ROW,
        'axeptio' => [
            'name' => 'Axeptio', 'urls' => ['static.axept.io/'], 'cookies' => ['axeptio_*' => self::KEPT],
        ] + self::ROW,
        'cookieyes' => [
            'name' => 'CookieYes', 'urls' => ['cdn-cookieyes.com/'],
            'cookies' => ['cookieyes*' => self::KEPT, 'cky-*' => self::KEPT],
        ] + self::ROW,
        'cookie-script' => [
            'name' => 'Cookie-Script', 'urls' => ['cookie-script.com/s/'],
            'cookies' => ['CookieScript*' => self::KEPT],
        ] + self::ROW,
        'cookiefirst' => [
            'name' => 'CookieFirst', 'urls' => ['consent.cookiefirst.com/'],
            'cookies' => ['cookiefirst*' => self::KEPT],
        ] + self::ROW,
        'cookie-information' => [
            'name' => 'Cookie Information',
            'urls' => ['policy.app.cookieinformation.com/', 'policy.cookieinformation.com/'],
            'cookies' => ['CookieInformationConsent' => self::KEPT],
        ] + self::ROW,
        'osano' => [
            'name' => 'Osano', 'urls' => ['cmp.osano.com/'], 'cookies' => ['osano_consent*' => self::KEPT],
        ] + self::ROW,
        'trustarc' => [
            'name' => 'TrustArc', 'urls' => ['consent.trustarc.com/'],
            'cookies' => ['notice_preferences' => self::KEPT, 'notice_gdpr_prefs' => self::KEPT],
        ] + self::ROW,
        'consentmanager' => [
            'name' => 'consentmanager', 'urls' => ['.consentmanager.net/'],
            'cookies' => ['__cmpconsent*' => self::KEPT, '__cmpcc*' => self::KEPT, '__cmpcpc*' => self::KEPT],
        ] + self::ROW,
        'cookiehub' => [
            'name' => 'CookieHub',
            'urls' => ['cookiehub.net/', 'cookiehub.eu/'],
            'cookies' => ['cookiehub' => self::KEPT],
        ] + self::ROW,
        'civic' => [
            'name' => 'Civic Cookie Control', 'urls' => ['cc.cdn.civiccomputing.com/'],
            'cookies' => ['CookieControl' => self::KEPT],
        ] + self::ROW,
        // Of plugins with a bar: known by their folders (`OtherConsent`), and their cookies stay when they are gone.
        'consent-plugins' => [
            'name' => '',
            'cookies' => [
                'cmplz_*' => self::KEPT, 'moove_gdpr_*' => self::KEPT, 'cookielawinfo-*' => self::KEPT,
                'viewed_cookie_policy' => self::KEPT, 'cookie_notice_accepted' => self::KEPT,
                'real_cookie_banner*' => self::KEPT, 'borlabs-cookie*' => self::KEPT, 'wpconsent_*' => self::KEPT,
                'tarteaucitron' => self::KEPT,
            ],
        ] + self::ROW,
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

    private const ROW = [
        'company' => '', 'category' => 'necessary', 'policy' => '', 'urls' => [], 'inline' => [], 'plugins' => [],
    ];
    private const KEPT = ['consent', 365];
}
