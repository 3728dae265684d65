<?php

declare(strict_types=1);

namespace Islas\Consent\Cookies;

use Islas\Consent\Blocking\OwnTags;
use Islas\Consent\Labels;
use Islas\Consent\Lists;
use Islas\Consent\Providers;
use Islas\Platform\ActivePlugins;
use Islas\Platform\Settings;

/**
 * The cookies this shop lists: its own, those of providers in use (found by their plugins, or added by the owner),
 * those that other plugins registered with the WP Consent API, and the owner's, which win. A pure function of what is
 * stored.
 *
 * @phpstan-type Listed array{name: string, category: string, provider: string, purpose: string, duration: string}
 */
final class CookieList
{
    private Lists $lists;
    private Settings $settings;

    /** @var array{mixed, list<string>}|null What the providers in use follow from, as it was read last, and they. */
    private static ?array $used = null;

    /** @var list<string>|null The providers in use, while the settings are kept. */
    private ?array $held = null;

    public function __construct(Lists $lists, ?Settings $settings = null)
    {
        $this->lists = $lists;
        $this->settings = $settings ?? new Settings();
    }

    /** @return list<string> Keys of `Providers::all()`. */
    public function providers(): array
    {
        // A page asks four times.
        if (! $this->settings->isMemoized()) {
            $this->held = null;

            return $this->findProviders();
        }

        return $this->held ??= $this->findProviders();
    }

    /** @return list<string> */
    private function findProviders(): array
    {
        $plugins = ActivePlugins::listFiles();
        $added = $this->lists->providers();
        $counts = get_option('woocommerce_feature_order_attribution_enabled', 'yes') === 'yes';
        $own = OwnTags::listAnalyticsProviders($this->settings->all());

        return self::findUsed($plugins, $added, $counts, $own);
    }

    /**
     * @param list<string> $plugins Files of the active ones.
     * @param list<string> $added   By the owner.
     * @param bool         $counts  Whether WooCommerce asks where orders come from.
     * @param list<string> $own     Of Islas' own analytics.
     * @return list<string>
     */
    public static function findUsed(array $plugins, array $added, bool $counts, array $own): array
    {
        $read = [$plugins, $added, $counts, $own];
        if (self::$used === null || self::$used[0] !== $read) {
            self::$used = [$read, self::matchProviders($plugins, $added, $counts, $own)];
        }

        return self::$used[1];
    }

    /**
     * @param list<string> $plugins
     * @param list<string> $added
     * @param list<string> $own
     * @return list<string>
     */
    private static function matchProviders(array $plugins, array $added, bool $counts, array $own): array
    {
        $folders = [];
        foreach ($plugins as $file) {
            $folders[explode('/', $file, 2)[0]] = true;
        }
        $found = ['shop'];
        $named = array_fill_keys(array_merge($added, $own), true);
        foreach (Providers::all() as $key => $row) {
            $isFound = isset($named[$key]);
            foreach ($row['plugins'] as $folder) {
                $isFound = $isFound || isset($folders[$folder]);
            }
            if ($isFound) {
                $found[] = $key;
            }
        }
        if ($counts) {
            $found[] = 'order-attribution';
        }

        return array_values(array_unique($found));
    }

    /** @return list<Listed> */
    public function all(): array
    {
        $listed = [];
        foreach (Providers::OWN as $name => [$purpose, $days]) {
            $listed[$name] = self::makeRow($name, 'necessary', '', $purpose, $days);
        }
        foreach ($this->providers() as $provider) {
            $row = Providers::all()[$provider];
            foreach ($row['cookies'] as $name => [$purpose, $days]) {
                $listed[$name] ??= self::makeRow((string) $name, $row['category'], $provider, $purpose, $days);
            }
        }
        foreach (array_merge(self::readApiCookies(), $this->lists->cookies()) as $row) {
            $listed[$row['name']] = $row;
        }

        return array_values($listed);
    }

    /** @return list<Listed> What is known of cookies that no list of this shop has, for browsers that have them. */
    public function listKnown(): array
    {
        $listed = array_column($this->all(), null, 'name');
        $known = [];
        foreach (Providers::all() as $provider => $row) {
            foreach (array_diff_key($row['cookies'], $listed) as $name => [$purpose, $days]) {
                $known[] = self::makeRow((string) $name, $row['category'], $provider, $purpose, $days);
            }
        }

        return $known;
    }

    /** @return list<string> Names of the providers in use with something of this category. */
    public function nameProviders(string $category): array
    {
        $names = [];
        foreach ($this->providers() as $provider) {
            $row = Providers::all()[$provider];
            if ($row['category'] === $category && $row['name'] !== '') {
                $names[] = $row['name'];
            }
        }

        return array_values(array_unique($names));
    }

    /** @return list<string> Optional categories with a cookie, a provider in use or a rule. */
    public function categories(): array
    {
        $used = array_merge(
            array_column($this->all(), 'category'),
            array_map(static fn (string $key) => Providers::all()[$key]['category'], $this->providers()),
            array_column($this->lists->rules(), 'category')
        );

        return array_values(array_intersect(array_slice(Labels::CATEGORIES, 1), $used));
    }

    public static function providerName(string $provider): string
    {
        $name = Providers::all()[$provider]['name'] ?? $provider;

        return $name === '' ? get_bloginfo('name') : $name;
    }

    /** @return Listed */
    private static function makeRow(string $name, string $category, string $provider, string $purpose, int $days): array
    {
        return [
            'name' => $name,
            'category' => $category,
            'provider' => $provider,
            'purpose' => $purpose,
            'duration' => (string) $days,
        ];
    }

    /** @return list<Listed> */
    private static function readApiCookies(): array
    {
        $infos = function_exists('wp_get_cookie_info') ? wp_get_cookie_info() : [];
        $rows = [];
        foreach (is_array($infos) ? $infos : [] as $name => $info) {
            $info = is_array($info) ? $info : [];
            $text = static fn (string $key): string => is_string($info[$key] ?? null) ? $info[$key] : '';
            $category = $text('category');
            $rows[] = [
                'name' => (string) $name,
                'category' => $category === 'functional' ? 'necessary' : ($category === 'statistics-anonymous'
                    ? 'statistics'
                    : (in_array($category, Labels::CATEGORIES, true) ? $category : 'marketing')),
                'provider' => $text('plugin_or_service'),
                'purpose' => $text('function'),
                'duration' => $text('expires'),
            ];
        }

        return $rows === [] ? [] : Lists::sanitise(['cookies' => $rows])['cookies'];
    }
}
