<?php

declare(strict_types=1);

namespace Islas\Consent\Known;

/**
 * By what a text in small letters shows that it may name a provider that is not necessary. Made of the addresses and
 * calls of the other tables; `ConsentMarksTest` says how, and fails where something is missing. They are written down
 * because a page would pay as much for making them as for all that it looks for.
 */
final class Marks
{
    /** Names that no address and no other word has. */
    public const NAMES = ['gtag', 'pintrk', 'snaptr'];

    /** Addresses, looked for at their last dot: a page has few of those, and many letters. */
    public const ADDRESSES = '~\.(?:'
        . 'com(?<=analytics\.google\.com|analytics\.tiktok\.com|assets\.pinterest\.com|bat\.bing\.com|'
        . 'chimpstatic\.com|ct\.pinterest\.com|dynamic\.criteo\.com|facebook\.com|google\-analytics\.com|'
        . 'google\.com|googleadservices\.com|googlesyndication\.com|googletagmanager\.com|hs\-banner\.com|'
        . 'hs\-scripts\.com|instagram\.com|js\-eu1\.hs\-scripts\.com|maps\.googleapis\.com|mc\.yandex\.com|'
        . 'open\.spotify\.com|paypal\.com|platform\.instagram\.com|platform\.twitter\.com|platform\.x\.com|'
        . 'player\.vimeo\.com|px\.ads\.linkedin\.com|s\.pinimg\.com|script\.hotjar\.com|snap\.licdn\.com|'
        . 'static\.ads\-twitter\.com|static\.hotjar\.com|tiktok\.com|tr\.snapchat\.com|'
        . 'youtube\-nocookie\.com|youtube\.com)|net(?<=bat\.bing\.net|connect\.facebook\.net|'
        . 'doubleclick\.net|js\.hs\-analytics\.net|sc\-static\.net|static\.criteo\.net)|'
        . 'cloud(?<=cdn\.matomo\.cloud)|ms(?<=clarity\.ms)|es(?<=google\.es)|map(?<=google\.maps\.map)|'
        . '(?<=maps\.google\.)|js(?<=matomo\.js|piwik\.js)|php(?<=matomo\.php|piwik\.php)|'
        . 'ru(?<=mc\.yandex\.ru)|load(?<=ttq\.load)|be(?<=youtu\.be)'
        . ')~';

    /** Functions whose names are too short to be looked for alone. One after the other is four times as fast. */
    public const CALLS = [
        '~(?<![\w$-])fbq' . self::CALLED,
        '~(?<![\w$-])ga' . self::CALLED,
        '~(?<![\w$-])twq' . self::CALLED,
        '~(?<![\w$-])uet' . self::CALLED,
        '~(?<![\w$-])ym' . self::CALLED,
    ];

    private const CALLED = '(?:["\'`]\s*\])?\s*(?:\?\.\s*)?\(~';

    /** Addresses of the hosted tools that ask for consent, in the same way; in any letters. */
    public const TOOLS = '~\.(?:'
        . 'net/(?<=\.consentmanager\.net/|cookiehub\.net/)|com/(?<=\.onetrust\.com/|'
        . 'cc\.cdn\.civiccomputing\.com/|cdn\-cookieyes\.com/|cmp\.osano\.com/|consent\.cookiebot\.com/|'
        . 'consent\.cookiefirst\.com/|consent\.trustarc\.com/|cookiepro\.com/|cs\.iubenda\.com/|'
        . 'embeds\.iubenda\.com/|policy\.app\.cookieinformation\.com/|policy\.cookieinformation\.com/)|'
        . 'eu/(?<=\.usercentrics\.eu/|consent\.cookiebot\.eu/|cookiehub\.eu/)|io/(?<=app\.termly\.io/|'
        . 'static\.axept\.io/)|org/(?<=cdn\.cookielaw\.org/|sdk\.privacy\-center\.org/)|'
        . 'com/cs/(?<=cdn\.iubenda\.com/cs/)|(?<=consentcdn\.cookiebot\.)|com/s/(?<=cookie\-script\.com/s/)|'
        . 'js(?<=otsdkstub\.js)|com/browser\-ui(?<=usercentrics\.com/browser\-ui)'
        . ')~i';
}
