<?php

declare(strict_types=1);

namespace Islas\Tests\Shop;

use Islas\Drawer\MiniCartTemplate;
use Islas\Platform\StockBlocks;

/**
 * The Mini-Cart block opens Islas' drawer while its template is WooCommerce's. One that the owner or the theme has
 * written stays in the block's own drawer, and the settings screen says who it was.
 */
final class MiniCartTemplateTest extends ShopTestCase
{
    private const MINE = '<!-- wp:paragraph --><p>Mi cesta de siempre</p><!-- /wp:paragraph -->';

    protected function setUp(): void
    {
        parent::setUp();
        if (! StockBlocks::hasInteractiveMiniCart()) {
            self::markTestSkipped('Islas does not change the block of this WooCommerce.');
        }
    }

    public function testTheButtonOpensIslasDrawerWhereTheTemplateIsWooCommerces(): void
    {
        $page = $this->pageWithBlock();

        self::assertSame('', MiniCartTemplate::findAuthor());
        self::assertSame('', MiniCartTemplate::explainChange());
        self::assertStringContainsString('data-islas-overlay="drawer"', $page);
        self::assertStringNotContainsString('data-wp-on--click="actions.openDrawer"', $page);
    }

    /** @dataProvider provideThemesOfParts */
    public function testWhatTheOwnerSavedStaysInTheBlocksDrawer(string $theme): void
    {
        $this->savePart(self::MINE, $theme === '' ? get_stylesheet() : $theme);

        self::assertSame(MiniCartTemplate::BY_OWNER, MiniCartTemplate::findAuthor());
        self::assertNotSame('', MiniCartTemplate::explainChange());
        $page = $this->pageWithBlock();
        self::assertStringContainsString('Mi cesta de siempre', $page);
        self::assertStringContainsString('data-wp-on--click="actions.openDrawer"', $page);
        self::assertStringNotContainsString('data-islas-overlay="drawer"', $page);
    }

    /** @return array<string, array{string}> Empty for the theme of this shop. */
    public static function provideThemesOfParts(): array
    {
        return ['of the theme' => [''], 'of WooCommerce' => ['woocommerce/woocommerce']];
    }

    public function testADraftAndAPartOfAnotherNameChangeNothing(): void
    {
        $this->savePart(self::MINE, get_stylesheet(), 'mini-cart', 'draft');
        $this->savePart(self::MINE, get_stylesheet(), 'mini-cart-2');

        self::assertSame('', MiniCartTemplate::findAuthor());
        self::assertStringContainsString('data-islas-overlay="drawer"', $this->pageWithBlock());
    }

    public function testATemplateOfTheThemeStaysInTheBlocksDrawer(): void
    {
        $file = (string) tempnam(sys_get_temp_dir(), 'islas');
        $this->later(static fn () => unlink($file));
        $find = static fn (string $path, string $name): string => $name === 'parts/mini-cart.html' ? $file : $path;
        $this->filter('theme_file_path', $find, 2);

        self::assertSame(MiniCartTemplate::BY_THEME, MiniCartTemplate::findAuthor());
        self::assertNotSame('', MiniCartTemplate::explainChange());
    }

    private function savePart(
        string $content,
        string $theme,
        string $slug = 'mini-cart',
        string $status = 'publish'
    ): void {
        $id = wp_insert_post([
            'post_type' => 'wp_template_part', 'post_status' => $status, 'post_name' => $slug, 'post_title' => $slug,
            'post_content' => wp_slash($content),
        ]);
        self::assertIsInt($id);
        $this->later(static fn () => wp_delete_post($id, true));
        $had = term_exists($theme, 'wp_theme');
        $terms = wp_set_object_terms($id, $theme, 'wp_theme');
        self::assertIsArray($terms);
        if (! $had) {
            $this->later(static fn () => wp_delete_term((int) $terms[0], 'wp_theme'));
        }
        // WordPress makes the name of a second part of one name another one, before it knows the theme.
        self::assertSame($slug, get_post_field('post_name', $id));
    }

    private function pageWithBlock(): string
    {
        $id = wp_insert_post([
            'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Una cesta',
            'post_content' => '<!-- wp:woocommerce/mini-cart /-->',
        ]);
        self::assertIsInt($id);
        $this->later(static fn () => wp_delete_post($id, true));

        return $this->get((string) get_permalink($id))['body'];
    }
}
