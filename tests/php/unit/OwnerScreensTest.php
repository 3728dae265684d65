<?php

declare(strict_types=1);

namespace Islas\Tests;

use Islas\Swatches\AttributeScreen;
use Islas\Swatches\AttributeShapes;
use Islas\Swatches\AttributeTypes;
use Islas\Swatches\ProductAppearance;
use Islas\Swatches\ProductPanel;
use Islas\Swatches\TermMeta;
use Islas\Swatches\TermScreen;
use Islas\Tests\WordPress\Site;
use WC_Product;
use WC_Product_Attribute;
use WP_Term;

/**
 * The screens of attributes, terms and products save the owner's values, and refuse requests without permission.
 */
final class OwnerScreensTest extends PluginTestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        Site::$attributes = ['pa_color' => [3, 'color'], 'pa_foto' => [4, 'image'], 'pa_talla' => [5, 'select']];
        Site::$capabilities = ['manage_product_terms', 'edit_product 21'];
    }

    protected function tearDown(): void
    {
        $_POST = $_GET = [];
        parent::tearDown();
    }

    public function testAddsAttributeTypesAndKeepsTheLabelsOfAnotherPlugin(): void
    {
        $types = (new AttributeTypes())->addTypes(['select' => 'Select', 'color' => 'Theirs']);

        self::assertSame(['select', 'color', 'image', 'button', 'radio'], array_keys($types));
        self::assertSame('Theirs', $types['color']);
        self::assertSame(['color', 'image', 'button', 'radio'], array_keys((new AttributeTypes())->addTypes('broken')));
    }

    public function testPrintsATermSelectForSwatchAttributesOnTheProductScreen(): void
    {
        $attribute = new WC_Product_Attribute('pa_color', [new WP_Term(9, 'pa_color', 'rojo', 'Rojo <b>')]);
        $print = static fn (string $type) => Site::output(static function () use ($type, $attribute): void {
            $row = (object) ['attribute_type' => $type, 'attribute_orderby' => 'menu_order'];
            (new AttributeTypes())->printTerms($row, 2, $attribute);
        });

        self::assertStringContainsString('name="attribute_values[2][]"', $print('radio'));
        self::assertStringContainsString('wc-taxonomy-term-search', $print('radio'));
        self::assertStringContainsString('<option value="9" selected="">Rojo &lt;b&gt;</option>', $print('color'));
        self::assertStringContainsString('data-orderby="menu_order"', $print('color'));
        self::assertSame('', $print('select'));
        self::assertSame('', Site::output(static fn () => (new AttributeTypes())->printTerms(null, 'x', null)));
    }

    public function testSavesShowsAndRemovesTheShapeOfAnAttribute(): void
    {
        $screen = new AttributeScreen();
        $_POST = ['islas_shape' => 'rounded', AttributeScreen::NONCE => 'nonce-of-islas_shape'];
        $screen->saveShape(3);
        self::assertSame('rounded', AttributeShapes::forAttribute(3));

        $_GET = ['edit' => '3'];
        self::assertStringContainsString(
            '<option value="rounded" selected="">',
            Site::output([$screen, 'printEditField'])
        );
        $_POST['islas_shape'] = 'star';
        $screen->saveShape(3);
        self::assertSame('', AttributeShapes::forAttribute(3));

        AttributeShapes::changeShape(3, 'squared');
        $screen->removeShape('3');
        self::assertSame([], get_option(AttributeShapes::OPTION));
    }

    public function testDoesNotSaveAShapeWithoutNonceOrCapability(): void
    {
        $screen = new AttributeScreen();
        $_POST = ['islas_shape' => 'rounded', AttributeScreen::NONCE => 'wrong'];
        $screen->saveShape(3);
        $_POST = ['islas_shape' => 'rounded'];
        $screen->saveShape(3);
        $_POST = ['islas_shape' => ['rounded'], AttributeScreen::NONCE => 'nonce-of-islas_shape'];
        $screen->saveShape(3);
        $_POST = ['islas_shape' => 'rounded', AttributeScreen::NONCE => 'nonce-of-islas_shape'];
        Site::$capabilities = [];
        $screen->saveShape(3);

        self::assertSame([], Site::$options);
    }

    public function testTheTermScreenPrintsTheFieldsOfItsAttributesType(): void
    {
        $screen = new TermScreen();
        $print = static fn (string $taxonomy) => Site::output(static fn () => $screen->printAddFields($taxonomy));
        $fields = static function (string $html): array {
            preg_match_all('/name="islas_term\[(\w+)\]"/', $html, $found);
            return $found[1];
        };

        self::assertSame(['color', 'dual', 'second', 'tooltip'], $fields($print('pa_color')));
        self::assertSame(['image', 'tooltip'], $fields($print('pa_foto')));
        self::assertSame(['tooltip'], $fields($print('pa_talla')));
        foreach ($fields($print('pa_color')) as $field) {
            self::assertStringContainsString('<label for="islas-' . $field . '">', $print('pa_color'));
        }
        Site::$termMeta[9] = [TermMeta::COLOR => '#c8443c', TermMeta::IS_DUAL => 'yes', TermMeta::SECOND => '#fff'];
        $editing = Site::output(static fn () => $screen->printEditFields(new WP_Term(9, 'pa_color', 'rojo', 'Rojo')));
        self::assertStringContainsString('value="#c8443c"', $editing);
        self::assertStringContainsString('checked=""', $editing);
        self::assertSame('', Site::output(static fn () => $screen->printEditFields(null)));
    }

    public function testSavesATermUnderTheMetaKeysOfAnotherPluginAndReadsItBack(): void
    {
        $this->post(['color' => '#c8443c', 'dual' => '1', 'second' => '#ffffff', 'tooltip' => 'It\\\'s <b>red</b>']);

        self::assertSame([
            TermMeta::COLOR => '#c8443c',
            TermMeta::IS_DUAL => 'yes',
            TermMeta::SECOND => '#ffffff',
            TermMeta::TOOLTIP => "It's red",
        ], Site::$termMeta[9]);
        self::assertSame(
            ['color' => '#c8443c', 'second' => '#ffffff', 'image' => 0, 'tooltip' => "It's red"],
            TermMeta::readAppearance(9)
        );
    }

    public function testDeletesTheSecondColourOfAnUncheckedBoxAndTheValueOfAnEmptyField(): void
    {
        Site::$termMeta[9] = [
            TermMeta::COLOR => '#c8443c', TermMeta::IS_DUAL => 'yes', TermMeta::SECOND => '#fff', TermMeta::IMAGE => '7',
        ];
        $this->post(['color' => '', 'second' => '#fff', 'tooltip' => '']);

        self::assertSame([TermMeta::IMAGE => '7'], Site::$termMeta[9]);
    }

    public function testShowsATooltipThatAnotherPluginHidOnceTheOwnerSavesANewOne(): void
    {
        Site::$termMeta[9] = [TermMeta::SHOW_TOOLTIP => 'no', TermMeta::TOOLTIP => 'Old'];
        self::assertSame('', TermMeta::readAppearance(9)['tooltip']);
        $this->post(['tooltip' => 'New']);

        self::assertSame('New', TermMeta::readAppearance(9)['tooltip']);
    }

    /** @return array<string, array{callable(): void}> */
    public function refusals(): array
    {
        return [
            'a wrong nonce' => [static fn () => $_POST[TermScreen::NONCE] = 'x'],
            'a nonce that is a list' => [static fn () => $_POST[TermScreen::NONCE] = ['x']],
            'no capability' => [static fn () => Site::$capabilities = []],
            'a taxonomy that is no attribute' => [static fn () => Site::$attributes = []],
            'another term than the form’s' => [static fn () => $_POST['tag_ID'] = '10'],
            'fields that are none' => [static fn () => $_POST[TermScreen::FIELD] = 'x'],
        ];
    }

    /** @dataProvider refusals */
    public function testDoesNotSaveATermForAnInvalidRequest(callable $trouble): void
    {
        $this->post(['color' => '#c8443c'], $trouble);

        self::assertSame([], Site::$termMeta);
    }

    public function testTheTermListShowsColoursAndImages(): void
    {
        $screen = new TermScreen();
        self::assertSame(['cb', 'islas', 'name'], array_keys($screen->addColumn(['cb' => '', 'name' => 'Name'])));
        Site::$termMeta = [
            9 => [TermMeta::COLOR => '#c8443c', TermMeta::IS_DUAL => 'yes', TermMeta::SECOND => '#ffffff'],
            10 => [TermMeta::IMAGE => '7'],
        ];
        self::assertStringContainsString('#ffffff 50%,#c8443c 50%', (string) $screen->fillColumn('', 'islas', 9));
        self::assertStringContainsString('src="https://tienda.example/7.jpg"', (string) $screen->fillColumn('', 'islas', '10'));
        self::assertSame('', $screen->fillColumn('', 'islas', 11));
        self::assertSame('theirs', $screen->fillColumn('theirs', 'posts', 9));
    }

    public function testTheProductPanelHasARowForEachOptionOfEachVariationAttribute(): void
    {
        $product = new WC_Product(21, [
            new WC_Product_Attribute('pa_color', [new WP_Term(9, 'pa_color', 'rojo', 'Rojo')]),
            new WC_Product_Attribute('Medida', ['L [x]', 'M']),
            new WC_Product_Attribute('Materia', ['Lana'], false),
        ]);
        $product->update_meta_data(ProductAppearance::META, ['attribute_medida' => ['type' => 'image', 'items' => ['M' => ['image' => 7]]]]);
        Site::$products = [$product]; // The product of the screen.
        $html = Site::output([new ProductPanel(), 'printPanel']);

        self::assertStringContainsString('name="islas_swatches[attribute_pa_color][type]"', $html);
        self::assertStringContainsString('name="islas_swatches[attribute_medida][items][0][value]" value="L [x]"', $html);
        self::assertStringContainsString('<option value="image" selected="">', $html);
        self::assertStringContainsString('value="7"', $html);
        self::assertStringContainsString('aria-label="Colour of Rojo"', $html);
        self::assertStringNotContainsString('Lana', $html);
        self::assertStringEndsWith('name="islas_swatches_end" value="1"></div>', $html);
        self::assertArrayHasKey('islas_swatches', (new ProductPanel())->addTab(null));
    }

    public function testSavesTheProductPanelAndDeletesEmptyOverrides(): void
    {
        $product = new WC_Product(21);
        $this->postPanel();
        (new ProductPanel())->saveOverrides($product);
        self::assertSame(
            ['attribute_medida' => ['items' => ['L [x]' => ['tooltip' => "It's large"]]]],
            $product->get_meta(ProductAppearance::META)
        );

        $_POST[ProductPanel::FIELD] = [];
        (new ProductPanel())->saveOverrides($product);
        self::assertSame([], Site::$postMeta[21]);
    }

    public function testAJsonFieldReplacesAllPanelFieldsAndBrokenJsonChangesNothing(): void
    {
        $product = new WC_Product(21);
        $this->postPanel();
        $_POST[ProductPanel::JSON] = addslashes((string) json_encode(
            ['attribute_medida' => ['type' => 'color', 'items' => [['value' => 'L "x"', 'color' => '#abc']]]]
        ));
        (new ProductPanel())->saveOverrides($product);
        $kept = ['attribute_medida' => ['type' => 'color', 'items' => ['L "x"' => ['color' => '#abc']]]];
        self::assertSame($kept, $product->get_meta(ProductAppearance::META));

        foreach (['{"attribute_medida":', '"text"', '7'] as $broken) {
            $_POST[ProductPanel::JSON] = $broken;
            (new ProductPanel())->saveOverrides($product);
            self::assertSame($kept, $product->get_meta(ProductAppearance::META));
        }
        $_POST[ProductPanel::JSON] = '{}';
        (new ProductPanel())->saveOverrides($product);
        self::assertSame([], Site::$postMeta[21]);
    }

    public function testDoesNotSaveTheProductPanelWithoutNonceCapabilityOrEndField(): void
    {
        $product = new WC_Product(21);
        $this->postPanel();
        unset($_POST[ProductPanel::END]);
        (new ProductPanel())->saveOverrides($product);
        $this->postPanel();
        $_POST[ProductPanel::NONCE] = 'x';
        (new ProductPanel())->saveOverrides($product);
        $this->postPanel();
        (new ProductPanel())->saveOverrides(null);
        Site::$capabilities = ['manage_product_terms'];
        (new ProductPanel())->saveOverrides($product);

        self::assertSame([], Site::$postMeta);
    }

    /** @param array<string, string> $fields As WordPress receives them, with slashes. */
    private function post(array $fields, ?callable $trouble = null): void
    {
        $_POST = [TermScreen::FIELD => $fields, TermScreen::NONCE => 'nonce-of-islas_term', 'tag_ID' => '9'];
        if ($trouble) {
            $trouble();
        }
        (new TermScreen())->saveTerm(9, 9, 'pa_color');
    }

    private function postPanel(): void
    {
        $_POST = [
            ProductPanel::FIELD => ['attribute_medida' => ['items' => [['value' => 'L [x]', 'tooltip' => 'It\\\'s large']]]],
            ProductPanel::NONCE => 'nonce-of-islas_swatches',
            ProductPanel::END => '1',
        ];
    }
}
