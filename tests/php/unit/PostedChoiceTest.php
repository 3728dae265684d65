<?php

declare(strict_types=1);

namespace Islas\Tests;

use Islas\Tests\WordPress\Site;
use Islas\Variations\PostedChoice;
use WC_Product_Variable;

/**
 * A variable product can be added by its form without scripts: the plugin finds the variation from the posted choice.
 *
 * @group php-version
 */
final class PostedChoiceTest extends PluginTestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        Site::$products[7] = new WC_Product_Variable(
            ['pa_color' => ['rojo', 'azul'], 'Talla única' => ["l'una", 'XL']],
            [
                71 => ['attribute_pa_color' => 'rojo', 'attribute_talla-nica' => "l'una"],
                72 => ['attribute_pa_color' => 'azul', 'attribute_talla-nica' => 'XL'],
            ]
        );
    }

    protected function tearDown(): void
    {
        $_REQUEST = $_POST = [];
        parent::tearDown();
    }

    public function testFindsTheVariationFromPostedSelectsOrSwatches(): void
    {
        $selects = ['attribute_pa_color' => 'azul', 'attribute_talla-nica' => 'XL'];
        self::assertSame('72', $this->post($selects)['variation_id']);
        $radios = ['islas_attribute_pa_color-7-1' => 'rojo', 'islas_attribute_talla-nica-7-2' => "l\\'una"];
        $posted = $this->post($radios + ['attribute_pa_color' => '', 'attribute_talla-nica' => '']);

        self::assertSame(['71', 'rojo', "l\\'una"], [
            $posted['variation_id'],
            $posted['attribute_pa_color'],
            $posted['attribute_talla-nica'],
        ]);
    }

    public function testIgnoresRadiosOfAnotherProductInTheSameForm(): void
    {
        $posted = $this->post([
            'islas_attribute_pa_color-8-1' => 'rojo',
            'islas_attribute_talla-nica-8-2' => "l\\'una",
            'islas_attribute_pa_color-7-1' => 'azul',
            'islas_attribute_talla-nica-7-2' => 'XL',
            'islas_attribute_pa_color-7-1-9' => 'rojo',
        ]);

        self::assertSame(['72', 'azul', 'XL'], [
            $posted['variation_id'],
            $posted['attribute_pa_color'],
            $posted['attribute_talla-nica'],
        ]);
    }

    public function testLeavesAMissingOrInvalidChoiceToWooCommerce(): void
    {
        foreach (
            [
                ['attribute_pa_color' => 'azul'],
                ['attribute_pa_color' => 'verde', 'attribute_talla-nica' => 'XL'],
                ['attribute_pa_color' => ['azul'], 'attribute_talla-nica' => 'XL'],
                [],
            ] as $posted
        ) {
            self::assertSame($posted, array_diff_key($this->post($posted), ['add-to-cart' => 1, 'variation_id' => 1]));
            self::assertSame('0', $_POST['variation_id']);
        }
    }

    public function testFindsNoVariationForACombinationThatDoesNotExist(): void
    {
        $posted = $this->post(['attribute_pa_color' => 'rojo', 'attribute_talla-nica' => 'XL']);

        self::assertSame('0', $posted['variation_id']);
    }

    public function testDoesNotChangeARequestWithAVariationIdOrForAnotherProduct(): void
    {
        $chosen = ['attribute_pa_color' => 'azul', 'attribute_talla-nica' => 'XL'];
        self::assertSame('71', $this->post(['variation_id' => '71'] + $chosen)['variation_id']);
        self::assertSame('0', $this->post(['add-to-cart' => '8'] + $chosen)['variation_id']);
        self::assertSame('0', $this->post(['add-to-cart' => ['7']] + $chosen)['variation_id']);
    }

    /**
     * @param array<string, mixed> $fields
     * @return array<string, mixed> The request after the plugin has completed it.
     */
    private function post(array $fields): array
    {
        $_POST = $_REQUEST = $fields + ['add-to-cart' => '7', 'variation_id' => '0'];
        (new PostedChoice())->completeRequest();
        self::assertSame($_REQUEST, $_POST);

        return $_POST;
    }
}
