<?php

declare(strict_types=1);

namespace Islas\CartPage;

use Islas\Platform\StockUserLog;

/**
 * Why the cart page kept WooCommerce's script, for Site Health: noted when the owner looks at it.
 */
final class StockCartLog
{
    public const OPTION = 'islas_stock_cart';

    private StockUserLog $log;

    public function __construct()
    {
        $this->log = new StockUserLog(self::OPTION);
    }

    /** @param list<string> $users Handles of scripts; empty where the cart page is Islas'. */
    public function noteUsers(array $users): void
    {
        $this->log->noteUsers($users);
    }

    /**
     * Islas' filter `islas_site_health`.
     *
     * @param mixed $lines
     * @return array<mixed>
     */
    public function addHealthLines($lines): array
    {
        $lines = is_array($lines) ? $lines : [];
        $lines['stock_cart'] = [
            'label' => __('What keeps the cart script of WooCommerce', 'islas'),
            'value' => $this->log->describeUsers(),
        ];

        return $lines;
    }
}
