<?php

declare(strict_types=1);

namespace Islas\Listing;

use Islas\Platform\ContentPolicy;
use Islas\Platform\Html;

/**
 * The orders of a list as links, in place of WooCommerce's sort-by form, for visitors without scripts: a script submits
 * that form, which has no button.
 */
final class Ordering
{
    private const TEMPLATE = 'loop/orderby.php';

    /**
     * WooCommerce hook `woocommerce_after_template_part`.
     *
     * @param mixed $template
     * @param mixed $path
     * @param mixed $file
     * @param mixed $values What the template was given.
     */
    public function printLinks($template, $path, $file, $values): void
    {
        $names = $template === self::TEMPLATE && is_array($values) ? $values['catalog_orderby_options'] ?? null : null;
        if (! is_array($names) || $names === []) {
            return;
        }
        $links = [];
        foreach (array_filter($names, 'is_string') as $order => $name) {
            // The first page of the same list, as the form asks for it, at the path of this page.
            $address = add_query_arg(['orderby' => rawurlencode((string) $order), 'paged' => '1']);
            $address = (string) strstr($address, '?');
            $chosen = (string) $order === ($values['orderby'] ?? '') ? 'true' : null;
            $links[] = Html::el('a', ['href' => $address, 'aria-current' => $chosen], Html::text($name));
            $links[] = Html::text(' · ');
        }
        array_pop($links);
        Html::el(
            'noscript',
            [],
            ContentPolicy::renderStyle('.woocommerce-ordering{display:none}'),
            Html::el('nav', ['aria-label' => __('Sort', 'islas')], ...$links)
        )->show();
    }
}
