<?php

declare(strict_types=1);

namespace Islas\ProductAdd;

use Islas\Cart\Destination;
use Islas\Cart\Module as Cart;
use Islas\Platform\BaseModule;
use Islas\Platform\HookTable;

/**
 * The add of a product's own form, without a reload.
 *
 * @property-read AddFormController $formAdd
 * @property-read Destination $destination
 *
 * @phpstan-import-type HookRow from HookTable
 */
final class Module extends BaseModule
{
    public const FEATURE = 'product_add';

    public function hooks(): array
    {
        return [];
    }

    public function ajaxHooks(): array
    {
        return [
            ['action', 'wp_loaded', 'formAdd', 'prepareRequest', 18, 0],
            ['filter', 'woocommerce_add_to_cart_redirect', 'formAdd', 'captureRedirect', PHP_INT_MAX, 1],
            ['action', 'woocommerce_add_to_cart', 'formAdd', 'recordAdded', 10, 4],
            ['action', 'wc_ajax_' . AddFormController::ENDPOINT, 'formAdd', 'handleRequest', 10, 0],
            ['action', 'shutdown', 'destination', 'answerForm', 0, 0],
        ];
    }

    protected function destination(): Destination
    {
        return $this->modules->get(Cart::class)->destination;
    }

    protected function formAdd(): AddFormController
    {
        return new AddFormController();
    }
}
