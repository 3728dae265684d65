<?php

declare(strict_types=1);

namespace Islas\Consent\Cookies;

use Islas\Consent\Configuration;
use Islas\Consent\Decision;
use Islas\Platform\Settings;

/**
 * Expires on the server, HttpOnly ones too, the cookies that the visitor does not want: those of the block list, after
 * a refusal what is known or classified as not necessary, and, while nothing is decided, all that is not necessary
 * where the owner wants that. The browser applies the same rule. Only responses that are not cacheable carry it, so
 * that public pages stay cacheable.
 */
final class CookieExpirer
{
    /** Bytes of `Set-Cookie` in one answer; what does not fit follows in the next. */
    private const ROOM = 1500;

    private Settings $settings;
    private Configuration $configuration;

    /** @var list<string> Of this request. */
    private array $unwanted = [];

    public function __construct(Settings $settings, Configuration $configuration)
    {
        $this->settings = $settings;
        $this->configuration = $configuration;
    }

    /** WordPress hook `init`: what the visitor refused is hidden from the code of this request. */
    public function expireUnwanted(): void
    {
        if ((is_admin() && ! wp_doing_ajax()) || wp_doing_cron() || (defined('WP_CLI') && WP_CLI)) {
            return;
        }
        $this->unwanted = $this->findUnwanted(RequestCookies::readCookies());
        foreach ($this->unwanted as $name) {
            unset($_COOKIE[$name], $_COOKIE[strtr($name, '. ', '__')]);
        }
        // Neither a form's answer nor one to a script is kept for other visitors.
        $method = isset($_SERVER['REQUEST_METHOD']) && is_string($_SERVER['REQUEST_METHOD'])
            ? sanitize_key($_SERVER['REQUEST_METHOD'])
            : 'get';
        // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only asked whether it is there.
        if (! in_array($method, ['get', 'head'], true) || wp_doing_ajax() || isset($_GET['wc-ajax'])) {
            $this->expireCookies($this->unwanted);
        }
    }

    /** WordPress hook `template_redirect`, last: a page that is this visitor's alone may carry it. */
    public function expireOnPage(): void
    {
        if (is_user_logged_in() || (defined('DONOTCACHEPAGE') && DONOTCACHEPAGE) || self::forbidsCaching()) {
            $this->expireCookies($this->unwanted);
        }
    }

    /**
     * @param list<string> $names As many of them as an answer has room for, each time others first.
     * @return bool Whether there was room for all.
     */
    public function expireCookies(array $names): bool
    {
        $first = $names === [] ? 0 : time() % count($names);
        $room = self::ROOM;
        foreach (array_merge(array_slice($names, $first), array_slice($names, 0, $first)) as $name) {
            $headers = Cookies::makeExpirations($name, $this->configuration->path(), self::findHost());
            $room -= strlen(implode('', $headers));
            if ($room < 0 || headers_sent()) {
                return false;
            }
            foreach ($headers as $header) {
                header($header, false);
            }
        }

        return true;
    }

    /**
     * @param array<string, string> $cookies Raw values by name.
     * @return list<string>
     */
    public function findUnwanted(array $cookies): array
    {
        return $cookies === [] ? [] : $this->findRefused($this->configuration->readDecision($cookies), $cookies);
    }

    /**
     * What a refusal of everything deletes, for a visitor who withdraws the consent.
     *
     * @param array<string, string> $cookies Raw values by name.
     * @return list<string>
     */
    public function findRefusable(array $cookies): array
    {
        $decision = $this->configuration->readDecision($cookies);
        $decision->state = 'declined';

        return $this->findRefused($decision, $cookies);
    }

    /**
     * @param array<string, string> $cookies
     * @return list<string>
     */
    private function findRefused(Decision $decision, array $cookies): array
    {
        $unwanted = [];
        foreach (array_map('strval', array_keys($cookies)) as $name) {
            // In this order: nearly always nothing is refused, and the lists need not be read.
            if ($this->isRefused($decision, $name) && ! $this->configuration->cookies->isNecessary($name)) {
                $unwanted[] = $name;
            }
        }

        return $unwanted;
    }

    /** The same as `cookiesToDelete()` in `widgets/consent/cookie-deletion.ts`. */
    private function isRefused(Decision $decision, string $name): bool
    {
        $known = $this->configuration->cookies;
        $isBlocked = $decision->state !== 'undecided' && CookiePatterns::matchesAny($decision->blocked, $name);
        if ($decision->state === 'declined' || $decision->isGpc) {
            return $known->isOptional($name) || ($isBlocked && ! $known->looksFunctional($name));
        }
        if ($decision->state === 'undecided') {
            return $this->settings->flag('block_until_accept') && ! $known->looksFunctional($name);
        }

        return $isBlocked;
    }

    private static function forbidsCaching(): bool
    {
        return preg_grep('/^cache-control:.*\b(?:no-store|no-cache|private)\b/i', headers_list()) !== [];
    }

    private static function findHost(): string
    {
        return isset($_SERVER['HTTP_HOST']) && is_string($_SERVER['HTTP_HOST'])
            ? sanitize_text_field(wp_unslash($_SERVER['HTTP_HOST']))
            : '';
    }
}
