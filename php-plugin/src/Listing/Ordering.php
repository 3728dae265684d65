<?php

declare(strict_types=1);

namespace Islas\Listing;

use Islas\Platform\Html;

/**
 * Adds a submit button to the sort-by form for visitors without scripts: WooCommerce prints none.
 */
final class Ordering
{
    private const TEMPLATE = 'loop/orderby.php';

    /**
     * WooCommerce hook `woocommerce_before_template_part`.
     *
     * @param mixed $template
     */
    public function startBuffer($template): void
    {
        if ($template === self::TEMPLATE) {
            ob_start();
        }
    }

    /**
     * WooCommerce hook `woocommerce_after_template_part`.
     *
     * @param mixed $template
     */
    public function endBuffer($template): void
    {
        if ($template !== self::TEMPLATE) {
            return;
        }
        $form = (string) ob_get_clean();
        $button = Html::el(
            'noscript',
            [],
            Html::el('button', ['type' => 'submit', 'class' => 'button'], Html::text(__('Sort', 'islas')))
        );
        // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- WooCommerce's own markup and Islas' button.
        echo str_replace('</form>', $button->markup() . '</form>', $form);
    }
}
