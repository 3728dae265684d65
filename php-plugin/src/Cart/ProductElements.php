<?php

declare(strict_types=1);

namespace Islas\Cart;

use Islas\Platform\Pattern;

/**
 * WooCommerce's script with which price, SKU, stock and specifications of a product follow the chosen variation is left
 * out of pages where nothing tells it the choice: of all forms, only the block "Add to Cart + Options" does. In block
 * themes the page of each variable product has the script, and all that the Store API says of the variations.
 *
 * What the script shows is in the page already. A page stays as it is where it has a script that may read the data, or
 * markup that differs from that of WooCommerce 11.0.
 */
final class ProductElements
{
    private const STORE = 'woocommerce/products';

    /** The script, the hint for what it imports, and the address of that. */
    private const SCRIPTS = [
        '~<script\b(?=[^>]*\sid="woocommerce/product-elements-js-module")[^>]*></script>\n?~',
        '~<link\b[^>]*\sid="@woocommerce/stores/woocommerce/products-js-modulepreload"[^>]*>\n?~',
        '~"@woocommerce/stores/woocommerce/products":"[^"]*",~',
        '~,?"@woocommerce/stores/woocommerce/products":"[^"]*"~',
    ];

    /** What makes an element follow the choice. */
    private const DIRECTIVES = [
        '~\sdata-wp-interactive="woocommerce/product-elements"\sdata-wp-context=\'\{"productElementKey":"\w+"\}\'~',
        '~\sdata-wp-watch="callbacks\.updateValue"~',
        '~\sdata-wp-interactive="woocommerce/products"((?:\s[\w-]+="[^"<>]*")*?)'
            . '\sdata-wp-text="state\.productInContext\.[\w.]+"~',
    ];
    private const REST = '~woocommerce/product-elements|callbacks\.updateValue|state\.productInContext~';

    /** A link of a collection, whose script asks the data for the product, and the script of Islas that does without. */
    private const VIEW = 'actions.viewProduct';
    private const TELLS_VIEWS = 'id="islas-tell-views"';

    private const MODULE = '~/assets/client/blocks/(@?woocommerce/[^"\'\s?>]+)\.js~';

    /** Modules of WooCommerce that do not import the data of products. */
    private const OTHERS = '~^(?:@woocommerce/stores/store-notices|woocommerce/(?:accordion-group|add-to-cart-form|'
        . 'catalog-sorting|customer-account|dropdown|product-collection|product-filter[\w-]*|product-review[\w-]*))$~D';

    private BlockData $data;

    public function __construct(BlockData $data)
    {
        $this->data = $data;
    }

    /** A whole page that has the script, without it, its directives and its data where they do nothing. */
    public function leaveOut(string $page): string
    {
        $without = Pattern::replace(self::DIRECTIVES, '$1', Pattern::replace(self::SCRIPTS, '', $page));
        $html = BlockData::without($without);
        $isReadByLinks = strpos($html, self::VIEW) !== false && strpos($html, self::TELLS_VIEWS) === false;
        if ($isReadByLinks || preg_match(self::REST, $html) !== 0 || ! self::hasOnlyOthers($html)) {
            return $page;
        }

        return $this->data->leaveOutOf($without, self::STORE) ?? $page;
    }

    private static function hasOnlyOthers(string $html): bool
    {
        if (preg_match_all(self::MODULE, str_replace('\/', '/', $html), $modules) === false) {
            return false;
        }

        return preg_grep(self::OTHERS, $modules[1], PREG_GREP_INVERT) === [];
    }
}
