<?php

declare(strict_types=1);

namespace Islas\Consent\Tools;

use Islas\Platform\ActivePlugins;

/**
 * Other plugins that ask visitors for consent. While one of them is active Islas shows no bar: two would be worse than
 * either, and the owner has set that one up.
 */
final class ConsentPluginDetector
{
    public const EU_COOKIES_BAR = 'eu-cookies-bar';

    /** @var array<string, string> Folder of the plugin to its name. */
    private const KNOWN = [
        self::EU_COOKIES_BAR => 'EU Cookies Bar',
        'complianz-gdpr' => 'Complianz',
        'complianz-gdpr-premium' => 'Complianz Premium',
        'cookie-law-info' => 'CookieYes',
        'cookie-notice' => 'Cookie Notice (Compliance by Hu-manity.co)',
        'cookiebot' => 'Cookiebot',
        'real-cookie-banner' => 'Real Cookie Banner',
        'real-cookie-banner-pro' => 'Real Cookie Banner Pro',
        'gdpr-cookie-compliance' => 'GDPR Cookie Compliance (Moove)',
        'gdpr-cookie-consent' => 'WP Cookie Consent',
        'borlabs-cookie' => 'Borlabs Cookie',
        'iubenda-cookie-law-solution' => 'iubenda',
        'uk-cookie-consent' => 'Termly',
        'termly' => 'Termly',
        'webtoffee-cookie-consent' => 'WebToffee Cookie Consent',
        'webtoffee-gdpr-cookie-consent' => 'WebToffee GDPR Cookie Consent',
        'onetrust' => 'OneTrust',
        'usercentrics-consent-management-platform' => 'Usercentrics',
        'pressidium-cookie-consent' => 'Pressidium Cookie Consent',
        'beautiful-and-responsive-cookie-consent' => 'Beautiful Cookie Consent Banner',
        'wpconsent-cookies-banner-privacy-suite' => 'WPConsent',
        'wpconsent-premium' => 'WPConsent Pro',
        'faz-cookie-manager' => 'FAZ Cookie Manager',
        'tarteaucitronjs' => 'tarteaucitron.js',
        'lgpd-cookie' => 'Lgpd Cookie',
        'adapta-rgpd' => 'Adapta RGPD',
        'click-datos-lopd' => 'Cookies (ClickDatos)',
        'asesor-cookies-para-la-ley-en-espana' => 'Asesor de Cookies',
        'cookies-and-content-security-policy' => 'Cookies and Content Security Policy',
        'consentmagic-pro' => 'ConsentMagic',
        'cookie-information-consent-solution' => 'Cookie Information',
    ];

    /** Folders of those whose settings Islas imports. */
    private const IMPORTABLE = [self::EU_COOKIES_BAR, 'complianz-gdpr', 'complianz-gdpr-premium', 'cookie-law-info'];

    public static function isImportable(): bool
    {
        return ActivePlugins::findAmong(array_intersect_key(self::KNOWN, array_flip(self::IMPORTABLE))) !== [];
    }

    /**
     * Names of tools that ask visitors here and do not say what they answered: the WP Consent API is missing. What
     * needs consent waits beside them.
     *
     * @return list<string>
     */
    public static function mute(): array
    {
        return function_exists('wp_has_consent') ? [] : array_values(self::active());
    }

    /** @return array<string, string> File of each active one, as WordPress lists plugins, to its name. */
    public static function active(): array
    {
        return ActivePlugins::findAmong(self::KNOWN);
    }

    /** @param list<string> $tools Names of those that ask for consent without the WP Consent API. */
    public static function explainWaiting(array $tools): string
    {
        return sprintf(
            /* translators: %s: names of plugins */
            __('%s tells no other plugin what visitors answer, so analytics and order attribution wait.', 'islas'),
            implode(', ', $tools)
        ) . ' ' . __('Install the plugin WP Consent API, which passes the answer on.', 'islas');
    }
}
