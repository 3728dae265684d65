<?php

declare(strict_types=1);

namespace Islas\Tests\Shop;

/**
 * The build puts the classes that pages load into one file. A page loads few others, each from its own file.
 */
final class PageClassesTest extends ShopTestCase
{
    /** Classes that depend on a class of WordPress' or are read before the autoloader are in no such file. */
    private const OTHERS = [
        'Platform/Requirements', 'Platform/Translations', 'Search/SearchWidget', 'Social/SocialWidget',
    ];

    /** @dataProvider pages */
    public function testAPageLoadsClassesOfTheOneFileAndFewMore(string $path, int $most): void
    {
        // Fills what the shop keeps from one page to the next, such as which variations can be bought.
        $this->storeAvailability();
        $this->get($path);
        $body = $this->get($path, ['cost' => 'say'])['body'];
        self::assertSame(1, preg_match('/<!-- classes: (.*?) -->/', $body, $found));
        $loaded = array_map(
            static fn (string $class): string => str_replace('\\', '/', substr($class, strlen('Islas\\'))),
            explode(' ', $found[1])
        );
        $listed = json_decode(
            (string) file_get_contents(__DIR__ . '/../../../.tools/build/page-classes.json'),
            true
        );

        self::assertContains('Plugin', $loaded);
        self::assertSame([], array_values(array_diff($loaded, $listed, self::OTHERS)), 'Add them to the list.');
        self::assertLessThanOrEqual($most, count($loaded));
    }

    /** @return array<string, array{string, int}> */
    public function pages(): array
    {
        return [
            'listing' => ['/tienda/', 200],
            'simple product' => ['/producto/taza-azahar/', 202],
            'variable product' => ['/producto/camiseta-basica/', 215],
            'account' => ['/mi-cuenta/', 200],
            'home' => ['/', 200],
        ];
    }
}
