<?php

declare(strict_types=1);

namespace Islas\Welcome;

use Islas\Consent\Known\Tools;
use Islas\Consent\Tools\HostedTool;
use Islas\Platform\KillSwitch;
use Islas\Platform\OwnPage;
use Islas\Platform\SupportLink;
use Islas\Platform\Values;

/**
 * The shop's own home page as a visitor gets it without Islas, read once per check: tools of the page's scripts, which
 * are no plugins.
 *
 * @phpstan-type Reading array{time: int, problem: string, consent: string, search: string, tag_manager: bool}
 */
final class HomePage
{
    /** Seconds and bytes that the check waits for and reads. */
    private const PATIENCE = 5;
    private const LARGEST = 2097152;

    public const UNREAD = ['time' => 0, 'problem' => '', 'consent' => '', 'search' => '', 'tag_manager' => false];

    /** @return Reading */
    public static function fetchPage(): array
    {
        $address = add_query_arg(KillSwitch::PARAMETER, SupportLink::makeValue(self::PATIENCE * 12), home_url('/'));
        ['html' => $html, 'problem' => $problem] = OwnPage::fetchPage($address, [
            'timeout' => self::PATIENCE, 'redirection' => 2, 'limit_response_size' => self::LARGEST,
        ]);

        if ($problem !== '') {
            return ['time' => time(), 'problem' => $problem] + self::UNREAD;
        }
        HostedTool::recordPrinted(HostedTool::findTool($html));

        return self::readPage($html);
    }

    /** @return Reading */
    public static function readPage(string $html): array
    {
        $scripts = self::extractScripts($html);

        return [
            'time' => time(),
            'problem' => '',
            'consent' => Tools::TABLE[HostedTool::findTool($html)]['name'] ?? '',
            'search' => self::findSearchTool($scripts),
            'tag_manager' => strpos($scripts, 'googletagmanager.com/gtm.js') !== false,
        ];
    }

    /**
     * What was stored, of any shape.
     *
     * @param mixed $value
     * @return Reading
     */
    public static function decodeReading($value): array
    {
        $value = is_array($value) ? $value : [];

        return [
            'time' => is_int($value['time'] ?? null) ? $value['time'] : 0,
            'problem' => Values::text($value['problem'] ?? ''),
            'consent' => Values::text($value['consent'] ?? ''),
            'search' => Values::text($value['search'] ?? ''),
            'tag_manager' => ($value['tag_manager'] ?? false) === true,
        ];
    }

    private static function findSearchTool(string $scripts): string
    {
        foreach (KnownPlugins::SEARCH_SCRIPTS as $part => $name) {
            if (strpos($scripts, (string) $part) !== false) {
                return $name;
            }
        }

        return '';
    }

    /** Tags and code of the scripts, in lower case: a text that only speaks of a tool is none. */
    private static function extractScripts(string $html): string
    {
        $found = [];
        // Without a pattern, because PHP gives up on one that matches a very long script.
        foreach (array_slice(explode('</script', strtolower($html)), 0, -1) as $part) {
            $script = (string) strstr($part, '<script');
            // Data for search engines, too, has what visitors wrote.
            $isData = preg_match('~^<script\b[^>]*\stype=["\']?[\w/+-]*(?:json|template)~', $script) === 1;
            $found[] = $isData ? '' : $script;
        }

        return implode("\n", $found);
    }
}
