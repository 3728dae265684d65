<?php

declare(strict_types=1);

namespace Islas\Fields;

use Islas\Platform\DataFiles;
use Islas\Platform\Json;
use stdClass;

/**
 * The countries, states and address formats in the settings of WooCommerce's blocks, some 24 kB in every block cart and
 * checkout, come from a file that the browser keeps. The rest of the settings, which may be about the visitor, stays in
 * the page byte for byte, and so does everything where the settings are not in the form that WooCommerce prints.
 */
final class BlockCountryData
{
    private const READER = 'wc-settings';
    private const GLOBAL_NAME = 'islas_country_data';

    /** Members of the settings that are the same for all visitors of one language. */
    private const MEMBERS = ['countryData', 'countries'];

    private const START = "var wcSettings = JSON.parse( decodeURIComponent( '";
    private const END = "' ) );";

    private DataFiles $files;

    public function __construct(DataFiles $files)
    {
        $this->files = $files;
    }

    /** WordPress hook `wp_print_footer_scripts`, after WooCommerce has attached the settings. */
    public function moveDataToFile(): void
    {
        $scripts = wp_scripts();
        if (is_admin() || ! DataScript::isOpen($scripts, self::READER)) {
            return;
        }
        $script = $scripts->registered[self::READER];
        $before = (array) ($script->extra['before'] ?? []);
        foreach (($script->extra['strategy'] ?? '') === '' ? $before : [] as $i => $code) {
            [$rest, $part] = is_string($code) ? self::splitData($code) : ['', ''];
            if (strlen($part) < CountryData::LEAST || ! DataScript::isWanted(self::READER)) {
                continue;
            }
            $line = 'var ' . self::GLOBAL_NAME . ' = ' . $part . ';';
            if (DataScript::isInPage()) {
                $data = $script->extra['data'] ?? '';
                $scripts->add_data(self::READER, 'data', is_string($data) && $data !== '' ? "$data\n$line" : $line);

                return;
            }
            $address = $this->files->address(self::READER, $line);
            if ($address !== null) {
                $before[$i] = $rest;
                $script->extra['before'] = $before;
                DataScript::add($scripts, $script, $address, self::GLOBAL_NAME);
            }

            return;
        }
    }

    /** A quick look, because most pages with blocks have settings without this data and need not decode them. */
    private static function hasMember(string $code): bool
    {
        foreach (self::MEMBERS as $member) {
            if (strpos($code, rawurlencode('"' . $member . '"')) !== false) {
                return true;
            }
        }

        return false;
    }

    /** @return array{string, string} The code without the data, which it reads from the global; and the data as JSON. */
    private static function splitData(string $code): array
    {
        $start = strlen(self::START);
        $end = strpos($code, self::END);
        if (! self::hasMember($code) || strpos($code, self::START) !== 0 || $end === false) {
            return ['', ''];
        }
        $json = rawurldecode(substr($code, $start, $end - $start));
        $settings = json_decode($json);
        $members = $settings instanceof stdClass ? get_object_vars($settings) : [];
        $found = [];
        foreach (array_intersect_key($members, array_flip(self::MEMBERS)) as $member => $value) {
            // As WooCommerce has written it: whatever differs is not found.
            $part = Json::encode($member) . ':' . Json::encode($value) . ',';
            $isFound = $value instanceof stdClass && substr_count($json, $part) === 1;
            if ($isFound && strpos($part, '__proto__') === false) {
                $json = str_replace($part, '', $json);
                $found[] = str_replace('<', '\u003c', substr($part, 0, -1));
            }
        }
        $read = 'Object.assign(wcSettings,window.' . self::GLOBAL_NAME . ');';

        return [
            self::START . rawurlencode($json) . self::END . $read . substr($code, $end + strlen(self::END)),
            $found === [] ? '' : '{' . implode(',', $found) . '}',
        ];
    }
}
