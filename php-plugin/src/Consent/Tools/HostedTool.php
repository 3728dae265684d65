<?php

declare(strict_types=1);

namespace Islas\Consent\Tools;

use Islas\Consent\Cookies\CookiePatterns;
use Islas\Consent\Known\Tools;
use Islas\Platform\Pattern;

/**
 * A hosted tool that asks for consent, known by its script in the page. Islas then prints no bar and uses the tool's
 * answer (`widgets/consent/tool/tool-store.ts`).
 */
final class HostedTool
{
    /** The tool that pages had last, and the day; for the owner's screens. */
    public const OPTION = 'islas_consent_tool';

    private const MEMORY = 7;

    /** How it comes to pages: in their markup, or by a script, such as Tag Manager, when the page is there. */
    private const PRINTED = 'printed';
    private const BROUGHT = 'brought';

    /** What Islas prints to ask and to open its choices. */
    private const OWN = [
        '~<div id="islas-consent".*?</form></div>~s', '~<div class="islas-consent-again".*?</div>~s',
        '~<div data-island="consent-settings"></div>~',
    ];

    private const CONFIGURATION = 'islas={"config":{';

    /** Addresses of the hosted tools that ask for consent, in the same way; in any letters. */
    public const MARKS = '~\.(?:'
        . 'net/(?<=\.consentmanager\.net/|cookiehub\.net/)|com/(?<=\.onetrust\.com/|'
        . 'cc\.cdn\.civiccomputing\.com/|cdn\-cookieyes\.com/|cmp\.osano\.com/|consent\.cookiebot\.com/|'
        . 'consent\.cookiefirst\.com/|consent\.trustarc\.com/|cookiepro\.com/|cs\.iubenda\.com/|'
        . 'embeds\.iubenda\.com/|policy\.app\.cookieinformation\.com/|policy\.cookieinformation\.com/)|'
        . 'eu/(?<=\.usercentrics\.eu/|consent\.cookiebot\.eu/|cookiehub\.eu/)|io/(?<=app\.termly\.io/|'
        . 'static\.axept\.io/)|org/(?<=cdn\.cookielaw\.org/|sdk\.privacy\-center\.org/)|'
        . 'com/cs/(?<=cdn\.iubenda\.com/cs/)|(?<=consentcdn\.cookiebot\.)|com/s/(?<=cookie\-script\.com/s/)|'
        . 'js(?<=otsdkstub\.js)|com/browser\-ui(?<=usercentrics\.com/browser\-ui)'
        . ')~i';

    /** Its name where pages of the last days had one, else ''. */
    public static function name(): string
    {
        $found = get_option(self::OPTION);
        $found = is_array($found) ? $found : [];
        $day = is_string($found['day'] ?? null) ? $found['day'] : '';
        $isRecent = $day >= gmdate('Y-m-d', time() - self::MEMORY * DAY_IN_SECONDS);

        return $isRecent && is_string($found['tool'] ?? null) ? Tools::TABLE[$found['tool']]['name'] ?? '' : '';
    }

    /** Whether such a tool asks this visitor: pages of the last days had one, or it has left a cookie. */
    public static function isAsking(): bool
    {
        if (self::name() !== '') {
            return true;
        }
        $names = array_map('strval', array_keys($_COOKIE));
        foreach (array_keys(Tools::GLOBALS) as $tool) {
            foreach (array_keys(Tools::TABLE[$tool]['cookies']) as $pattern) {
                foreach ($names as $name) {
                    if (CookiePatterns::matches((string) $pattern, $name)) {
                        return true;
                    }
                }
            }
        }

        return false;
    }

    /** Whether a script brings the tool of `name()` to pages: nothing of it is in their markup. */
    public static function isAddedByScript(): bool
    {
        $found = get_option(self::OPTION);

        return self::name() !== '' && is_array($found) && ($found['way'] ?? '') === self::BROUGHT;
    }

    /** The page with the tool's bar alone; null where it has no tool. */
    public static function removeOwnBar(string $html): ?string
    {
        $tool = self::findIn($html);
        $at = $tool === '' ? false : strpos($html, self::CONFIGURATION);
        if ($at === false) {
            return null;
        }
        self::remember($tool, self::PRINTED);
        $given = self::CONFIGURATION . '"tool":"' . $tool . '",';
        $html = substr_replace($html, $given, $at, strlen(self::CONFIGURATION));

        return Pattern::replace(self::OWN, '', $html);
    }

    /** @return string A key of `Tools::TABLE`, '' without one. */
    public static function findIn(string $html): string
    {
        // Nearly all pages, in a fraction of the time.
        if (preg_match(self::MARKS, $html) === 0) {
            return '';
        }
        $scripts = self::scripts(strtolower($html));
        foreach (Tools::TABLE as $tool => $row) {
            foreach ($row['urls'] as $url) {
                if (strpos($scripts, $url) === false) {
                    continue;
                }
                $at = -1;
                while (($at = stripos($html, $url, $at + 1)) !== false) {
                    if (self::isInScript($html, $at)) {
                        return $tool;
                    }
                }
            }
        }

        return '';
    }

    /** The scripts of a page in lower case, which are a small part of it. */
    private static function scripts(string $lower): string
    {
        $scripts = '';
        $at = 0;
        while (($at = strpos($lower, '<script', $at)) !== false) {
            $end = strpos($lower, '</script', $at);
            $end = $end === false ? strlen($lower) : $end;
            $scripts .= substr($lower, $at, $end - $at);
            $at = $end;
        }

        return $scripts;
    }

    /** Not in a link or a text that only speaks of the tool, nor in the list of addresses that Islas itself prints. */
    private static function isInScript(string $html, int $at): bool
    {
        $before = substr($html, 0, $at);
        $open = strripos($before, '<script');

        return $open !== false && stripos($before, '</script', $open) === false
            && preg_match('~\Gscript\b[^>]*\sid="islas-~i', $before, $own, 0, $open + 1) !== 1;
    }

    /** What a browser of the owner's has met; nothing for a name that is not known. */
    public static function recordTool(string $tool): void
    {
        if (isset(Tools::GLOBALS[$tool])) {
            self::remember($tool, self::BROUGHT);
        }
    }

    private static function remember(string $tool, string $way): void
    {
        $found = ['tool' => $tool, 'day' => gmdate('Y-m-d'), 'way' => $way];
        if (get_option(self::OPTION) !== $found) {
            update_option(self::OPTION, $found, true);
        }
    }
}
