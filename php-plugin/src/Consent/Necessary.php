<?php

declare(strict_types=1);

namespace Islas\Consent;

use Islas\Settings;

/**
 * The cookies that are never blocked and never deleted: those of the settings, and whatever the settings say, those of
 * the cart, the session, the account, payment and consent itself.
 */
final class Necessary
{
    private Settings $settings;

    /** @var array{list<string>, list<string>}|null */
    private ?array $known = null;

    public function __construct(Settings $settings)
    {
        $this->settings = $settings;
    }

    public function is(string $name): bool
    {
        [$names, $families] = $this->known();
        if (in_array($name, $names, true)) {
            return true;
        }
        foreach ($families as $prefix) {
            if (strncmp($name, $prefix, strlen($prefix)) === 0) {
                return true;
            }
        }

        return false;
    }

    /** @return list<string> */
    public function names(): array
    {
        return $this->known()[0];
    }

    /** @return list<string> Prefixes. */
    public function families(): array
    {
        return $this->known()[1];
    }

    /** @return array{list<string>, list<string>} */
    private function known(): array
    {
        if ($this->known !== null) {
            return $this->known;
        }
        $names = Names::list($this->settings->text('strictly_necessary'));
        $families = Names::list($this->settings->text('strictly_necessary_family'));
        $own = array_keys(Providers::OWN);
        foreach (Providers::TABLE as $row) {
            if ($row['category'] === 'necessary') {
                $own = array_merge($own, array_keys($row['cookies']));
            }
        }
        /**
         * Filters the cookies that Islas never blocks or deletes, for gateways and log-ins it does not know.
         *
         * @param list<string> $own Names; a `*` at the end is any ending.
         */
        $own = apply_filters('islas_consent_necessary', $own);
        foreach (is_array($own) ? array_filter($own, 'is_string') : [] as $pattern) {
            if (substr($pattern, -1) === '*') {
                $families[] = substr($pattern, 0, -1);
            } else {
                $names[] = $pattern;
            }
        }

        return $this->known = [
            array_values(array_unique($names)),
            array_values(array_filter(array_unique($families), static fn (string $prefix) => $prefix !== '')),
        ];
    }
}
