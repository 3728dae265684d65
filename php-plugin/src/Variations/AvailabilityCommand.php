<?php

declare(strict_types=1);

namespace Islas\Variations;

use Islas\Platform\Terminal;
use WC_Product_Variable;

/**
 * `wp islas availability`.
 */
final class AvailabilityCommand
{
    private const PIECE = 50;

    private Availability $availability;
    private Terminal $terminal;

    public function __construct(Availability $availability, Terminal $terminal)
    {
        $this->availability = $availability;
        $this->terminal = $terminal;
    }

    /**
     * Deletes the stored availability of variations and reads it again from the products.
     *
     * ## OPTIONS
     *
     * [<product>...]
     * : Numbers of variable products. Default: all that are published.
     *
     * @param list<string> $arguments
     */
    public function rebuild(array $arguments): void
    {
        if ($arguments === []) {
            $this->availability->invalidateAll();
        }
        $made = 0;
        foreach ($arguments === [] ? $this->readAll() : array_map([$this, 'findProduct'], $arguments) as $product) {
            $this->availability->storeSnapshot($product);
            $made++;
        }
        /* translators: %d: number of products */
        $this->terminal->succeed(sprintf(__('Availability is stored again. Products: %d.', 'islas'), $made));
    }

    /** @return iterable<WC_Product_Variable> In pieces, so that a large shop fits into the memory. */
    private function readAll(): iterable
    {
        $page = 1;
        do {
            $products = wc_get_products([
                'type' => 'variable', 'status' => 'publish', 'limit' => self::PIECE, 'page' => $page++,
                'orderby' => 'ID', 'order' => 'ASC',
            ]);
            $products = is_array($products) ? $products : [];
            foreach ($products as $product) {
                if ($product instanceof WC_Product_Variable) {
                    yield $product;
                }
            }
        } while (count($products) === self::PIECE);
    }

    private function findProduct(string $id): WC_Product_Variable
    {
        $product = preg_match('/^\d{1,18}$/D', $id) === 1 ? wc_get_product((int) $id) : null;
        if (! $product instanceof WC_Product_Variable) {
            /* translators: %s: what was given as the number of a product */
            $this->terminal->fail(sprintf(__('“%s” is no variable product.', 'islas'), $id));
        }

        return $product;
    }
}
