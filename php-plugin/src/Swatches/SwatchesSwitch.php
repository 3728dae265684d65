<?php

declare(strict_types=1);

namespace Islas\Swatches;

use Islas\Platform\Access;
use Islas\Platform\ActivePlugins;
use Islas\Platform\Html;
use Islas\Platform\Settings;

/**
 * Offers to change from another plugin's swatches to those of Islas, with one button: that plugin is deactivated, and
 * what the owner chose in it is chosen in Islas. Nothing is deleted: activating it again changes back.
 */
final class SwatchesSwitch
{
    public const ACTION = 'islas_use_swatches';
    private const DONE = 'islas-swatches';
    private const SCREENS = ['plugins', 'woocommerce_page_' . Access::SETTINGS_PAGE, 'product_page_product_attributes'];

    /** @var array<string, string> Setting of Islas to the key of Variation Swatches for WooCommerce. */
    private const CHOICES = [
        'default_to_button' => 'default_to_button',
        'shape_style' => 'shape_style',
        'attribute_behavior' => 'attribute_behavior',
        'clear_on_reselect' => 'clear_on_reselect',
        'disable_out_of_stock' => 'hide_out_of_stock_variation',
        'clickable_out_of_stock' => 'clickable_out_of_stock_variation',
        'show_variation_label' => 'show_variation_label',
        'variation_label_separator' => 'variation_label_separator',
        'show_variation_stock' => 'show_variation_stock_info',
        'stock_label_threshold' => 'stock_label_display_threshold',
    ];

    private Settings $settings;

    public function __construct(Settings $settings)
    {
        $this->settings = $settings;
    }

    /** WordPress hook `admin_notices`: only where the owner looks after plugins or swatches. */
    public function printOffer(): void
    {
        $screen = get_current_screen();
        if (! $screen || ! in_array($screen->id, self::SCREENS, true) || ! current_user_can('manage_woocommerce')) {
            return;
        }
        $others = SwatchPluginDetector::findActive();
        if ($others !== []) {
            $this->renderOffer($others)->show();
            return;
        }
        // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only says what has been done.
        if (isset($_GET[self::DONE])) {
            Html::el(
                'div',
                ['class' => 'notice notice-success is-dismissible'],
                Html::el('p', [], Html::text(__('Islas shows the swatches now.', 'islas')))
            )->show();
        }
    }

    /** WordPress hook `admin_post_islas_use_swatches`. */
    public function switchSwatches(): void
    {
        check_admin_referer(self::ACTION);
        $files = current_user_can('manage_woocommerce') ? self::listRemovable(SwatchPluginDetector::findActive()) : [];
        if ($files === []) {
            wp_die(esc_html__('You are not allowed to deactivate that plugin.', 'islas'), '', ['response' => 403]);
        }
        $this->settings->change(['feature_swatches' => true] + self::readChoices());
        deactivate_plugins($files);
        wp_safe_redirect(admin_url('admin.php?page=' . Access::SETTINGS_PAGE . '&' . self::DONE . '=1'));
        exit;
    }

    /** @param array<string, string> $others */
    private function renderOffer(array $others): Html
    {
        $message = sprintf(
            /* translators: %s: names of plugins */
            __('%s is active and shows the swatches of this shop; Islas keeps its own back.', 'islas'),
            implode(', ', $others)
        ) . ' ';
        if (self::listRemovable($others) !== array_keys($others)) {
            $message .= __('To change to those of Islas, deactivate it.', 'islas');
            return self::renderNotice(Html::text($message));
        }
        $message .= __('Changing deactivates that plugin and deletes nothing.', 'islas');
        if (preg_grep('/^woo-variation-swatches\//', array_keys($others))) {
            $message .= ' ' . __('Islas uses its colours and images.', 'islas');
        }

        return self::renderNotice(Html::text($message), Html::el(
            'form',
            ['method' => 'post', 'action' => admin_url('admin-post.php')],
            Html::el('input', ['type' => 'hidden', 'name' => 'action', 'value' => self::ACTION]),
            Html::el('input', ['type' => 'hidden', 'name' => '_wpnonce', 'value' => wp_create_nonce(self::ACTION)]),
            Html::el('p', [], Html::el(
                'button',
                ['type' => 'submit', 'class' => 'button button-primary'],
                Html::text(__('Use the swatches of Islas', 'islas'))
            ))
        ));
    }

    private static function renderNotice(Html $message, Html ...$more): Html
    {
        return Html::el('div', ['class' => 'notice notice-info'], Html::el('p', [], $message), ...$more);
    }

    /**
     * @param array<string, string> $others
     * @return list<string> Those that this person may deactivate on this site; a network's are the network's to change.
     */
    private static function listRemovable(array $others): array
    {
        return array_values(array_filter(
            array_intersect(array_keys($others), ActivePlugins::listSiteFiles()),
            static fn (string $file) => current_user_can('deactivate_plugin', $file)
        ));
    }

    /** @return array<string, mixed> What the owner chose in the plugin whose keys are known. */
    private static function readChoices(): array
    {
        $stored = get_option('woo_variation_swatches');
        $stored = is_array($stored) ? $stored : [];
        $choices = [];
        foreach (self::CHOICES as $ours => $key) {
            if (isset($stored[$key])) {
                $choices[$ours] = $stored[$key];
            }
        }

        return $choices;
    }
}
