<?php

declare(strict_types=1);

namespace Islas\Search;

use Islas\Platform\Assets;
use Islas\Platform\EditorBlock;
use Islas\Platform\Html;
use Islas\Platform\Manifest;
use Islas\Platform\OverlayToggle;
use Islas\Platform\Settings;
use Islas\Platform\ShopAddress;
use Islas\Platform\ThemeToggles;
use WP_Block_Template;

/**
 * The search over the page: a form that works by itself, and controls that open it, as block, as shortcode
 * `[islas_search]` and as widget; automatically in the header of a block theme without a search.
 */
final class SearchOverlay
{
    public const NAME = 'search';
    public const BLOCK = 'islas/search-toggle';
    public const WIDGET = 'islas_search';

    private Settings $settings;
    private Assets $assets;

    public function __construct(Settings $settings, Assets $assets)
    {
        $this->settings = $settings;
        $this->assets = $assets;
    }

    /** WordPress hook `init`. */
    public function registerBlock(): void
    {
        register_block_type(self::BLOCK, [
            'api_version' => '3',
            'title' => __('Search over the page', 'islas'),
            'description' => __('A control that opens the search for products.', 'islas'),
            'category' => 'woocommerce',
            'icon' => 'search',
            'supports' => ['html' => false, 'autoRegister' => true],
            'editor_script_handles' => EditorBlock::registerScripts(self::BLOCK),
            'render_callback' => [$this, 'renderToggle'],
        ]);
    }

    /** WordPress hook `widgets_init`. */
    public static function registerWidget(): void
    {
        register_widget(SearchWidget::class);
    }

    /** WordPress hook `wp_enqueue_scripts`. */
    public function enqueueScript(): void
    {
        $this->assets->enqueueStyles(Manifest::SEARCH);
    }

    /** WordPress hook `wp_head`, before the script that reads it. */
    public function addHeadData(): void
    {
        (new ThemeToggles($this->settings))->addHeadData(self::NAME, $this->assets);
    }

    public function renderToggle(): string
    {
        return OverlayToggle::renderLink(self::NAME, __('Search products', 'islas'))->markup();
    }

    /**
     * WordPress filter `hooked_block_types`.
     *
     * @param mixed $blocks
     * @param mixed $position
     * @param mixed $anchor
     * @param mixed $context
     * @return mixed
     */
    public function hookBlock($blocks, $position, $anchor, $context)
    {
        if (! is_array($blocks) || $position !== 'after' || $anchor !== 'core/navigation') {
            return $blocks;
        }
        $isTemplate = $context instanceof WP_Block_Template;
        $content = $isTemplate ? $context->content : (is_array($context) ? $context['content'] ?? '' : '');
        $places = is_array($context) ? ($context['blockTypes'] ?? []) : [];
        $isHeader = $isTemplate
            ? $context->area === 'header'
            : is_array($places) && in_array('core/template-part/header', $places, true);
        $hasSearch = is_string($content) && preg_match('~<!-- wp:(search|islas/search-toggle)\b~', $content) === 1;

        return $isHeader && ! $hasSearch ? array_merge($blocks, [self::BLOCK]) : $blocks;
    }

    /** WordPress hook `wp_footer`. */
    public function printOverlay(): void
    {
        $label = __('Search products', 'islas');
        $form = Html::el(
            'form',
            ['role' => 'search', 'method' => 'get', 'action' => ShopAddress::findHome('/'), 'class' => 'islas-search'],
            Html::el('label', ['for' => 'islas-search-field', 'class' => 'islas-search__label'], Html::text($label)),
            Html::el('input', [
                'type' => 'search',
                'id' => 'islas-search-field',
                'class' => 'islas-search__field',
                'name' => 's',
                'autocomplete' => 'off',
                'enterkeyhint' => 'search',
                'required' => true,
            ]),
            Html::el('input', ['type' => 'hidden', 'name' => 'post_type', 'value' => 'product']),
            Html::el(
                'button',
                ['type' => 'submit', 'class' => 'islas-search__submit'],
                Html::text(__('Search', 'islas'))
            ),
            ...self::keepAddressFields(ShopAddress::findHome('/'))
        );
        $found = Html::el('div', ['data-island' => 'search-overlay']);
        OverlayToggle::renderDialog(self::NAME, $label, __('Close the search', 'islas'), $form, $found)->show();
    }

    /** @return list<Html> The address' own parameters, such as the language: a form that is sent drops them. */
    private static function keepAddressFields(string $url): array
    {
        wp_parse_str((string) wp_parse_url($url, PHP_URL_QUERY), $parameters);
        $fields = [];
        foreach (array_filter($parameters, 'is_string') as $name => $value) {
            $fields[] = Html::el('input', ['type' => 'hidden', 'name' => (string) $name, 'value' => $value]);
        }

        return $fields;
    }
}
