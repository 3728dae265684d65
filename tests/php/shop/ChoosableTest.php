<?php

declare(strict_types=1);

namespace Islas\Tests\Shop;

use Islas\Platform\Settings;
use Islas\Swatches\States;
use Islas\Variations\Matrix;

/** What WooCommerce and other plugins put on a page decides what Islas keeps of it, and what may be chosen there. */
final class ChoosableTest extends ShopTestCase
{
    public function testStoredFragmentsHaveANameOfTheirOwnForEachTaxCurrencyLanguageAndVisitor(): void
    {
        $name = static fn (): string => (string) apply_filters('woocommerce_cart_fragment_name', 'wc_fragments_x');
        $names = [$name()];
        foreach (
            [
                'pre_option_woocommerce_tax_display_cart' => 'excl',
                'pre_option_woocommerce_tax_display_shop' => 'excl',
                'woocommerce_currency' => 'USD',
                'woocommerce_price_format' => '%2$s %1$s',
                'determine_locale' => 'fr_FR',
            ] as $hook => $value
        ) {
            $other = static fn (): string => $value;
            add_filter($hook, $other, 99);
            $names[] = $name();
            remove_filter($hook, $other, 99);
        }
        wp_set_current_user(0);
        $names[] = $name();

        self::assertSame($names, array_values(array_unique($names)));
        wp_set_current_user(1);
        self::assertSame($names[0], $name());
    }

    public function testBrowsersDoNotFetchCartCheckoutAndAccountAhead(): void
    {
        $paths = apply_filters('wp_speculation_rules_href_exclude_paths', ['/mine/*'], 'prefetch');

        $own = static fn (string $page): string => (string) wp_parse_url(wc_get_page_permalink($page), PHP_URL_PATH);
        self::assertSame(['/mine/*', $own('cart') . '*', $own('checkout') . '*', $own('myaccount') . '*'], $paths);
    }

    public function testASoldOutOptionCanBeChosenWhereASignUpHangsOnIt(): void
    {
        $row = static fn (string $value, bool $inStock): array
            => ['values' => ['attribute_tinte' => $value], 'inStock' => $inStock, 'purchasable' => true, 'left' => null];
        $matrix = new Matrix(['attribute_tinte' => ['rojo', 'azul']], [$row('rojo', true), $row('azul', false)]);
        $state = static fn (): string => (new States(new Settings()))
            ->computeStates($matrix->encodeMatrix(), ['attribute_tinte' => ''], 'attribute_tinte')['azul']['state'];
        self::assertSame('disabled', $state());
        $this->filter('islas_sold_out_is_choosable', '__return_true');
        self::assertSame('no-stock', $state());
        $this->option('islas_settings', ['disable_out_of_stock' => false]);
        self::assertSame('available', $state(), 'The owner’s own setting counts.');
    }
}
