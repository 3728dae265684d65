<?php

declare(strict_types=1);

namespace Islas\Admin;

use Islas\Consent\Tools\ConsentPluginDetector;
use Islas\Features;
use Islas\Platform\Access;
use Islas\Platform\Manifest;
use Islas\Platform\PageCaches;
use Islas\Platform\PluginVersion;
use Islas\Platform\SettingLabels;
use Islas\Platform\Settings;
use Islas\Swatches\SwatchPluginDetector;

/**
 * Tools → Site Health: facts for support, and problems as sentences. Other code adds facts with the filter
 * `islas_site_health` and problems with `islas_site_health_problems`.
 */
final class SiteHealth
{
    /** Settings that change what shoppers meet, beside the features. */
    private const SETTINGS = ['skip_link', 'card_swatches', 'embed_hosts', 'embed_max_height', 'jquery'];

    /** Reasons that need no sentence of their own here. */
    private const KNOWN_REASONS = [
        '', Features::OFF_BY_SETTING, Features::OFF_BY_KILL_SWITCH, Features::OFF_BESIDE_PLUGIN,
    ];

    private Settings $settings;
    private Features $features;
    private Manifest $manifest;
    private string $file;
    private PauseBox $pause;

    /** @param string $file Absolute path of the plugin's main file. */
    public function __construct(
        Settings $settings,
        Features $features,
        Manifest $manifest,
        string $file,
        PauseBox $pause
    ) {
        $this->file = $file;
        $this->pause = $pause;
        $this->settings = $settings;
        $this->features = $features;
        $this->manifest = $manifest;
    }

    /**
     * WordPress filter `debug_information`.
     *
     * @param mixed $sections
     * @return array<mixed>
     */
    public function addSection($sections): array
    {
        return array_replace_recursive(
            is_array($sections) ? $sections : [],
            ['islas' => ['label' => 'Islas', 'fields' => $this->collectLines()]]
        );
    }

    /** @return array<mixed> Facts by key: label and value. */
    public function collectLines(): array
    {
        $lines = [
            'version' => ['label' => __('Version', 'islas'), 'value' => PluginVersion::readVersion($this->file)],
            'kill_switch' => [
                'label' => __('Switched off as a whole', 'islas'),
                'value' => implode(' ', $this->pause->describeState()) ?: '–',
            ],
            'build' => self::makeLine(__('Files for the browser', 'islas'), $this->manifest->has(Manifest::ENTRY)),
        ];
        $labels = SettingLabels::all();
        foreach ($this->features->all() as $feature => $isOn) {
            $lines['feature_' . $feature] = self::makeLine($labels['feature_' . $feature][0] ?? $feature, $isOn);
        }
        foreach (array_intersect_key($this->settings->all(), array_flip(self::SETTINGS)) as $key => $value) {
            $lines[$key] = is_bool($value)
                ? self::makeLine($labels[$key][0] ?? $key, $value)
                : ['label' => $labels[$key][0] ?? $key, 'value' => (string) $value === '' ? '–' : (string) $value];
        }
        $lines['muted'] = [
            'label' => __('Scripts of the shop that Islas replaces', 'islas'),
            'value' => implode(', ', $this->features->listReplacedHandles()) ?: '–',
        ];
        $lines['others'] = [
            'label' => __('Other plugins with swatches', 'islas'),
            'value' => implode(', ', SwatchPluginDetector::findActive()) ?: '–',
        ];
        $lines['page_cache'] = ['label' => __('Page cache', 'islas'), 'value' => PageCaches::describeCaches()];
        $lines['platform'] = [
            'label' => 'PHP, WordPress, WooCommerce',
            'value' => implode(', ', [PHP_VERSION, get_bloginfo('version'), defined('WC_VERSION') ? WC_VERSION : '–']),
        ];
        /**
         * Filters the lines of Islas under Tools → Site Health → Info.
         *
         * @param array<string, array{label: string, value: string}> $lines
         */
        $lines = apply_filters('islas_site_health', $lines);

        return is_array($lines) ? $lines : [];
    }

    /**
     * WordPress filter `site_status_tests`.
     *
     * @param mixed $tests
     * @return array<mixed>
     */
    public function addTest($tests): array
    {
        $tests = is_array($tests) ? $tests : [];
        $direct = is_array($tests['direct'] ?? null) ? $tests['direct'] : [];
        $tests['direct'] = $direct + ['islas' => ['label' => 'Islas', 'test' => [$this, 'runTest']]];

        return $tests;
    }

    /** @return array<string, mixed> The answer of the test, in the shape of `site_status_test_result`. */
    public function runTest(): array
    {
        $problems = $this->listProblems();
        $sentences = $problems === [] ? [__('All enabled features are working.', 'islas')] : $problems;

        return [
            'test' => 'islas',
            'label' => $problems === []
                ? __('Islas is ready', 'islas')
                : __('Islas needs attention', 'islas'),
            'status' => $problems === [] ? 'good' : 'recommended',
            'badge' => ['label' => 'Islas', 'color' => 'blue'],
            'description' => '<p>' . implode('</p><p>', array_map('esc_html', $sentences)) . '</p>',
            'actions' => sprintf(
                '<p><a href="%s">%s</a></p>',
                esc_url(admin_url('admin.php?page=' . Access::SETTINGS_PAGE)),
                esc_html__('Settings of Islas', 'islas')
            ),
        ];
    }

    /** @return list<string> One sentence each. */
    public function listProblems(): array
    {
        $problems = $this->pause->describeState();
        $hasFiles = $this->manifest->has(Manifest::ENTRY);
        if (! $hasFiles) {
            $problems[] = __('The files for the browser are missing, so Islas leaves the shop as it is.', 'islas')
                . ' ' . __('Install the plugin again from its zip.', 'islas');
        }
        foreach ($hasFiles ? array_keys($this->features->all()) : [] as $feature) {
            if (! in_array($this->features->findReason($feature), self::KNOWN_REASONS, true)) {
                $problems[] = $this->explainWhyOff($feature);
            }
        }
        $mute = ConsentPluginDetector::mute();
        if ($mute !== [] && ($this->features->isOn('analytics') || $this->features->isOn('attribution'))) {
            $problems[] = ConsentPluginDetector::explainWaiting($mute);
        }
        /**
         * Filters what is wrong with Islas, under Tools → Site Health → Status.
         *
         * @param list<string> $problems One sentence each, as text.
         */
        $problems = apply_filters('islas_site_health_problems', $problems);

        return array_values(array_filter(is_array($problems) ? $problems : [], 'is_string'));
    }

    /** A sentence about a part that the owner wants and that is off. */
    public function explainWhyOff(string $feature): string
    {
        $labels = SettingLabels::all();
        $name = static fn (string $part): string => $labels['feature_' . $part][0] ?? $part;
        $missing = $this->features->listMissing($feature);
        // Of parts that both lack their files, each is named for that.
        if ($missing !== [] && $this->features->findReason($missing[0]) !== Features::OFF_WITHOUT_FILES) {
            return sprintf(
                /* translators: 1: name of a part of the storefront, 2: name of the part that it needs */
                __('The part “%1$s” is off, because it works only while “%2$s” is on.', 'islas'),
                $name($feature),
                $name($missing[0])
            );
        }

        return sprintf(
            /* translators: %s: name of a part of the storefront */
            __('The files of the part “%s” are missing, so the shop does its work as without Islas.', 'islas'),
            $name($feature)
        );
    }

    /** @return array{label: string, value: string, debug: bool} */
    private static function makeLine(string $label, bool $isSo): array
    {
        return ['label' => $label, 'value' => $isSo ? __('Yes', 'islas') : __('No', 'islas'), 'debug' => $isSo];
    }
}
