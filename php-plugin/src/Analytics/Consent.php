<?php

declare(strict_types=1);

namespace Islas\Analytics;

use Islas\Consent\Tools\ConsentPluginDetector;
use Islas\Consent\Tools\HostedTool;
use Islas\Platform\Pattern;

/**
 * What the visitor of this request has decided of statistics, asked through the WP Consent API, and what Google's own
 * cookies say where that is allowed.
 */
final class Consent
{
    public const GRANTED = 'granted';
    /** The shop has no consent tool. */
    public const NONE = 'none';
    public const WAITING = 'waiting';
    public const DENIED = 'denied';

    public static function readConsent(): string
    {
        if (! function_exists('wp_has_consent')) {
            return ConsentPluginDetector::mute() === [] && ! HostedTool::isAsking() ? self::NONE : self::WAITING;
        }
        if (wp_has_consent('statistics')) {
            return self::GRANTED;
        }

        /**
         * Whether the visitor of this request has answered the shop's consent tool. Then what is not granted is
         * refused; until then it waits.
         *
         * @param bool $isDecided By the WP Consent API's own cookie.
         */
        $isDecided = apply_filters('islas_consent_is_decided', self::readCookie('wp_consent_statistics') === 'deny');

        return $isDecided === true ? self::DENIED : self::WAITING;
    }

    public static function allows(string $consent): bool
    {
        return in_array($consent, [self::GRANTED, self::NONE], true);
    }

    /** Google's number for this browser, '' where it has given none. */
    public static function readClientId(): string
    {
        return preg_match('/^GA\d\.\d+\.(\d+\.\d+)$/', self::readCookie('_ga'), $found) === 1 ? $found[1] : '';
    }

    /** Google's number for this visit. */
    public static function readVisitId(string $measurement): string
    {
        $cookie = self::readCookie('_ga_' . Pattern::replace('/^G-/', '', $measurement));

        return preg_match('/^GS\d\.\d+\.s?(\d+)/', $cookie, $found) === 1 ? $found[1] : '';
    }

    private static function readCookie(string $name): string
    {
        return isset($_COOKIE[$name]) && is_string($_COOKIE[$name])
            ? sanitize_text_field(wp_unslash($_COOKIE[$name]))
            : '';
    }
}
