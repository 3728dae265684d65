<?php

declare(strict_types=1);

namespace Islas\Consent;

use Islas\Settings;

/**
 * Expires on the server, HttpOnly ones too, the cookies that the visitor does not want: those of the block list, after
 * a refusal all that are not necessary, and the same while nothing is decided where nothing may be set before. The rule
 * is the browser's own; headers that other code has written stay.
 */
final class CookieGate
{
    /** No answer has more headers than these make. */
    private const MOST = 20;

    private Settings $settings;
    private Configuration $configuration;

    public function __construct(Settings $settings, Configuration $configuration)
    {
        $this->settings = $settings;
        $this->configuration = $configuration;
    }

    /** WordPress hook `init`. */
    public function close(): void
    {
        if (is_admin() || wp_doing_cron() || headers_sent() || (defined('WP_CLI') && WP_CLI)) {
            return;
        }
        $names = array_slice($this->unwanted(RequestCookies::all()), 0, self::MOST);
        if ($names === []) {
            return;
        }
        foreach ($names as $name) {
            Cookies::expire($name, $this->configuration->path(), self::host());
            unset($_COOKIE[$name], $_COOKIE[strtr($name, '. ', '__')]);
        }
        // An answer that takes a cookie away is one visitor's.
        wc_maybe_define_constant('DONOTCACHEPAGE', true);
        nocache_headers();
    }

    /**
     * @param array<string, string> $cookies Raw values by name.
     * @return list<string>
     */
    public function unwanted(array $cookies): array
    {
        if ($cookies === []) {
            return [];
        }
        $decision = $this->configuration->decision($cookies);
        $unwanted = [];
        foreach (array_keys($cookies) as $name) {
            $name = (string) $name;
            $isRefused = $decision->state === 'undecided'
                ? $this->settings->flag('block_until_accept')
                : $decision->state === 'declined' || Names::matchesAny($decision->blocked, $name);
            if ($isRefused && ! $this->configuration->isNecessary($name)) {
                $unwanted[] = $name;
            }
        }

        return $unwanted;
    }

    private static function host(): string
    {
        return isset($_SERVER['HTTP_HOST']) && is_string($_SERVER['HTTP_HOST'])
            ? sanitize_text_field(wp_unslash($_SERVER['HTTP_HOST']))
            : '';
    }
}
