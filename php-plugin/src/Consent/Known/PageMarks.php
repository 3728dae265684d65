<?php

// Generated from widgets/consent/providers.json and functional-names.json by `npm run features`:
// change those, not this.
// phpcs:disable Generic.Files.LineLength -- Data.

declare(strict_types=1);

namespace Islas\Consent\Known;

/**
 * What a text in small letters has in it if it may name a provider that is not necessary. Data for `PageScan`.
 */
final class PageMarks
{
    /** @var list<string> Names that no other word has. */
    public const NAMES = ['amzn', 'gtag', 'id=aw-', 'id=g-', 'id=gtm-', 'pintrk', 'snaptr'];

    /** Addresses, looked for at their last dot: a page has few of those, and many letters. */
    public const ADDRESSES = '~\\.(?:com(?<=alb\\.reddit\\.com|amplify\\.outbrain\\.com|analytics\\.google\\.com|analytics\\.tiktok\\.com|app\\.posthog\\.com|app3\\.salesmanago\\.com|assets\\.mailerlite\\.com|assets\\.pinterest\\.com|awin1\\.com|bat\\.bing\\.com|c\\.amazon\\-adsystem\\.com|cdn\\-widgetsrepository\\.yotpo\\.com|cdn\\.amplitude\\.com|cdn\\.brevo\\.com|cdn\\.doofinder\\.com|cdn\\.eu\\.amplitude\\.com|cdn\\.inspectlet\\.com|cdn\\.livechatinc\\.com|cdn\\.luckyorange\\.com|cdn\\.mouseflow\\.com|cdn\\.mxpnl\\.com|cdn\\.onesignal\\.com|cdn\\.scarabresearch\\.com|cdn\\.segment\\.com|cdn\\.taboola\\.com|cdn4\\.mxpnl\\.com|chimpstatic\\.com|cl\\.avis\\-verifies\\.com|clientcdn\\.pushengage\\.com|code\\-eu1\\.jivosite\\.com|code\\.jivosite\\.com|config\\.doofinder\\.com|connect\\.nosto\\.com|conversations\\-widget\\.brevo\\.com|ct\\.pinterest\\.com|dev\\.visualwebsiteoptimizer\\.com|diffuser\\-cdn\\.app\\-us1\\.com|dwin1\\.com|dwin2\\.com|dynamic\\.criteo\\.com|edge\\.fullstory\\.com|eu\\-assets\\.i\\.posthog\\.com|eu\\.posthog\\.com|facebook\\.com|fullstory\\.com|fw\\-cdn\\.com|google\\-analytics\\.com|google\\.com|googleadservices\\.com|googlesyndication\\.com|googletagmanager\\.com|hs\\-banner\\.com|hs\\-scripts\\.com|instagram\\.com|integrations\\.etrusted\\.com|invitejs\\.trustpilot\\.com|js\\-eu1\\.hs\\-scripts\\.com|js\\.intercomcdn\\.com|klaviyo\\.com|maps\\.googleapis\\.com|mc\\.yandex\\.com|oct8ne\\.com|omnisend\\.com|omnisnippet1\\.com|open\\.spotify\\.com|paypal\\.com|pixel\\.wp\\.com|platform\\.instagram\\.com|platform\\.twitter\\.com|platform\\.x\\.com|player\\.vimeo\\.com|prism\\.app\\-us1\\.com|px\\.ads\\.linkedin\\.com|rec\\.smartlook\\.com|redditstatic\\.com|s\\.amazon\\-adsystem\\.com|s\\.pinimg\\.com|salesmanago\\.com|script\\.crazyegg\\.com|script\\.hotjar\\.com|sibautomation\\.com|sibforms\\.com|smartsuppchat\\.com|snap\\.licdn\\.com|static\\-eu\\.oct8ne\\.com|static\\-tracking\\.klaviyo\\.com|static\\.ads\\-twitter\\.com|static\\.hotjar\\.com|static\\.klaviyo\\.com|static\\.mailerlite\\.com|static\\.oct8ne\\.com|static\\.scarabresearch\\.com|static\\.zdassets\\.com|staticw2\\.yotpo\\.com|stats\\.wp\\.com|swrap\\.tradedoubler\\.com|tbs\\.tradedoubler\\.com|tiktok\\.com|tools\\.luckyorange\\.com|tr\\.outbrain\\.com|tr\\.snapchat\\.com|track\\.tradedoubler\\.com|trc\\.taboola\\.com|us\\-assets\\.i\\.posthog\\.com|userlike\\-cdn\\-widgets\\.s3\\-eu\\-west\\-1\\.amazonaws\\.com|v2\\.zopim\\.com|wchat\\.eu\\.freshchat\\.com|wchat\\.freshchat\\.com|web\\-sdk\\.smartlook\\.com|widget\\-v4\\.tidiochat\\.com|widget\\.trustpilot\\.com|widgets\\.ekomi\\.com|widgets\\.outbrain\\.com|widgets\\.trustedshops\\.com|youtube\\-nocookie\\.com|youtube\\.com|zenaps\\.com)|net(?<=bat\\.bing\\.net|cdn\\.retailrocket\\.net|connect\\.facebook\\.net|doubleclick\\.net|js\\.hs\\-analytics\\.net|sc\\-static\\.net|static\\.criteo\\.net|t\\.contentsquare\\.net|trackcmp\\.net)|me(?<=cache\\.judge\\.me|cdn\\.judge\\.me|cdn1\\.judge\\.me)|io(?<=cdn\\.clerk\\.io|custom\\.clerk\\.io|plausible\\.io|widget\\.intercom\\.io|widgets\\.rr\\.skeepers\\.io)|cloud(?<=cdn\\.connectif\\.cloud|cdn\\.matomo\\.cloud|connectif\\.cloud)|ru(?<=cdn\\.retailrocket\\.ru|mc\\.yandex\\.ru)|ms(?<=clarity\\.ms)|chat(?<=client\\.crisp\\.chat)|co(?<=code\\.tidio\\.co)|to(?<=embed\\.tawk\\.to)|es(?<=google\\.es)|map(?<=google\\.maps\\.map)|js(?<=gtm\\.js|matomo\\.js|piwik\\.js)|start(?<=gtm\\.start)|(?<=maps\\.google\\.)|php(?<=matomo\\.php|piwik\\.php)|html(?<=ns\\.html)|pl(?<=salesmanago\\.pl)|de(?<=sw\\-assets\\.ekomiapps\\.de)|load(?<=ttq\\.load)|be(?<=youtu\\.be))~';

    /** @var list<string> Functions whose names are too short to be looked for alone. */
    public const CALLS = [
        '~(?<![\\w$-])fbq(?:["\'`]\\s*\\])?\\s*(?:\\?\\.\\s*)?\\(~',
        '~(?<![\\w$-])ga(?:["\'`]\\s*\\])?\\s*(?:\\?\\.\\s*)?\\(~',
        '~(?<![\\w$-])rdt(?:["\'`]\\s*\\])?\\s*(?:\\?\\.\\s*)?\\(~',
        '~(?<![\\w$-])twq(?:["\'`]\\s*\\])?\\s*(?:\\?\\.\\s*)?\\(~',
        '~(?<![\\w$-])uet(?:["\'`]\\s*\\])?\\s*(?:\\?\\.\\s*)?\\(~',
        '~(?<![\\w$-])ym(?:["\'`]\\s*\\])?\\s*(?:\\?\\.\\s*)?\\(~',
    ];
}
