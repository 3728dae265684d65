<?php

declare(strict_types=1);

namespace Islas\Consent\Screen;

use Islas\Consent\Blocking\PageElements;
use Islas\Consent\Configuration;
use Islas\Consent\Cookies\CookieList;
use Islas\Consent\Labels;
use Islas\Platform\OwnPage;
use Islas\Platform\Settings;

/**
 * Lists for any page of the shop what would run before a decision, after a refusal, after consent, and with Global
 * Privacy Control. It fetches the page as a new visitor, which gets the same bytes as every visitor.
 */
final class Simulator
{
    private Settings $settings;
    private Configuration $configuration;
    private OwnerVisit $visit;

    public function __construct(
        Settings $settings,
        Configuration $configuration,
        OwnerVisit $visit
    ) {
        $this->settings = $settings;
        $this->configuration = $configuration;
        $this->visit = $visit;
    }

    /**
     * What the page with this path would run, and addresses that open it as a visitor with a decision.
     *
     * @return array{rows: list<list<string>>, links: list<array{text: string, url: string}>}|null Null for a page that
     *     cannot be read.
     */
    public function simulate(string $path): ?array
    {
        ['html' => $html, 'problem' => $problem] = OwnPage::fetchPage(home_url($path), ['timeout' => 15]);

        return $problem !== '' ? null : [
            'rows' => array_merge($this->tags($html), $this->cookies(), $this->events()),
            'links' => $this->visit->addresses($path),
        ];
    }

    /** Whether an address is one of this shop, or only the part behind it. A name alone (`shop.example`) is a part. */
    public static function isOfShop(string $address): bool
    {
        $host = wp_parse_url($address, PHP_URL_HOST);
        $own = (string) wp_parse_url(home_url(), PHP_URL_HOST);

        return $host === null || (strcasecmp((string) $host, $own) === 0
            && self::isInFolder((string) wp_parse_url($address, PHP_URL_PATH), self::findFolder()));
    }

    /** Path and query of an address of this shop, behind the folder that the shop may be in. */
    public static function cleanPath(string $address): string
    {
        $parts = wp_parse_url($address);
        $parts = is_array($parts) ? $parts : [];
        $path = $parts['path'] ?? '/';
        $folder = self::findFolder();
        if (isset($parts['host']) && self::isInFolder($path, $folder)) {
            $path = substr($path, strlen($folder));
        }
        $query = isset($parts['query']) ? '?' . $parts['query'] : '';

        return '/' . ltrim($path, '/') . $query;
    }

    /** The folder that the shop is in, such as `/tienda`; '' for none. */
    private static function findFolder(): string
    {
        return rtrim((string) wp_parse_url(home_url(), PHP_URL_PATH), '/');
    }

    private static function isInFolder(string $path, string $folder): bool
    {
        return $folder === '' || strpos("$path/", "$folder/") === 0;
    }

    /**
     * Scripts and frames of other sites, blocked ones and those that run at once.
     *
     * @return list<list<string>>
     */
    public function tags(string $html): array
    {
        $runs = __('runs', 'islas');
        $waits = __('waits', 'islas');
        $rows = [];
        foreach (PageElements::findIn($html) as $element) {
            ['category' => $category, 'src' => $src, 'provider' => $provider] = $element;
            $host = (string) wp_parse_url($src, PHP_URL_HOST);
            $isOfOthers = $host !== '' && $host !== wp_parse_url(home_url(), PHP_URL_HOST);
            if ($category === null && ! $isOfOthers) {
                continue;
            }
            $name = $provider === '' ? __('unknown', 'islas') : CookieList::providerName($provider);
            $what = ($element['tag'] === 'SCRIPT' ? __('Script', 'islas') : __('Frame', 'islas')) . ' '
                . ($src === '' ? __('in the page', 'islas') : strtok($src, '?')) . ' (' . $name . ')';
            $rows[] = $category === null
                ? [$what, '–', $runs, $runs, $runs, $runs]
                : [$what, Labels::category($category), $waits, $waits, $runs, $waits];
        }

        return $rows;
    }

    /** @return list<list<string>> */
    private function cookies(): array
    {
        $free = $this->settings->flag('block_until_accept')
            ? __('deleted', 'islas')
            : __('left, if it is there', 'islas');
        // Until the visitor decides, a browser that asks not to be tracked counts as a refusal.
        $gpc = $this->settings->flag('consent_gpc') ? __('deleted', 'islas') : $free;
        $rows = [];
        foreach ($this->configuration->cookies->listed() as $cookie) {
            if ($cookie['category'] !== 'necessary') {
                $rows[] = [
                    __('Cookie', 'islas') . ' ' . $cookie['name'], Labels::category($cookie['category']), $free,
                    __('deleted', 'islas'), __('allowed', 'islas'), $gpc,
                ];
            }
        }

        return $rows;
    }

    /** @return list<list<string>> */
    private function events(): array
    {
        $denied = __('denied', 'islas');
        $granted = __('granted', 'islas');
        $rows = [];
        foreach (
            [
                'Google Consent Mode v2' => 'consent_google',
                'Microsoft UET / Clarity' => 'consent_microsoft',
            ] as $name => $setting
        ) {
            if ($this->settings->flag($setting)) {
                $rows[] = [$name, '–', $denied, $denied, $granted, $denied];
            }
        }
        $rows[] = ['WP Consent API', '–', $denied, $denied, $granted, $denied];
        $none = __('none', 'islas');
        $rows[] = ['islas:consent-changed', '–', $none, __('fired', 'islas'), __('fired', 'islas'), $none];

        return $rows;
    }
}
