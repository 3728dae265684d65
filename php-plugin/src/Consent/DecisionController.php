<?php

declare(strict_types=1);

namespace Islas\Consent;

use Islas\Consent\Cookies\CookieExpirer;
use Islas\Consent\Cookies\CookiePatterns;
use Islas\Consent\Cookies\Cookies;
use Islas\Consent\Cookies\RequestCookies;
use Islas\Platform\Pattern;
use Islas\Platform\SameOrigin;
use Islas\Platform\Settings;
use WC_AJAX;

/**
 * The endpoint of decisions: of a form without JavaScript, answered with the cookies and a redirect back, and the
 * record that a browser sends of a decision it has applied itself, again if it was not written, answered with its
 * cookies. Only from pages of this shop, and rate-limited.
 *
 * @phpstan-import-type Posted from DecisionLog
 */
final class DecisionController
{
    /** Query variable: how often the browser was sent on with what a withdrawal still has to delete. */
    private const AGAIN = 'again';
    private const MOST_ANSWERS = 8;

    private const NO_LOG = 204;

    private Settings $settings;
    private Configuration $configuration;
    private DecisionLog $log;
    private CookieExpirer $cookieExpirer;
    private bool $isRestLeft = false;

    public function __construct(
        Settings $settings,
        Configuration $configuration,
        DecisionLog $log,
        CookieExpirer $cookieExpirer
    ) {
        $this->cookieExpirer = $cookieExpirer;
        $this->settings = $settings;
        $this->configuration = $configuration;
        $this->log = $log;
    }

    /** WordPress hook `wc_ajax_islas_consent`. */
    public function handleRequest(): void
    {
        if (! SameOrigin::isConfirmed() || self::readServer('REQUEST_METHOD') !== 'POST') {
            wp_die(
                esc_html__('This decision did not come from a page of this shop.', 'islas'),
                '',
                ['response' => 403, 'back_link' => true]
            );
        }
        if (self::readPosted('id') === '') {
            $this->storeDecision();
            $this->continueDeletion();
            wp_safe_redirect($this->findReturnUrl(), 303);
            exit;
        }
        $posted = [];
        foreach ([Decision::UNTIL, Decision::BLOCK, Decision::DECLINE, Decision::PROOF] as $name) {
            $posted[$name] = self::readPostedCookie($name);
        }
        foreach (AnsweredCookies::listFor($posted, self::readPosted('id'), $this->configuration) as $cookie) {
            Cookies::write($cookie[0], $cookie[1], $cookie[2], $this->configuration->path());
        }
        if ($posted[Decision::UNTIL] === 'null') {
            $this->deleteRefusable(RequestCookies::readCookies());
        }
        $status = $this->isLogged() ? $this->log->recordDecision(self::readPostedRecord()) : self::NO_LOG;
        if (self::makeAttempt() === 0 && ! DecisionLog::isPending($status)) {
            Cookies::write(DecisionLog::UNLOGGED, '', 0, $this->configuration->path());
        }
        $this->continueDeletion();
        wp_die('', '', ['response' => absint($status)]);
    }

    /**
     * What a browser has decided, as the cookies say that it has written: when is the server's to know.
     *
     * @return Posted
     */
    private static function readPostedRecord(): array
    {
        $proof = Decision::parseProof(self::readPosted(Decision::PROOF));
        $until = self::readPosted(Decision::UNTIL);
        $blocked = $until === 'null' ? [] : CookiePatterns::splitList(self::readPosted(Decision::BLOCK));
        if (self::readPosted('decision') === 'gpc') {
            $decision = 'gpc';
        } elseif ($until === 'null') {
            $decision = 'withdrawn';
        } elseif ($proof === null || preg_match('/^\d{1,11}$/D', $until) !== 1) {
            $decision = '';
        } elseif (self::readPosted(Decision::DECLINE) === '1') {
            $decision = 'declined';
        } else {
            $decision = $blocked === [] && count($proof[3]) === 3 ? 'accepted' : 'saved';
        }

        return [
            'id' => self::readPosted('id'),
            'decision' => $decision,
            'version' => $proof[0] ?? self::readPosted('version'),
            'categories' => $proof[3] ?? [],
            'blocked' => $blocked,
            'time' => $proof[1] ?? 0,
            'isAgain' => self::readPosted('unlogged') === '1',
        ];
    }

    /** A form without JavaScript. */
    private function storeDecision(): void
    {
        $before = $cookies = RequestCookies::readCookies();
        $choice = Choice::fromForm(
            self::readPosted('islas_consent'),
            self::readPostedList('islas_consent_cookies'),
            self::readPostedList('islas_consent_categories'),
            $this->configuration,
            $cookies,
            self::readPostedList('islas_consent_shown')
        );
        $id = $this->configuration->readDecision($cookies)->id;
        $id = preg_match('/^[0-9a-f]{20}$/D', $id) === 1 ? $id : bin2hex(random_bytes(10));
        $version = $this->configuration->version();
        $length = $this->settings->count('expire_time');
        foreach ($choice->cookies($version, $id, time(), $length) as [$name, $value, $until]) {
            Cookies::write($name, $value, $until, $this->configuration->path());
            $cookies[$name] = $value;
        }
        if ($choice->decision === 'withdraw') {
            $this->deleteRefusable($before);
        } else {
            $this->cookieExpirer->expireCookies($this->cookieExpirer->findUnwanted($cookies));
        }
        Api::announceDecision($choice->categories);
        $status = ! $this->isLogged() ? self::NO_LOG : $this->log->recordDecision([
            'id' => $id,
            'decision' => $choice->nameDecision(),
            'version' => $version,
            'categories' => $choice->categories,
            'blocked' => $choice->blocked,
            'time' => 0,
            'isAgain' => false,
        ]);
        if (DecisionLog::isPending($status)) {
            // A later page with scripts sends it.
            Cookies::write(DecisionLog::UNLOGGED, $id, time() + $length, $this->configuration->path());
        }
    }

    /**
     * Deletes what a refusal deletes. After a withdrawal nothing is decided, so no later page would delete the rest.
     *
     * @param array<string, string> $cookies
     */
    private function deleteRefusable(array $cookies): void
    {
        $this->isRestLeft = ! $this->cookieExpirer->expireCookies($this->cookieExpirer->findRefusable($cookies));
    }

    /** Sends the same request again, which the browser makes without the cookies that this answer deletes. */
    private function continueDeletion(): void
    {
        $times = self::makeAttempt();
        if ($this->isRestLeft && $times < self::MOST_ANSWERS) {
            $endpoint = WC_AJAX::get_endpoint(Module::DECISION_ENDPOINT);
            wp_safe_redirect(add_query_arg(self::AGAIN, $times + 1, $endpoint), 307);
            exit;
        }
    }

    private static function makeAttempt(): int
    {
        // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- A count.
        return isset($_GET[self::AGAIN]) && is_numeric($_GET[self::AGAIN]) ? max(0, (int) $_GET[self::AGAIN]) : 0;
    }

    /** Whether there is a log, and this is no request that was only sent on. */
    private function isLogged(): bool
    {
        return $this->settings->flag('consent_log') && self::makeAttempt() === 0;
    }

    private function findReturnUrl(): string
    {
        $from = wp_get_raw_referer();
        $isForm = is_string($from) && strpos($from, 'wc-ajax=') === false;

        return $isForm ? wp_validate_redirect($from, home_url('/')) : home_url('/');
    }

    private static function readPosted(string $name): string
    {
        // phpcs:ignore WordPress.Security.NonceVerification.Missing -- Pages are cached; SameOrigin has checked the request.
        return isset($_POST[$name]) && is_string($_POST[$name])
            // phpcs:ignore WordPress.Security.NonceVerification.Missing -- As above.
            ? substr(sanitize_text_field(wp_unslash($_POST[$name])), 0, 4096)
            : '';
    }

    /** A cookie's raw value: visible ASCII without semicolon, which `sanitize_text_field()` would change. */
    private static function readPostedCookie(string $name): string
    {
        // phpcs:disable WordPress.Security.NonceVerification.Missing -- Pages are cached; SameOrigin has checked the request.
        // phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- Is, in the next line.
        $value = isset($_POST[$name]) && is_string($_POST[$name]) ? wp_unslash($_POST[$name]) : '';
        // phpcs:enable

        return substr(Pattern::replace('/[^!-:<-~]/', '', $value), 0, 4096);
    }

    /** @return list<string> */
    private static function readPostedList(string $name): array
    {
        // phpcs:disable WordPress.Security.NonceVerification.Missing -- Pages are cached; SameOrigin has checked the request.
        // phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- Each one is, below.
        $given = isset($_POST[$name]) && is_array($_POST[$name]) ? wp_unslash($_POST[$name]) : [];
        // phpcs:enable
        $list = [];
        foreach (array_slice($given, 0, 300) as $value) {
            if (is_string($value)) {
                $list[] = sanitize_text_field($value);
            }
        }

        return $list;
    }

    private static function readServer(string $name): string
    {
        return isset($_SERVER[$name]) && is_string($_SERVER[$name])
            ? sanitize_text_field(wp_unslash($_SERVER[$name]))
            : '';
    }
}
