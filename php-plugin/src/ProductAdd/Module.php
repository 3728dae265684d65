<?php

declare(strict_types=1);

namespace Islas\ProductAdd;

use Islas\Cart\Module as Cart;
use Islas\Platform\BaseModule;
use Islas\Platform\HookTable;

/**
 * The add of a product's own form, without a reload.
 *
 * @property-read AddFormController $formAdd
 *
 * @phpstan-import-type HookRow from HookTable
 */
final class Module extends BaseModule
{
    public const FEATURE = 'product_add';

    public function hooks(): array
    {
        return [
            ['action', 'wp_loaded', [$this->formAdd, 'prepare'], 18, 0],
            ['filter', 'woocommerce_add_to_cart_redirect', [$this->formAdd, 'captureRedirect'], PHP_INT_MAX, 1],
            ['action', 'woocommerce_add_to_cart', [$this->formAdd, 'recordAdded'], 10, 4],
            ['action', 'wc_ajax_' . AddFormController::ENDPOINT, [$this->formAdd, 'handle'], 10, 0],
            ['action', 'shutdown', [$this->modules->get(Cart::class)->destination, 'answerForm'], 0, 0],
        ];
    }

    protected function formAdd(): AddFormController
    {
        return new AddFormController();
    }
}
