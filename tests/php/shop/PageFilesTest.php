<?php

declare(strict_types=1);

namespace Islas\Tests\Shop;

use Islas\PageFiles\EmojiDetection;
use Islas\PageFiles\PageFiles;
use Islas\PageFiles\RuleSet;
use Islas\Platform\DataFiles;
use Islas\Platform\FileLook;
use Islas\Platform\FileRows;
use Islas\Platform\Module as Platform;
use Islas\Plugin;
use WP_Styles;
use _WP_Dependency;

/**
 * What the shop prints into every page is a file at the same place with the same rules, which the background makes; it
 * stays in the page where that would change what it means. A file that is lost is at an address of the shop.
 */
final class PageFilesTest extends ShopTestCase
{
    private const BLOCK = ":root :where(.wp-block-post-title){color: red;}";

    private string $folder = '';

    protected function setUp(): void
    {
        parent::setUp();
        $this->folder = $this->uploads();
        $before = $GLOBALS['wp_actions']['template_redirect'] ?? 0;
        $GLOBALS['wp_actions']['template_redirect'] = 1;
        $this->later(static fn () => $GLOBALS['wp_actions']['template_redirect'] = $before);
        set_current_screen('front');
        $this->later(static function (): void {
            unset($GLOBALS['current_screen']);
        });
    }

    private static function rules(string $start = ''): string
    {
        return $start . str_repeat(":root{--wp--preset--color--black: #000;}\n", 60) . 'a{color: blue;}';
    }

    /**
     * What the page prints of style sheets, after a look.
     *
     * @param array<string, array{string|false, list<string>}> $sheets Handle → source and attached rules.
     */
    private function page(array $sheets): string
    {
        /** @var WP_Styles|null $wp_styles */
        global $wp_styles;
        $theirs = $wp_styles;
        $html = '';
        $this->afterLook(function () use ($sheets, &$html): void {
            $html = $this->printed($sheets);
        });
        $wp_styles = $theirs;

        return $html;
    }

    /** @param array<string, array{string|false, list<string>}> $sheets */
    private function printed(array $sheets): string
    {
        /** @var WP_Styles|null $wp_styles */
        global $wp_styles;
        $wp_styles = new WP_Styles();
        foreach ($sheets as $handle => [$source, $rules]) {
            $wp_styles->remove($handle);
            $wp_styles->add($handle, $source, [], '1.0');
            foreach ($rules as $rule) {
                $wp_styles->add_inline_style($handle, $rule);
            }
            $wp_styles->enqueue($handle);
        }
        $plugin = Plugin::instance();
        self::assertNotNull($plugin);
        $files = new PageFiles(new DataFiles(), $plugin->module(Platform::class)->assets);
        add_filter('print_styles_array', [$files, 'moveRulesToFiles']);
        ob_start();
        $wp_styles->do_items(array_keys($sheets));
        remove_filter('print_styles_array', [$files, 'moveRulesToFiles']);

        return (string) ob_get_clean();
    }

    /** @return list<string> Content of the files that the page names, in its order. */
    private function filesOf(string $page): array
    {
        preg_match_all('~/islas/(islas-style-[\w-]+\.css)~', $page, $found);

        return array_map(fn (string $file): string => (string) file_get_contents("$this->folder/islas/$file"), $found[1]);
    }

    public function testTheRulesOfAllPagesAreAFileAndThoseOfThePagesBlocksFollowIt(): void
    {
        $page = $this->page(['global-styles' => [false, [self::rules(), self::BLOCK]]]);

        self::assertSame([self::rules()], $this->filesOf($page));
        self::assertMatchesRegularExpression(
            '~^<link[^>]* id=.global-styles-css. [^>]*/>\s*<style id=.global-styles-inline-css.>\s*:root :where\(~',
            $page
        );
        self::assertStringNotContainsString('#000', $page);
    }

    public function testRulesThatAreAttachedToAFileStandBehindItAndBeforeTheRest(): void
    {
        $theme = get_template_directory_uri() . '/style.css';
        $page = $this->page(['theme-sheet' => [$theme, [self::rules(), 'b{}']], 'next' => ['/wp-includes/n.css', []]]);

        self::assertSame([self::rules()], $this->filesOf($page));
        self::assertSame(1, preg_match('~/style\.css.*/islas-style-theme-sheet-.*b\{\}.*/n\.css~s', $page));
    }

    /** @return iterable<string, array{string}> */
    public static function rulesThatMeanSomethingElseInAFile(): iterable
    {
        yield 'an address that begins at the page' => ['b{background: url( "picture.png");}'];
        yield 'a part of the page' => ['b{mask: url(#round);}'];
        yield 'another style sheet' => ['@import "other.css";'];
        yield 'a name space' => ['@namespace svg url(http://www.w3.org/2000/svg);'];
        yield 'images of several sizes' => ['b{background: image-set("one.png" 1x);}'];
        yield 'a block of rules that would be cut in two' => ['@media print {'];
        yield 'a comment that does not end' => ['/* '];
    }

    /** @dataProvider rulesThatMeanSomethingElseInAFile */
    public function testRulesThatMeanSomethingElseInAFileStay(string $start): void
    {
        $page = $this->page(['global-styles' => [false, [self::rules($start)]]]);

        self::assertStringContainsString($start, $page);
        self::assertStringNotContainsString('<link', $page);
    }

    public function testFewRulesStay(): void
    {
        self::assertNull(RuleSet::fromStyle(self::sheet(['a{color: blue;}'])));
        self::assertNull(RuleSet::fromStyle(self::sheet([])));
        self::assertNull(RuleSet::fromStyle(new _WP_Dependency('s', false, [], null, null)));
    }

    /** @param list<string> $rules */
    private static function sheet(array $rules): _WP_Dependency
    {
        $sheet = new _WP_Dependency('s', false, [], null, null);
        $sheet->extra = ['after' => $rules];

        return $sheet;
    }

    public function testRulesOfOtherPluginsAndOfUnknownOriginStay(): void
    {
        foreach (
            [
                'plugin-sheet' => plugins_url('other-plugin/sheet.css'),
                'almost-theme' => get_template_directory_uri() . '-other/sheet.css',
                'without-file' => false,
            ] as $handle => $source
        ) {
            $page = $this->page([$handle => [$source, [self::rules()]]]);

            self::assertStringContainsString('#000', $page, $handle);
            self::assertSame([], $this->filesOf($page), $handle);
        }
    }

    public function testAShopCanKeepEachInThePage(): void
    {
        $this->filter('islas_page_file', static fn (bool $isWanted, string $name): bool => $name !== 'global-styles', 2);

        self::assertStringNotContainsString('<link', $this->page(['global-styles' => [false, [self::rules()]]]));
    }

    public function testALargeFileOfTheSiteStaysAFileAndASmallOneComesIntoThePage(): void
    {
        $body = $this->get('/')['body'];

        self::assertMatchesRegularExpression('~<link[^>]* id=.wp-block-library-css. ~', $body);
        self::assertStringNotContainsString('--wp-block-synced-color', $body);
    }

    /** The shop's own files, which its server process writes and reads. */
    private function lookAtTheShop(): void
    {
        remove_all_filters('upload_dir');
        $this->folder = wp_upload_dir()['basedir'];
        $this->forgetFiles();
        FileLook::lookAtPages();
    }

    private static function withoutHost(string $text): string
    {
        return str_replace([home_url('/'), (string) strstr(home_url('/'), '//')], '/', $text);
    }

    public function testVisitorsPagesNameTheFilesOnceTheBackgroundHasMadeThemAndPrintTheRulesAgainWhileTheyAreLost(): void
    {
        $stock = $this->get('/', ['islas' => 'off'])['body'];
        $this->lookAtTheShop();
        $page = $this->get('/')['body'];
        $files = $this->filesOf($page);

        self::assertNotSame([], $files);
        foreach ($files as $file) {
            self::assertStringContainsString(trim(self::withoutHost($file)), self::withoutHost($stock));
        }
        self::assertStringContainsString('data-styles="/?islas-style="', $page);

        $known = array_keys(FileRows::listFiles());
        foreach ($known as $file) {
            rename("$this->folder/islas/$file", "$this->folder/islas/$file.away");
        }
        $lost = $this->get('/')['body'];
        foreach ($known as $file) {
            self::assertFileDoesNotExist("$this->folder/islas/$file", 'A visitor’s page writes nothing.');
            rename("$this->folder/islas/$file.away", "$this->folder/islas/$file");
        }
        self::assertSame([], $this->filesOf($lost));
        self::assertMatchesRegularExpression('~id=.global-styles-inline-css.~', $lost);
        // Blocks of older versions of WooCommerce print the second into their pages.
        if (strpos($page, 'wcStoreApiNonceTimestamp') === false) {
            self::assertSame($page, $this->get('/')['body']);
        }
    }

    public function testAVisitorsPagesAndTheAddressOfALostFileWriteNoRowOfIslas(): void
    {
        $this->forgetFiles();
        foreach (['/', '/tienda/', '/finalizar-compra/', '/?islas-style=global-styles-' . str_repeat('0', 20)] as $path) {
            $queries = $this->get($path, ['islas-bench' => 'queries'])['body'];
            self::assertDoesNotMatchRegularExpression('~"(?:INSERT|UPDATE|DELETE|REPLACE)[^"]*islas~i', $queries, $path);
        }
        self::assertSame([], get_option(FileRows::OPTION));
    }

    public function testALostStyleSheetIsAtAnAddressOfTheShopForAYearAndAnUnknownOneIsTheLatestOfItsName(): void
    {
        $this->afterLook(fn () => $this->printed(['global-styles' => [false, [self::rules()]]]));
        $hash = FileRows::computeHash('.css', 'global-styles', self::rules());
        foreach (["global-styles-$hash", $hash] as $name) {
            $answer = $this->get('/producto/camiseta-basica/?' . DataFiles::DOOR . "=$name");
            self::assertSame([200, self::rules()], [$answer['status'], $answer['body']]);
            self::assertSame('text/css; charset=utf-8', $answer['headers']['content-type']);
            self::assertSame('public, max-age=31536000, immutable', $answer['headers']['cache-control']);
            self::assertArrayNotHasKey('set-cookie', $answer['headers']);
        }

        $old = $this->get('/?islas-style=global-styles-' . str_repeat('0', 20));
        self::assertSame([200, self::rules()], [$old['status'], $old['body']]);
        self::assertSame('public, max-age=300', $old['headers']['cache-control']);
        FileRows::storeRows(['.js' => ['data' => ['var a = 1;']]], time());
        foreach (
            [str_repeat('0', 20), 'other-' . str_repeat('0', 20), '../../wp-config', '', 'x[]=1',
                'data-' . FileRows::computeHash('.js', 'data', 'var a = 1;')] as $name
        ) {
            $answer = $this->get('/?islas-style=' . rawurlencode($name));
            self::assertSame([404, ''], [$answer['status'], $answer['body']], $name);
        }
        self::assertSame(404, $this->get('/?islas-style[]=a')['status']);
    }

    public function testAPageHasTheAddressOfTheEmojiDetectionWhichAnswersWithWhatWordPressPrints(): void
    {
        if (! is_wp_version_compatible('6.9')) {
            self::markTestSkipped('The detection of this WordPress stays: it works only in a page that is loading.');
        }
        ob_start();
        _print_emoji_detection_script();
        $stock = (string) ob_get_clean();

        $page = $this->get('/')['body'];
        self::assertStringNotContainsString('wp-emoji', $page);
        self::assertStringContainsString('"page_files":{"emoji":"' . EmojiDetection::buildAddress() . '"}', $page);

        $answer = $this->get(EmojiDetection::buildAddress());
        self::assertSame(200, $answer['status']);
        self::assertStringEndsWith($stock, $answer['body']);
        self::assertSame(1, preg_match_all('~<style id=["\']wp-emoji-styles-inline-css["\']>~', $answer['body']));
        self::assertSame('private, max-age=86400', $answer['headers']['cache-control']);
        self::assertArrayNotHasKey('set-cookie', $answer['headers']);
    }

    public function testTheEmojiDetectionStaysWhereItIsWantedAndNothingIsAskedForWhereItIsGone(): void
    {
        $test = new EmojiDetection();
        $isPrinted = static fn (): bool => has_action('wp_head', 'print_emoji_detection_script') === 7;
        $keep = static fn (bool $isWanted, string $name): bool => $name !== 'wp-emoji-loader';
        $this->filter('islas_page_file', $keep, 2);
        $test->leaveOut();
        self::assertTrue($isPrinted());
        self::assertSame([], $test->addAddress([]));
        remove_filter('islas_page_file', $keep);

        // The owner, or a plugin, has taken it away.
        $this->later(static fn () => add_action('wp_head', 'print_emoji_detection_script', 7));
        remove_action('wp_head', 'print_emoji_detection_script', 7);
        $test->leaveOut();
        self::assertSame([], $test->addAddress([]));
    }
}
