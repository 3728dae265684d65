<?php

declare(strict_types=1);

namespace Islas\Tests;

use Islas\Account\AccountMenu;
use Islas\Fields\FieldHelp;
use Islas\Fields\PasswordDictionary;
use Islas\Listing\Ordering;
use Islas\Notices\StoreNotice;
use Islas\Platform\Settings;
use Islas\Platform\SkipLink;
use Islas\Tests\WordPress\Site;

/**
 * The page is usable before and without scripts: one skip link, readable notices and help.
 */
final class PageTest extends PluginTestCase
{
    private const LINK = '<a class="skip-link screen-reader-text islas-skip-link" href="#%s">Skip to content</a>';

    /** What Islas prints into a page from before `wp_body_open` to the second beginning of its content. */
    private static function page(): string
    {
        $link = new SkipLink(new Settings());

        return Site::output(static function () use ($link): void {
            $link->markContent();
            $link->printLink();
            echo '<main>';
            $link->markLoop(null);
            $link->markContent();
            $link->markContent();
            echo '</main>';
        });
    }

    public function testTheSkipLinkLeadsToWhereTheFirstContentBegins(): void
    {
        $link = sprintf(self::LINK, 'islas-content');
        self::assertSame($link . '<main><span id="islas-content"></span></main>', self::page());
    }

    /** @return array<string, array{array<string, list<string>>, bool}> */
    public static function scripts(): array
    {
        $stock = ['password-strength-meter' => ['zxcvbn-async'], 'wc-password-strength-meter' => ['password-strength-meter']];

        return [
            "WooCommerce's meter" => [$stock, true],
            'the checkout of blocks' => [['wc-checkout-block-frontend' => ['zxcvbn-async']], true],
            "another plugin's, beside it" => [$stock + ['otro' => ['password-strength-meter']], false],
            "another plugin's alone" => [['otro' => ['zxcvbn-async']], false],
            'queued by itself' => [['zxcvbn-async' => []], false],
            'nothing' => [[], true],
        ];
    }

    /**
     * @dataProvider scripts
     * @param array<string, list<string>> $queue
     */
    public function testDefersThePasswordDictionaryUnlessAnotherScriptDependsOnIt(array $queue, bool $isPostponed): void
    {
        foreach (['zxcvbn-async' => []] + $queue as $handle => $dependencies) {
            wp_register_script($handle, "/$handle.js", $dependencies, '1', true);
        }
        wp_scripts()->queue = array_keys($queue);
        $dictionary = new PasswordDictionary();
        $dictionary->postponeLoader();
        $dictionary->postponeLoader();
        $loader = wp_scripts()->registered['zxcvbn-async'];
        self::assertSame($isPostponed ? false : '/zxcvbn-async.js', $loader->src);

        wp_register_script('late', '/late.js', ['zxcvbn-async'], '1', true);
        wp_scripts()->queue[] = 'late';
        $dictionary->postponeLoader();
        self::assertSame('/zxcvbn-async.js', $loader->src, 'A script that is enqueued later depends on the dictionary.');
    }

    public function testAddsNoSkipLinkToBlockThemesAndStorefront(): void
    {
        Site::$blockTheme = true;
        self::assertSame('<main></main>', self::page());

        Site::$blockTheme = false;
        add_action('storefront_header', 'storefront_skip_links', 0);
        self::assertSame('<main></main>', self::page());
    }

    public function testAddsNoSkipLinkWhenTheThemesHeaderFileContainsOne(): void
    {
        Site::$header = $this->file('<a class="skip-link" href="#main">Skip</a>');

        self::assertSame('<main></main>', self::page());
    }

    public function testMovesAHiddenSkipLinkByScriptInAClassicThemeWithoutBodyOpenHook(): void
    {
        $link = new SkipLink(new Settings());
        $printed = Site::output([$link, 'printLateLink']);
        self::assertStringStartsWith('<a class="skip-link screen-reader-text islas-skip-link" href="#islas-content" hidden', $printed);
        self::assertStringContainsString('document.body.prepend(', $printed);

        Site::$did['wp_body_open'] = 1;
        self::assertSame('', Site::output([$link, 'printLateLink']));

        Site::$did = [];
        Site::$blockTheme = true;
        self::assertSame('', Site::output([$link, 'printLateLink']));
    }

    public function testStorefrontsLinkToTheContentComesBeforeTheOneToItsNavigation(): void
    {
        $link = new SkipLink(new Settings());
        self::assertSame('', Site::output([$link, 'printThemeLinks']));

        add_action('storefront_header', 'storefront_skip_links', 5);
        self::assertFalse($link->isOurs());
        self::assertSame(
            '<a class="skip-link screen-reader-text" href="#content">Skip to content</a>'
                . '<a class="skip-link screen-reader-text" href="#site-navigation">Skip to navigation</a>',
            Site::output([$link, 'printThemeLinks'])
        );
        self::assertFalse(has_action('storefront_header', 'storefront_skip_links'));
        self::assertFalse($link->isOurs(), 'The page has the theme’s links.');
    }

    public function testTheOrdersOfAListAreLinksWithoutScripts(): void
    {
        Site::$translations = ['Sort' => 'Ordenar'];
        $_SERVER['REQUEST_URI'] = '//tienda.example/tienda/?s=taza';
        $show = static fn (string $template, array $values): string => Site::output(
            static fn () => (new Ordering())->printLinks($template, '', '/file.php', $values)
        );
        $values = ['catalog_orderby_options' => ['date' => 'Novedades', 'price-desc' => 'Precio <b>'], 'orderby' => 'date'];

        self::assertSame(
            '<noscript><style>.woocommerce-ordering{display:none}</style><nav aria-label="Ordenar">'
                . '<a href="?s=taza&amp;orderby=date&amp;paged=1" aria-current="true">Novedades</a> · '
                . '<a href="?s=taza&amp;orderby=price-desc&amp;paged=1">Precio &lt;b&gt;</a></nav></noscript>',
            $show('loop/orderby.php', $values)
        );
        self::assertSame('', $show('global/form-login.php', $values));
        self::assertSame('', $show('loop/orderby.php', []));
    }

    public function testTheOrdersOfAListAwaitTheirFormAlone(): void
    {
        $ordering = new Ordering();
        $isWaiting = static fn (): bool => has_action('woocommerce_after_template_part');
        self::assertFalse($isWaiting());

        self::assertSame(['date' => 'Novedades'], $ordering->awaitForm(['date' => 'Novedades']));
        self::assertTrue($isWaiting());

        $show = static fn (string $template): string => Site::output(static fn () => $ordering->printLinks(
            $template,
            '',
            '/file.php',
            ['catalog_orderby_options' => ['date' => 'Novedades'], 'orderby' => 'date']
        ));
        self::assertSame('', $show('loop/price.php'));
        self::assertTrue($isWaiting());
        self::assertNotSame('', $show('loop/orderby.php'));
        self::assertFalse($isWaiting());
    }

    public function testTheSettingForcesOrPreventsTheSkipLink(): void
    {
        $settings = new Settings();
        $settings->change(['skip_link' => 'never']);
        self::assertFalse((new SkipLink($settings))->isOurs());
        $settings->change(['skip_link' => 'always']);
        Site::$blockTheme = true;
        self::assertTrue((new SkipLink($settings))->isOurs());
    }

    public function testTheSkipLinkLeadsToTheFilteredTargetOrToTheMainElementOfABlockTheme(): void
    {
        $settings = new Settings();
        $settings->change(['skip_link' => 'always']);
        Site::$blockTheme = true;
        self::assertSame(
            sprintf(self::LINK, 'wp--skip-link--target'),
            Site::output([new SkipLink($settings), 'printLink'])
        );

        add_filter('islas_skip_link_target', static fn () => 'tienda"><b>');
        self::assertSame(sprintf(self::LINK, 'tiendab'), Site::output([new SkipLink($settings), 'printLink']));
        Site::$blockTheme = false;
        self::assertSame(sprintf(self::LINK, 'tiendab') . '<main></main>', self::page(), 'It needs no mark.');
    }

    public function testTranslatesTheThemesSkipLinkUnlessTheThemeDoes(): void
    {
        Site::$translations = ['Skip to content' => 'Saltar al contenido'];
        $link = new SkipLink(new Settings());

        self::assertSame('Saltar al contenido', $link->translateLink('Skip to content', 'Skip to content'));
        self::assertSame('Saltar al contenido', $link->translateLink('Skip to main content', 'Skip to main content'));
        self::assertSame('Ir al contenido', $link->translateLink('Ir al contenido', 'Skip to content'));
        self::assertSame('Search', $link->translateLink('Search', 'Search'));
    }

    public function testBlockThemesPrintTheStoreNoticeOnceBeforeTheFirstPartOrInTheFooter(): void
    {
        foreach ([true, false] as $parts) {
            Site::reset();
            Site::$blockTheme = true;
            add_action('wp_body_open', 'woocommerce_demo_store', 10);
            $notice = new StoreNotice(new SkipLink(new Settings()));
            self::assertSame('', Site::output([$notice, 'printMissingNotice']), 'WooCommerce still prints it.');
            $notice->moveBehindSkipLink();

            self::assertFalse(has_action('wp_body_open', 'woocommerce_demo_store'));
            $page = $parts ? $notice->prependNotice('<header>') . $notice->prependNotice('<footer>') : '<main>';
            $page .= Site::output([$notice, 'printMissingNotice']);
            self::assertSame(1, substr_count($page, 'woocommerce-store-notice'));
            self::assertSame($parts ? 0 : 6, strpos($page, '<p class="woocommerce-store-notice">'));
        }
    }

    public function testPrintsTheStoreNoticeRightAfterStorefrontsSkipLinks(): void
    {
        add_action('wp_body_open', 'woocommerce_demo_store', 10);
        add_action('storefront_header', 'storefront_skip_links', 5);
        (new StoreNotice(new SkipLink(new Settings())))->moveBehindSkipLink();

        self::assertSame(6, has_action('storefront_header', 'woocommerce_demo_store'));
        self::assertFalse(has_action('wp_body_open', 'woocommerce_demo_store'));
    }

    public function testKeepsTheStoreNoticeInPlaceWhenIslasPrintsTheSkipLink(): void
    {
        add_action('wp_body_open', 'woocommerce_demo_store', 10);
        (new StoreNotice(new SkipLink(new Settings())))->moveBehindSkipLink();

        self::assertSame(10, has_action('wp_body_open', 'woocommerce_demo_store'));
    }

    public function testStoreNoticeAndFieldHelpAreVisibleWithoutScripts(): void
    {
        $notice = new StoreNotice(new SkipLink(new Settings()));
        self::assertSame(
            '<p role="x" style="display:block;">Hola</p>',
            $notice->revealNotice('<p role="x" style="display:none;">Hola</p>')
        );
        self::assertSame(
            '<span class="description" id="d">x</span>',
            (new FieldHelp())->revealToReaders('<span class="description" id="d" aria-hidden="true">x</span>')
        );
        foreach ([null, 3, [], ''] as $other) {
            self::assertSame($other, $notice->revealNotice($other));
            self::assertSame($other, (new FieldHelp())->revealToReaders($other));
        }
    }

    public function testMarksOnlyMenuItemsWithASubmenuThatLinkToTheAccount(): void
    {
        $account = (object) ['url' => 'https://tienda.example/mi-cuenta'];
        $menu = new AccountMenu();

        self::assertContains(AccountMenu::MARK, $menu->markSubmenus(['menu-item-has-children'], $account));
        $relative = (object) ['url' => '/mi-cuenta/'];
        self::assertContains(AccountMenu::MARK, $menu->markSubmenus(['menu-item-has-children'], $relative));
        self::assertSame(['menu-item-has-children'], $menu->markSubmenus(['menu-item-has-children'], (object) ['url' => '']));
        self::assertSame(['menu-item'], $menu->markSubmenus(['menu-item'], $account));
        $other = (object) ['url' => 'https://tienda.example/tienda/'];
        self::assertSame(['menu-item-has-children'], $menu->markSubmenus(['menu-item-has-children'], $other));
        self::assertSame(['menu-item-has-children'], $menu->markSubmenus(['menu-item-has-children'], null));
        self::assertNull($menu->markSubmenus(null, $account));
    }
}
