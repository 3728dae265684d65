<?php

declare(strict_types=1);

namespace Islas\Search;

use Islas\Platform\Module as Platform;
use Islas\Plugin;
use WP_Widget;

/**
 * The control of the search over the page, for a theme's widget areas.
 *
 * @extends WP_Widget<array<string, mixed>>
 */
final class SearchWidget extends WP_Widget
{
    public function __construct()
    {
        parent::__construct(SearchOverlay::WIDGET, __('Islas: search over the page', 'islas'), [
            'description' => __('A control that opens the search for products.', 'islas'),
            'show_instance_in_rest' => true,
        ]);
    }

    /**
     * @param array<string, string> $arguments What the theme prints around.
     * @param array<string, mixed> $instance
     */
    public function widget($arguments, $instance): void
    {
        $plugin = Plugin::instance();
        if ($plugin !== null && $plugin->module(Platform::class)->features->isOn('search')) {
            echo wp_kses_post($arguments['before_widget'] ?? '');
            // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped piece by piece by Html.
            echo $plugin->module(Module::class)->searchOverlay->renderToggle();
            echo wp_kses_post($arguments['after_widget'] ?? '');
        }
    }

    /**
     * @param array<string, mixed> $instance
     * @return string
     */
    public function form($instance)
    {
        echo esc_html__('Nothing to set.', 'islas');

        return 'noform';
    }
}
