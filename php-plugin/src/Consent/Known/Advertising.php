<?php

declare(strict_types=1);

namespace Islas\Consent\Known;

use Islas\Consent\Providers;

/**
 * Tags of advertisers. Data only; see `Providers`.
 *
 * @phpstan-import-type Provider from Providers
 */
final class Advertising
{
    /** @var array<string, Provider> */
    public const TABLE = [
        'google-ads' => [
            'name' => 'Google Ads', 'company' => 'Google Ireland Ltd.', 'category' => 'marketing',
            'policy' => 'https://policies.google.com/technologies/ads',
            'urls' => [
                'googletagmanager.com/gtag/js?id=aw-', 'googletagmanager.com/gtag/js?id=dc-',
                'googletagmanager.com/gtag/destination?id=aw-', 'googleadservices.com/', 'doubleclick.net/',
                'googlesyndication.com/', 'google.com/pagead/',
            ],
            'inline' => ['gtag(config,aw-', 'gtag(config,dc-'],
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
            'inline' => ['fbq(init'],
            'plugins' => ['facebook-for-woocommerce', 'pixelyoursite', 'official-facebook-pixel'],
            'cookies' => [
                '_fbp' => ['ads', 90], '_fbc' => ['conversions', 90], 'fr' => ['ads', 90], 'datr' => ['security', 400],
            ],
        ],
        'microsoft-ads' => [
            'name' => 'Microsoft Advertising', 'company' => 'Microsoft Ireland Operations Ltd.',
            'category' => 'marketing', 'policy' => 'https://privacy.microsoft.com/privacystatement',
            'urls' => ['bat.bing.com/', 'bat.bing.net/'],
            'inline' => ['new uet('],
            'plugins' => ['microsoft-advertising-universal-event-tracking-uet'],
            'cookies' => [
                '_uetsid*' => ['visits', 1], '_uetvid*' => ['ads', 390], '_uetmsclkid' => ['conversions', 90],
                'MUID' => ['ads', 390],
            ],
        ],
        'tiktok' => [
            'name' => 'TikTok', 'company' => 'TikTok Technology Ltd.', 'category' => 'marketing',
            'policy' => 'https://www.tiktok.com/legal/privacy-policy-eea',
            'urls' => ['analytics.tiktok.com/', 'tiktok.com/embed'],
            'inline' => ['ttq.load('],
            'plugins' => ['tiktok-for-business'],
            'cookies' => ['_ttp' => ['ads', 390], '_tt_enable_cookie' => ['ads', 390], 'ttclid' => ['conversions', 30]],
        ],
        'pinterest' => [
            'name' => 'Pinterest', 'company' => 'Pinterest Europe Ltd.', 'category' => 'marketing',
            'policy' => 'https://policy.pinterest.com/privacy-policy',
            'urls' => ['s.pinimg.com/ct/', 'ct.pinterest.com/', 'assets.pinterest.com/js/'],
            'inline' => ['pintrk(load'], 'plugins' => ['pinterest-for-woocommerce'],
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
            'inline' => [], 'plugins' => [],
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
            'urls' => ['sc-static.net/scevent', 'tr.snapchat.com/'], 'inline' => ['snaptr(init'], 'plugins' => [],
            'cookies' => ['_scid*' => ['ads', 390], 'sc_at' => ['ads', 365]],
        ],
        'mailchimp' => [
            'name' => 'Mailchimp', 'company' => 'Intuit Inc.', 'category' => 'marketing',
            'policy' => 'https://www.intuit.com/privacy/statement/',
            'urls' => ['chimpstatic.com/'], 'inline' => [], 'plugins' => ['mailchimp-for-woocommerce'],
            'cookies' => ['mailchimp.cart.*' => ['ads', 30], 'mailchimp_*' => ['ads', 30]],
        ],
        'hubspot' => [
            'name' => 'HubSpot', 'company' => 'HubSpot, Inc.', 'category' => 'marketing',
            'policy' => 'https://legal.hubspot.com/privacy-policy',
            'urls' => ['hs-scripts.com/', 'js-eu1.hs-scripts.com/', 'js.hs-analytics.net/', 'hs-banner.com/'],
            'inline' => [], 'plugins' => ['leadin'],
            'cookies' => [
                'hubspotutk' => ['visitors', 180], '__hstc' => ['visitors', 180], '__hssc' => ['visits', 1],
                '__hssrc' => ['visits', 0],
            ],
        ],
        'paypal-marketing' => [
            'name' => 'PayPal Marketing', 'company' => 'PayPal (Europe) S.à r.l.', 'category' => 'marketing',
            'policy' => 'https://www.paypal.com/privacy-center/home',
            'urls' => ['paypal.com/tagmanager', 'paypal.com/muse'], 'inline' => [], 'plugins' => [], 'cookies' => [],
        ],
        'criteo' => [
            'name' => 'Criteo', 'company' => 'Criteo SA', 'category' => 'marketing',
            'policy' => 'https://www.criteo.com/privacy/',
            'urls' => ['static.criteo.net/', 'dynamic.criteo.com/'], 'inline' => [], 'plugins' => [],
            'cookies' => ['cto_bundle' => ['ads', 390], 'uid' => ['ads', 390]],
        ],
    ];
}
