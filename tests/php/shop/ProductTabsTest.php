<?php

declare(strict_types=1);

namespace Islas\Tests\Shop;

/**
 * The names of the rating stars, from the language pack of this WooCommerce or from Islas.
 */
final class ProductTabsTest extends ShopTestCase
{
    public function testEveryStarHasASpanishName(): void
    {
        $data = apply_filters('woocommerce_get_script_data', ['i18n_rating_options' => []], 'wc-single-product');

        self::assertIsArray($data);
        self::assertSame(
            ['1 de 5 estrellas', '2 de 5 estrellas', '3 de 5 estrellas', '4 de 5 estrellas', '5 de 5 estrellas'],
            $data['i18n_rating_options']
        );
    }
}
