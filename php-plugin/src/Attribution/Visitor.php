<?php

declare(strict_types=1);

namespace Islas\Attribution;

use Islas\Consent\Tools\ConsentPluginDetector;
use WC_Session;

/**
 * Reads this visitor's traffic source, if consent allows it: from the cookies of the request, or from the session when
 * a payment service sends the request with the visitor's session.
 *
 * @phpstan-import-type Touches from Cookies
 */
final class Visitor
{
    /** Name in WooCommerce's session. */
    public const KEY = 'islas_attribution';

    /** What changes with every page is no reason to write the session. */
    private const PASSING = ['session' => 1, 'udata' => 1];

    /** @return Touches */
    public function readTouches(): array
    {
        if (! self::hasConsent()) {
            return [];
        }
        $session = self::findSession();

        return self::isBrowser() || $session === null ? Cookies::readTouches() : self::readKept($session);
    }

    /**
     * WordPress hook `wp_loaded`: keeps the way of a visitor who has a session, and forgets it with their consent.
     */
    public function rememberTouches(): void
    {
        $session = self::findSession();
        if ($session === null || ! self::isBrowser()) {
            return;
        }
        $touches = self::hasConsent() ? Cookies::readTouches() : [];
        $kept = self::readKept($session);
        if (array_diff_key($kept, self::PASSING) !== array_diff_key($touches, self::PASSING)) {
            $session->set(self::KEY, $touches === [] ? null : $touches);
        }
    }

    /** Without a tool for consent it is the owner who decides, as with WooCommerce alone. */
    private static function hasConsent(): bool
    {
        return function_exists('wp_has_consent')
            ? (bool) wp_has_consent(Tracking::CATEGORY)
            : ConsentPluginDetector::mute() === [];
    }

    private static function findSession(): ?WC_Session
    {
        $session = function_exists('WC') ? WC()->session : null;

        return $session instanceof WC_Session ? $session : null;
    }

    /** Whether the request comes with the cookie of its session: a payment service has none. */
    private static function isBrowser(): bool
    {
        foreach (array_keys($_COOKIE) as $name) {
            if (strpos((string) $name, 'wp_woocommerce_session_') === 0 || strpos((string) $name, 'sbjs_') === 0) {
                return true;
            }
        }

        return false;
    }

    /** @return Touches */
    private static function readKept(WC_Session $session): array
    {
        $kept = $session->get(self::KEY);
        $touches = [];
        foreach (is_array($kept) ? $kept : [] as $name => $values) {
            foreach (is_array($values) ? $values : [] as $alias => $value) {
                if (is_string($value)) {
                    $touches[(string) $name][(string) $alias] = $value;
                }
            }
        }

        return $touches;
    }
}
