<?php

declare(strict_types=1);

namespace Islas\Tests\Shop;

use Islas\Cart\CheckoutButton;

/**
 * The mini-cart has one button to the checkout, the primary one, wherever a theme has put WooCommerce's.
 */
final class CheckoutButtonTest extends ShopTestCase
{
    private const HOOK = 'woocommerce_widget_shopping_cart_buttons';
    private const PRINTER = 'woocommerce_widget_shopping_cart_proceed_to_checkout';

    protected function setUp(): void
    {
        parent::setUp();
        global $wp_filter;
        $hook = $wp_filter[self::HOOK]->callbacks;
        $this->later(static function () use ($hook): void {
            $GLOBALS['wp_filter'][self::HOOK]->callbacks = $hook;
        });
    }

    /** @return array<string, array{int}> */
    public function priorities(): array
    {
        return [
            'first' => [0],
            'before the button to the cart' => [5],
            'where WooCommerce has it' => [20],
            'last' => [99],
        ];
    }

    /** @dataProvider priorities */
    public function testEachMiniCartHasOneButtonToTheCheckoutAndItIsPrimary(int $priority): void
    {
        foreach ([self::PRINTER, [CheckoutButton::class, 'printButton']] as $printer) {
            remove_action(self::HOOK, $printer, (int) has_action(self::HOOK, $printer));
        }
        add_action(self::HOOK, self::PRINTER, $priority);

        foreach (['first', 'second'] as $miniCart) {
            ob_start();
            do_action(self::HOOK);
            $buttons = (string) ob_get_clean();

            self::assertSame(1, substr_count($buttons, wc_get_checkout_url()), $miniCart);
            self::assertMatchesRegularExpression('/class="[^"]*\balt\b[^"]*\bcheckout\b/', $buttons, $miniCart);
        }
    }

    public function testAMiniCartWhoseThemeHasTakenTheButtonAwayHasNone(): void
    {
        foreach ([self::PRINTER, [CheckoutButton::class, 'printButton']] as $printer) {
            remove_action(self::HOOK, $printer, (int) has_action(self::HOOK, $printer));
        }

        ob_start();
        do_action(self::HOOK);

        self::assertStringNotContainsString(wc_get_checkout_url(), (string) ob_get_clean());
    }
}
