<?php

declare(strict_types=1);

namespace Islas\Tests\Shop;

/**
 * A page reads few of the plugin's classes, each from its own file.
 */
final class PageClassesTest extends ShopTestCase
{
    /** @dataProvider pages */
    public function testAPageReadsFewClasses(string $path, int $most): void
    {
        if (wp_is_block_theme() && version_compare(WC_VERSION, '10.4', '<')) {
            self::markTestSkipped('Blocks of this WooCommerce print scripts with jQuery on every page, and Islas sees to them.');
        }
        // Fills what the shop keeps from one page to the next, such as which variations can be bought.
        $this->storeAvailability();
        $this->get($path);
        $body = $this->get($path, ['cost' => 'say'])['body'];
        self::assertSame(1, preg_match('/<!-- classes: (.*?) -->/', $body, $found));
        $classes = explode(' ', $found[1]);

        self::assertContains('Islas\\Plugin', $classes);
        self::assertLessThanOrEqual($most, count($classes), implode("\n", $classes));
    }

    /** @return array<string, array{string, int}> */
    public function pages(): array
    {
        return [
            'listing' => ['/tienda/', 143],
            'simple product' => ['/producto/taza-azahar/', 152],
            'variable product' => ['/producto/camiseta-basica/', 170],
            'account' => ['/mi-cuenta/', 147],
            'home' => ['/', 143],
        ];
    }
}
