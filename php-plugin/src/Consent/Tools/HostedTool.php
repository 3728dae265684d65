<?php

declare(strict_types=1);

namespace Islas\Consent\Tools;

use Islas\Consent\Cookies\CookiePatterns;
use Islas\Consent\Known\Tools;
use Islas\Platform\Access;
use Islas\Platform\Pattern;

/**
 * A hosted tool that asks for consent, known by its script in the page. Islas then prints no bar and uses the tool's
 * answer (`widgets/consent/tool/tool-store.ts`).
 */
final class HostedTool
{
    /**
     * The tool that pages had last, the day and the second; for the owner's screens. Only the check of the home page
     * and the owner's own visits write it; pages once an hour at most.
     */
    public const OPTION = 'islas_consent_tool';

    private const MEMORY = 7;

    /** Seconds until a page may change what was stored last. The owner's browser says what it has run. */
    private const INTERVAL = 3600;

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
        $tool = self::findTool($html);
        $at = $tool === '' ? false : strpos($html, self::CONFIGURATION);
        if ($at === false) {
            return null;
        }
        // An address with a query may be one that somebody gave the owner.
        // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only asks whether there is one.
        if ($_GET === [] && Access::isOwner()) {
            self::recordPrinted($tool);
        }
        $given = self::CONFIGURATION . '"tool":"' . $tool . '",';
        $html = substr_replace($html, $given, $at, strlen(self::CONFIGURATION));

        return Pattern::replace(self::OWN, '', $html);
    }

    /** @return string A key of `Tools::TABLE`, '' without one. */
    public static function findTool(string $html): string
    {
        // Nearly all pages, in a fraction of the time.
        return preg_match(self::MARKS, $html) === 0 ? '' : ToolScripts::findTool($html);
    }

    /** What a browser of the owner's has met; nothing for a name that is not known. */
    public static function recordTool(string $tool): void
    {
        if (isset(Tools::GLOBALS[$tool])) {
            self::rememberTool($tool, self::BROUGHT, 0);
        }
    }

    /** What the check or the owner has met in the markup of a page; nothing for a name that is not known. */
    public static function recordPrinted(string $tool): void
    {
        if (isset(Tools::GLOBALS[$tool])) {
            self::rememberTool($tool, self::PRINTED, self::INTERVAL);
        }
    }

    /** @param int $interval Seconds since what was stored last. */
    private static function rememberTool(string $tool, string $way, int $interval): void
    {
        $stored = get_option(self::OPTION);
        $stored = is_array($stored) ? $stored : [];
        $found = ['tool' => $tool, 'day' => gmdate('Y-m-d'), 'way' => $way];
        $at = is_int($stored['at'] ?? null) ? $stored['at'] : 0;
        if ($found !== array_intersect_key($stored, $found) && abs(time() - $at) >= $interval) {
            update_option(self::OPTION, $found + ['at' => time()], false);
        }
    }
}
