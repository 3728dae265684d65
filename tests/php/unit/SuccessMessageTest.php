<?php

declare(strict_types=1);

namespace Islas\Tests\Unit;

use Islas\Cart\SuccessMessage;
use PHPUnit\Framework\TestCase;
use WC_Product;

/** What a button of a listing says after an add, in versions of WooCommerce that do not print it. */
final class SuccessMessageTest extends TestCase
{
    private const ADDS = ['class' => 'button ajax_add_to_cart', 'attributes' => ['rel' => 'nofollow']];

    public function testAButtonGetsTheMessageWhereWooCommerceHasNone(): void
    {
        $args = SuccessMessage::addToButton(self::ADDS, self::productOf('Taza'));

        self::assertSame('nofollow', $args['attributes']['rel']);
        self::assertStringContainsString('Taza', $args['attributes']['data-success_message']);
    }

    public function testAMessageOfOtherCodeStays(): void
    {
        $args = self::ADDS;
        $args['attributes']['data-success_message'] = 'Listo';

        self::assertSame($args, SuccessMessage::addToButton($args, self::productOf('Taza')));
    }

    public function testNothingIsAddedToOtherButtonsNorWhereWooCommerceDecides(): void
    {
        $leads = ['class' => 'button'] + self::ADDS;
        $newer = new class (7) extends WC_Product {
            public function add_to_cart_success_message(): string
            {
                return '';
            }
        };

        self::assertSame($leads, SuccessMessage::addToButton($leads, self::productOf('Taza')));
        self::assertSame(self::ADDS, SuccessMessage::addToButton(self::ADDS, $newer));
        self::assertSame(self::ADDS, SuccessMessage::addToButton(self::ADDS));
        self::assertSame('?', SuccessMessage::addToButton('?', self::productOf('Taza')));
    }

    private static function productOf(string $name): WC_Product
    {
        $product = new class (7) extends WC_Product {
            public string $title = '';

            public function get_name(): string
            {
                return $this->title;
            }
        };
        $product->title = $name;

        return $product;
    }
}
