<?php

declare(strict_types=1);

namespace Islas\Platform;

/**
 * What the theme calls its own search and social controls, and the panels they open: from the settings, else those of
 * the known theme, else common class names.
 */
final class ThemeToggles
{
    public const KEYS = ['search_toggle', 'search_panel', 'social_toggle', 'social_panel'];

    /** Of any theme, and Storefront's. */
    public const USUAL = [
        'search_toggle' => '.search-toggle, .storefront-handheld-footer-bar .search > a',
        'search_panel' => '.search-overlay',
        'social_toggle' => '.social-toggle',
        'social_panel' => '.social-overlay',
    ];

    /** By the theme's folder. One whose panel is not named shows Islas' own. */
    private const KNOWN = [
        'astra' => ['search_toggle' => '.ast-header-search .astra-search-icon, .ast-search-menu-icon .slide-search'],
        'generatepress' => ['search_toggle' => '[data-gpmodal-trigger="gp-search"], .search-item a'],
        'kadence' => ['search_toggle' => '.search-toggle-open'],
        'blocksy' => ['search_toggle' => '.ct-header-search'],
        'oceanwp' => ['search_toggle' => '.site-search-toggle, .search-overlay-toggle'],
        'neve' => ['search_toggle' => '.menu-item-nav-search > a, .hfg-search .nav-search'],
        'flatsome' => ['search_toggle' => '.header-search > a'],
        'woodmart' => ['search_toggle' => '.wd-header-search > a'],
        'hestia' => ['search_toggle' => '.hestia-toggle-search'],
    ];

    private Settings $settings;

    public function __construct(Settings $settings)
    {
        $this->settings = $settings;
    }

    /** @return array<string, string> Selectors by the keys of the settings. */
    public function findSelectors(): array
    {
        $known = (self::KNOWN[get_template()] ?? []) + self::USUAL;
        $all = [];
        foreach (self::KEYS as $key) {
            $all[$key] = $this->settings->text($key) ?: $known[$key];
        }

        return $all;
    }

    /** Lets the script of the head keep links waiting that are pressed before the page's files are there. */
    public function addHeadData(string $name, Assets $assets): void
    {
        $assets->addHeadData('toggles', OverlayToggle::SELECTOR);
        $assets->addHeadData('toggles', $this->findSelectors()[$name . '_toggle']);
    }

    /** Whether the settings or the list of themes name a control for this overlay. */
    public function hasToggle(string $name): bool
    {
        $key = $name . '_toggle';

        return $this->settings->text($key) !== '' || isset(self::KNOWN[get_template()][$key]);
    }
}
