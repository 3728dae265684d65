<?php

declare(strict_types=1);

namespace Islas\Analytics;

use Islas\Platform\Json;

/**
 * Adds the changes of the cart to the Store API's cart, under `extensions.islas_analytics`, for the cart and checkout
 * blocks. They stay in the session until a page has printed them; browsers count a batch once.
 */
final class BlockCart
{
    public const SPACE = 'islas_analytics';

    private CartChanges $changes;
    private Visitor $visitor;

    public function __construct(CartChanges $changes, Visitor $visitor)
    {
        $this->changes = $changes;
        $this->visitor = $visitor;
    }

    /** WooCommerce hook `woocommerce_blocks_loaded`. */
    public function registerEndpointData(): void
    {
        if (function_exists('woocommerce_store_api_register_endpoint_data')) {
            woocommerce_store_api_register_endpoint_data([
                'endpoint' => 'cart',
                'namespace' => self::SPACE,
                'data_callback' => [$this, 'makeData'],
                'schema_callback' => [$this, 'describeData'],
                'schema_type' => ARRAY_A,
            ]);
        }
    }

    /** @return array{changes: string} JSON, because the schema of the Store API knows no free shapes. */
    public function makeData(): array
    {
        $this->changes->storeChanges();

        return ['changes' => Json::encode($this->visitor->readBatches())];
    }

    /** @return array<string, array<string, mixed>> */
    public function describeData(): array
    {
        return ['changes' => [
            'description' => 'What analytics has yet to count.',
            'type' => 'string',
            'context' => ['view', 'edit'],
            'readonly' => true,
        ]];
    }
}
