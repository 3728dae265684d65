<?php

declare(strict_types=1);

namespace Islas\Tests\Shop;

use Islas\Fields\SelectStyle;
use Islas\Platform\HookTable;
use WP_Scripts;
use WP_Styles;

/**
 * The style sheet of WooCommerce's library for selects is fetched when the library runs, unless others may need it.
 */
final class SelectStyleTest extends ShopTestCase
{
    private const ENABLED = 'window["select2-css"]';

    private WP_Scripts $scripts;
    private WP_Styles $styles;

    protected function setUp(): void
    {
        parent::setUp();
        global $wp_scripts, $wp_styles;
        $theirs = [$wp_scripts, $wp_styles];
        $this->later(static function () use ($theirs): void {
            [$GLOBALS['wp_scripts'], $GLOBALS['wp_styles']] = $theirs;
            remove_all_filters('style_loader_tag', HookTable::LATE);
        });
        $this->scripts = $wp_scripts = new WP_Scripts();
        $this->styles = $wp_styles = new WP_Styles();
        $path = '/wp-content/plugins/woocommerce/assets/';
        foreach (['selectWoo', 'selectWoo-stock'] as $handle) {
            $this->scripts->add($handle, $path . 'js/selectWoo/selectWoo.full.min.js', [], '1');
        }
        $this->scripts->add('wc-select2', $path . 'js/select2/select2.full.min.js', [], '1');
        $this->scripts->enqueue('selectWoo');
        $this->styles->add('select2', $path . 'css/select2.css', [], '1');
        $this->styles->enqueue('select2');
    }

    /** @return string What a page prints for the sheet. */
    private function printed(): string
    {
        (new SelectStyle())->postponeUntil('selectWoo-stock');
        ob_start();
        $this->styles->do_items(['select2']);

        return (string) ob_get_clean();
    }

    private function isEnabledBefore(string $handle): bool
    {
        $before = $this->scripts->registered[$handle]->extra['before'] ?? [];

        return strpos(implode('', array_filter((array) $before)), self::ENABLED) !== false;
    }

    public function testTheSheetIsALinkThatIsEnabledBeforeTheLibraryRuns(): void
    {
        $tag = $this->printed();

        self::assertMatchesRegularExpression('~^<link disabled rel=.stylesheet. id=.select2-css. href=\S+ [^<]*>\s*$~D', $tag);
        self::assertContains('islas-late-select', get_body_class());
        self::assertTrue($this->isEnabledBefore('selectWoo-stock'));
        self::assertTrue($this->isEnabledBefore('wc-select2'), 'Its other library, which a script may bring later.');
        self::assertFalse($this->isEnabledBefore('selectWoo'));
    }

    /** They have less weight than the sheet's own, so that other styles override them as they override the sheet. */
    public function testTheRulesThatStandInForTheSheetSayWhatItSays(): void
    {
        $css = (string) file_get_contents(WC()->plugin_path() . '/assets/css/select2.css');
        $stock = [
            '.select2-container' => 'box-sizing:border-box;display:inline-block;margin:0;position:relative;vertical-align:middle',
            '.select2-container .select2-selection--single' => 'display:block;height:28px;margin:0 0 -4px;',
            '.select2-container--default .select2-selection--single' => 'border:1px solid #aaa',
            '.select2-container .select2-selection--single .select2-selection__rendered' => 'display:block',
            '.select2-container--default .select2-selection--single .select2-selection__rendered' => 'line-height:28px',
            '.select2-container--default .select2-selection--single .select2-selection__arrow' => 'position:absolute',
        ];
        foreach ($stock as $selector => $declarations) {
            $rule = '~(?:^|\})' . preg_quote($selector, '~') . '\{[^}]*' . preg_quote($declarations, '~') . '~';
            self::assertSame(1, preg_match($rule, $css), $selector);
        }
    }

    /** Whatever WooCommerce adds to the sheet, without the library no element may be of its. */
    public function testEachRuleOfTheSheetIsAboutTheMarkupOfTheLibrary(): void
    {
        $css = (string) file_get_contents(WC()->plugin_path() . '/assets/css/select2.css');
        preg_match_all('~([^{}]+)\{~', $css, $found);
        foreach (explode(',', implode(',', $found[1])) as $selector) {
            self::assertStringContainsString('.select2-', $selector);
        }
    }

    /** @return array<string, array{callable(WP_Scripts, WP_Styles): void}> */
    public static function users(): array
    {
        return [
            'a style sheet that stands on it' => [static function (WP_Scripts $scripts, WP_Styles $styles): void {
                $styles->add('theme-selects', '/theme.css', ['select2']);
            }],
            'rules that are attached to it' => [static function (WP_Scripts $scripts, WP_Styles $styles): void {
                $styles->add_inline_style('select2', '.select2-container{color:red}');
            }],
            'another file in its place' => [static function (WP_Scripts $scripts, WP_Styles $styles): void {
                $styles->registered['select2']->src = '/theme/select2.css';
            }],
            "WooCommerce's other library" => [static function (WP_Scripts $scripts): void {
                $scripts->enqueue('wc-select2');
            }],
            'a library of the theme' => [static function (WP_Scripts $scripts): void {
                $scripts->add('theme', '/theme/select2.min.js');
                $scripts->enqueue('theme');
            }],
            'a script that depends on such a library' => [static function (WP_Scripts $scripts): void {
                $scripts->add('theme', '/theme.js', ['wc-select2']);
                $scripts->enqueue('theme');
            }],
        ];
    }

    /**
     * @dataProvider users
     * @param callable(WP_Scripts, WP_Styles): void $need
     */
    public function testTheSheetStaysWhereOthersMayNeedIt(callable $need): void
    {
        $need($this->scripts, $this->styles);

        self::assertStringNotContainsString('disabled', $this->printed());
        self::assertFalse($this->isEnabledBefore('selectWoo-stock'));
    }

    public function testPrintsNothingWhereTheThemeHasTakenTheSheetOut(): void
    {
        $this->styles->dequeue('select2');
        (new SelectStyle())->postponeUntil('selectWoo-stock');

        self::assertFalse($this->isEnabledBefore('selectWoo-stock'));
        self::assertSame('<link rel="preload">', apply_filters('style_loader_tag', '<link rel="preload">', 'select2', '', 'all'));
    }

    public function testTheAccountAndTheCartFetchNoSheetForSelects(): void
    {
        foreach (['/mi-cuenta/', '/carrito/'] as $path) {
            $body = $this->get($path)['body'];
            self::assertSame(1, preg_match('~<link ([^>]*)id=.select2-css~', $body, $found), $path);
            self::assertStringContainsString('disabled', $found[1], $path);
            self::assertSame(1, preg_match('~ data-globals="[^"]*select2-css[^"]*/selectWoo~', $body), $path);
        }
    }
}
