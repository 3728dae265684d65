<?php

declare(strict_types=1);

namespace Islas\Social;

use Islas\Platform\Assets;
use Islas\Platform\EditorBlock;
use Islas\Platform\Html;
use Islas\Platform\OverlayToggle;
use Islas\Platform\Settings;
use Islas\Platform\ThemeToggles;

/**
 * The owner's social links over the page, and controls that open them, as block, shortcode `[islas_social]` and widget.
 * Without links of the owner's it prints nothing; a theme's own control and panel are taken all the same.
 */
final class SocialOverlay
{
    public const NAME = 'social';
    public const BLOCK = 'islas/social-toggle';
    public const WIDGET = 'islas_social';

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
            'title' => __('Social networks over the page', 'islas'),
            'description' => __('A control that opens the shop’s links to social networks.', 'islas'),
            'category' => 'woocommerce',
            'icon' => 'share',
            'supports' => ['html' => false, 'autoRegister' => true],
            'editor_script_handles' => EditorBlock::registerScripts(self::BLOCK),
            'render_callback' => [$this, 'renderToggle'],
        ]);
    }

    /** WordPress hook `widgets_init`. */
    public static function registerWidget(): void
    {
        register_widget(SocialWidget::class);
    }

    /** WordPress hook `wp_head`, before the script that reads it. */
    public function addHeadData(): void
    {
        (new ThemeToggles($this->settings))->addHeadData(self::NAME, $this->assets);
    }

    public function renderToggle(): string
    {
        return $this->readLinks() === []
            ? ''
            : OverlayToggle::renderLink(self::NAME, __('Social networks', 'islas'))->markup();
    }

    /** WordPress hook `wp_footer`. */
    public function printOverlay(): void
    {
        $items = array_map(static fn (array $link) => Html::el('li', [], Html::el('a', [
            'href' => $link['url'],
            'rel' => 'me noopener',
            'class' => 'islas-social__link',
        ], Html::text($link['name']))), $this->readLinks());
        if ($items !== []) {
            $list = Html::el('ul', ['class' => 'islas-social'], ...$items);
            $label = __('Social networks', 'islas');
            OverlayToggle::renderDialog(self::NAME, $label, __('Close the social networks', 'islas'), $list)->show();
        }
    }

    /** @return list<array{name: string, url: string}> */
    private function readLinks(): array
    {
        $links = $this->settings->text('social_links');

        return $links === '' ? [] : Links::fromText($links);
    }
}
