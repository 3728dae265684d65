<?php

declare(strict_types=1);

namespace Islas\Drawer;

use Islas\Platform\BaseModule;
use Islas\Platform\HookTable;
use WP_Block_Supports;

/**
 * The cart drawer.
 *
 * @property-read Drawer $drawer
 * @property-read MiniCartBlock $miniCart
 * @property-read CartContents $contents
 * @property-read CartLine $line
 * @property-read DrawerController $endpoint
 *
 * @phpstan-import-type HookRow from HookTable
 */
final class Module extends BaseModule
{
    public const FEATURE = 'drawer';

    public function hooks(): array
    {
        return [
            ['shortcode', 'islas_cart', 'drawer', 'renderLink', 0, 0],
            ['filter', 'pre_get_block_template', self::class, 'emptyTemplate', 10, 3],
            ['filter', 'render_block_woocommerce/mini-cart', 'miniCart', 'replaceButton', 10, 3],
            ['action', 'wp_head', 'drawer', 'addHeadData', -10001, 0],
            ['action', 'wp_enqueue_scripts', 'drawer', 'prepareDrawer', 20, 0],
            ['action', 'wp_footer', 'drawer', 'printDrawer', 5, 0],
            ['filter', 'woocommerce_add_to_cart_fragments', 'contents', 'addFragment', 20, 1],
            ['filter', 'woocommerce_add_to_cart_fragments', self::class, 'addButton', 30, 1],
        ];
    }

    public function ajaxHooks(): array
    {
        return [
            ['action', 'wc_ajax_' . DrawerController::NAME, 'endpoint', 'handleRequest', 10, 0],
        ];
    }

    /**
     * WordPress filter `pre_get_block_template`. A page looks for few templates and renders hundreds of blocks.
     *
     * @param mixed $template
     * @param mixed $id
     * @param mixed $type
     * @return mixed
     */
    public function emptyTemplate($template, $id, $type)
    {
        $block = WP_Block_Supports::$block_to_render;

        return is_array($block) && ($block['blockName'] ?? '') === 'woocommerce/mini-cart'
            ? $this->miniCart->emptyOwnTemplate($template, $id, $type)
            : $template;
    }

    /**
     * WooCommerce filter `woocommerce_add_to_cart_fragments`, after the totals.
     *
     * @param mixed $fragments
     * @return mixed
     */
    public function addButton($fragments)
    {
        return $this->platform()->settings->text('drawer_mini_cart') === 'block'
            ? $fragments
            : CartButton::addFragment($fragments);
    }

    protected function drawer(): Drawer
    {
        return new Drawer($this->platform()->settings, $this->platform()->assets, $this->platform()->headFile);
    }

    protected function miniCart(): MiniCartBlock
    {
        return new MiniCartBlock($this->platform()->settings, $this->platform()->assets, $this->drawer);
    }

    protected function contents(): CartContents
    {
        return new CartContents($this->line, new FreeShipping());
    }

    protected function line(): CartLine
    {
        return new CartLine(new LineAttributes());
    }

    protected function endpoint(): DrawerController
    {
        return new DrawerController();
    }
}
