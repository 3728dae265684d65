<?php

declare(strict_types=1);

namespace Islas\Listing;

use Islas\Platform\ContentPolicy;
use Islas\Platform\HookTable;
use Islas\Platform\Html;

/**
 * The orders of a list as links, in place of WooCommerce's sort-by form, for visitors without scripts: a script submits
 * that form, which has no button.
 */
final class Ordering
{
    private const TEMPLATE = 'loop/orderby.php';

    /**
     * WooCommerce filter `woocommerce_catalog_orderby`, directly before the form: a listing has some sixty templates,
     * and one or two such forms.
     *
     * @param mixed $orders
     * @return mixed
     */
    public function awaitForm($orders)
    {
        HookTable::addRows([['action', 'woocommerce_after_template_part', [$this, 'printLinks'], 10, 4]]);

        return $orders;
    }

    /**
     * WooCommerce hook `woocommerce_after_template_part`, until the form was printed.
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
        remove_action('woocommerce_after_template_part', [$this, 'printLinks']);
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
