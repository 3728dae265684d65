<?php

declare(strict_types=1);

namespace Islas\Consent\Known;

/**
 * Names that pages call of a tag, by provider: functions, or with names behind them objects that have these functions.
 */
final class Apis
{
    /** @var array<string, string> Joined by `|`, as `widgets/consent/tag-data.ts` has it. */
    public const TABLE = [
        'google-analytics' => 'gtag|ga|_gaq.push',
        'google-ads' => 'gtag|adsbygoogle.push',
        'google-tag-manager' => 'dataLayer.push',
        'microsoft-clarity' => 'clarity',
        'hotjar' => 'hj',
        'matomo' => '_paq.push',
        'yandex' => 'ym',
        'meta' => 'fbq',
        'microsoft-ads' => 'uetq.push',
        'tiktok' => 'ttq.page.track.identify.instance.instances.debug.on.off.once.ready.alias.group.enableCookie'
            . '.disableCookie.holdConsent.revokeConsent.grantConsent.load',
        'pinterest' => 'pintrk',
        'linkedin' => 'lintrk',
        'snapchat' => 'snaptr',
        'x-twitter' => 'twq',
        'hubspot' => '_hsq.push',
        'criteo' => 'criteo_q.push',
    ];
}
