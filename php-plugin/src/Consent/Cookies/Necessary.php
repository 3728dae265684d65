<?php

declare(strict_types=1);

namespace Islas\Consent\Cookies;

use Islas\Consent\Known\ProviderTable;
use Islas\Consent\Providers;
use Islas\Platform\Settings;

/**
 * The cookies that are never blocked and never deleted: those of the settings, and whatever the settings say, those of
 * the cart, the session, the account, payment and consent itself.
 */
final class Necessary
{
    private Settings $settings;

    /** @var list<string>|null */
    private ?array $known = null;
    private ?string $expression = null;
    private ?string $optional = null;

    public function __construct(Settings $settings)
    {
        $this->settings = $settings;
    }

    public function isNecessary(string $name): bool
    {
        $this->expression ??= '/' . CookiePatterns::makeExpression($this->listAllPatterns()) . '/D';

        return preg_match($this->expression, $name) === 1;
    }

    /**
     * Whether a name tells by itself that a shop needs the cookie. It is not called necessary for that: no list has it.
     */
    public function looksFunctional(string $name): bool
    {
        return preg_match('/' . ProviderTable::LOOKS_FUNCTIONAL . '/iD', $name) === 1
            && ! $this->isKnownAsOptional($name);
    }

    /** Whether a provider that is known, in use here or not, sets a cookie of this name that is not necessary. */
    public function isKnownAsOptional(string $name): bool
    {
        $this->optional ??= '/' . CookiePatterns::makeExpression(Providers::listOptionalNames()) . '/D';

        return preg_match($this->optional, $name) === 1 && ! $this->isNecessary($name);
    }

    /**
     * @param list<string> $inUse Keys of `Providers::all()`.
     * @return list<string> The patterns without those of known providers that this shop does not use.
     */
    public function listPatterns(array $inUse): array
    {
        $unused = [];
        foreach (array_diff_key(Providers::all(), array_flip($inUse)) as $row) {
            $unused += $row['category'] === 'necessary' ? $row['cookies'] : [];
        }

        // One by one: a function for each of them costs four times as much.
        $used = [];
        foreach ($this->listAllPatterns() as $pattern) {
            if (! isset($unused[$pattern])) {
                $used[] = $pattern;
            }
        }

        return $used;
    }

    /** @return list<string> The owner's, by name and by family; a `*` at the end is any ending. */
    public function readOwnerPatterns(): array
    {
        return array_merge(CookiePatterns::splitList($this->settings->text('strictly_necessary')), array_map(
            static fn (string $prefix) => $prefix . '*',
            CookiePatterns::splitList($this->settings->text('strictly_necessary_family'))
        ));
    }

    /** @return list<string> Names; a `*` at the end is any ending. */
    public function listAllPatterns(): array
    {
        if ($this->known !== null) {
            return $this->known;
        }
        $own = Providers::OWN;
        foreach (Providers::all() as $row) {
            if ($row['category'] === 'necessary') {
                $own += $row['cookies'];
            }
        }
        $names = [];
        foreach ($own as $name => $row) {
            $names[] = (string) $name;
        }
        /**
         * Filters the cookies that Islas never blocks or deletes, for gateways and log-ins it does not know.
         *
         * @param list<string> $names Names; a `*` at the end is any ending.
         */
        $filtered = apply_filters('islas_consent_necessary', $names);
        if ($filtered !== $names) {
            $texts = array_filter(is_array($filtered) ? $filtered : [], 'is_string');
            $names = array_values(array_diff($texts, ['']));
        }

        // Consent's own, whatever was taken away from the list.
        return $this->known = array_values(array_unique(array_merge(
            ['eu_cookies_bar*', 'islas_consent*'],
            $this->readOwnerPatterns(),
            $names
        )));
    }
}
