<?php

declare(strict_types=1);

namespace Islas\Consent;

use Islas\Consent\Cookies\CookieList;
use Islas\Platform\Manifest;
use Islas\Platform\Settings;

/**
 * Prints the consent signals for Google and Microsoft before their tags run, in shops that have such tags. A tag that
 * is pasted into a theme is found when the page is rewritten, and the script is added then.
 */
final class Signals
{
    private const ID = 'islas-consent-signals';

    /** Keys of `Providers::all()`, by the setting that switches their signals on. */
    private const LISTENERS = [
        'consent_google' => ['google-analytics', 'google-tag-manager', 'google-ads'],
        'consent_microsoft' => ['microsoft-ads', 'microsoft-clarity'],
    ];

    private Settings $settings;
    private CookieList $cookies;
    private Manifest $manifest;
    private string $directory;

    /** @param string $directory Absolute path of the build folder, with a slash at its end. */
    public function __construct(Settings $settings, CookieList $cookies, Manifest $manifest, string $directory)
    {
        $this->settings = $settings;
        $this->cookies = $cookies;
        $this->manifest = $manifest;
        $this->directory = $directory;
    }

    /** Whether a page may have tags that listen, as far as is known before it is printed. */
    public function areNeeded(): bool
    {
        $listeners = $this->listListeners();

        // What is not held may run anywhere, at any time.
        return $listeners !== [] && (
            $this->settings->text('consent_hold') !== 'page'
            || ($this->settings->flag('consent_google') && $this->settings->flag('feature_analytics'))
            || array_intersect($listeners, $this->cookies->providers()) !== []
        );
    }

    /** The page with the script, where a tag that listens waits in it and the head was printed without. */
    public function addScript(string $html): string
    {
        $providers = implode('|', $this->listListeners());
        $isNeeded = $providers !== '' && preg_match('/data-islas-provider="(' . $providers . ')"/', $html) === 1
            && strpos($html, 'id="' . self::ID . '"') === false;

        return $isNeeded ? Head::insertAfterScript($html, $this->renderSignals()) : $html;
    }

    public function renderSignals(): string
    {
        $script = $this->directory . $this->manifest->findFile(Manifest::CONSENT_SIGNALS);

        return is_file($script)
            ? wp_get_inline_script_tag(trim((string) file_get_contents($script)), ['id' => self::ID])
            : '';
    }

    /** @return list<string> */
    private function listListeners(): array
    {
        $listeners = [];
        foreach (self::LISTENERS as $setting => $providers) {
            $listeners = array_merge($listeners, $this->settings->flag($setting) ? $providers : []);
        }

        return $listeners;
    }
}
