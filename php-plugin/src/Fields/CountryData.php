<?php

declare(strict_types=1);

namespace Islas\Fields;

use Islas\Platform\DataFiles;
use Islas\Platform\Json;

/**
 * The states and address formats of all countries, some 21 kB (gzip) in every classic cart and checkout of a shop that
 * sells everywhere, come from a file that the browser keeps. WooCommerce's filter hands them over before it attaches
 * them to the script that reads them; the file is a dependency of that script.
 */
final class CountryData
{
    /**
     * Reader → the global and its members, which are the same for all visitors of one language. Data with any other
     * member may be about the visitor and stays in the page.
     */
    private const KNOWN = [
        'wc-country-select' => ['wc_country_select_params', '/^(countries|i18n_\w+)$/D'],
        'wc-address-i18n' => ['wc_address_i18n_params', '/^(locale|locale_fields|i18n_\w+)$/D'],
    ];

    /** Bytes from which a file is worth a request, some 1 kB when compressed. */
    private const LEAST = 4096;

    private DataFiles $files;

    /** @var array<string, string> Reader → address of its file, on this page. */
    private array $addresses = [];

    public function __construct(DataFiles $files)
    {
        $this->files = $files;
    }

    /**
     * Of a script that reads the countries.
     *
     * @param mixed $data
     * @return mixed False where the file has it: then WooCommerce attaches nothing.
     */
    public function moveToFile($data, string $handle)
    {
        if (is_admin() || ! is_array($data)) {
            return $data;
        }
        // WooCommerce asks again for the footer.
        $isMoved = isset($this->addresses[$handle]) || $this->addFile($handle, $data);

        return $isMoved ? false : $data;
    }

    /** Address of the file with a script's data, '' where the data is in the page. */
    public function findFileAddress(string $handle): string
    {
        return $this->addresses[$handle] ?? '';
    }

    /** @param array<mixed> $data Before the filter of its name. */
    private function addFile(string $handle, array $data): bool
    {
        [$global, $members] = self::KNOWN[$handle];
        $reader = DataScript::findReader($handle, $global);
        // As WooCommerce does it with what this filter leaves.
        $shared = $reader === null ? null : apply_filters($global, $data);
        if (! is_array($shared) || ! self::isShared($shared, $members) || ! DataScript::isWanted($handle)) {
            return false;
        }
        // As `wp_localize_script()` writes it.
        $texts = array_map(static fn (string $text) => html_entity_decode($text, ENT_QUOTES, 'UTF-8'), $shared);
        $line = 'var ' . $global . ' = ' . Json::encode($texts, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES) . ';';
        $address = strlen($line) < self::LEAST ? null : $this->files->findAddress($handle, $line);
        if ($address === null) {
            return false;
        }
        $this->addresses[$handle] = $address;
        DataScript::printBeforeReader($reader, $address, $global);

        return true;
    }

    /**
     * @param array<mixed> $data
     * @phpstan-assert-if-true array<string> $data
     */
    private static function isShared(array $data, string $members): bool
    {
        foreach ($data as $member => $value) {
            if (! is_string($value) || preg_match($members, (string) $member) !== 1) {
                return false;
            }
        }

        return true;
    }
}
