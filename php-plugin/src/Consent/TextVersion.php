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
 * The version of texts and lists that a decision is taken on. It names what the visitor was shown, in the cookie and in
 * the log; whether another version asks again is for `DecidedVersions`. It is made of what is stored, independently of
 * page, language and plugins that are active on some pages only, so it is the same on every page.
 */
final class TextVersion
{
    /** Another number is another version: for a change of what Islas' own texts say. */
    private const TEXTS = 2;

    public const OPTIONS = [
        Settings::OPTION, Lists::OPTION, 'active_plugins', 'woocommerce_feature_order_attribution_enabled',
    ];

    /** Settings with the owner's words. */
    private const WORDS = ['consent_title', 'consent_text', 'consent_policy_text'];

    private Necessary $necessary;

    /** @var array{list<mixed>, string, list<mixed>}|null What was stored when it was read last, version and purposes. */
    private ?array $read = null;

    public function __construct(Necessary $necessary)
    {
        $this->necessary = $necessary;
    }

    /** Ten letters and digits. */
    public function computeVersion(): string
    {
        return $this->readInputs()[1];
    }

    /**
     * What a visitor is asked for, without its wording: each provider, each cookie and rule with its category and
     * provider, as a short hash.
     *
     * @return list<string>
     */
    public function listPurposes(): array
    {
        return array_map(
            static fn ($purpose): string => substr(md5(Json::encode($purpose)), 0, 8),
            $this->readInputs()[2]
        );
    }

    /** @return array{list<mixed>, string, list<mixed>} */
    private function readInputs(): array
    {
        $stored = array_map([self::class, 'readStored'], self::OPTIONS);
        if ($this->read === null || $this->read[0] !== $stored) {
            $this->read = [$stored, ...$this->findPurposes(...$stored)];
        }

        return $this->read;
    }

    /**
     * @param mixed $settings
     * @param mixed $lists
     * @param mixed $plugins
     * @param mixed $attribution
     * @return array{string, list<mixed>} The version and the purposes.
     */
    private function findPurposes($settings, $lists, $plugins, $attribution): array
    {
        $settings = Settings::sanitiseSome($settings, array_merge(self::WORDS, OwnTags::SETTINGS));
        $lists = Lists::readWhole($lists);
        $providers = CookieList::findUsed(
            array_values(array_filter(
                array_merge(is_array($plugins) ? $plugins : [], ActivePlugins::listNetworkFiles()),
                'is_string'
            )),
            $lists['providers'],
            $attribution !== 'no',
            OwnTags::listAnalyticsProviders($settings)
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
            && ! $this->necessary->isNecessary(rtrim($name, '*')), ARRAY_FILTER_USE_BOTH);
        ksort($rows);
        $words = array_intersect_key($settings, array_flip(self::WORDS));
        $rules = array_map(static fn (array $rule) => [$rule['category'], $rule['provider']], $lists['rules']);

        $purposes = array_merge($providers, $rules);
        foreach ($rows as $name => $row) {
            $purposes[] = [$name, $row];
        }

        return [
            substr(md5(Json::encode([self::TEXTS, $words, $rows, $rules, $providers])), 0, 10),
            $purposes,
        ];
    }

    /**
     * An option as it is stored: translations and plugins that change it by page come in by filters of `get_option()`.
     *
     * @return mixed
     */
    private static function readStored(string $option)
    {
        $all = wp_load_alloptions();

        return is_string($all[$option] ?? null) ? maybe_unserialize($all[$option]) : get_option($option);
    }
}
