<?php

declare(strict_types=1);

namespace Islas\Tests\Shop;

use Islas\PageFiles\PageFiles;
use Islas\Platform\DataFiles;

/**
 * What WordPress prints into every page is a file at the same place with the same rules, and stays in the page where that
 * would change what it means.
 */
final class PageFilesTest extends ShopTestCase
{
    private const BLOCK = "\n:root :where(.wp-block-post-title){color: red;}";

    private string $folder = '';

    protected function setUp(): void
    {
        parent::setUp();
        $this->folder = $this->uploads();
    }

    /** A page with WordPress' global styles between two other elements. */
    private static function pageWith(string $css): string
    {
        return self::pageOf(self::element('global-styles', $css));
    }

    private static function pageOf(string $elements): string
    {
        return "<head><i></i>\n" . $elements . "\n<b></b></head>";
    }

    /** A style sheet as WordPress prints it. */
    private static function element(string $handle, string $css): string
    {
        return "<style id=\"$handle-inline-css\">\n$css\n/*# sourceURL=$handle-inline-css */\n</style>";
    }

    /** Registers a style sheet of a file, to which other code adds rules. */
    private function registerStyle(string $handle, string $src): void
    {
        wp_register_style($handle, $src, [], '1.0');
        $this->later(static fn () => wp_deregister_style($handle));
    }

    private static function rules(string $start = ''): string
    {
        return $start . str_repeat(":root{--wp--preset--color--black: #000;}\n", 60) . 'a{color: blue;}';
    }

    private function changed(string $html): string
    {
        $page = (new PageFiles(new DataFiles()))->page($html);
        self::assertIsString($page);

        return $page;
    }

    /** @return string Content of the style sheet that the page names. */
    private function fileOf(string $page): string
    {
        self::assertSame(1, preg_match('~<i></i>\n<link rel="stylesheet" id="[\w-]+" href="([^"]+)" />~', $page, $found));

        return (string) file_get_contents($this->folder . '/islas/' . basename($found[1]));
    }

    public function testTheRulesOfAllPagesAreAFileAtTheSamePlace(): void
    {
        $page = $this->changed(self::pageWith(self::rules()));

        self::assertSame("\n" . self::rules(), $this->fileOf($page));
        self::assertStringNotContainsString('<style', $page);
        self::assertStringEndsWith("/>\n<b></b></head>", $page);
    }

    public function testTheRulesOfThePagesBlocksFollowTheFile(): void
    {
        $page = $this->changed(self::pageWith(self::rules() . self::BLOCK));

        self::assertSame("\n" . self::rules(), $this->fileOf($page));
        self::assertStringEndsWith(
            "/>\n<style id=\"global-styles-inline-css\">" . self::BLOCK . "\n</style>\n<b></b></head>",
            $page
        );
    }

    /** @return iterable<string, array{string}> */
    public static function rulesThatMeanSomethingElseInAFile(): iterable
    {
        yield 'an address that begins at the page' => [self::rules('b{background: url( "picture.png");}')];
        yield 'a part of the page' => [self::rules('b{mask: url(#round);}')];
        yield 'another style sheet' => [self::rules('@import "other.css";')];
        yield 'images of several sizes' => [self::rules('b{background: image-set("one.png" 1x);}')];
        yield 'a block of rules that would be cut in two' => [self::rules('@media print {') . self::BLOCK . '}'];
        yield 'few rules' => ['a{color: blue;}'];
    }

    /** @dataProvider rulesThatMeanSomethingElseInAFile */
    public function testOtherRulesStayInThePage(string $css): void
    {
        self::assertSame(self::pageWith($css), $this->changed(self::pageWith($css)));
    }

    public function testAddressesOfTheSiteAndDataMayMove(): void
    {
        $css = self::rules('b{background: url(/a.png), url( "https://example.com/a.png"), url(data:image/png;base64,AA);}');

        self::assertSame("\n" . $css, $this->fileOf($this->changed(self::pageWith($css))));
    }

    public function testAnElementThatIsThereTwiceStays(): void
    {
        $twice = self::pageWith(self::rules()) . self::pageWith(self::rules());

        self::assertSame($twice, $this->changed($twice));
    }

    public function testAStyleSheetThatDiffersFromPageToPageStays(): void
    {
        $pages = [];
        for ($i = 0; $i <= DataFiles::MOST_STYLES; $i++) {
            $pages[] = self::pageWith(self::rules("i{order: $i;}"));
        }
        foreach (array_slice($pages, 0, DataFiles::MOST_STYLES) as $page) {
            self::assertNotSame($page, $this->changed($page));
        }

        $last = $pages[DataFiles::MOST_STYLES];
        self::assertSame($last, $this->changed($last));
        // A look that the owner has given up counts no more.
        foreach ((array) glob($this->folder . '/islas/*') as $file) {
            touch((string) $file, time() - 3 * DAY_IN_SECONDS);
        }
        clearstatcache();
        self::assertNotSame($last, $this->changed($last));
    }

    public function testRulesThatBelongToAStyleSheetOfTheThemeOrTheShopMove(): void
    {
        $this->registerStyle('theme-sheet', get_template_directory_uri() . '/style.css');
        $this->registerStyle('core-sheet', '/wp-includes/css/sheet.css');
        $this->registerStyle('shop-sheet', plugins_url('assets/css/sheet.css', WC_PLUGIN_FILE));
        foreach (['theme-sheet', 'core-sheet', 'shop-sheet'] as $handle) {
            $page = $this->changed(self::pageOf(self::element($handle, self::rules())));

            self::assertSame("\n" . self::rules(), $this->fileOf($page), $handle);
            self::assertStringContainsString("/islas-style-$handle-", $page);
        }
    }

    public function testRulesOfOtherPluginsAndOfUnknownOriginStay(): void
    {
        $this->registerStyle('plugin-sheet', plugins_url('other-plugin/sheet.css'));
        $this->registerStyle('almost-theme', get_template_directory_uri() . '-other/sheet.css');
        wp_register_style('without-file', false);
        $this->later(static fn () => wp_deregister_style('without-file'));
        foreach (['plugin-sheet', 'almost-theme', 'without-file', 'never-registered'] as $handle) {
            $page = self::pageOf(self::element($handle, self::rules()));

            self::assertSame($page, $this->changed($page), $handle);
        }
    }

    public function testNeighboursAreOneFileWithAllRulesInTheirOrder(): void
    {
        $this->registerStyle('theme-sheet', get_template_directory_uri() . '/style.css');
        $small = self::element('wp-emoji-styles', 'img{color: red;}');
        $large = self::element('theme-sheet', self::rules('p{order: 1;}'));
        $global = self::element('global-styles', self::rules('p{order: 2;}') . self::BLOCK);
        $page = $this->changed(self::pageOf("$small\n$large\n$global"));

        self::assertSame(
            "\nimg{color: red;}\n\n" . self::rules('p{order: 1;}') . "\n\n" . self::rules('p{order: 2;}'),
            $this->fileOf($page)
        );
        self::assertStringEndsWith(
            "/>\n<style id=\"global-styles-inline-css\">" . self::BLOCK . "\n</style>\n<b></b></head>",
            $page
        );

        $apart = $this->changed(self::pageOf("$large<link rel=\"stylesheet\" href=\"/a.css\" />$global"));
        self::assertSame("\n" . self::rules('p{order: 1;}'), $this->fileOf($apart));
        self::assertSame(2, substr_count($apart, '/islas-style-'));
    }

    /** @return iterable<string, array{string, int}> */
    public static function pagesWithManyStyleSheets(): iterable
    {
        yield 'usual' => ['', 4];
        yield 'with swatches on cards, which bring files of their own' => ['<div data-island="swatch-card"></div>', 3];
    }

    /** @dataProvider pagesWithManyStyleSheets */
    public function testTheLargestOfManyStyleSheetsBecomeFiles(string $body, int $count): void
    {
        $elements = [];
        foreach (['b{}', '', 'a{color: red;}', 'a{}', 'p{margin: 1em;}'] as $i => $more) {
            $this->registerStyle("sheet-$i", get_template_directory_uri() . '/style.css');
            $elements[] = self::element("sheet-$i", self::rules($more));
        }
        $page = $this->changed(self::pageOf(implode('<br>', $elements)) . $body);

        self::assertSame($count, substr_count($page, '/islas-style-'));
        self::assertStringContainsString($elements[1], $page);
        self::assertStringNotContainsString($elements[4], $page);
    }

    public function testASmallStyleSheetBehindALargeOneStays(): void
    {
        $small = self::element('wp-emoji-styles', 'img{color: red;}');
        $page = $this->changed(self::pageOf(self::element('global-styles', self::rules()) . "\n$small"));

        self::assertSame("\n" . self::rules(), $this->fileOf($page));
        self::assertStringEndsWith("/>\n$small\n<b></b></head>", $page);
    }

    public function testPagesWithBlocksAndWithoutShareTheFileOfTheLibrary(): void
    {
        $library = self::element('wp-block-library', self::rules());
        $behind = self::element('classic-theme-styles', '.wp-block-file__button{color: red;}');
        $block = self::element('wp-block-file', '.wp-block-file__button{color: blue;}');
        $without = $this->changed(self::pageOf("$library\n$behind"));
        $with = $this->changed(self::pageOf("$library\n$block\n$behind"));

        self::assertSame("\n" . self::rules() . "\n\n.wp-block-file__button{color: red;}", $this->fileOf($without));
        self::assertStringNotContainsString('<style', $without);
        self::assertSame($this->fileOf($without), $this->fileOf($with));
        self::assertCount(1, (array) glob($this->folder . '/islas/*'));
        self::assertStringEndsWith("/>\n$block\n$behind\n<b></b></head>", $with);

        $before = $this->changed(self::pageOf("$behind\n$library"));
        self::assertStringContainsString($behind, $before);
        $open = self::element('classic-theme-styles', 'a{} /* No end');
        self::assertStringContainsString($open, $this->changed(self::pageOf("$library\n$open")));
    }

    public function testAStyleSheetThatLeavesSomethingOpenSharesNoFile(): void
    {
        $this->registerStyle('theme-sheet', get_template_directory_uri() . '/style.css');
        $open = self::element('theme-sheet', self::rules() . '/* No end');
        $page = $this->changed(self::pageOf($open . "\n" . self::element('global-styles', self::rules())));

        self::assertSame("\n" . self::rules() . '/* No end', $this->fileOf($page));
        self::assertSame(2, substr_count($page, '/islas-style-'));
    }

    public function testNeighboursThatDifferFromPageToPageDoNotKeepOthersInThePage(): void
    {
        $this->registerStyle('theme-sheet', get_template_directory_uri() . '/style.css');
        $global = self::element('global-styles', self::rules());
        $pages = [];
        for ($i = 0; $i < 2 * DataFiles::MOST_STYLES + 1; $i++) {
            $varied = self::element('theme-sheet', self::rules("i{order: $i;}"));
            $pages[] = [$varied, $this->changed(self::pageOf("$varied\n$global"))];
        }

        [$varied, $last] = end($pages);
        self::assertStringContainsString("$varied\n<link rel=\"stylesheet\" id=\"global-styles-inline-css\"", $last);
        self::assertCount(2 * DataFiles::MOST_STYLES + 1, (array) glob($this->folder . '/islas/*'));
    }

    public function testAFileThatWordPressHasPutIntoThePageIsThatFileAgain(): void
    {
        $this->registerStyle('theme-sheet', get_template_directory_uri() . '/sheet.css');
        $style = wp_styles()->registered['theme-sheet'];
        [$address, $style->src] = [$style->src, false];
        $style->extra = ['inlined_src' => $address, 'after' => [self::rules() . "\n", 'u{color: red;}']];
        $page = $this->changed(self::pageOf(self::element('theme-sheet', self::rules() . "\n\nu{color: red;}")));

        self::assertSame(
            "<head><i></i>\n<link rel=\"stylesheet\" id=\"theme-sheet-css\" href=\"$address?ver=1.0\" />"
                . "\n<style id=\"theme-sheet-inline-css\">\n\nu{color: red;}\n</style>\n<b></b></head>",
            $page
        );
        // Printed otherwise than the file has it.
        $other = self::pageOf(self::element('theme-sheet', self::rules('p{order: 1;}')));
        self::assertSame($other, $this->changed($other));
        // Blocks of a theme without block templates are the content of one page.
        $style->extra['inlined_src'] = '/wp-includes/blocks/sheet.css';
        $block = self::pageOf(self::element('theme-sheet', self::rules()));
        self::assertSame(! wp_is_block_theme(), $block === $this->changed($block));
    }

    public function testStyleSheetsBehindTheHeadStay(): void
    {
        $page = '<head></head><body>' . self::element('global-styles', self::rules());

        self::assertSame($page, $this->changed($page));
    }

    public function testTheEmojiTestIsWordPressOwnFile(): void
    {
        ob_start();
        _print_emoji_detection_script();
        $printed = (string) ob_get_clean();
        $page = $this->changed('<p></p>' . $printed . '<script type="module">1</script>');

        self::assertStringContainsString('id="wp-emoji-settings"', $page);
        self::assertSame(1, preg_match('~<script type="module"[^>]* src="([^"]+)"></script>~', $page, $found));
        $path = (string) wp_parse_url($found[1], PHP_URL_PATH);
        self::assertFileExists(ABSPATH . WPINC . '/js/' . basename($path));
        self::assertStringContainsString(
            trim((string) file_get_contents(ABSPATH . WPINC . '/js/' . basename($path))),
            $printed
        );
        self::assertStringEndsWith('<script type="module">1</script>', $page);
        self::assertLessThan(strlen($printed) - 2500, strlen($page));
    }

    public function testTheEmojiTestStaysWhereAPageMayNotLoadItAsAModule(): void
    {
        ob_start();
        _print_emoji_detection_script();
        $page = '<p></p>' . (string) ob_get_clean();
        self::assertNotSame($page, $this->changed($page));

        foreach (['https://files.example', 'https://' . wp_parse_url(home_url(), PHP_URL_HOST)] as $host) {
            $move = static fn (string $src): string => str_replace(home_url(), $host, $src);
            $this->filter('script_loader_src', $move);
            self::assertSame($page, $this->changed($page), $host);
            remove_filter('script_loader_src', $move);
        }

        $GLOBALS['wp_query']->is_embed = true;
        self::assertSame($page, $this->changed($page));
        $GLOBALS['wp_query']->is_embed = false;
    }

    public function testAShopCanKeepEachInThePage(): void
    {
        $this->filter('islas_page_file', static fn (bool $isWanted, string $name): bool => $name !== 'global-styles', 2);
        $page = self::pageWith(self::rules());

        self::assertSame($page, $this->changed($page));
    }
}
