<?php

declare(strict_types=1);

namespace Islas\Social;

use Islas\Platform\Module as Platform;
use Islas\Plugin;
use WP_Widget;

/**
 * The control of the social networks, for a theme's widget areas.
 *
 * @extends WP_Widget<array<string, mixed>>
 */
final class SocialWidget extends WP_Widget
{
    public function __construct()
    {
        parent::__construct(SocialOverlay::WIDGET, __('Islas: social networks over the page', 'islas'), [
            'description' => __('A control that opens the shop’s links to social networks.', 'islas'),
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
        if ($plugin !== null && $plugin->module(Platform::class)->features->isOn('social')) {
            echo wp_kses_post($arguments['before_widget'] ?? '');
            // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped piece by piece by Html.
            echo $plugin->module(Module::class)->socialOverlay->renderToggle();
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
