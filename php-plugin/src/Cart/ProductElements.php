<?php

declare(strict_types=1);

namespace Islas\Cart;

use Islas\Platform\Pattern;

/**
 * WooCommerce has a script that shows price, SKU, stock and specifications of the chosen variation. It learns the
 * choice only from the block "Add to Cart + Options"; beside other forms it does nothing. But in block themes the page
 * of each variable product has it, and all that the Store API says of the variations. This class removes both.
 *
 * A page stays as it is if another script may read the data, or if its markup differs from that of WooCommerce 11.0.
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

    /** Attributes with which an element shows the chosen variation. */
    private const DIRECTIVES = [
        '~\sdata-wp-interactive="woocommerce/product-elements"\sdata-wp-context=\'\{"productElementKey":"\w+"\}\'~',
        '~\sdata-wp-watch="callbacks\.updateValue"~',
        '~\sdata-wp-interactive="woocommerce/products"((?:\s[\w-]+="[^"<>]*")*?)'
            . '\sdata-wp-text="state\.productInContext\.[\w.]+"~',
    ];

    /** What is left of them where the markup differs. */
    private const REST = '~woocommerce/product-elements|callbacks\.updateValue|state\.productInContext~';

    /** A link of a collection: its script reads the product from the data, and the one of Islas from the page. */
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

    /** @return string The page without the script, its attributes and its data; unchanged where they are needed. */
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
