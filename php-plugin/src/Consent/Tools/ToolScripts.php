<?php

declare(strict_types=1);

namespace Islas\Consent\Tools;

use Islas\Consent\Known\Tools;
use Islas\Platform\Pattern;
use WP_HTML_Tag_Processor;

/**
 * The hosted tool that a printed page loads: by a script at an address of the tool, or by code that sets such an
 * address itself. Words of visitors stand in pages too: in data for search engines, in settings, in variables. None of
 * them counts, because nothing fetches them.
 */
final class ToolScripts
{
    /** Where the address of a script stands; optimisers that delay a script move it. */
    private const ADDRESSES = ['src', 'data-src', 'data-rocket-src', 'data-litespeed-src', 'data-wpmeteor-src'];

    /** Types of what no browser and no optimiser runs. */
    private const DATA = '~json|importmap|speculationrules|template|x-shader|'
        . '^text/(?!(?:x-)?(?:java|ecma)script|partytown)~i';

    /** @return string A key of `Tools::TABLE`, '' without one. */
    public static function findTool(string $html): string
    {
        $tags = new WP_HTML_Tag_Processor($html);
        while ($tags->next_tag()) {
            if ($tags->get_tag() !== 'SCRIPT' || preg_match(self::DATA, self::readText($tags, 'type')) === 1) {
                continue;
            }
            $addresses = array_filter(array_map(
                static fn (string $name): string => self::readText($tags, $name),
                self::ADDRESSES
            ));
            // A script with an address does not run the code in it. The scripts of Islas list the addresses of tools.
            if ($addresses === [] && strpos(self::readText($tags, 'id'), 'islas') !== 0) {
                $code = $tags->get_modifiable_text();
                $addresses = preg_match(HostedTool::MARKS, $code) === 0 ? [] : LoaderCode::findAddresses($code);
            }
            foreach ($addresses as $address) {
                $tool = self::matchAddress($address);
                if ($tool !== '') {
                    return $tool;
                }
            }
        }

        return '';
    }

    /** The tool whose host, or whose file, an address names; what stands in the query does not count. */
    private static function matchAddress(string $address): string
    {
        if (preg_match('~^(?:(?:https?:)?//([^/?\#\\\\]*))?([^?\#]*)~', strtolower(trim($address)), $found) !== 1) {
            return '';
        }
        $host = Pattern::replace('~^.*@|:\d*$~', '', $found[1]);
        $file = basename($found[2]);
        foreach (Tools::TABLE as $tool => $row) {
            foreach ($row['urls'] as $url) {
                $at = strpos($host . $found[2], $url);
                $isInHost = $at !== false && $at < strlen($host);
                if ($url === $file || ($isInHost && ($at === 0 || $url[0] === '.' || $host[$at - 1] === '.'))) {
                    return $tool;
                }
            }
        }

        return '';
    }

    private static function readText(WP_HTML_Tag_Processor $tags, string $name): string
    {
        $value = $tags->get_attribute($name);

        return is_string($value) ? trim($value) : '';
    }
}
