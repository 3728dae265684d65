<?php

declare(strict_types=1);

namespace Islas\Tests;

use Islas\Swatches\Module as Swatches;
use Islas\Swatches\ProductAppearance;
use Islas\Swatches\SwatchFields;
use Islas\Tests\WordPress\Site;
use Islas\Variations\Module as Variations;
use WC_Product_Variable;
use WP_Term;

/**
 * Attributes and values with numeric names work like any other, although PHP turns numeric array keys into integers.
 *
 * @group php-version
 */
final class NumberNamesTest extends ShirtTestCase
{
    /** @return array<string, array{string, string}> Names of an attribute and of a value. */
    public function names(): array
    {
        return [
            'a year' => ['2024', '2025'], 'nothing' => ['0', '0'], 'the next' => ['1', '1'],
            'below zero' => ['-5', '-5'], 'a size' => ['Talla', '38'], 'no integer' => ['007', '1.0'],
            'beyond integers' => ['99999999999999999999', '99999999999999999999'],
        ];
    }

    protected function tearDown(): void
    {
        $_REQUEST = $_POST = [];
        parent::tearDown();
    }

    private static function product(string $attribute, string $value): WC_Product_Variable
    {
        $field = 'attribute_' . sanitize_title($attribute);
        $fields = ['_price' => '5', '_stock_status' => 'instock'];

        return Site::$products[7] = new WC_Product_Variable(
            [$attribute => [$value, 'otro']],
            [71 => [$field => $value, '_thumbnail_id' => '51'] + $fields, 72 => [$field => 'otro'] + $fields],
            7
        );
    }

    /** @dataProvider names */
    public function testPrintsSwatchesForNumericNamesInTheForm(string $attribute, string $value): void
    {
        $product = self::product($attribute, $value);
        foreach ([[$value, 'otro'], false] as $options) {
            $args = ['product' => $product, 'attribute' => array_key_first([$attribute => 1]), 'options' => $options];
            $html = $this->plugin()->module(Swatches::class)->variationForm->addSwatches('<select class="x"></select>', $args);

            self::assertIsString($html);
            self::assertStringContainsString('data-value="' . $value . '"', $html);
            self::assertStringContainsString('data-attribute_name="attribute_' . sanitize_title($attribute) . '"', $html);
        }
    }

    /** @dataProvider names */
    public function testTheCardShowsANumericValueAsAvailableWithItsImage(string $attribute, string $value): void
    {
        $product = self::product($attribute, $value);
        Site::$postMeta[7][ProductAppearance::META] = [
            'attribute_' . sanitize_title($attribute) => ['type' => 'image', 'items' => [$value => ['tooltip' => 'Así']]],
        ];
        $html = $this->plugin()->module(Swatches::class)->cardForm->renderForm($product)->markup();

        self::assertStringContainsString('data-state="available" data-value="' . $value . '"', $html);
        self::assertStringContainsString('https://tienda.example/51.jpg', $html);
        self::assertStringContainsString('"tooltip":"Así"', $html);
        self::assertMatchesRegularExpression('/"images":\{"attribute_[^"]+":\{"/', $html, 'Encodes objects, not lists.');
    }

    /** @dataProvider names */
    public function testFindsTheNameOfATermWithANumericSlug(string $attribute, string $value): void
    {
        Site::$attributes['pa_2024'] = [4, 'button'];
        Site::$terms['pa_2024'] = [new WP_Term(31, 'pa_2024', $value, 'El ' . $value)];
        [$group] = $this->plugin()->module(Swatches::class)->swatchesRest->answerRequest(self::request(self::product('pa_2024', $value)))->data['groups'];

        self::assertSame([[$value], ['El ' . $value], ['available']], [
            array_column($group['items'], 'value'),
            array_column($group['items'], 'name'),
            array_column($group['items'], 'state'),
        ]);
    }

    /** @dataProvider names */
    public function testFindsTheVariationOfAPostedNumericValue(string $attribute, string $value): void
    {
        self::product($attribute, $value)->variations = [71 => ['attribute_' . sanitize_title($attribute) => $value]];
        $_REQUEST = ['add-to-cart' => '7', 'islas_attribute_' . sanitize_title($attribute) . '-7-1' => $value];
        $this->plugin()->module(Variations::class)->postedChoice->completeRequest();

        self::assertSame('71', $_POST['variation_id'] ?? null);
    }

    /** @dataProvider names */
    public function testTheRestFieldEncodesNumericNamesAsObjectKeys(string $attribute, string $value): void
    {
        $field = 'attribute_' . sanitize_title($attribute);
        Site::$postMeta[7][ProductAppearance::META] = [$field => ['items' => [$value => ['image' => 7]]]];

        self::assertSame(
            json_encode((object) [$field => ['items' => (object) [$value => ['image' => 7]]]]),
            json_encode((new SwatchFields())->readProduct(['id' => 7]))
        );
    }

    /** @return \WP_REST_Request<array<string, mixed>> */
    private static function request(WC_Product_Variable $product): \WP_REST_Request
    {
        return new \WP_REST_Request(['id' => $product->get_id()]);
    }
}
