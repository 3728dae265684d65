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

    /** The page from `wp_body_open` on, with a theme that prints this. */
    private static function page(string $theme): string
    {
        $link = new SkipLink(new Settings());

        return Site::output(static function () use ($link, $theme): void {
            $link->open();
            echo $theme;
            $link->close();
            echo '<footer></footer>';
        });
    }

    /** @return array<string, array{string, string, string}> */
    public static function themes(): array
    {
        return [
            'a main element' => ['<main id="main"></main>', 'main', '<main id="main"></main>'],
            'one without an id' => ['<main class="x"></main>', 'islas-content', '<main id="islas-content" class="x"></main>'],
            'its role' => ['<div role="main" id="site"></div>', 'site', '<div role="main" id="site"></div>'],
            'a usual id' => ['<div id="primary"></div>', 'primary', '<div id="primary"></div>'],
            'both' => ['<div id="content"><main id="m"></main></div>', 'm', '<div id="content"><main id="m"></main></div>'],
        ];
    }

    /** @dataProvider themes */
    public function testTheSkipLinkTargetsTheMainElementOrAUsualContentId(string $theme, string $target, string $printed): void
    {
        self::assertSame(sprintf(self::LINK, $target) . $printed . '<footer></footer>', self::page($theme));
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
        $dictionary->postpone();
        $dictionary->postpone();
        $loader = wp_scripts()->registered['zxcvbn-async'];
        self::assertSame($isPostponed ? false : '/zxcvbn-async.js', $loader->src);

        wp_register_script('late', '/late.js', ['zxcvbn-async'], '1', true);
        wp_scripts()->queue[] = 'late';
        $dictionary->postpone();
        self::assertSame('/zxcvbn-async.js', $loader->src, 'A script that is enqueued later depends on the dictionary.');
    }

    public function testPrintsNoSkipLinkOnAPageWithoutATarget(): void
    {
        self::assertSame('<p>Error</p><footer></footer>', self::page('<p>Error</p>'));
    }

    public function testPrintsTheSkipLinkWhenAThemeLeavesAnOutputBufferOpen(): void
    {
        $printed = Site::output(static function (): void {
            $link = new SkipLink(new Settings());
            $link->open();
            ob_start();
            echo '<main id="main"></main>';
            $link->close();
            ob_end_flush();
            ob_end_flush();
        });

        self::assertSame(sprintf(self::LINK, 'main') . '<main id="main"></main>', $printed);
    }

    public function testAddsNoSkipLinkToBlockThemesAndStorefront(): void
    {
        Site::$blockTheme = true;
        self::assertSame('<main></main><footer></footer>', self::page('<main></main>'));

        Site::$blockTheme = false;
        add_action('storefront_header', 'storefront_skip_links', 0);
        self::assertSame('<main></main><footer></footer>', self::page('<main></main>'));
    }

    public function testAddsNoSkipLinkWhenTheThemesHeaderFileContainsOne(): void
    {
        Site::$header = $this->file('<a class="skip-link" href="#main">Skip</a>');
        $printed = self::page('<main></main>');

        self::assertSame('<main></main><footer></footer>', $printed);
    }

    public function testMovesAHiddenSkipLinkByScriptInAClassicThemeWithoutBodyOpenHook(): void
    {
        $link = new SkipLink(new Settings());
        $printed = Site::output([$link, 'showLate']);
        self::assertStringStartsWith('<a class="skip-link screen-reader-text islas-skip-link" href="#islas-content" hidden', $printed);
        self::assertStringContainsString('document.body.prepend(', $printed);

        Site::$did['wp_body_open'] = 1;
        self::assertSame('', Site::output([$link, 'showLate']));

        Site::$did = [];
        Site::$blockTheme = true;
        self::assertSame('', Site::output([$link, 'showLate']));
    }

    public function testMovesStorefrontsContentLinkBeforeItsNavigationLink(): void
    {
        $content = '<a class="skip-link screen-reader-text" href="#content">Skip to <b>content</b></a>';
        $other = '<a class="skip-link screen-reader-text" href="#site-navigation">Skip to navigation</a>';
        $order = static function (string $printed): string {
            $link = new SkipLink(new Settings());

            return Site::output(static function () use ($link, $printed): void {
                $link->startBuffer();
                echo $printed;
                $link->endBuffer();
            });
        };

        self::assertSame("<div>{$content}\n{$other}</div>", $order("<div>{$other}\n{$content}</div>"));
        foreach (["{$content}{$other}", $content, $other, "{$other}<p>{$content}", ''] as $else) {
            self::assertSame($else, $order($else));
        }
    }

    public function testTheSortByFormHasASubmitButtonWithoutScripts(): void
    {
        Site::$translations = ['Sort' => 'Ordenar'];
        $show = static function (string $template): string {
            $ordering = new Ordering();

            return Site::output(static function () use ($ordering, $template): void {
                $ordering->startBuffer($template);
                echo '<form><select></select></form>';
                $ordering->endBuffer($template);
            });
        };

        self::assertSame(
            '<form><select></select><noscript><button type="submit" class="button">Ordenar</button></noscript></form>',
            $show('loop/orderby.php')
        );
        self::assertSame('<form><select></select></form>', $show('global/form-login.php'));
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

    public function testTheSkipLinkUsesTheFilteredTargetIfThePageHasThatId(): void
    {
        add_filter('islas_skip_link_target', static fn () => 'tienda"><b>');

        self::assertStringStartsWith(sprintf(self::LINK, 'tiendab'), self::page('<main></main><div id="tiendab"></div>'));
        self::assertStringStartsWith(sprintf(self::LINK, 'islas-content'), self::page('<main></main>'));
    }

    public function testTranslatesTheThemesSkipLinkUnlessTheThemeDoes(): void
    {
        Site::$translations = ['Skip to content' => 'Saltar al contenido'];
        $link = new SkipLink(new Settings());

        self::assertSame('Saltar al contenido', $link->translate('Skip to content', 'Skip to content'));
        self::assertSame('Saltar al contenido', $link->translate('Skip to main content', 'Skip to main content'));
        self::assertSame('Ir al contenido', $link->translate('Ir al contenido', 'Skip to content'));
        self::assertSame('Search', $link->translate('Search', 'Search'));
    }

    public function testBlockThemesPrintTheStoreNoticeOnceBeforeTheFirstPartOrInTheFooter(): void
    {
        foreach ([true, false] as $parts) {
            Site::reset();
            Site::$blockTheme = true;
            add_action('wp_body_open', 'woocommerce_demo_store', 10);
            $notice = new StoreNotice(new SkipLink(new Settings()));
            self::assertSame('', Site::output([$notice, 'showIfWaiting']), 'WooCommerce still prints it.');
            $notice->place();

            self::assertFalse(has_action('wp_body_open', 'woocommerce_demo_store'));
            $page = $parts ? $notice->prepend('<header>') . $notice->prepend('<footer>') : '<main>';
            $page .= Site::output([$notice, 'showIfWaiting']);
            self::assertSame(1, substr_count($page, 'woocommerce-store-notice'));
            self::assertSame($parts ? 0 : 6, strpos($page, '<p class="woocommerce-store-notice">'));
        }
    }

    public function testPrintsTheStoreNoticeRightAfterStorefrontsSkipLinks(): void
    {
        add_action('wp_body_open', 'woocommerce_demo_store', 10);
        add_action('storefront_header', 'storefront_skip_links', 5);
        (new StoreNotice(new SkipLink(new Settings())))->place();

        self::assertSame(6, has_action('storefront_header', 'woocommerce_demo_store'));
        self::assertFalse(has_action('wp_body_open', 'woocommerce_demo_store'));
    }

    public function testKeepsTheStoreNoticeInPlaceWhenIslasPrintsTheSkipLink(): void
    {
        add_action('wp_body_open', 'woocommerce_demo_store', 10);
        (new StoreNotice(new SkipLink(new Settings())))->place();

        self::assertSame(10, has_action('wp_body_open', 'woocommerce_demo_store'));
    }

    public function testStoreNoticeAndFieldHelpAreVisibleWithoutScripts(): void
    {
        $notice = new StoreNotice(new SkipLink(new Settings()));
        self::assertSame(
            '<p role="x" style="display:block;">Hola</p>',
            $notice->reveal('<p role="x" style="display:none;">Hola</p>')
        );
        self::assertSame(
            '<span class="description" id="d">x</span>',
            (new FieldHelp())->reveal('<span class="description" id="d" aria-hidden="true">x</span>')
        );
        foreach ([null, 3, [], ''] as $other) {
            self::assertSame($other, $notice->reveal($other));
            self::assertSame($other, (new FieldHelp())->reveal($other));
        }
    }

    public function testMarksOnlyMenuItemsWithASubmenuThatLinkToTheAccount(): void
    {
        $account = (object) ['url' => 'https://tienda.example/mi-cuenta'];
        $menu = new AccountMenu();

        self::assertContains(AccountMenu::MARK, $menu->mark(['menu-item-has-children'], $account));
        $relative = (object) ['url' => '/mi-cuenta/'];
        self::assertContains(AccountMenu::MARK, $menu->mark(['menu-item-has-children'], $relative));
        self::assertSame(['menu-item-has-children'], $menu->mark(['menu-item-has-children'], (object) ['url' => '']));
        self::assertSame(['menu-item'], $menu->mark(['menu-item'], $account));
        $other = (object) ['url' => 'https://tienda.example/tienda/'];
        self::assertSame(['menu-item-has-children'], $menu->mark(['menu-item-has-children'], $other));
        self::assertSame(['menu-item-has-children'], $menu->mark(['menu-item-has-children'], null));
        self::assertNull($menu->mark(null, $account));
    }
}
