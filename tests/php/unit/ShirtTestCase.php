<?php

declare(strict_types=1);

namespace Islas\Tests;

use Islas\Platform\Settings;
use Islas\Plugin;
use Islas\Tests\WordPress\Site;
use WC_Product_Variable;
use WP_Term;

/**
 * A shop with shirts: colours are terms of a taxonomy in the owner's order, sizes are the product's own attribute.
 */
abstract class ShirtTestCase extends PluginTestCase
{
    protected const COLOR = 'attribute_pa_color';
    protected const SIZE = 'attribute_talla';

    protected function setUp(): void
    {
        parent::setUp();
        Site::$attributes = ['pa_color' => [3, 'color']];
        Site::$terms['pa_color'] = [
            new WP_Term(12, 'pa_color', 'rojo', 'Rojo'),
            new WP_Term(11, 'pa_color', 'azul', 'Azul <b>'),
        ];
    }

    /** @param array<string, mixed> $settings */
    protected function plugin(array $settings = ['card_swatches' => true]): Plugin
    {
        Site::$options[Site::$blog][Settings::OPTION] = $settings;

        return new Plugin(self::PLUGIN . '/islas.php');
    }

    /** Red in S and M, and blue in M with two pieces left; each colour has its own picture. */
    protected static function shirt(int $id): WC_Product_Variable
    {
        $stock = ['_price' => '18', '_stock_status' => 'instock'];
        $few = ['_manage_stock' => 'yes', '_stock' => '2', '_backorders' => 'no'];
        Site::$options[Site::$blog]['woocommerce_manage_stock'] = 'yes';

        return Site::$products[$id] = new WC_Product_Variable(
            ['pa_color' => ['azul', 'rojo'], 'talla' => ['S', 'M']],
            [
                $id * 100 + 1 => [self::COLOR => 'rojo', self::SIZE => 'S', '_thumbnail_id' => '51'] + $stock,
                $id * 100 + 2 => [self::COLOR => 'rojo', self::SIZE => 'M', '_thumbnail_id' => '51'] + $stock,
                $id * 100 + 3 => [self::COLOR => 'azul', self::SIZE => 'M', '_thumbnail_id' => '52'] + $stock + $few,
            ],
            $id
        );
    }
}
