<?php

declare(strict_types=1);

namespace Islas\Fields;

use Islas\Platform\DataFiles;
use WP_Scripts;
use _WP_Dependency;

/**
 * The states and address formats of all countries, some 20 kB in every cart and checkout, come from a file that the
 * browser keeps. The file is a dependency of the script that reads it and is printed directly before it. What it holds
 * is the line that WooCommerce has attached to that script, after all filters; whatever else is attached stays in the
 * page.
 */
final class CountryData
{
    /**
     * Reader → the global and its members, which are the same for all visitors of one language. A line with any other
     * member may be about the visitor and stays in the page.
     */
    private const KNOWN = [
        'wc-country-select' => ['wc_country_select_params', '/^(countries|i18n_\w+)$/D'],
        'wc-address-i18n' => ['wc_address_i18n_params', '/^(locale|locale_fields|i18n_\w+)$/D'],
    ];

    /** Bytes from which a file is worth a request, some 1 kB when compressed. */
    public const LEAST = 4096;

    private DataFiles $files;

    /** @var array<string, string> Reader → address of its file, on this page. */
    private array $addresses = [];

    public function __construct(DataFiles $files)
    {
        $this->files = $files;
    }

    /** WordPress hooks `wp_print_scripts` and `wp_print_footer_scripts`, after WooCommerce has attached the data. */
    public function moveDataToFiles(): void
    {
        $scripts = wp_scripts();
        foreach (is_admin() ? [] : self::KNOWN as $handle => [$global, $members]) {
            if (DataScript::isPending($scripts, $handle)) {
                $this->moveData($scripts, $scripts->registered[$handle], $global, $members);
            }
        }
    }

    /** Address of the file with a script's data, '' where the data is in the page. */
    public function addressOf(string $handle): string
    {
        return $this->addresses[$handle] ?? '';
    }

    private function moveData(WP_Scripts $scripts, _WP_Dependency $script, string $global, string $members): void
    {
        $lines = explode("\n", is_string($script->extra['data'] ?? null) ? $script->extra['data'] : '');
        $found = array_filter(
            $lines,
            static fn (string $line) => strlen($line) >= self::LEAST && self::isShared($line, $global, $members)
        );
        $rest = implode("\n", array_diff_key($lines, $found));
        $strategy = $script->extra['strategy'] ?? '';
        if (
            count($found) !== 1
            || ! in_array($strategy, ['', 'defer'], true)
            || self::isUsedInline($script, $rest, $global)
            || DataScript::isInPage()
            || ! DataScript::isWanted($script->handle)
        ) {
            return;
        }
        $address = $this->files->address($script->handle, (string) reset($found));
        if ($address !== null) {
            $this->addresses[$script->handle] = $address;
            $script->extra['data'] = $rest;
            if ($script->src) {
                DataScript::add($scripts, $script, $address, $global);
            } else {
                DataScript::addAccessor($script, $address, $global);
            }
        }
    }

    /** Whether a line defines the global and nothing else, with members for everyone alone. */
    private static function isShared(string $line, string $global, string $members): bool
    {
        $start = 'var ' . $global . ' = ';
        if (strpos($line, $start) !== 0 || substr($line, -1) !== ';') {
            return false;
        }
        $values = json_decode(substr($line, strlen($start), -1), true);
        if (! is_array($values) || $values === []) {
            return false;
        }
        foreach ($values as $member => $value) {
            if (! is_string($value) || preg_match($members, (string) $member) !== 1) {
                return false;
            }
        }

        return true;
    }

    /** Whether code in the page uses the global at once: then a file would only delay it. */
    private static function isUsedInline(_WP_Dependency $script, string $rest, string $global): bool
    {
        foreach (array_merge([$rest], (array) ($script->extra['before'] ?? [])) as $code) {
            if (is_string($code) && strpos($code, $global) !== false) {
                return true;
            }
        }

        return false;
    }
}
