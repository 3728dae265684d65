<?php

declare(strict_types=1);

namespace Islas\Consent\Blocking;

use Islas\Consent\Cookies\CookiePatterns;
use Islas\Consent\Lists;
use Islas\Platform\Pattern;

/**
 * Which category a tag needs: the owner's rules first, then the known providers. The shop's own scripts are never
 * blocked: the screen rejects rules that match them, and stored ones have no effect.
 *
 * @phpstan-import-type Rule from Lists
 * @phpstan-type Match array{category: string, provider: string}
 */
final class Rules
{
    private Lists $lists;

    /** @var list<Rule>|null */
    private ?array $rules = null;

    /** @var array<string, Match|null> What was found by address: a page asks for each script several times. */
    private array $byUrl = [];

    /** @var array{string, list<string>, bool}|null The page and the patterns that were looked at last, with the answer. */
    private ?array $scanned = null;

    public function __construct(Lists $lists)
    {
        $this->lists = $lists;
    }

    /**
     * Why a rule is not taken, in words; '' when it is.
     *
     * @param array<string, string> $rule
     */
    public static function refusal(array $rule): string
    {
        $pattern = $rule['pattern'] ?? '';
        if (strlen($pattern) < 4) {
            /* translators: %s: what the owner typed */
            return sprintf(__('“%s” is too short: it would hold scripts nobody means.', 'islas'), $pattern);
        }
        $own = '';
        if (($rule['kind'] ?? '') === 'handle') {
            $own = OwnScripts::isHandle($pattern) ? $pattern : '';
        } elseif (($rule['kind'] ?? '') === 'url') {
            $own = OwnScripts::isMatchedBy($pattern) ? $pattern : '';
        } else {
            foreach (['wc_', 'woocommerce', 'jQuery', 'wp.', 'islas', 'document', 'window', 'function'] as $word) {
                $own = stripos($pattern, $word) === 0 ? $pattern : $own;
            }
        }

        /* translators: %s: what the owner typed */
        return $own === '' ? '' : sprintf(__('“%s” would hold scripts that the shop itself needs.', 'islas'), $own);
    }

    /** @return Match|null */
    public function matchHandle(string $handle): ?array
    {
        foreach ($this->listAccepted() as $rule) {
            if ($rule['kind'] === 'handle' && CookiePatterns::matches($rule['pattern'], $handle)) {
                return OwnScripts::isHandle($handle) ? null : self::makeMatch($rule);
            }
        }

        return null;
    }

    /** @return Match|null */
    public function matchUrl(string $url): ?array
    {
        if (! array_key_exists($url, $this->byUrl)) {
            $this->byUrl[$url] = $this->findByUrl($url);
        }

        return $this->byUrl[$url];
    }

    /** @return Match|null */
    private function findByUrl(string $url): ?array
    {
        if ($url === '' || OwnScripts::isAddress($url)) {
            return null;
        }
        foreach ($this->listAccepted() as $rule) {
            if ($rule['kind'] === 'url' && stripos($url, $rule['pattern']) !== false) {
                return self::makeMatch($rule);
            }
        }

        return Patterns::matchUrl($url);
    }

    /**
     * The provider of a host to which a browser shall connect in advance. A rule of the owner's that names the host
     * comes first.
     *
     * @return Match|null
     */
    public function matchHost(string $url): ?array
    {
        $host = (string) wp_parse_url($url, PHP_URL_HOST);
        if ($host === '' || OwnScripts::isOfShop($url)) {
            return null;
        }
        foreach ($this->listAccepted() as $rule) {
            $pattern = $rule['kind'] === 'url' ? $rule['pattern'] : '';
            $named = Pattern::replace('~^(?:https?:)?//|[/?#:].*~is', '', $pattern);
            if (strpos(trim($named, '.'), '.') !== false && self::endsWith('.' . $host, '.' . ltrim($named, '.'))) {
                return self::makeMatch($rule);
            }
        }

        return Patterns::matchHost('//' . $host);
    }

    /** @return Match|null */
    public function matchInline(string $code): ?array
    {
        if (trim($code) === '') {
            return null;
        }
        foreach ($this->listAccepted() as $rule) {
            if ($rule['kind'] === 'inline' && strpos($code, $rule['pattern']) !== false) {
                return self::makeMatch($rule);
            }
        }

        return Patterns::matchInline($code);
    }

    /** @return list<array{string, string, string}> The owner's rules by address: part, category, provider. */
    public function listByAddress(): array
    {
        $rules = [];
        foreach ($this->listAccepted() as $rule) {
            if ($rule['kind'] === 'url') {
                $rules[] = [$rule['pattern'], $rule['category'], sanitize_title($rule['provider'])];
            }
        }

        return $rules;
    }

    /** One cheap look whether a page, or a piece of one, can hold anything that waits. */
    public function mayApplyTo(string $page): bool
    {
        $patterns = [];
        foreach ($this->listAccepted() as $rule) {
            if ($rule['kind'] !== 'handle') {
                $patterns[] = $rule['pattern'];
            }
        }
        // A page is looked at twice: before tags are held, and for the script that holds what others insert.
        if ($this->scanned === null || $this->scanned[0] !== $page || $this->scanned[1] !== $patterns) {
            $this->scanned = [$page, $patterns, PageScan::matchesAny($page, $patterns)];
        }

        return $this->scanned[2];
    }

    private static function endsWith(string $text, string $end): bool
    {
        return strcasecmp((string) substr($text, -strlen($end)), $end) === 0;
    }

    /**
     * @param Rule $rule
     * @return Match|null
     */
    private static function makeMatch(array $rule): ?array
    {
        return $rule['category'] === 'necessary'
            ? null
            : ['category' => $rule['category'], 'provider' => sanitize_title($rule['provider'])];
    }

    /** @return list<Rule> The owner's that are taken. */
    private function listAccepted(): array
    {
        return $this->rules ??= array_values(array_filter(
            $this->lists->rules(),
            static fn (array $rule) => self::refusal($rule) === ''
        ));
    }
}
