<?php

declare(strict_types=1);

namespace Islas\Consent;

/**
 * What is known of other companies' tags: how their scripts and frames are recognised, which category they need, which
 * cookies they leave. Data only. `urls` are parts of an address, `inline` parts of a script's text, `plugins` folders
 * of plugins that print the tag; a cookie's name may end in `*`. `days` 0 is until the browser is closed, -1 is kept in
 * the browser's storage. A provider of the category `necessary` is never held, whatever another rule says.
 *
 * @phpstan-type Provider array{
 *     name: string, company: string, category: string, policy: string, urls: list<string>, inline: list<string>,
 *     plugins: list<string>, cookies: array<string, array{string, int}>
 * }
 */
final class Providers
{
    /** @var array<string, Provider> */
    public const TABLE = [
        'google-analytics' => [
            'name' => 'Google Analytics', 'company' => 'Google Ireland Ltd.', 'category' => 'statistics',
            'policy' => 'https://policies.google.com/privacy',
            'urls' => [
                'google-analytics.com/', 'googletagmanager.com/gtag/js?id=G-', 'googletagmanager.com/gtag/js?id=UA-',
                'googletagmanager.com/gtag/js?id=GT-', 'ssl.google-analytics.com',
            ],
            'inline' => [
                "gtag('config', 'G-", 'gtag("config", "G-', "gtag('config','G-", "ga('create'",
                'GoogleAnalyticsObject', '_gaq.push',
            ],
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
            'inline' => ["'gtm.start'", '"gtm.start"', 'googletagmanager.com/gtm.js'],
            'plugins' => ['duracelltomi-google-tag-manager', 'gtm-kit'],
            'cookies' => [],
        ],
        'google-ads' => [
            'name' => 'Google Ads', 'company' => 'Google Ireland Ltd.', 'category' => 'marketing',
            'policy' => 'https://policies.google.com/technologies/ads',
            'urls' => [
                'googletagmanager.com/gtag/js?id=AW-', 'googletagmanager.com/gtag/js?id=DC-', 'googleadservices.com/',
                'doubleclick.net/', 'googlesyndication.com/', 'google.com/pagead/',
            ],
            'inline' => [
                "gtag('config', 'AW-", 'gtag("config", "AW-', "gtag('config','AW-", 'adsbygoogle',
                'google_conversion_id',
            ],
            'plugins' => ['google-listings-and-ads', 'woocommerce-google-adwords-conversion-tracking-tag'],
            'cookies' => [
                '_gcl_*' => ['conversions', 90], '_gac_*' => ['conversions', 90], 'IDE' => ['ads', 390],
                'test_cookie' => ['test', 1], 'NID' => ['ads', 180], '__gads' => ['ads', 390], '__gpi' => ['ads', 390],
                'DSID' => ['ads', 14],
            ],
        ],
        'meta' => [
            'name' => 'Meta (Facebook, Instagram)', 'company' => 'Meta Platforms Ireland Ltd.',
            'category' => 'marketing',
            'policy' => 'https://www.facebook.com/privacy/policy/',
            'urls' => [
                'connect.facebook.net/', 'facebook.com/tr', 'facebook.com/plugins/', 'instagram.com/embed',
                'platform.instagram.com/',
            ],
            'inline' => ['fbq(\'init\'', 'fbq("init"', 'connect.facebook.net', '_fbq'],
            'plugins' => ['facebook-for-woocommerce', 'pixelyoursite', 'official-facebook-pixel'],
            'cookies' => [
                '_fbp' => ['ads', 90], '_fbc' => ['conversions', 90], 'fr' => ['ads', 90], 'datr' => ['security', 400],
            ],
        ],
        'microsoft-ads' => [
            'name' => 'Microsoft Advertising', 'company' => 'Microsoft Ireland Operations Ltd.',
            'category' => 'marketing', 'policy' => 'https://privacy.microsoft.com/privacystatement',
            'urls' => ['bat.bing.com/', 'bat.bing.net/'],
            'inline' => ['bat.bing.com', 'UET('],
            'plugins' => ['microsoft-advertising-universal-event-tracking-uet'],
            'cookies' => [
                '_uetsid*' => ['visits', 1], '_uetvid*' => ['ads', 390], '_uetmsclkid' => ['conversions', 90],
                'MUID' => ['ads', 390],
            ],
        ],
        'microsoft-clarity' => [
            'name' => 'Microsoft Clarity', 'company' => 'Microsoft Ireland Operations Ltd.', 'category' => 'statistics',
            'policy' => 'https://privacy.microsoft.com/privacystatement',
            'urls' => ['clarity.ms/'],
            'inline' => ['clarity.ms/tag', '"clarity", "script"', "'clarity', 'script'"],
            'plugins' => ['microsoft-clarity'],
            'cookies' => [
                '_clck' => ['visitors', 365], '_clsk' => ['recording', 1], 'CLID' => ['visitors', 365],
            ],
        ],
        'tiktok' => [
            'name' => 'TikTok', 'company' => 'TikTok Technology Ltd.', 'category' => 'marketing',
            'policy' => 'https://www.tiktok.com/legal/privacy-policy-eea',
            'urls' => ['analytics.tiktok.com/', 'tiktok.com/embed'],
            'inline' => ['analytics.tiktok.com', 'TiktokAnalyticsObject', 'ttq.load'],
            'plugins' => ['tiktok-for-business'],
            'cookies' => ['_ttp' => ['ads', 390], '_tt_enable_cookie' => ['ads', 390], 'ttclid' => ['conversions', 30]],
        ],
        'youtube' => [
            'name' => 'YouTube', 'company' => 'Google Ireland Ltd.', 'category' => 'marketing',
            'policy' => 'https://policies.google.com/privacy',
            'urls' => ['youtube.com/embed/', 'youtube.com/iframe_api', 'youtube-nocookie.com/embed/', 'youtu.be/'],
            'inline' => [], 'plugins' => [],
            'cookies' => [
                'VISITOR_INFO1_LIVE' => ['video', 180], 'VISITOR_PRIVACY_METADATA' => ['consent', 180],
                'YSC' => ['video', 0], 'PREF' => ['choices', 240],
            ],
        ],
        'vimeo' => [
            'name' => 'Vimeo', 'company' => 'Vimeo.com, Inc.', 'category' => 'marketing',
            'policy' => 'https://vimeo.com/privacy',
            'urls' => ['player.vimeo.com/'], 'inline' => [], 'plugins' => [],
            'cookies' => ['vuid' => ['visitors', 730]],
        ],
        'google-maps' => [
            'name' => 'Google Maps', 'company' => 'Google Ireland Ltd.', 'category' => 'preferences',
            'policy' => 'https://policies.google.com/privacy',
            'urls' => ['google.com/maps', 'google.es/maps', 'maps.google.', 'maps.googleapis.com/'],
            'inline' => ['google.maps.Map('], 'plugins' => ['wp-google-maps'],
            'cookies' => [],
        ],
        'spotify' => [
            'name' => 'Spotify', 'company' => 'Spotify AB', 'category' => 'marketing',
            'policy' => 'https://www.spotify.com/legal/privacy-policy/',
            'urls' => ['open.spotify.com/embed'], 'inline' => [], 'plugins' => [],
            'cookies' => ['sp_t' => ['visitors', 365], 'sp_landing' => ['visits', 1]],
        ],
        'x-twitter' => [
            'name' => 'X (Twitter)', 'company' => 'X Internet Unlimited Company', 'category' => 'marketing',
            'policy' => 'https://x.com/privacy',
            'urls' => ['platform.twitter.com/', 'static.ads-twitter.com/', 'platform.x.com/'],
            'inline' => ['static.ads-twitter.com', 'twq('], 'plugins' => [],
            'cookies' => ['personalization_id' => ['ads', 730], 'guest_id*' => ['ads', 730], 'muc_ads' => ['ads', 730]],
        ],
        'pinterest' => [
            'name' => 'Pinterest', 'company' => 'Pinterest Europe Ltd.', 'category' => 'marketing',
            'policy' => 'https://policy.pinterest.com/privacy-policy',
            'urls' => ['s.pinimg.com/ct/', 'ct.pinterest.com/', 'assets.pinterest.com/js/'],
            'inline' => ['pintrk('], 'plugins' => ['pinterest-for-woocommerce'],
            'cookies' => [
                '_pin_unauth' => [
                    'ads', 365], '_pinterest_ct_ua' => ['ads', 365], '_derived_epik' => ['conversions', 365,
                ],
                '_epik' => ['conversions', 365],
            ],
        ],
        'linkedin' => [
            'name' => 'LinkedIn', 'company' => 'LinkedIn Ireland Unlimited Company', 'category' => 'marketing',
            'policy' => 'https://www.linkedin.com/legal/privacy-policy',
            'urls' => ['snap.licdn.com/', 'px.ads.linkedin.com/'],
            'inline' => ['_linkedin_partner_id', 'snap.licdn.com'], 'plugins' => [],
            'cookies' => [
                'li_sugr' => ['ads', 90], 'bcookie' => ['security', 365], 'lidc' => ['throttle', 1],
                'UserMatchHistory' => [
                    'ads', 30], 'AnalyticsSyncHistory' => ['ads', 30], 'li_fat_id' => ['conversions', 30,
                ],
            ],
        ],
        'snapchat' => [
            'name' => 'Snapchat', 'company' => 'Snap Group Ltd.', 'category' => 'marketing',
            'policy' => 'https://values.snap.com/privacy/privacy-policy',
            'urls' => ['sc-static.net/scevent', 'tr.snapchat.com/'], 'inline' => ['snaptr('], 'plugins' => [],
            'cookies' => ['_scid*' => ['ads', 390], 'sc_at' => ['ads', 365]],
        ],
        'hotjar' => [
            'name' => 'Hotjar', 'company' => 'Hotjar Ltd.', 'category' => 'statistics',
            'policy' => 'https://www.hotjar.com/legal/policies/privacy/',
            'urls' => ['static.hotjar.com/', 'script.hotjar.com/'], 'inline' => ['static.hotjar.com', '_hjSettings'],
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
            'urls' => ['/matomo.js', '/piwik.js'], 'inline' => ['_paq.push'], 'plugins' => ['matomo'],
            'cookies' => [
                '_pk_id*' => ['visitors', 393], '_pk_ses*' => ['visits', 1], '_pk_ref*' => ['origin', 180],
                'mtm_consent*' => ['consent', 10950],
            ],
        ],
        'mailchimp' => [
            'name' => 'Mailchimp', 'company' => 'Intuit Inc.', 'category' => 'marketing',
            'policy' => 'https://www.intuit.com/privacy/statement/',
            'urls' => ['chimpstatic.com/'], 'inline' => ['chimpstatic.com'], 'plugins' => ['mailchimp-for-woocommerce'],
            'cookies' => ['mailchimp.cart.*' => ['ads', 30], 'mailchimp_*' => ['ads', 30]],
        ],
        'hubspot' => [
            'name' => 'HubSpot', 'company' => 'HubSpot, Inc.', 'category' => 'marketing',
            'policy' => 'https://legal.hubspot.com/privacy-policy',
            'urls' => ['js.hs-scripts.com/', 'js-eu1.hs-scripts.com/', 'js.hs-analytics.net/'],
            'inline' => ['hs-scripts.com'], 'plugins' => ['leadin'],
            'cookies' => [
                'hubspotutk' => ['visitors', 180], '__hstc' => ['visitors', 180], '__hssc' => ['visits', 1],
                '__hssrc' => ['visits', 0],
            ],
        ],
        'criteo' => [
            'name' => 'Criteo', 'company' => 'Criteo SA', 'category' => 'marketing',
            'policy' => 'https://www.criteo.com/privacy/',
            'urls' => ['static.criteo.net/', 'dynamic.criteo.com/'], 'inline' => ['criteo_q'], 'plugins' => [],
            'cookies' => ['cto_bundle' => ['ads', 390], 'uid' => ['ads', 390]],
        ],
        'yandex' => [
            'name' => 'Yandex Metrica', 'company' => 'Yandex', 'category' => 'statistics',
            'policy' => 'https://yandex.com/legal/confidential/',
            'urls' => ['mc.yandex.ru/', 'mc.yandex.com/'], 'inline' => ['mc.yandex.ru'], 'plugins' => [],
            'cookies' => ['_ym_*' => ['visitors', 365], 'yandexuid' => ['visitors', 365]],
        ],
        'shop' => [
            'name' => '', 'company' => '', 'category' => 'preferences', 'policy' => '',
            'urls' => [], 'inline' => [], 'plugins' => [],
            'cookies' => ['woocommerce_recently_viewed' => ['viewed', 0], 'comment_author_*' => ['choices', 347]],
        ],
        'order-attribution' => [
            'name' => 'WooCommerce', 'company' => '', 'category' => 'marketing', 'policy' => '',
            'urls' => [], 'inline' => [], 'plugins' => [],
            'cookies' => [
                'sbjs_migrations' => [
                    'origin', 0], 'sbjs_current' => ['origin', 0], 'sbjs_current_add' => ['origin', 0,
                ],
                'sbjs_first' => ['origin', 0], 'sbjs_first_add' => ['origin', 0], 'sbjs_udata' => ['origin', 0],
                'sbjs_session' => ['visits', 1],
            ],
        ],
        'stripe' => [
            'name' => 'Stripe', 'company' => 'Stripe Payments Europe Ltd.', 'category' => 'necessary',
            'policy' => 'https://stripe.com/privacy',
            'urls' => ['js.stripe.com/', 'm.stripe.network/', 'hooks.stripe.com/'], 'inline' => ['Stripe('],
            'plugins' => ['woocommerce-gateway-stripe'],
            'cookies' => [
                '__stripe_mid' => ['payment', 365], '__stripe_sid' => ['payment', 1],
            ],
        ],
        'paypal' => [
            'name' => 'PayPal', 'company' => 'PayPal (Europe) S.à r.l.', 'category' => 'necessary',
            'policy' => 'https://www.paypal.com/privacy-center/home',
            'urls' => ['paypal.com/sdk/js', 'paypalobjects.com/', 'paypal.com/'], 'inline' => ['paypal.Buttons'],
            'plugins' => ['woocommerce-paypal-payments'],
            'cookies' => [],
        ],
        'redsys' => [
            'name' => 'Redsys', 'company' => 'Redsys Servicios de Procesamiento, S.L.', 'category' => 'necessary',
            'policy' => 'https://redsys.es/politica-de-privacidad.html',
            'urls' => ['sis.redsys.es/', 'sis-t.redsys.es'], 'inline' => [],
            'plugins' => ['woo-redsys-gateway-light', 'redsyspur'], 'cookies' => [],
        ],
        'klarna' => [
            'name' => 'Klarna', 'company' => 'Klarna Bank AB', 'category' => 'necessary',
            'policy' => 'https://www.klarna.com/es/politica-privacidad/',
            'urls' => ['x.klarnacdn.net/', 'js.klarna.com/'], 'inline' => [],
            'plugins' => ['klarna-payments-for-woocommerce', 'klarna-checkout-for-woocommerce'], 'cookies' => [],
        ],
        'polylang' => [
            'name' => 'Polylang', 'company' => '', 'category' => 'necessary', 'policy' => '',
            'urls' => [], 'inline' => [], 'plugins' => ['polylang', 'polylang-pro'],
            'cookies' => ['pll_language' => ['choices', 365]],
        ],
        'wpml' => [
            'name' => 'WPML', 'company' => '', 'category' => 'necessary', 'policy' => '',
            'urls' => [], 'inline' => [], 'plugins' => ['sitepress-multilingual-cms'],
            'cookies' => ['wp-wpml_current_language' => ['choices', 1]],
        ],
        'recaptcha' => [
            'name' => 'Google reCAPTCHA', 'company' => 'Google Ireland Ltd.', 'category' => 'necessary',
            'policy' => 'https://policies.google.com/privacy',
            'urls' => ['google.com/recaptcha/', 'gstatic.com/recaptcha/', 'recaptcha.net/'], 'inline' => ['grecaptcha'],
            'plugins' => [], 'cookies' => ['_GRECAPTCHA' => ['security', 180]],
        ],
        'turnstile' => [
            'name' => 'Cloudflare', 'company' => 'Cloudflare, Inc.', 'category' => 'necessary',
            'policy' => 'https://www.cloudflare.com/privacypolicy/',
            'urls' => ['challenges.cloudflare.com/'], 'inline' => [], 'plugins' => [],
            'cookies' => [
                '__cf_bm' => ['security', 1], 'cf_clearance' => ['security', 365], '__cflb' => ['security', 1],
            ],
        ],
    ];

    /** Names of cookies that this shop and its platform need, whoever visits. @var array<string, array{string, int}> */
    public const OWN = [
        'eu_cookies_bar' => ['consent', 180], 'eu_cookies_bar_block' => ['consent', 180],
        'eu_cookies_bar_decline' => ['consent', 180], 'islas_consent*' => ['consent', 180],
        'wp_consent_*' => ['consent', 180],
        'woocommerce_cart_hash' => ['cart', 0], 'woocommerce_items_in_cart' => ['cart', 0],
        'wp_woocommerce_session_*' => ['cart', 2],
        'store_notice*' => ['notices', 0], 'islas_notice*' => ['notices', 365],
        'wordpress_test_cookie' => ['test', 0], 'wordpress_logged_in_*' => ['login', 14],
        'wordpress_sec_*' => ['login', 14], 'wp-settings-*' => ['choices', 365],
        'wp_lang' => ['choices', 0], 'wp-postpass_*' => ['login', 10], 'PHPSESSID' => ['session', 0],
    ];

    /**
     * The provider whose cookie this is, with its row; '' for the shop's own.
     *
     * @return array{provider: string, pattern: string, purpose: string, days: int}|null Null for an unknown name.
     */
    public static function ofCookie(string $name): ?array
    {
        $own = self::among($name, '', self::OWN);
        if ($own !== null) {
            return $own;
        }
        foreach (self::TABLE as $provider => $row) {
            $found = self::among($name, $provider, $row['cookies']);
            if ($found !== null) {
                return $found;
            }
        }

        return null;
    }

    /**
     * @param array<string, array{string, int}> $cookies
     * @return array{provider: string, pattern: string, purpose: string, days: int}|null
     */
    private static function among(string $name, string $provider, array $cookies): ?array
    {
        foreach ($cookies as $pattern => [$purpose, $days]) {
            if (Names::matches($pattern, $name)) {
                return ['provider' => $provider, 'pattern' => $pattern, 'purpose' => $purpose, 'days' => $days];
            }
        }

        return null;
    }
}
