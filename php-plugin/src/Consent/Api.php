<?php

declare(strict_types=1);

namespace Islas\Consent;

use Islas\Consent\Cookies\RequestCookies;
use Islas\Platform\InlineScripts;

/**
 * The WP Consent API on the server: answers other plugins from the visitor's decision, whether that plugin is installed
 * or not; if it is, passes decisions made without JavaScript on to it.
 */
final class Api
{
    /** Category of the API to Islas' own. */
    private const CATEGORIES = [
        'functional' => 'necessary',
        'preferences' => 'preferences',
        'statistics-anonymous' => 'statistics',
        'statistics' => 'statistics',
        'marketing' => 'marketing',
    ];

    private Configuration $configuration;
    private string $directory;

    /** @var array<string, Decision> By what the cookies were. */
    private array $decisions = [];

    /** @param string $directory Absolute path of the plugin. */
    public function __construct(Configuration $configuration, string $directory)
    {
        $this->configuration = $configuration;
        $this->directory = $directory;
    }

    /** WordPress hook `init`, after the plugins are there: its functions, for themes and plugins that ask. */
    public function loadFunctions(): void
    {
        if (! function_exists('wp_has_consent')) {
            require_once $this->directory . '/consent-api.php';
        }
    }

    /** Filter `wp_consent_api_registered_…`: Islas asks this API. */
    public function isRegistered(): bool
    {
        return true;
    }

    /**
     * Filter `wp_get_consent_type`.
     *
     * @param mixed $type
     */
    public function filterConsentType($type): string
    {
        return 'optin';
    }

    /**
     * Filter `wp_has_consent`. What the API's own cookie allowed another plugin stays allowed until the visitor decides
     * in the bar.
     *
     * @param mixed $has
     * @param mixed $category
     */
    public function hasConsent($has, $category): bool
    {
        $category = self::CATEGORIES[is_string($category) ? $category : ''] ?? 'marketing';
        $decision = $this->readDecision();
        if ($decision->state === 'undecided') {
            return $category === 'necessary' || (bool) $has;
        }

        return $decision->allows($category);
    }

    /**
     * Filter `islas_consent_is_decided`.
     *
     * @param mixed $isDecided
     */
    public function isDecided($isDecided): bool
    {
        return (bool) $isDecided || $this->readDecision()->state !== 'undecided';
    }

    /** Filter `wp_consent_api_cookie_expiration`: in days. */
    public function filterCookieDays(): int
    {
        return (int) max(1, round($this->configuration->readLength() / DAY_IN_SECONDS));
    }

    /** WordPress hook `wp_enqueue_scripts`, after the API's own. */
    public function sendDecision(): void
    {
        if (wp_script_is('wp-consent-api')) {
            wp_add_inline_script('wp-consent-api', InlineScripts::FEED_CONSENT_API);
        }
    }

    /** @param list<string> $allowed Optional categories. */
    public static function announceDecision(array $allowed): void
    {
        // The functions of `consent-api.php` read Islas' decision themselves.
        if (! class_exists('WP_CONSENT_API', false) || headers_sent()) {
            return;
        }
        foreach (self::CATEGORIES as $category => $own) {
            $isAllowed = $own === 'necessary' || in_array($own, $allowed, true);
            wp_set_consent($category, $isAllowed ? 'allow' : 'deny');
        }
    }

    private function readDecision(): Decision
    {
        $cookies = RequestCookies::readCookies();
        $key = md5(serialize($cookies));

        return $this->decisions[$key] ??= $this->configuration->readDecision($cookies);
    }
}
