<?php

declare(strict_types=1);

namespace Islas\Tests;

use Islas\Platform\Module as Platform;
use Islas\Platform\StockHint;
use Islas\Swatches\Groups;
use Islas\Swatches\Images;
use Islas\Swatches\Module as Swatches;
use Islas\Swatches\ProductAppearance;
use Islas\Swatches\States;
use Islas\Swatches\TermMeta;
use Islas\Swatches\TermNames;
use Islas\Tests\WordPress\Site;
use Islas\Variations\Availability;

/**
 * The groups of options of a product, for the page, the cards and other front ends.
 */
final class GroupsTest extends ShirtTestCase
{
    /** @param array<string, mixed> $settings */
    private function groups(array $settings = []): Groups
    {
        $owner = $this->plugin($settings)->module(Platform::class)->settings;
        $hint = new StockHint($owner);
        $kept = new Availability($hint);

        return new Groups($owner, new ProductAppearance($owner), $kept, new States($owner), new Images(), new TermNames());
    }

    protected function tearDown(): void
    {
        $_REQUEST = [];
        parent::tearDown();
    }

    public function testReturnsOneGroupPerAttributeWithItsTypeLabelAndOutOfStockText(): void
    {
        $groups = $this->groups(['out_of_stock_tooltip_text' => 'Vuelve pronto'])->listGroups(self::shirt(7));

        self::assertSame([self::COLOR, self::SIZE], array_column($groups, 'attribute'));
        self::assertSame(['color', 'button'], array_column($groups, 'type'));
        self::assertSame(['Color', 'Talla'], array_column($groups, 'label'));
        self::assertSame(['Vuelve pronto', 'Vuelve pronto'], array_column($groups, 'out_of_stock_text'));
    }

    public function testSortsTermsInTheOwnersOrderAndCustomValuesInTheProductsOrder(): void
    {
        [$colors, $sizes] = $this->groups()->listGroups(self::shirt(7));

        self::assertSame(['rojo', 'azul'], array_column($colors['items'], 'value'));
        self::assertSame(['Rojo', 'Azul <b>'], array_column($colors['items'], 'name'));
        self::assertSame(['S', 'M'], array_column($sizes['items'], 'value'));
    }

    /** WordPress stores names with entities. */
    public function testDecodesEntitiesInNamesOnceAndKeepsThemInSubmittedValues(): void
    {
        Site::$terms['pa_color'][0]->name = 'Blanco &amp; Negro';
        Site::$termMeta[12] = [TermMeta::TOOLTIP => 'De &lt; 5 d&iacute;as'];
        $product = new \WC_Product_Variable(['pa_color' => ['rojo'], 'L&amp;M' => ['5&quot;', '&lt;b&gt;']], [], 7);

        [$colors, $custom] = $this->groups()->listGroups($product);
        self::assertSame('Blanco & Negro', $colors['items'][0]['name']);
        self::assertSame('De < 5 días', $colors['items'][0]['tooltip']);
        self::assertSame('L&M', $custom['label']);
        self::assertSame(['5"', '<b>'], array_column($custom['items'], 'name'));
        self::assertSame(['5&quot;', '&lt;b&gt;'], array_column($custom['items'], 'value'), 'Values keep their entities.');
    }

    public function testIgnoresTermMetaThatAnotherPluginStoredAsAnArray(): void
    {
        Site::$termMeta[12] = [TermMeta::TOOLTIP => ['es' => 'Rojo'], TermMeta::COLOR => ['#c8443c']];
        [$colors] = $this->groups()->listGroups(new \WC_Product_Variable(['pa_color' => ['rojo']], [], 7));

        self::assertSame(['', ''], [$colors['items'][0]['tooltip'], $colors['items'][0]['color']]);
    }

    public function testLeavesOutATermThatNoVariationUses(): void
    {
        $product = self::shirt(7);
        Site::$terms['pa_color'][] = new \WP_Term(13, 'pa_color', 'verde', 'Verde');

        self::assertCount(2, $this->groups()->listGroups($product)[0]['items']);
    }

    public function testWooCommercesFiltersCanRenameAndReorderValues(): void
    {
        add_filter('woocommerce_get_product_terms', static fn (array $terms) => array_reverse($terms), 10, 4);
        add_filter('woocommerce_variation_option_name', static fn (string $name) => "«{$name}»", 10, 4);

        [$colors, $sizes] = $this->groups()->listGroups(self::shirt(7));
        self::assertSame(['«Azul <b>»', '«Rojo»'], array_column($colors['items'], 'name'));
        self::assertSame(['«S»', '«M»'], array_column($sizes['items'], 'name'));
    }

    public function testGroupIdsAreUniqueAndIndependentOfTheOrderOfProducts(): void
    {
        $groups = $this->groups();
        $ids = static fn (int $product) => array_column($groups->listGroups(self::shirt($product)), 'id');

        self::assertSame(['islas-swatch-8-1', 'islas-swatch-8-2'], $ids(8));
        self::assertSame(['islas-swatch-7-1', 'islas-swatch-7-2'], $ids(7));
        self::assertSame(['islas-swatch-8-3', 'islas-swatch-8-4'], $ids(8));
    }

    public function testSelectsAKnownValueFromTheUrlAndDisablesIncompatibleValues(): void
    {
        $states = function (): array {
            [$colors, $sizes] = $this->groups()->listGroups(self::shirt(7));

            return [array_column($colors['items'], 'state'), array_column($sizes['items'], 'state')];
        };
        self::assertSame([['available', 'available'], ['available', 'available']], $states());
        $_REQUEST = [self::COLOR => 'azul'];
        self::assertSame([['available', 'selected'], ['disabled', 'available']], $states());
        $_REQUEST = [self::COLOR => 'unknown', self::SIZE => ['S']];
        self::assertSame([['available', 'available'], ['available', 'available']], $states());
    }

    public function testShowsTheQuantityLeftOnceTheOtherAttributesAreChosen(): void
    {
        $_REQUEST = [self::SIZE => 'M'];
        [$colors] = $this->groups(['show_variation_stock' => true])->listGroups(self::shirt(7));

        self::assertSame(['', '2 left'], array_column($colors['items'], 'hint'));
    }

    public function testAnItemShowsItsOwnImageOrElseTheImageOfItsFirstVariation(): void
    {
        Site::$attributes['pa_color'] = [3, 'image'];
        $images = fn () => array_column($this->groups()->listGroups(self::shirt(7))[0]['items'], 'image');

        self::assertSame(['https://tienda.example/51.jpg', 'https://tienda.example/52.jpg'], $images());
        Site::$termMeta[12] = [TermMeta::IMAGE => '60'];
        self::assertSame('https://tienda.example/60.jpg', $images()[0]);
    }

    public function testRestRouteReturnsTheSameGroupsAndRequiresCachesToRevalidate(): void
    {
        self::shirt(7);
        $response = $this->plugin()->module(Swatches::class)->swatchesRest->answerRequest(new \WP_REST_Request(['id' => 7]));

        self::assertInstanceOf(\WP_REST_Response::class, $response);
        self::assertIsArray($response->data);
        self::assertSame(7, $response->data['product']);
        self::assertSame($this->groups()->listGroups(self::shirt(7)), $response->data['groups']);
        self::assertSame('public, max-age=0, must-revalidate', $response->headers['Cache-Control']);
    }
}
