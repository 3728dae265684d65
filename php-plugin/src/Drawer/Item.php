<?php

declare(strict_types=1);

namespace Islas\Drawer;

/** An entry of WooCommerce's cart, with the types that its fields should have. */
final class Item
{
    public string $key;
    public int $product;
    public int $variation;
    /** @var float|int Plugins sell parts of a piece: 0.5, 1.5. */
    public $quantity;

    /** @var array<string, string> By field name, `attribute_…`. */
    public array $attributes = [];

    /** @var array<string, mixed> As WooCommerce and others have written it. */
    public array $fields = [];

    /** @param mixed $fields */
    public function __construct(string $key, $fields)
    {
        foreach (is_array($fields) ? $fields : [] as $name => $value) {
            $this->fields[(string) $name] = $value;
        }
        $this->key = $key;
        $this->product = $this->readNumber('product_id');
        $this->variation = $this->readNumber('variation_id');
        $quantity = $this->fields['quantity'] ?? 0;
        // @phpstan-ignore-next-line argument.type -- WooCommerce gives it what was posted, a text.
        $this->quantity = is_numeric($quantity) ? wc_stock_amount($quantity) : 0;
        $attributes = $this->fields['variation'] ?? [];
        foreach (is_array($attributes) ? $attributes : [] as $name => $value) {
            $this->attributes[(string) $name] = is_scalar($value) ? (string) $value : '';
        }
    }

    private function readNumber(string $name): int
    {
        $value = $this->fields[$name] ?? 0;

        return is_numeric($value) ? (int) $value : 0;
    }
}
