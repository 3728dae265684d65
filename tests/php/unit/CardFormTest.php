<?php

declare(strict_types=1);

namespace Islas\Tests;

use Islas\Plugin;
use Islas\Swatches\Module as Swatches;
use Islas\Swatches\ProductAppearance;
use Islas\Tests\WordPress\Site;
use Islas\Variations\Module as Variations;
use WC_Product;
use WC_Product_Variable;
use WP_Post;

/**
 * The form that a card in a listing prints before its button, and the number of queries that it needs.
 */
final class CardFormTest extends ShirtTestCase
{
    private const BUTTON = '<a class="button">Select options</a>';

    private function print(Plugin $plugin, WC_Product_Variable $product): string
    {
        $html = $plugin->module(Swatches::class)->cardForm->addForm(self::BUTTON, $product);
        self::assertIsString($html);

        return $html;
    }

    /** @return array<mixed> The props in the printed JSON. */
    private function props(string $html): array
    {
        preg_match('/<script type="application\/json">(.*?)<\/script>/', $html, $found);
        $props = json_decode($found[1] ?? '', true);
        self::assertIsArray($props);

        return $props;
    }

    public function testPrintsAFormThatAddsWithoutJavaScriptBeforeTheButton(): void
    {
        $html = $this->print($this->plugin(), self::shirt(7));

        self::assertStringEndsWith('</form>' . self::BUTTON, $html);
        self::assertStringContainsString('method="post" action="https://tienda.example/producto/7/"', $html);
        self::assertStringContainsString('<button type="submit" name="add-to-cart" value="7"', $html);
        self::assertSame(2, preg_match_all('/name="islas_attribute_pa_color-7-1"/', $html));
        self::assertSame(2, preg_match_all('/name="islas_attribute_talla-7-2"/', $html));
    }

    /** @dataProvider quantities */
    public function testTheFormAddsTheQuantityOfTheListingsButton(string $attribute, string $sent): void
    {
        $button = str_replace('<a ', '<a ' . $attribute . ' ', self::BUTTON);
        $html = $this->plugin()->module(Swatches::class)->cardForm->addForm($button, self::shirt(7));

        self::assertIsString($html);
        preg_match('/<input type="hidden" name="quantity" value="([^"]*)"/', $html, $found);
        self::assertSame($sent, $found[1] ?? '');
    }

    /** @return array<string, array{string, string}> */
    public function quantities(): array
    {
        return [
            'no quantity' => ['', ''],
            'one' => ['data-quantity="1"', ''],
            'one as a decimal' => ['data-quantity="1.0"', ''],
            'a half' => ['data-quantity="0.5"', '0.5'],
            'more' => ["data-quantity='12'", '12'],
            'zero' => ['data-quantity="0"', ''],
            'hostile' => ['data-quantity="1&quot;><b>"', ''],
            'a word' => ['data-quantity="."', ''],
        ];
    }

    public function testTheFormsButtonHasTheClassesOfClassicAndBlockThemes(): void
    {
        self::assertStringContainsString('class="button islas-card__add"', $this->print($this->plugin(), self::shirt(7)));
        Site::$blockTheme = true;
        self::assertStringContainsString(
            'class="button wp-element-button wp-block-button__link islas-card__add"',
            $this->print($this->plugin(), self::shirt(8))
        );
    }

    public function testEscapesNamesInTheMarkupAndTheProps(): void
    {
        $html = $this->print($this->plugin(), self::shirt(7));

        self::assertStringContainsString('Azul &lt;b&gt;', $html);
        self::assertStringNotContainsString('<b>', $html);
        self::assertSame('Camiseta 7', $this->props($html)['name']);
    }

    /** @return array<string, array{array<string, mixed>, callable(WC_Product_Variable): void}> */
    public function without(): array
    {
        $nothing = static function (): void {
        };

        return [
            'card swatches are off' => [['card_swatches' => false], $nothing],
            'the variations feature is off' => [
                ['card_swatches' => true, 'feature_variations' => false],
                $nothing,
            ],
            'an attribute is shown as a select' => [
                ['card_swatches' => true],
                static fn () => Site::$postMeta[7] = [ProductAppearance::META => [self::SIZE => ['type' => 'select']]],
            ],
            'the product cannot be bought' => [
                ['card_swatches' => true],
                static fn (WC_Product_Variable $product) => $product->sells = false,
            ],
        ];
    }

    /**
     * @dataProvider without
     * @param array<string, mixed> $settings
     */
    public function testPrintsNoFormWhenASettingOrTheProductRulesItOut(array $settings, callable $arrange): void
    {
        $product = self::shirt(7);
        $arrange($product);

        self::assertSame(self::BUTTON, $this->print($this->plugin($settings), $product));
    }

    /** @return object The parts from which WooCommerce's older blocks build an item. */
    private static function parts(string $button): object
    {
        return (object) ['title' => '<div>Camiseta 7</div>', 'button' => $button];
    }

    public function testPrintsTheFormBeforeTheButtonOfOlderProductGridBlocks(): void
    {
        $button = '<div class="wp-block-button">' . self::BUTTON . '</div>';
        $form = $this->plugin()->module(Swatches::class)->cardForm;

        $html = $form->addFormInGrid("<li><p>9 €</p>{$button}</li>", self::parts($button), self::shirt(7));

        self::assertIsString($html);
        self::assertStringStartsWith('<li><p>9 €</p><form class="islas-card"', $html);
        self::assertStringEndsWith('</form>' . $button . '</li>', $html);
    }

    public function testLeavesGridItemsUnchangedWithoutAButtonOrAVariableProduct(): void
    {
        $form = $this->plugin()->module(Swatches::class)->cardForm;
        $item = '<li>' . self::BUTTON . '</li>';

        self::assertSame($item, $form->addFormInGrid($item, self::parts(''), self::shirt(7)));
        self::assertSame($item, $form->addFormInGrid($item, self::parts(self::BUTTON), new WC_Product(9)));
        self::assertSame($item, $form->addFormInGrid($item, null, self::shirt(7)));
        self::assertSame($item, $form->addFormInGrid($item));
        self::assertNull($form->addFormInGrid(null, self::parts(self::BUTTON), self::shirt(7)));
    }

    public function testReturnsAButtonUnchangedThatIsNoStringOrHasNoVariableProduct(): void
    {
        $form = $this->plugin()->module(Swatches::class)->cardForm;

        self::assertSame(self::BUTTON, $form->addForm(self::BUTTON, new WC_Product(9)));
        self::assertSame(self::BUTTON, $form->addForm(self::BUTTON));
        self::assertNull($form->addForm(null, self::shirt(7)));
    }

    public function testPropsHaveTheImagesThatASingleOptionDetermines(): void
    {
        $product = self::shirt(7);
        $product->image = 52;

        $images = $this->props($this->print($this->plugin(), $product))['images'];
        self::assertSame([
            self::COLOR => ['rojo' => [
                'src' => 'https://tienda.example/51-woocommerce_thumbnail.jpg',
                'srcset' => 'https://tienda.example/51.jpg 600w',
            ]],
            self::SIZE => ['S' => [
                'src' => 'https://tienda.example/51-woocommerce_thumbnail.jpg',
                'srcset' => 'https://tienda.example/51.jpg 600w',
            ]],
        ], $images);
    }

    public function testPropsHaveNoImagesOfAnAttributeForWhichAVariationAcceptsAnyValue(): void
    {
        $product = self::shirt(7);
        $product->variations[704] = [self::COLOR => '', self::SIZE => 'L', '_thumbnail_id' => '53', '_price' => '9'];

        $images = $this->props($this->print($this->plugin(), $product))['images'];
        self::assertIsArray($images);
        self::assertSame([], $images[self::COLOR]);
    }

    /** @return array<string, array{callable(list<int>): mixed}> */
    public function lists(): array
    {
        return [
            'posts' => [static fn (array $ids) => array_map(static fn (int $id) => new WP_Post($id, 'x'), $ids)],
            'ids' => [static fn (array $ids) => $ids],
            'results of a shortcode' => [static fn (array $ids) => (object) ['ids' => $ids]],
        ];
    }

    /** @dataProvider lists */
    public function testPrintingCardsNeedsSixQueriesForAListingOf3Or24Products(callable $list): void
    {
        $cost = function (int $count) use ($list): int {
            Site::reset();
            $this->setUp();
            $ids = range(1, $count);
            $plugin = $this->plugin();
            $products = array_map([self::class, 'shirt'], $ids);
            $listed = $list($ids);
            self::assertSame($listed, $plugin->module(Swatches::class)->cardForm->noteListed($listed));
            foreach ($products as $product) {
                self::assertStringContainsString('<form', $this->print($plugin, $product));
            }

            return count(Site::$queries);
        };

        self::assertSame([6, 6], [$cost(3), $cost(24)]); // Options, checksums, two tables, terms, images.
    }

    public function testPrimesNoAvailabilityWhenCardSwatchesAreOff(): void
    {
        $plugin = $this->plugin(['card_swatches' => false]);
        self::shirt(7);
        self::assertSame([7, 8], $plugin->module(Swatches::class)->cardForm->noteListed([7, 8]));
        $plugin->module(Variations::class)->availability->findSnapshot(self::shirt(8));

        self::assertStringNotContainsString('%d, %d', implode(' ', Site::$queries));
    }

    public function testPrimingIgnoresInvalidListsAndPostsThatAreNotProducts(): void
    {
        $plugin = $this->plugin();
        $page = new WP_Post(9, 'Page');
        $page->post_type = 'page';
        foreach ([[$page], [], null, false, 'x', (object) [], [null, 'x']] as $listed) {
            self::assertSame($listed, $plugin->module(Swatches::class)->cardForm->noteListed($listed));
        }
        $this->print($plugin, self::shirt(7));

        self::assertStringNotContainsString('%d, %d', implode(' ', Site::$queries));
    }
}
