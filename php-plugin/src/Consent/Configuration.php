<?php

declare(strict_types=1);

namespace Islas\Consent;

use Islas\Rest\ConsentsController;
use Islas\Settings;
use WC_AJAX;

/**
 * What the browser is told of consent, in the shape that `src/contracts/consent.ts` decodes: the same for every
 * visitor.
 *
 * @phpstan-import-type Listed from CookieList
 */
final class Configuration
{
    /** Another number asks every visitor again: for a change of what Islas' own texts say. */
    private const TEXTS = 1;

    private Settings $settings;
    private Lists $lists;
    private CookieList $cookies;
    private Necessary $necessary;

    /** @var list<Listed>|null */
    private ?array $listed = null;

    public function __construct(Settings $settings, Lists $lists, CookieList $cookies, Necessary $necessary)
    {
        $this->settings = $settings;
        $this->lists = $lists;
        $this->cookies = $cookies;
        $this->necessary = $necessary;
    }

    /** @return array<string, mixed> */
    public function toArray(): array
    {
        $cookies = [];
        $necessary = $this->necessary->names();
        foreach ($this->listed() as $cookie) {
            // What is necessary by its name or family is told once.
            if ($cookie['category'] !== 'necessary') {
                $cookies[] = array_intersect_key($cookie, ['name' => 1, 'category' => 1, 'provider' => 1]);
            } elseif (! $this->necessary->is(rtrim($cookie['name'], '*'))) {
                $necessary[] = $cookie['name'];
            }
        }

        return [
            'version' => $this->version(),
            'expire_time' => $this->settings->count('expire_time'),
            'cookiepath' => $this->path(),
            'cookies' => $cookies,
            'strictly_necessary' => $necessary,
            'strictly_necessary_family' => $this->necessary->families(),
            'cookies_bar_on_close' => self::implied($this->settings->text('cookies_bar_on_close')),
            'cookies_bar_on_scroll' => self::implied($this->settings->text('cookies_bar_on_scroll')),
            'cookies_bar_on_page_redirect' => self::implied($this->settings->text('cookies_bar_on_page_redirect')),
            'display_delay' => $this->settings->count('display_delay'),
            'dismiss_timeout' => $this->settings->count('dismiss_timeout'),
            'block_until_accept' => $this->settings->flag('block_until_accept'),
            'user_cookies_settings_enable' => $this->settings->flag('user_cookies_settings_enable'),
            'gpc' => $this->settings->flag('consent_gpc'),
            'google' => $this->settings->flag('consent_google') ? [
                'wait_for_update' => $this->settings->count('consent_google_wait'),
                'ads_data_redaction' => $this->settings->flag('consent_google_redaction'),
                'url_passthrough' => $this->settings->flag('consent_google_passthrough'),
            ] : null,
            'microsoft' => $this->settings->flag('consent_microsoft'),
            'log' => $this->settings->flag('consent_log') ? WC_AJAX::get_endpoint(Door::ENDPOINT) : '',
            'page' => ChoicesPage::url(),
            // The version, so that browsers may keep the answer; the language, because REST has none of its own.
            'details' => add_query_arg(
                'lang',
                substr(determine_locale(), 0, 2),
                add_query_arg('v', $this->version(), rest_url(ConsentsController::DETAILS))
            ),
        ];
    }

    /**
     * @return list<Listed> What the visitor decides on and what is necessary, without what is in no list of the shop.
     */
    public function listed(): array
    {
        if ($this->listed === null) {
            $this->listed = array_map(function (array $cookie): array {
                return $this->necessary->is(rtrim($cookie['name'], '*'))
                    ? ['category' => 'necessary'] + $cookie
                    : $cookie;
            }, $this->cookies->all());
        }

        return $this->listed;
    }

    /** Never blocked, never deleted. */
    public function isNecessary(string $name): bool
    {
        if ($this->necessary->is($name)) {
            return true;
        }
        foreach ($this->listed() as $cookie) {
            if ($cookie['category'] === 'necessary' && Names::matches($cookie['name'], $name)) {
                return true;
            }
        }

        return false;
    }

    /** What a decision was taken on: another one asks again. Ten letters and digits, in every language the same. */
    public function version(): string
    {
        $words = array_intersect_key($this->settings->all(), array_flip([
            'consent_title', 'consent_text', 'consent_policy_text',
        ]));
        $listed = array_map(
            static fn (array $cookie) => [$cookie['name'], $cookie['category'], $cookie['provider']],
            $this->listed()
        );
        $rules = array_map(
            static fn (array $rule) => [$rule['category'], $rule['provider']],
            $this->lists->rules()
        );

        return substr(md5((string) wp_json_encode([
            self::TEXTS, $words, $listed, $this->cookies->providers(), $rules,
        ])), 0, 10);
    }

    public function path(): string
    {
        $path = $this->settings->text('cookiepath');
        $own = defined('COOKIEPATH') && is_string(COOKIEPATH) && COOKIEPATH !== '' ? COOKIEPATH : '/';

        return $path !== '' && $path[0] === '/' && strpbrk($path, "; \t") === false ? $path : $own;
    }

    /** @param array<string, string> $cookies Raw values by name. */
    public function decision(array $cookies): Decision
    {
        return Decision::read($cookies, $this->version(), $this->listed(), $this->length(), time());
    }

    /** Seconds that a decision lasts. */
    public function length(): int
    {
        return $this->settings->count('expire_time');
    }

    private static function implied(string $word): string
    {
        return $word === 'yes' || $word === 'no' ? $word : 'other';
    }
}
