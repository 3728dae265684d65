<?php

declare(strict_types=1);

namespace Islas\Welcome;

use Automattic\WooCommerce\Utilities\FeaturesUtil;
use Islas\Consent\Tools\ConsentPluginDetector;
use Islas\Consent\Tools\HostedTool;
use Islas\Features;
use Islas\Platform\ActivePlugins;
use Islas\Platform\SettingLabels;
use Islas\Platform\Settings;
use Islas\Swatches\SwatchPluginDetector;

/**
 * What is in this shop and what Islas does beside it, in words: as it is with these settings for those who see Islas.
 *
 * @phpstan-type CheckRow array{key: string, label: string, found: string, result: string}
 */
final class ShopCheck
{
    private Settings $settings;
    private Features $features;

    /** @param Features $features Without the kill switch: what is on once Islas is shown. */
    public function __construct(Settings $settings, Features $features)
    {
        $this->settings = $settings;
        $this->features = $features;
    }

    /** @return list<CheckRow> */
    public function listRows(): array
    {
        $home = FirstSettings::readHomePage();
        $others = FirstSettings::findOtherTools($home);

        return [
            self::makeRow('theme', __('Theme', 'islas'), self::describeTheme(), __('Stays as it is.', 'islas')),
            $this->checkCaches(),
            $this->checkOptimisers(),
            $this->checkSwatches(),
            $this->checkConsent($home['consent'], $home['tag_manager']),
            $this->checkAttribution(),
            $this->checkAddition('drawer', __('Cart drawer', 'islas'), $others),
            $this->checkAddition('search', __('Search with suggestions', 'islas'), $others),
            $this->checkAddition('social', __('Social links', 'islas'), $others),
            $this->describeReplaced(),
            self::checkBlocks(),
            self::makeRow(
                'stays',
                __('What stays', 'islas'),
                '',
                __('The pages, the checkout, payments, orders and emails of WooCommerce.', 'islas')
            ),
        ];
    }

    /**
     * Islas' filter `islas_site_health`: caches, optimisers of scripts, and blocks that are too old.
     *
     * @param mixed $lines
     * @return array<mixed>
     */
    public function addHealthLines($lines): array
    {
        $lines = is_array($lines) ? $lines : [];
        foreach ([$this->checkCaches(), $this->checkOptimisers(), self::checkBlocks()] as $row) {
            $found = $row['found'] === '' ? '' : $row['found'] . '. ';
            $lines[$row['key']] = ['label' => $row['label'], 'value' => $found . $row['result']];
        }

        return $lines;
    }

    /** When and how the home page was read, in one sentence. */
    public static function describeHomePage(): string
    {
        $home = FirstSettings::readHomePage();
        if ($home['time'] === 0) {
            return __('The home page was not read yet, so tools that come as a script are missing here.', 'islas');
        }

        if ($home['problem'] !== '') {
            return sprintf(
                /* translators: %s: an error message, or the status of an answer such as 503 */
                __('The home page could not be read (%s), so tools of its scripts may be missing here.', 'islas'),
                $home['problem']
            );
        }

        return __('Tools that come as a script were looked for on the home page.', 'islas');
    }

    private static function describeTheme(): string
    {
        $theme = wp_get_theme();
        $name = $theme->get('Name') . ' ' . $theme->get('Version');

        return wp_is_block_theme()
            /* translators: %s: name and version of a theme */
            ? sprintf(__('%s, a block theme', 'islas'), $name)
            /* translators: %s: name and version of a theme */
            : sprintf(__('%s, a classic theme', 'islas'), $name);
    }

    /** @return CheckRow */
    private function checkCaches(): array
    {
        $names = array_values(ActivePlugins::findAmong(KnownPlugins::CACHES));
        $hasCache = $names !== [] || (defined('WP_CACHE') && WP_CACHE);

        return self::makeRow(
            'caches',
            __('Page cache', 'islas'),
            self::joinNames($names),
            $hasCache
                ? __('Empty it when you publish Islas, pause it or change its settings.', 'islas')
                : __('If the hosting has one, empty it when you publish Islas or pause it.', 'islas')
        );
    }

    /** @return CheckRow */
    private function checkOptimisers(): array
    {
        $asked = array_values(ActivePlugins::findAmong(KnownPlugins::OPTIMISERS));
        $others = array_values(ActivePlugins::findAmong(KnownPlugins::OTHER_OPTIMISERS));
        $sentences = array_filter([
            $asked === [] ? '' : __('Islas asks them to leave its scripts as they are.', 'islas'),
            $others === [] ? '' : sprintf(
                /* translators: %s: names of plugins */
                __('If the scripts of Islas are late, leave them out in the settings of %s.', 'islas'),
                implode(', ', $others)
            ),
        ]);

        return self::makeRow(
            'optimisers',
            __('Optimisers of scripts', 'islas'),
            self::joinNames(array_merge($asked, $others)),
            $sentences === [] ? __('Nothing to do.', 'islas') : implode(' ', $sentences)
        );
    }

    /** @return CheckRow */
    private function checkSwatches(): array
    {
        $names = array_values(SwatchPluginDetector::findActive());

        return self::makeRow('swatches', __('Swatches', 'islas'), self::joinNames($names), $names === []
            ? $this->describeState('swatches')
            : __('Its swatches stay, and Islas prints none.', 'islas'));
    }

    /** @return CheckRow */
    private function checkConsent(string $script, bool $hasTagManager): array
    {
        $plugins = array_values(ConsentPluginDetector::active());
        $scripts = array_values(array_filter(array_unique([$script, HostedTool::name()])));
        if ($plugins !== [] || $scripts !== []) {
            $result = $this->settings->flag('feature_consent')
                ? __('It keeps asking, and Islas shows no bar of its own.', 'islas')
                : __('It keeps asking. Consent of Islas is off.', 'islas');
        } else {
            $result = $this->describeState('consent');
        }
        if ($plugins === [] && $scripts === [] && $hasTagManager && $this->features->isOn('consent')) {
            $result .= ' ' . __(
                'Google Tag Manager is on the page: if it brings a tool that asks, Islas gives way to it.',
                'islas'
            );
        }

        return self::makeRow('consent', __('Consent to cookies', 'islas'), self::joinNames(
            array_merge($plugins, $scripts)
        ), $result);
    }

    /** @return CheckRow */
    private function checkAttribution(): array
    {
        $isOn = class_exists(FeaturesUtil::class) && FeaturesUtil::feature_is_enabled('order_attribution');
        $names = array_merge(
            $isOn ? ['WooCommerce'] : [],
            array_values(ActivePlugins::findAmong(KnownPlugins::ATTRIBUTIONS))
        );
        $result = $isOn && $this->features->isOn('attribution')
            ? __('Islas records the same for WooCommerce with a smaller script.', 'islas')
            : __('Stays as it is.', 'islas');

        return self::makeRow('attribution', __('Order attribution', 'islas'), self::joinNames($names), $result);
    }

    /**
     * @param array<string, list<string>> $others
     * @return CheckRow
     */
    private function checkAddition(string $feature, string $label, array $others): array
    {
        $names = $others[$feature] ?? [];
        $isOn = $this->features->isOn($feature);
        if ($names === []) {
            $result = $this->describeState($feature);
        } elseif ($isOn) {
            $result = __('You have switched this part of Islas on, too. Both work.', 'islas');
        } else {
            $result = __('It stays, and this part of Islas is off.', 'islas');
        }

        return self::makeRow($feature, $label, self::joinNames($names), $result);
    }

    /** @return CheckRow */
    private function describeReplaced(): array
    {
        $labels = SettingLabels::all();
        $titles = [];
        foreach (Features::TABLE as $feature => $row) {
            if ($row['handles'] !== [] && $this->features->isOn($feature)) {
                $title = $labels['feature_' . $feature][0] ?? $feature;
                $titles[] = $title . ' (' . implode(', ', $row['handles']) . ')';
            }
        }

        return self::makeRow(
            'replaced',
            __('Scripts that Islas replaces', 'islas'),
            self::joinNames($titles),
            $titles === []
                ? __('All scripts of WooCommerce stay.', 'islas')
                : __('Islas does their work. Switched off, each is back at once.', 'islas')
        );
    }

    /** @return CheckRow */
    private static function checkBlocks(): array
    {
        $left = BlockCheck::listLeft();

        return self::makeRow(
            'blocks',
            __('Blocks that this WooCommerce has in an older form', 'islas'),
            self::joinNames($left),
            $left === []
                ? __('Nothing to do.', 'islas')
                : __('They stay as they are. Islas does its part in them from the named version on.', 'islas')
        );
    }

    private function describeState(string $feature): string
    {
        return $this->features->isOn($feature)
            ? __('This part of Islas is on.', 'islas')
            : __('This part of Islas is off.', 'islas');
    }

    /** @param list<string> $names */
    private static function joinNames(array $names): string
    {
        return $names === [] ? __('None found', 'islas') : implode(', ', array_unique($names));
    }

    /** @return CheckRow */
    private static function makeRow(string $key, string $label, string $found, string $result): array
    {
        return ['key' => $key, 'label' => $label, 'found' => $found, 'result' => $result];
    }
}
