<?php

declare(strict_types=1);

namespace Islas\Tests\Shop;

use Automattic\WooCommerce\Blocks\Assets\Api;
use Automattic\WooCommerce\Blocks\Assets\AssetDataRegistry;
use Automattic\WooCommerce\Blocks\Integrations\IntegrationRegistry;
use Automattic\WooCommerce\Blocks\Package;
use WC_Product_Variable;
use WP_Block;
use WP_Block_Type_Registry;
use WP_HTML_Tag_Processor;

/**
 * What Islas prints into this WooCommerce's block *Add to Cart + Options*: swatches that run the block's own action.
 */
final class BlockSwatchesTest extends ShopTestCase
{
    private const ATTRIBUTE = 'woocommerce/add-to-cart-with-options-variation-selector-attribute';

    private const BLOCKS = [
        'VariationSelector' => 'woocommerce/add-to-cart-with-options-variation-selector',
        'VariationSelectorAttribute' => self::ATTRIBUTE,
        'VariationSelectorAttributeName' => self::ATTRIBUTE . '-name',
    ];

    private const SELECTOR = 'wp-block-woocommerce-add-to-cart-with-options-variation-selector';

    protected function setUp(): void
    {
        parent::setUp();
        // The control in which Islas prints, as from WooCommerce 10.9 on.
        if (! WP_Block_Type_Registry::get_instance()->is_registered('woocommerce/dropdown')) {
            self::markTestSkipped('Islas does not change the block of this WooCommerce.');
        }
        self::registerBlocks();
        self::registerAllHooks();
    }

    /** WooCommerce registers the blocks of the form for block themes alone; the theme of these tests is a classic one. */
    private static function registerBlocks(): void
    {
        foreach (['VariationSelector', 'VariationSelectorAttribute', 'VariationSelectorAttributeName'] as $name) {
            $class = 'Automattic\\WooCommerce\\Blocks\\BlockTypes\\AddToCartWithOptions\\' . $name;
            if (! WP_Block_Type_Registry::get_instance()->is_registered(self::BLOCKS[$name])) {
                $container = Package::container();
                new $class($container->get(Api::class), $container->get(AssetDataRegistry::class), new IntegrationRegistry());
            }
        }
    }

    public function testEachAttributeHasSwatchesAndAnElementForEachValueThatRunsTheBlocksAction(): void
    {
        $color = $this->attribute('tono', ['rojo' => 'Rojo', 'azul' => 'Azul'], 'color');
        $product = $this->product([[$color => 'rojo', 'Talla' => 'S'], [$color => 'azul', 'Talla' => 'M']]);
        $tags = new WP_HTML_Tag_Processor($this->printed($product));

        $found = [];
        $field = '';
        while ($tags->next_tag()) {
            $field = $tags->has_class('islas-block-option') ? (string) $tags->get_attribute('data-attribute') : $field;
            if ($tags->get_attribute('data-wp-on--islas-toggle') === 'actions.toggle') {
                $context = json_decode((string) $tags->get_attribute('data-wp-context'), true);
                $found['toggle'][$field][] = $context['item']['value'] ?? null;
            }
            if ($tags->has_class('islas-swatch__radio')) {
                $found['radio'][$field][] = $tags->get_attribute('value');
            }
            if ($tags->has_class('islas-block-option__own')) {
                $found['hidden'][] = $tags->get_attribute('hidden');
            }
        }
        $values = ['attribute_' . $color => ['rojo', 'azul'], 'attribute_talla' => ['S', 'M']];
        foreach (['toggle', 'radio'] as $kind) {
            ksort($found[$kind]);
            self::assertEqualsCanonicalizing($values['attribute_talla'], $found[$kind]['attribute_talla']);
            self::assertEqualsCanonicalizing($values['attribute_' . $color], $found[$kind]['attribute_' . $color]);
        }
        self::assertSame(['', ''], $found['hidden']);
    }

    public function testTheSelectorSaysWhatIsChosenAndWhichVariationsThereAre(): void
    {
        $product = $this->product([['Talla' => 'S'], ['Talla' => 'M']]);
        $tags = new WP_HTML_Tag_Processor($this->printed($product));

        self::assertTrue($tags->next_tag(['class_name' => self::SELECTOR]));
        $chosen = 'woocommerce/add-to-cart-with-options::state.selectedAttributes';
        self::assertSame($chosen . '.length', $tags->get_attribute('data-wp-bind--data-islas-count'));
        self::assertSame($chosen . '.0.value', $tags->get_attribute('data-wp-bind--data-islas-value-0'));
        $matrix = json_decode((string) $tags->get_attribute('data-islas-options'), true);
        self::assertSame([['attribute_talla', ['S', 'M']]], $matrix['attributes']);
        self::assertSame('ii', $matrix['state']);
    }

    public function testManyVariationsAreNotInThePage(): void
    {
        $this->filter('woocommerce_ajax_variation_threshold', static fn (): int => 1);
        $product = $this->product([['Talla' => 'S'], ['Talla' => 'M']]);
        $tags = new WP_HTML_Tag_Processor($this->printed($product));

        self::assertTrue($tags->next_tag(['class_name' => self::SELECTOR]));
        self::assertSame('', $tags->get_attribute('data-islas-options'));
        self::assertStringContainsString(
            '/swatches/availability/' . $product->get_id(),
            (string) $tags->get_attribute('data-availability')
        );
    }

    public function testAListStaysAListWhereTheAttributeWasGivenNoSwatches(): void
    {
        $color = $this->attribute('tono', ['rojo' => 'Rojo', 'azul' => 'Azul'], 'color');
        $product = $this->product([[$color => 'rojo', 'Talla' => 'S'], [$color => 'azul', 'Talla' => 'M']]);
        $html = $this->printed($product, 'woocommerce/dropdown');

        self::assertSame(1, substr_count($html, 'data-island="swatch-form"'));
        self::assertSame(1, preg_match_all('~class="islas-block-option__own" hidden~', $html));
        self::assertSame(4, substr_count($html, 'data-wp-on--islas-toggle'));
    }

    public function testWhatTheBlockHidesIsHidden(): void
    {
        $html = $this->printed(
            $this->product([['Talla' => 'S'], ['Talla' => 'M']]),
            'woocommerce/product-filter-chips',
            ['disabledAttributesAction' => 'hide']
        );

        self::assertStringContainsString('islas-swatches--hide', $html);
        self::assertStringNotContainsString('islas-swatches--blur', $html);
    }

    public function testNamesOfOthersAreTexts(): void
    {
        $value = '"><img src=x onerror=alert(1)>\' & co';
        $product = $this->product([[$value => $value], [$value => 'M']]);
        $tags = new WP_HTML_Tag_Processor($this->printed($product));

        while ($tags->next_tag()) {
            self::assertNull($tags->get_attribute('onerror'), (string) $tags->get_tag());
        }
    }

    public function testNothingChangesWithoutVariationsOrInOtherBlocks(): void
    {
        $chips = ['blockName' => 'woocommerce/product-filter-chips', 'attrs' => [], 'innerBlocks' => [],
            'innerHTML' => '', 'innerContent' => []];
        $html = (new WP_Block($chips, ['woocommerce/selectableItems' => [
            'items' => [['id' => 'a-1', 'label' => 'Uno', 'value' => 'uno', 'selected' => false]],
            'selectionMode' => 'multiple',
            'storeNamespace' => 'woocommerce/product-filters',
            'groupLabel' => 'Filtro',
        ]]))->render();

        self::assertStringContainsString('Uno', $html);
        self::assertStringNotContainsString('islas', $html);
    }

    /** @param array<string, mixed> $attributes Of the block of each attribute. */
    private function printed(
        WC_Product_Variable $product,
        string $control = 'woocommerce/product-filter-chips',
        array $attributes = []
    ): string {
        $before = $GLOBALS['product'] ?? null;
        $GLOBALS['product'] = $product;
        $this->later(static function () use ($before): void {
            $GLOBALS['product'] = $before;
        });
        $selector = 'woocommerce/add-to-cart-with-options-variation-selector';
        $given = $attributes === [] ? '' : wp_json_encode($attributes) . ' ';

        return do_blocks(
            "<!-- wp:$selector --><div class=\"" . self::SELECTOR . '">'
            . '<!-- wp:' . self::ATTRIBUTE . ' ' . $given . '--><div>'
            . "<!-- wp:$control --><div class=\"wc-block-product-filter-chips\"></div><!-- /wp:$control -->"
            . '</div><!-- /wp:' . self::ATTRIBUTE . " --></div><!-- /wp:$selector -->"
        );
    }
}
