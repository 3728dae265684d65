<?php

declare(strict_types=1);

namespace Islas\Consent;

use Islas\Consent\Blocking\OwnTags;
use Islas\Consent\Cookies\CookieList;
use Islas\Consent\Cookies\Necessary;
use Islas\Platform\ActivePlugins;
use Islas\Platform\Json;
use Islas\Platform\Settings;

/**
 * The version of texts and lists that a decision is taken on; after a change the bar is shown again. It is made of what
 * is stored, independently of page, language and plugins that are active on some pages only, so it is the same on every
 * page.
 */
final class TextVersion
{
    /** Another number asks every visitor again: for a change of what Islas' own texts say. */
    private const TEXTS = 2;

    private const OPTIONS = [
        Settings::OPTION, Lists::OPTION, 'active_plugins', 'woocommerce_feature_order_attribution_enabled',
    ];

    private Necessary $necessary;

    /** @var array{list<mixed>, string}|null What was stored when it was read last, and the version. */
    private ?array $read = null;

    public function __construct(Necessary $necessary)
    {
        $this->necessary = $necessary;
    }

    /** Ten letters and digits. */
    public function current(): string
    {
        $stored = array_map([self::class, 'stored'], self::OPTIONS);
        if ($this->read === null || $this->read[0] !== $stored) {
            $this->read = [$stored, $this->hash(...$stored)];
        }

        return $this->read[1];
    }

    /**
     * @param mixed $settings
     * @param mixed $lists
     * @param mixed $plugins
     * @param mixed $attribution
     */
    private function hash($settings, $lists, $plugins, $attribution): string
    {
        $settings = (new Settings())->sanitise($settings);
        $lists = Lists::whole($lists);
        $providers = CookieList::used(
            array_values(array_filter(
                array_merge(is_array($plugins) ? $plugins : [], ActivePlugins::ofNetwork()),
                'is_string'
            )),
            $lists['providers'],
            $attribution !== 'no',
            OwnTags::providers($settings)
        );
        $rows = [];
        foreach ($providers as $provider) {
            $row = Providers::all()[$provider];
            foreach ($row['category'] === 'necessary' ? [] : array_keys($row['cookies']) as $name) {
                $rows[(string) $name] = [$row['category'], $provider];
            }
        }
        foreach ($lists['cookies'] as $cookie) {
            $rows[$cookie['name']] = [$cookie['category'], $cookie['provider']];
        }
        // Necessary cookies need no consent.
        $rows = array_filter($rows, fn (array $row, string $name): bool => $row[0] !== 'necessary'
            && ! $this->necessary->is(rtrim($name, '*')), ARRAY_FILTER_USE_BOTH);
        ksort($rows);
        $texts = array_flip(['consent_title', 'consent_text', 'consent_policy_text']);
        $words = array_intersect_key($settings, $texts);
        $rules = array_map(static fn (array $rule) => [$rule['category'], $rule['provider']], $lists['rules']);

        return substr(md5(Json::encode([self::TEXTS, $words, $rows, $rules, $providers])), 0, 10);
    }

    /**
     * An option as it is stored: translations and plugins that change it by page come in by filters of `get_option()`.
     *
     * @return mixed
     */
    private static function stored(string $option)
    {
        $all = wp_load_alloptions();

        return is_string($all[$option] ?? null) ? maybe_unserialize($all[$option]) : get_option($option);
    }
}
