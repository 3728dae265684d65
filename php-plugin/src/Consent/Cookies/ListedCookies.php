<?php

declare(strict_types=1);

namespace Islas\Consent\Cookies;

use Islas\Consent\Labels;
use Islas\Consent\Providers;

/**
 * The cookies that visitors decide on and those that are necessary, and what follows from that for any name: necessary,
 * not necessary, or unknown.
 *
 * @phpstan-import-type Listed from CookieList
 */
final class ListedCookies
{
    private CookieList $cookies;
    private Necessary $necessary;

    /** @var list<Listed>|null */
    private ?array $listed = null;

    public function __construct(CookieList $cookies, Necessary $necessary)
    {
        $this->cookies = $cookies;
        $this->necessary = $necessary;
    }

    /**
     * @return list<Listed> What the visitor decides on and what is necessary, without what is in no list of the shop.
     */
    public function listed(): array
    {
        if ($this->listed === null) {
            $this->listed = array_map(function (array $cookie): array {
                return $this->necessary->isNecessary(rtrim($cookie['name'], '*'))
                    ? ['category' => 'necessary'] + $cookie
                    : $cookie;
            }, $this->cookies->all());
            $names = array_column($this->listed, 'name', 'name');
            foreach ($this->necessary->readOwnerPatterns() as $name) {
                if (! isset($names[$name]) && ! isset($names[rtrim($name, '*')])) {
                    $this->listed[] = self::makeNecessaryRow($name);
                }
            }
        }

        return $this->listed;
    }

    /**
     * The listed cookies, and those of a browser that no list has: what is known of them, or that nothing is.
     *
     * @param array<string, string> $cookies By name.
     * @return list<Listed>
     */
    public function listWithBrowsers(array $cookies): array
    {
        $listed = $this->listed();
        $known = $this->cookies->listKnown();
        foreach (array_map('strval', array_keys($cookies)) as $name) {
            if ($this->isListed($name)) {
                continue;
            }
            $row = [
                'name' => $name,
                'category' => Labels::UNCLASSIFIED,
                'provider' => '',
                'purpose' => '',
                'duration' => '',
            ];
            foreach ($known as $each) {
                $row = CookiePatterns::matches($each['name'], $name) ? ['name' => $name] + $each : $row;
            }
            $listed[] = $row;
        }

        return $listed;
    }

    /** @return Listed */
    private static function makeNecessaryRow(string $name): array
    {
        $known = Providers::findByCookie(rtrim($name, '*'));

        return [
            'name' => $name, 'category' => 'necessary', 'provider' => $known['provider'] ?? '',
            'purpose' => $known['purpose'] ?? 'needed', 'duration' => (string) ($known['days'] ?? ''),
        ];
    }

    /** Whether a list names it, or the owner's lists of necessary ones mean it. */
    private function isListed(string $name): bool
    {
        return CookiePatterns::matchesAny(array_column($this->listed(), 'name'), $name)
            || CookiePatterns::matchesAny($this->necessary->readOwnerPatterns(), $name);
    }

    /** Never blocked, never deleted. */
    public function isNecessary(string $name): bool
    {
        if ($this->necessary->isNecessary($name)) {
            return true;
        }
        foreach ($this->listed() as $cookie) {
            if ($cookie['category'] === 'necessary' && CookiePatterns::matches($cookie['name'], $name)) {
                return true;
            }
        }

        return false;
    }

    /** Known or classified as not necessary: what a refusal blocks and deletes. */
    public function isOptional(string $name): bool
    {
        if ($this->isNecessary($name)) {
            return false;
        }
        foreach ($this->listed() as $cookie) {
            if (CookiePatterns::matches($cookie['name'], $name)) {
                return true;
            }
        }

        return $this->necessary->isKnownAsOptional($name);
    }

    /** Whether a name that is on no list shows that a shop needs the cookie. */
    public function looksFunctional(string $name): bool
    {
        return $this->necessary->looksFunctional($name) && ! $this->isOptional($name);
    }
}
