<?php

/**
 * Doubles of the cart, its shipping and its coupons, as far as the drawer uses them.
 */

declare(strict_types=1);

use Islas\Tests\WordPress\Site;

final class WC_Product_Simple extends WC_Product
{
    public string $name = 'Taza';
    public float $price = 10;
    public bool $exists = true;
    public bool $visible = true;
    public bool $sells = true;
    public bool $individually = false;
    public int $most = -1;

    /** @param array<string, mixed> $fields */
    public static function of(int $id, array $fields = []): self
    {
        $product = new self($id);
        foreach ($fields as $name => $value) {
            $product->$name = $value;
        }

        return $product;
    }

    public function exists(): bool
    {
        return $this->exists;
    }

    public function is_visible(): bool
    {
        return $this->visible;
    }

    public function is_in_stock(): bool
    {
        return $this->sells;
    }

    public function is_purchasable(): bool
    {
        return $this->sells;
    }

    public function is_type(string $type): bool
    {
        return $type === 'simple';
    }

    public function is_sold_individually(): bool
    {
        return $this->individually;
    }

    public function get_max_purchase_quantity(): int
    {
        return $this->most;
    }

    public function get_min_purchase_quantity(): int
    {
        return 1;
    }

    public function get_sku(): string
    {
        return 'SKU-' . $this->id;
    }

    public function get_image(): string
    {
        return '<img src="https://tienda.example/placeholder.png">';
    }

    public function get_name(): string
    {
        return $this->name;
    }

    public function get_permalink(): string
    {
        return 'https://tienda.example/producto/' . $this->id . '/';
    }

    public function get_image_id(): int
    {
        return 0;
    }

    public function get_price_html(): string
    {
        return wc_price($this->price);
    }
}

final class WC_Coupon
{
    private string $code;

    public function __construct(string $code)
    {
        $this->code = $code;
    }

    public function get_code(): string
    {
        return $this->code;
    }
}

final class WC_Cart
{
    /** @var array<string, array<string, mixed>> */
    public array $lines = [];
    /** @var array<string, float> Discounts by code. */
    public array $discounts = [];
    /** @var list<int> */
    public array $crossSells = [];
    public bool $ships = true;
    public bool $showsShipping = true;

    /** @return array<string, array<string, mixed>> */
    public function get_cart(): array
    {
        return $this->lines;
    }

    /** @return array<string, array<string, mixed>> */
    public function get_cart_contents(): array
    {
        return $this->lines;
    }

    /** @param array<string, array<string, mixed>> $lines */
    public function set_cart_contents(array $lines): void
    {
        $this->lines = $lines;
    }

    public function is_empty(): bool
    {
        return $this->lines === [];
    }

    public function calculate_totals(): void
    {
    }

    public function needs_shipping(): bool
    {
        return $this->ships;
    }

    public function show_shipping(): bool
    {
        return $this->showsShipping;
    }

    /** @return list<array<string, mixed>> */
    public function get_shipping_packages(): array
    {
        return [[]];
    }

    public function get_displayed_subtotal(): float
    {
        $sum = 0.0;
        foreach ($this->lines as $line) {
            $sum += ($line['data'] instanceof WC_Product_Simple ? $line['data']->price : 0) * $line['quantity'];
        }

        return $sum;
    }

    public function display_prices_including_tax(): bool
    {
        return true;
    }

    public function get_discount_total(): float
    {
        return array_sum($this->discounts);
    }

    public function get_discount_tax(): float
    {
        return 0;
    }

    /** @return array<string, WC_Coupon> */
    public function get_coupons(): array
    {
        $coupons = [];
        foreach (array_keys($this->discounts) as $code) {
            $coupons[$code] = new WC_Coupon($code);
        }

        return $coupons;
    }

    public function get_product_price(WC_Product_Simple $product): string
    {
        return wc_price($product->price);
    }

    public function get_product_subtotal(WC_Product_Simple $product, float $quantity): string
    {
        return wc_price($product->price * $quantity);
    }

    public function get_cart_subtotal(): string
    {
        return wc_price($this->get_displayed_subtotal());
    }

    public function get_cart_shipping_total(): string
    {
        return wc_price(4);
    }

    public function get_total(): string
    {
        return wc_price($this->get_displayed_subtotal() - $this->get_discount_total());
    }

    /** @return list<object> */
    public function get_fees(): array
    {
        return [(object) ['name' => 'Regalo <b>', 'total' => '2'], (object) []];
    }

    /** @return list<int> */
    public function get_cross_sells(): array
    {
        return $this->crossSells;
    }
}

final class WC_Shipping_Free_Shipping
{
    public string $requires;
    public string $min_amount;
    public string $ignore_discounts;

    public function __construct(string $requires, string $amount, string $ignoresDiscounts = 'no')
    {
        $this->requires = $requires;
        $this->min_amount = $amount;
        $this->ignore_discounts = $ignoresDiscounts;
    }

    /**
     * @param array<string, mixed> $package
     * @return mixed What other plugins make of it.
     */
    public function is_available(array $package)
    {
        $cart = WC()->cart;
        $discount = $this->ignore_discounts === 'no' ? $cart->get_discount_total() : 0;
        $isMet = $cart->get_displayed_subtotal() - $discount >= (float) $this->min_amount;

        return apply_filters('woocommerce_shipping_free_shipping_is_available', $isMet, $package, $this);
    }
}

final class WC_Shipping_Zones
{
    /** @var list<object> */
    public static array $methods = [];

    /** @param array<string, mixed> $package */
    public static function get_zone_matching_package(array $package): self
    {
        return new self();
    }

    /** @return list<object> */
    public function get_shipping_methods(bool $enabled): array
    {
        return self::$methods;
    }
}

/** WooCommerce's main object. */
function WC(): object
{
    static $shop;

    return $shop ??= new class () {
        public ?WC_Cart $cart;
        public ?object $session = null;

        public function __construct()
        {
            $this->cart = new WC_Cart();
        }

        /** Of shipping: a package that can be sent. */
        public function shipping(): object
        {
            return new class () {
                /** @return list<array<string, mixed>> */
                public function get_packages(): array
                {
                    return [['rates' => ['flat_rate:1' => (object) []]]];
                }
            };
        }

        public function plugin_url(): string
        {
            return 'https://tienda.example/wp-content/plugins/woocommerce';
        }
    };
}

/**
 * No order is known.
 *
 * @param mixed $order
 */
function wc_get_order($order): bool
{
    return false;
}

/**
 * An integer, unless a plugin filters the amount.
 *
 * @param mixed $amount
 * @return mixed
 */
function wc_stock_amount($amount)
{
    $filtered = apply_filters('woocommerce_stock_amount', $amount);

    return $filtered === $amount ? (int) $amount : $filtered;
}

function wc_price(float $amount): string
{
    return '<span class="amount">' . number_format($amount, 2, ',', '') . '&nbsp;€</span>';
}

/** @param mixed $amount */
function wc_format_decimal($amount): string
{
    return (string) (float) $amount;
}

function wc_get_price_decimals(): int
{
    return 2;
}

/** @param array<string, mixed> $item */
function wc_get_formatted_cart_item_data(array $item, bool $flat): string
{
    return "Color: <b>Azul</b>\n\n";
}

function wc_placeholder_img_src(string $size): string
{
    return 'https://tienda.example/placeholder.png';
}

function wc_cart_totals_coupon_label(WC_Coupon $coupon, bool $echo): string
{
    return 'Cupón: <b>' . $coupon->get_code() . '</b>';
}

function wc_cart_totals_coupon_html(WC_Coupon $coupon): void
{
    echo '-', wc_price(WC()->cart->discounts[$coupon->get_code()] ?? 1.0), ' <a href="#" class="woocommerce-remove-coupon">[×]</a>';
}

function wc_cart_totals_fee_html(object $fee): void
{
    echo wc_price((float) ($fee->total ?? 0));
}

function esc_attr(string $text): string
{
    return htmlspecialchars($text, ENT_QUOTES);
}

function wc_tax_enabled(): bool
{
    return false;
}

function wc_get_cart_remove_url(string $key): string
{
    return 'https://tienda.example/carrito/?remove_item=' . $key;
}

/**
 * WooCommerce's field, as far as the drawer reads it.
 *
 * @param array<string, mixed> $args
 */
function woocommerce_quantity_input(array $args, WC_Product $product, bool $echo): string
{
    $filtered = apply_filters('woocommerce_quantity_input_args', $args + ['step' => 1], $product);
    $args = is_array($filtered) ? $filtered + $args + ['step' => 1] : $args + ['step' => 1];
    [$least, $most] = [max((float) $args['min_value'], 0), (float) $args['max_value']];
    $type = $least > 0 && $least === $most ? 'hidden' : 'number';
    $max = $most > 0 ? ' max="' . $most . '"' : '';

    return "<div><label class=\"screen-reader-text\">Cantidad</label><input type=\"$type\" name=\"{$args['input_name']}\""
        . " value=\"{$args['input_value']}\" min=\"$least\"$max step=\"{$args['step']}\" inputmode=\"numeric\"></div>";
}

function wc_coupons_enabled(): bool
{
    return true;
}

function get_woocommerce_currency(): string
{
    return 'EUR';
}

function get_woocommerce_price_format(): string
{
    return '%2$s&nbsp;%1$s';
}
