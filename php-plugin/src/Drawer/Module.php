<?php

declare(strict_types=1);

namespace Islas\Drawer;

use Islas\Platform\BaseModule;
use Islas\Platform\HookTable;

/**
 * The cart drawer.
 *
 * @property-read Drawer $shell
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
            ['shortcode', 'islas_cart', 'shell', 'renderLink', 0, 0],
            ['filter', 'render_block_woocommerce/mini-cart', 'shell', 'noteBlock', 10, 1],
            ['action', 'wp_head', 'shell', 'addHeadData', -10001, 0],
            ['action', 'wp_enqueue_scripts', 'shell', 'prepareDrawer', 20, 0],
            ['action', 'wp_footer', 'shell', 'printDrawer', 5, 0],
            ['filter', 'woocommerce_add_to_cart_fragments', 'shell', 'addFragment', 20, 1],
        ];
    }

    public function ajaxHooks(): array
    {
        return [
            ['action', 'wc_ajax_' . DrawerController::NAME, 'endpoint', 'handleRequest', 10, 0],
        ];
    }

    protected function shell(): Drawer
    {
        return new Drawer($this->platform()->settings, $this->platform()->assets, $this->platform()->headFile);
    }

    protected function endpoint(): DrawerController
    {
        return new DrawerController();
    }
}
