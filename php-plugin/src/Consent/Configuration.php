<?php

declare(strict_types=1);

namespace Islas\Consent;

use Islas\Consent\Bar\ChoicesPage;
use Islas\Consent\Cookies\CookieList;
use Islas\Consent\Cookies\CookiePatterns;
use Islas\Consent\Cookies\ListedCookies;
use Islas\Consent\Cookies\Necessary;
use Islas\Platform\Access;
use Islas\Platform\Json;
use Islas\Platform\Settings;
use WC_AJAX;

/**
 * The settings of consent for the browser, in the shape that `widgets/consent/consent-config.ts` decodes: the same for
 * every visitor.
 */
final class Configuration
{
    /** Values of the settings for visitors who have not decided; any other value does nothing. */
    private const IMPLIED = ['yes' => 'accept', 'no' => 'decline'];

    public ListedCookies $cookies;

    private Settings $settings;
    private CookieList $all;
    private Necessary $necessary;
    private TextVersion $texts;
    private DecidedVersions $decided;

    public function __construct(Settings $settings, CookieList $cookies, Necessary $necessary)
    {
        $this->settings = $settings;
        $this->cookies = new ListedCookies($cookies, $necessary);
        $this->all = $cookies;
        $this->necessary = $necessary;
        $this->texts = new TextVersion($necessary);
        $this->decided = new DecidedVersions($this->texts);
    }

    /**
     * @param string $module Address of the file that comes when something follows from a decision.
     * @return array<string, mixed>
     */
    public function toArray(string $module): array
    {
        $cookies = [];
        $necessary = $this->necessary->listPatterns($this->all->providers());
        foreach ($this->cookies->listed() as $cookie) {
            // Cookies that are necessary by name or by family are listed once.
            if ($cookie['category'] !== 'necessary') {
                $cookies[] = array_intersect_key($cookie, ['name' => 1, 'category' => 1, 'provider' => 1]);
            } else {
                $necessary[] = $cookie['name'];
            }
        }
        $implied = array_map(fn (string $key) => self::IMPLIED[$this->settings->text($key)] ?? '', [
            'close' => 'cookies_bar_on_close',
            'scroll' => 'cookies_bar_on_scroll',
            'redirect' => 'cookies_bar_on_page_redirect',
        ]);
        $timeout = $this->settings->count('dismiss_timeout');
        $version = $this->version();

        return [
            'version' => $version,
            'versions' => $this->decided->readOthers($version),
            'expire_time' => $this->settings->count('expire_time'),
            'cookiepath' => $this->path(),
            'cookies' => $cookies,
            'necessary' => CookiePatterns::makeExpression(CookiePatterns::removeRedundant($necessary)),
            'cookies_bar_on_close' => $implied['close'],
            'cookies_bar_on_scroll' => $implied['scroll'],
            'cookies_bar_on_page_redirect' => $implied['redirect'],
            'display_delay' => $this->settings->count('display_delay'),
            'dismiss_timeout' => $timeout,
            'is_implied' => $timeout > 0 || $implied['scroll'] . $implied['redirect'] !== '',
            'block_until_accept' => $this->settings->flag('block_until_accept'),
            'user_cookies_settings_enable' => $this->settings->flag('user_cookies_settings_enable'),
            'gpc' => $this->settings->flag('consent_gpc'),
            'google' => $this->settings->flag('consent_google') ? [
                'wait_for_update' => $this->settings->count('consent_google_wait'),
                'ads_data_redaction' => $this->settings->flag('consent_google_redaction'),
                'url_passthrough' => $this->settings->flag('consent_google_passthrough'),
            ] : null,
            'microsoft' => $this->settings->flag('consent_microsoft'),
            // Also where nothing is logged: the answer sets the decision's cookies.
            'log' => WC_AJAX::get_endpoint(Module::DECISION_ENDPOINT),
            'log_off' => ! $this->settings->flag('consent_log'),
            'page' => ChoicesPage::makeUrl(),
            // The version is in the address, so that browsers may cache the response; the language, because REST
            // requests have none.
            'details' => add_query_arg('lang', substr(determine_locale(), 0, 2), add_query_arg(
                'v',
                substr(md5($version . Json::encode([$this->cookies->listed(), $this->listOfferedCategories()])), 0, 10),
                rest_url(Access::REST_NAMESPACE . Module::DETAILS_ROUTE)
            )),
            'module' => $module,
        ];
    }

    /** @return list<string> Optional categories that visitors are offered, also without a cookie in the list. */
    public function listOfferedCategories(): array
    {
        // Any page may hold something of any category.
        return $this->settings->text('consent_hold') === 'off'
            ? $this->all->categories()
            : array_slice(Labels::CATEGORIES, 1);
    }

    /** Version of the texts and lists, which names what the visitor is shown. */
    public function version(): string
    {
        return $this->texts->computeVersion();
    }

    /** Finds anew whose decisions hold: what is asked for may have changed. */
    public function recordVersion(): void
    {
        $this->decided->recordVersion();
    }

    /** Whether this shop has, or has had, a version of the texts and lists. */
    public function isKnownVersion(string $version): bool
    {
        return $this->decided->isKnown($version);
    }

    public function path(): string
    {
        $path = $this->settings->text('cookiepath');
        $own = defined('COOKIEPATH') && is_string(COOKIEPATH) && COOKIEPATH !== '' ? COOKIEPATH : '/';

        return $path !== '' && $path[0] === '/' && strpbrk($path, "; \t") === false ? $path : $own;
    }

    /** @param array<string, string> $cookies Raw values by name. */
    public function readDecision(array $cookies): Decision
    {
        // Most visitors of a page have none, and need no version.
        $version = isset($cookies[Decision::UNTIL]) ? $this->version() : '';
        $versions = $version === '' ? [] : [$version, ...$this->decided->readOthers($version)];
        $asksNotTo = isset($_SERVER['HTTP_SEC_GPC']) && $_SERVER['HTTP_SEC_GPC'] === '1';

        return Decision::fromCookies(
            $cookies,
            $versions,
            $this->readLength(),
            time(),
            $asksNotTo && $this->settings->flag('consent_gpc')
        );
    }

    /** Seconds that a decision lasts. */
    public function readLength(): int
    {
        return $this->settings->count('expire_time');
    }
}
