<?php

declare(strict_types=1);

namespace Islas\Tests;

use Islas\Drawer\CartContents;
use Islas\Drawer\CartLine;
use Islas\Drawer\Drawer;
use Islas\Drawer\FreeShipping;
use Islas\Drawer\Item;
use Islas\Drawer\LineAttributes;
use Islas\Drawer\LinePlace;
use Islas\Drawer\QuantityField;
use Islas\Features;
use Islas\Platform\Assets;
use Islas\Platform\Settings;
use Islas\Platform\HeadFile;
use Islas\Tests\WordPress\Site;
use WC_Cart;
use WC_Product_Simple;
use WC_Product_Variable;
use WC_Shipping_Free_Shipping;
use WC_Shipping_Zones;

/**
 * The cart data of the drawer, also when other plugins filter it, and the pages that print its markup.
 *
 * @group php-version
 */
final class DrawerTest extends PluginTestCase
{
    private WC_Cart $cart;

    protected function setUp(): void
    {
        parent::setUp();
        $this->cart = new WC_Cart();
        WC()->cart = $this->cart;
        WC_Shipping_Zones::$methods = [];
        Site::$products = [];
    }

    protected function tearDown(): void
    {
        WC()->cart = new WC_Cart();
        parent::tearDown();
    }

    /** @dataProvider entries @param mixed $fields */
    public function testReadsCartItemsWithMissingOrInvalidFields($fields): void
    {
        $item = new Item('key', $fields);

        self::assertSame('key', $item->key);
        foreach ($item->attributes as $value) {
            self::assertIsString($value);
        }
        self::assertSame($item->product, (new Item('key', $item->fields))->product);
    }

    /** @return list<array{mixed}> */
    public function entries(): array
    {
        return [
            [null], [''], [7], [[]], [['product_id' => []]], [['product_id' => '12', 'quantity' => '2.9']],
            [['variation' => 'no']], [['variation' => ['attribute_pa_color' => ['a'], 'attribute_x' => 3]]],
            [[1 => 2, 'quantity' => null]], [(object) ['product_id' => 3]],
        ];
    }

    public function testLeavesOutHiddenAndDeletedCartItems(): void
    {
        $this->add('seen', WC_Product_Simple::of(1));
        $this->add('gone', WC_Product_Simple::of(2, ['exists' => false]));
        $this->add('none', WC_Product_Simple::of(3), 0);
        $this->add('hidden', WC_Product_Simple::of(4));
        $this->cart->lines['broken'] = ['data' => 'no product', 'quantity' => 1];
        add_filter(
            'woocommerce_widget_cart_item_visible',
            static fn (bool $is, array $item, string $key): bool => $is && $key !== 'hidden',
            10,
            3
        );

        self::assertSame(['seen'], array_column($this->decoded()['lines'], 'key'));
    }

    public function testSendsCartTextsAsPlainText(): void
    {
        $this->add('one', WC_Product_Simple::of(1, ['name' => 'Té &amp; <i>miel</i>']), 2);
        $this->cart->discounts = ['azahar' => 1.0];
        $cart = $this->decoded();

        self::assertSame(['Té & miel', ['Color: Azul'], "20,00\u{a0}€"], [
            $cart['lines'][0]['name'], $cart['lines'][0]['details'], $cart['lines'][0]['total'],
        ]);
        self::assertSame([['code' => 'azahar', 'label' => 'Cupón: azahar', 'amount' => "−1,00\u{a0}€"]], $cart['coupons']);
        self::assertSame(['Subtotal', 'Shipping', 'Regalo', ''], array_column($cart['rows'], 'label'));
        self::assertStringNotContainsString('<', (string) json_encode($cart));
    }

    public function testAnEmptyCartHasNoRowsAndNoCoupons(): void
    {
        $this->cart->discounts = ['azahar' => 1.0];
        $cart = $this->decoded();

        self::assertSame([[], [], []], [$cart['lines'], $cart['rows'], $cart['coupons']]);
    }

    /**
     * @dataProvider bounds
     * @param array{float|int, float|int, float|int} $bounds
     * @param array<string, mixed> $product
     * @param mixed $filtered What a plugin's filter returns for the field's bounds.
     */
    public function testQuantityBoundsFollowTheProductAndPluginFilters(
        array $bounds,
        array $product,
        $filtered = null
    ): void {
        $this->add('one', WC_Product_Simple::of(1, $product), 3);
        if ($filtered !== null) {
            add_filter('woocommerce_quantity_input_args', static fn () => $filtered);
        }
        ['min' => $min, 'max' => $max, 'step' => $step] = $this->decoded()['lines'][0];

        self::assertEquals($bounds, [$min, $max, $step]);
    }

    /** @return array<string, list<mixed>> */
    public function bounds(): array
    {
        return [
            'no stock limit' => [[1, 0, 1], []],
            'the stock that is left' => [[1, 5, 1], ['most' => 5]],
            'sold individually: no change' => [[3, 3, 1], ['individually' => true]],
            'by the half dozen' => [[6, 24, 6], [], ['min_value' => '6', 'max_value' => 24, 'step' => 6]],
            'by the half' => [[0.5, 0, 0.5], [], ['min_value' => '0.5', 'step' => '0.5']],
            'an invalid filter value' => [[1, 0, 1], [], 'no'],
            'negative bounds of a filter' => [[1, 0, 1], [], ['min_value' => -4, 'max_value' => -1, 'step' => -2]],
            'a step that counts from nothing' => [[6, 0, 6], [], ['step' => 6]],
            'a field of one value' => [[3, 3, 1], [], ['min_value' => 2, 'max_value' => 2]],
            'any number' => [[1, 0, 0], [], ['step' => 'any']],
        ];
    }

    public function testKeepsDecimalQuantitiesOnlyWhereTheShopSellsThem(): void
    {
        $this->add('one', WC_Product_Simple::of(1), 1);
        $this->cart->lines['one']['quantity'] = '1.5';
        self::assertSame(1, $this->decoded()['lines'][0]['quantity']);
        add_filter('woocommerce_stock_amount', 'floatval');
        self::assertSame(1.5, $this->decoded()['lines'][0]['quantity']);
    }

    public function testAFieldTakesTheNumbersOnItsStepsWithinItsBounds(): void
    {
        $taken = static fn (float $min, float $max, float $step): array => array_values(array_filter(
            [0.0, 0.1, 0.5, 1.0, 1.5, 2.0, 3.0, 4.0, 5.0],
            static fn (float $quantity): bool => QuantityField::isAccepted($quantity, $min, $max, $step)
        ));

        self::assertSame([1.0, 2.0, 3.0], $taken(1, 3, 1));
        self::assertSame([1.0, 3.0, 5.0], $taken(1, 0, 2), 'without a maximum');
        self::assertSame([1.0, 4.0], $taken(1, 0, 3), 'steps count from the minimum');
        self::assertSame([0.5, 1.0, 1.5, 2.0], $taken(0.5, 2, 0.5));
        self::assertSame([0.0, 0.1, 0.5, 1.0], $taken(0, 1, 0), 'any number');
        self::assertTrue(QuantityField::isAccepted(0.3, 0, 1, 0.1), 'which no fraction of two is');
        self::assertFalse(QuantityField::isAccepted(0.31, 0, 1, 0.1));
    }

    public function testALineIsRemovedByItsFieldUnlessThatHasALeastNumber(): void
    {
        $this->add('one', WC_Product_Simple::of(1), 3);
        self::assertTrue($this->decoded()['lines'][0]['mayBeZero']);
        add_filter('woocommerce_quantity_input_args', static fn () => ['min_value' => 2]);
        self::assertFalse($this->decoded()['lines'][0]['mayBeZero']);
    }

    public function testQuantityCannotChangeWhenAPluginPrintsItsOwnField(): void
    {
        $this->add('one', WC_Product_Simple::of(1), 3);
        add_filter('woocommerce_cart_item_quantity', static fn (): string => '<b>3</b>');
        ['min' => $min, 'max' => $max] = $this->decoded()['lines'][0];

        self::assertSame([3, 3], [$min, $max]);
    }

    public function testOffersOnlyCrossSellsThatAreVisibleAndCanBeBought(): void
    {
        $this->cart->crossSells = [1, 2, 3, 4, 5, 6];
        Site::$products = [
            1 => WC_Product_Simple::of(1), 2 => WC_Product_Simple::of(2, ['visible' => false]),
            3 => WC_Product_Simple::of(3, ['sells' => false]), 4 => WC_Product_Simple::of(4),
            5 => new WC_Product_Variable([], [], 5), 6 => WC_Product_Simple::of(6),
        ];
        unset(Site::$products[5]);
        ['crossSells' => $offers, 'checkout' => $checkout] = $this->decoded();

        self::assertSame(wc_get_checkout_url(), $checkout);

        self::assertSame(['1', '4', '6'], array_column($offers, 'id'));
        foreach ($offers as ['id' => $id, 'add' => $add]) {
            self::assertSame("https://tienda.example/producto/$id/?add-to-cart=$id", $add);
        }
    }

    public function testFreeShippingProgressNeverDecreasesAndReaches100PercentAtTheMinimumAmount(): void
    {
        WC_Shipping_Zones::$methods = [(object) [], new WC_Shipping_Free_Shipping('min_amount', '60')];
        $last = -1;
        foreach (range(1, 9) as $quantity) {
            $this->cart->lines = [];
            $this->add('one', WC_Product_Simple::of(1), $quantity);
            ['text' => $text, 'percent' => $percent] = $this->shipping();
            self::assertGreaterThanOrEqual($last, $percent);
            self::assertSame($quantity >= 6, $percent === 100);
            self::assertNotSame('', $text);
            $last = $percent;
        }
    }

    /** @dataProvider discounts */
    public function testFreeShippingSubtractsDiscountsUnlessTheMethodIgnoresThem(string $ignores, int $percent): void
    {
        WC_Shipping_Zones::$methods = [new WC_Shipping_Free_Shipping('either', '60', $ignores)];
        $this->add('one', WC_Product_Simple::of(1), 6);
        $this->cart->discounts = ['azahar' => 15.0];

        self::assertSame($percent, $this->shipping()['percent']);
    }

    /** @return array<string, array{string, int}> */
    public function discounts(): array
    {
        return ['the method subtracts discounts' => ['no', 75], 'the method ignores discounts' => ['yes', 100]];
    }

    /** @dataProvider answers */
    public function testFreeShippingIsPromisedExactlyWhereTheMethodSaysSo(int $quantity, bool $isFree, int $percent): void
    {
        WC_Shipping_Zones::$methods = [new WC_Shipping_Free_Shipping('min_amount', '60')];
        $this->add('one', WC_Product_Simple::of(1), $quantity);
        add_filter('woocommerce_shipping_free_shipping_is_available', static fn (): bool => $isFree);
        $shipping = $this->shipping();

        self::assertSame($percent, $shipping['percent']);
        self::assertSame($percent === 0, $shipping['text'] === '');
    }

    /** @return array<string, array{int, bool, int}> */
    public function answers(): array
    {
        return ['refused with the amount' => [6, false, 0], 'given without the amount' => [1, true, 100]];
    }

    /**
     * @dataProvider conversions
     * @param mixed $goal
     */
    public function testTheAmountOfFreeShippingIsInTheCurrencyOfTheCart(string $filter, $goal, int $percent): void
    {
        WC_Shipping_Zones::$methods = [new WC_Shipping_Free_Shipping('min_amount', '60')];
        $this->add('one', WC_Product_Simple::of(1), 3);
        add_filter('woocommerce_shipping_free_shipping_is_available', '__return_false');
        add_filter($filter, static fn () => $goal);

        self::assertSame($percent, $this->shipping()['percent']);
    }

    /** @return array<string, array{string, mixed, int}> */
    public function conversions(): array
    {
        return [
            'converted by FOX Currency Switcher' => ['woocs_convert_price', '120', 25],
            'converted by another plugin' => ['islas_free_shipping_goal', 300, 10],
            'no amount' => ['islas_free_shipping_goal', 'a word', 50],
        ];
    }

    /** @dataProvider modes */
    public function testTheAmountIsConvertedWhereFoxConvertsTheCart(bool $isByCountry, int $percent): void
    {
        WC_Shipping_Zones::$methods = [new WC_Shipping_Free_Shipping('min_amount', '60')];
        $this->add('one', WC_Product_Simple::of(1), 3);
        Site::$options[1]['woocs_is_geoip_manipulation'] = $isByCountry ? '1' : '0';
        add_filter('woocommerce_shipping_free_shipping_is_available', '__return_false');
        // As FOX Currency Switcher answers where its owner does not allow several currencies.
        add_filter('woocs_convert_price', static fn ($amount, $isForCart) => $isForCart ? $amount : $amount * 2, 10, 2);

        self::assertSame($percent, $this->shipping()['percent']);
    }

    /** @return array<string, array{bool, int}> */
    public function modes(): array
    {
        return ['what is shown' => [false, 50], 'prices by country, which are in the cart' => [true, 25]];
    }

    /**
     * @dataProvider looseAnswers
     * @param mixed $answer
     */
    public function testAnAnswerOfAnotherPluginIsReadAsWooCommerceReadsIt($answer, int $percent): void
    {
        WC_Shipping_Zones::$methods = [new WC_Shipping_Free_Shipping('min_amount', '60')];
        $this->add('one', WC_Product_Simple::of(1), 3);
        add_filter('woocommerce_shipping_free_shipping_is_available', static fn () => $answer);

        self::assertSame($percent, $this->shipping()['percent']);
    }

    /** @return array<string, array{mixed, int}> */
    public function looseAnswers(): array
    {
        return ['a word' => ['yes', 100], 'a number' => [0, 50], 'nothing' => [null, 50]];
    }

    public function testAnAmountOfNothingIsNoGoal(): void
    {
        WC_Shipping_Zones::$methods = [new WC_Shipping_Free_Shipping('min_amount', '0', 'no')];
        $this->add('one', WC_Product_Simple::of(1), 1);
        $this->cart->discounts = ['azahar' => 100.0];
        add_filter('woocommerce_shipping_free_shipping_is_available', '__return_false');

        self::assertSame(['text' => '', 'percent' => 0], $this->shipping());
    }

    /** @dataProvider without */
    public function testShowsNoFreeShippingHintForCouponConditionsUnshippedItemsOrAnEmptyCart(
        string $requires,
        bool $ships,
        int $quantity
    ): void {
        WC_Shipping_Zones::$methods = [new WC_Shipping_Free_Shipping($requires, '60')];
        $this->cart->ships = $ships;
        if ($quantity > 0) {
            $this->add('one', WC_Product_Simple::of(1), $quantity);
        }

        self::assertSame(['text' => '', 'percent' => 0], $this->shipping());
    }

    /** @return array<string, array{string, bool, int}> */
    public function without(): array
    {
        return [
            'only a coupon is needed' => ['coupon', true, 1], 'a coupon and an amount are needed' => ['both', true, 1],
            'nothing is shipped' => ['min_amount', false, 1], 'an empty cart' => ['min_amount', true, 0],
        ];
    }

    public function testMovesACartLineToAPlaceAndKeepsTheOrderOfTheOthers(): void
    {
        $lines = array_fill_keys(['a', 'b', 'c', 'd'], ['quantity' => 1]);
        foreach (array_keys($lines) as $key) {
            foreach ([-1, 0, 1, 2, 3, 9] as $place) {
                $this->cart->lines = $lines;
                LinePlace::moveLine($this->cart, $key, max(0, $place));
                $others = array_diff(array_keys($lines), [$key]);
                self::assertSame(array_values($others), array_values(array_diff(array_keys($this->cart->lines), [$key])));
                self::assertSame(min(3, max(0, $place)), array_search($key, array_keys($this->cart->lines), true));
            }
        }
        $this->cart->lines = $lines;
        LinePlace::moveLine($this->cart, 'unknown', 0);
        self::assertSame($lines, $this->cart->lines);
    }

    public function testOffersNoAttributeChoicesForProductsWithMoreThan60Options(): void
    {
        $sizes = static fn (int $count): array => array_map('strval', range(1, $count));
        foreach ([[30, 30, 2], [30, 31, 0]] as [$first, $second, $attributes]) {
            Site::$products = [7 => new WC_Product_Variable(['Talla' => $sizes($first), 'Corte' => $sizes($second)], [])];
            $line = new Item('k', [
                'product_id' => 7, 'variation_id' => 8, 'quantity' => 1, 'variation' => ['attribute_talla' => '3'],
            ]);
            $choices = (new LineAttributes())->listAttributes($line);
            self::assertCount($attributes, $choices);
            self::assertSame($attributes ? ['3', ''] : [], array_column($choices, 'value'));
        }
        self::assertSame([], (new LineAttributes())->listAttributes(new Item('k', ['product_id' => 7])));
    }

    public function testPrintsTheDrawerExceptOnCartAndCheckoutPages(): void
    {
        self::assertStringContainsString('<dialog id="islas-drawer"', $this->printedBy($this->drawer()));
        Site::$cartPage = true;
        self::assertSame('', $this->printedBy($this->drawer()));
        Site::$cartPage = false;
        Site::$page = 'checkout';
        self::assertSame('', $this->printedBy($this->drawer()));
    }

    public function testPrintsTheDrawerBesideTheMiniCartBlockOnlyWhenThePageLinksToIt(): void
    {
        $drawer = $this->drawer();
        self::assertNotSame('', $this->printedBy($drawer));
        $drawer->noteOtherDrawer();
        self::assertSame('', $this->printedBy($drawer));
        $link = $drawer->renderLink();
        self::assertStringContainsString('href="' . wc_get_cart_url() . '"', $link);
        self::assertNotSame('', $this->printedBy($drawer));
    }

    public function testOpensAfterAnAddWhereTheMiniCartBlockSaysSo(): void
    {
        update_option(Settings::OPTION, ['drawer_after_add' => 'open', 'drawer_after_add_touch' => 'message']);
        $drawer = $this->drawer();
        $drawer->noteOtherDrawer();
        $drawer->noteButton(false);
        $printed = $this->printedBy($drawer);
        self::assertStringContainsString('data-after-add="badge" data-after-add-touch="message"', $printed);
        // The script of the button opens it.
        $drawer->noteButton(true);
        $drawer->noteButton(false);
        $printed = $this->printedBy($drawer);
        self::assertStringContainsString('data-after-add="nothing" data-after-add-touch="nothing"', $printed);
    }

    public function testCartFragmentEscapesScriptEndTagsInProductNames(): void
    {
        $this->add('one', WC_Product_Simple::of(1, ['name' => '</script><script>alert(1)</script>&amp;lt;b']));
        $fragments = $this->contents()->addFragment(['div.other' => '<div></div>']);

        self::assertSame(['div.other', Drawer::CART], array_keys($fragments));
        self::assertSame(1, substr_count($fragments[Drawer::CART], '</script'));
        self::assertSame('no array', $this->contents()->addFragment('no array'));
    }

    public function testEverySettingWithChoicesDefaultsToOneOfThem(): void
    {
        foreach (Settings::SCHEMA as $name => $row) {
            if (isset($row['choices'])) {
                self::assertContains($row['default'], $row['choices'], $name);
            }
        }
    }

    private function add(string $key, WC_Product_Simple $product, int $quantity = 1): void
    {
        $this->cart->lines[$key] = ['data' => $product, 'product_id' => $product->get_id(), 'quantity' => $quantity];
    }

    /** @return array<string, mixed> */
    private function decoded(): array
    {
        return $this->contents()->toArray($this->cart);
    }

    private function contents(): CartContents
    {
        return new CartContents(new CartLine(new LineAttributes()), new FreeShipping());
    }

    /** @return array{text: string, percent: int} */
    private function shipping(): array
    {
        return (new FreeShipping())->toArray($this->cart);
    }

    private function drawer(): Drawer
    {
        $manifest = $this->fullManifest();
        $assets = new Assets($manifest, 'https://tienda.example/b/', new Features(new Settings(), $manifest));

        return new Drawer(new Settings(), $assets, new HeadFile($manifest));
    }

    private function printedBy(Drawer $drawer): string
    {
        ob_start();
        $drawer->printDrawer();

        return (string) ob_get_clean();
    }
}
