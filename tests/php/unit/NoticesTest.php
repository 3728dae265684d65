<?php

declare(strict_types=1);

namespace Islas\Tests;

use Islas\Notices\NoticeBar;
use Islas\Notices\NoticeFields;
use Islas\Notices\NoticeList;
use Islas\Notices\NoticePages;
use Islas\Platform\Assets;
use Islas\Platform\Manifest;
use Islas\Platform\Settings;
use Islas\Platform\SkipLink;
use Islas\Tests\WordPress\Site;

/**
 * The owner's notices: any stored value becomes a valid list, and each notice is printed once, on its pages, for its
 * audience, until it expires.
 *
 * @group php-version
 */
final class NoticesTest extends PluginTestCase
{
    public function testSanitisesAnyValueToAtMostTwentyCompleteNotices(): void
    {
        $list = new NoticeList();
        $whole = array_map('gettype', NoticeList::EMPTY);
        foreach (SettingsTest::hostileValues() as $value) {
            foreach ([$value, [$value], [['text' => 'x', 'link' => $value, 'from' => $value, 'pages' => $value]]] as $given) {
                $once = $list->sanitise($given);
                self::assertSame($once, $list->sanitise($once));
                foreach ($once as $notice) {
                    self::assertSame($whole, array_map('gettype', $notice));
                    self::assertNotSame('', $notice['text']);
                }
            }
        }
        self::assertCount(20, $list->sanitise(array_fill(0, 50, ['text' => 'x'])));
    }

    public function testDropsInvalidNoticeTimesAndReadsValidOnesInTheShopsTimeZone(): void
    {
        $times = static fn (string $from): string => (new NoticeList())->sanitise([['text' => 'x', 'from' => $from]])[0]['from'];

        self::assertSame('2026-11-27T09:00', $times('2026-11-27T09:00'));
        foreach (['2026-02-31T09:00', '2026-13-01T09:00', '2026-11-27', 'mañana', "2026-11-27T09:00\n"] as $none) {
            self::assertSame('', $times($none));
        }
        self::assertSame(gmmktime(8, 0, 0, 11, 27, 2026), NoticeList::parseTime('2026-11-27T09:00'));
        self::assertSame(gmmktime(7, 0, 0, 7, 1, 2026), NoticeList::parseTime('2026-07-01T09:00'));
        self::assertSame(0, NoticeList::parseTime(''));
    }

    public function testANoticeGetsANewIdOnlyWhenItsTextChangesSoThatADismissedOneIsShownAgain(): void
    {
        $notice = ['text' => 'Rebajas'] + NoticeList::EMPTY;

        self::assertSame(NoticeList::makeNoticeId($notice), NoticeList::makeNoticeId(['until' => '2026-11-27T09:00'] + $notice));
        self::assertNotSame(NoticeList::makeNoticeId($notice), NoticeList::makeNoticeId(['text' => 'Rebajas 2'] + $notice));
    }

    public function testEachPageRuleMatchesItsOwnPagesOnly(): void
    {
        $shown = [
            'everywhere' => ['', 'front', 'shop', 'category', 'product', 'checkout', 'account'],
            'front' => ['front'],
            'shop' => ['shop', 'category', 'product'],
            'product' => ['product'],
            'cart' => ['checkout'],
            'account' => ['account'],
        ];
        self::assertSame(NoticeList::PAGES, array_keys($shown));
        foreach ($shown as $rule => $pages) {
            foreach ($shown['everywhere'] as $page) {
                Site::$page = $page;
                self::assertSame(in_array($page, $pages, true), NoticePages::isCurrentPage($rule), "$rule on $page");
            }
        }
        Site::$page = '';
        Site::$cartPage = true;
        self::assertTrue(NoticePages::isCurrentPage('cart'));
    }

    public function testPrintsANoticeOnceAtThePositionThatFitsTheThemesSkipLink(): void
    {
        $this->store(['text' => 'Hola']);
        add_action('storefront_header', 'storefront_skip_links', 5);
        $bar = $this->bar();

        self::assertSame('', Site::output([$bar, 'printBarFirst']));
        self::assertSame(1, substr_count(Site::output([$bar, 'printBar']), 'class="islas-notice"'));
        self::assertSame('', Site::output([$bar, 'printBar']));

        Site::$blockTheme = true;
        $bar = $this->bar();
        self::assertStringStartsWith('<div data-island="store-notices">', (string) $bar->prependBar('<header></header>'));
        self::assertSame('<footer>', $bar->prependBar('<footer>'));
        self::assertSame('', Site::output([$bar, 'printBar']));

        Site::reset();
        $this->store(['text' => 'Hola']);
        self::assertSame('<header>', $this->bar()->prependBar('<header>'));
        self::assertStringContainsString('Hola', Site::output([$this->bar(), 'printBarFirst']));
    }

    public function testOmitsExpiredNoticesAndOtherAudiencesAndHidesFutureOnes(): void
    {
        $this->store(
            ['text' => 'Todos'],
            ['text' => 'Visitas', 'audience' => 'guests'],
            ['text' => 'Clientes', 'audience' => 'customers'],
            ['text' => 'Pasado', 'until' => '2020-01-01T00:00'],
            ['text' => 'Futuro', 'from' => '2199-01-01T00:00']
        );
        $texts = function (): array {
            preg_match_all('/<div class="islas-notice"[^>]*?( hidden="")?><p[^>]*><span>(\w+)/', Site::output([$this->bar(), 'printBar']), $found);
            return array_combine($found[2], $found[1]);
        };

        self::assertSame(['Todos' => '', 'Visitas' => '', 'Futuro' => ' hidden=""'], $texts());
        Site::$signedIn = true;
        self::assertSame(['Todos' => '', 'Clientes' => '', 'Futuro' => ' hidden=""'], $texts());
    }

    public function testPrintsTheTimesOfNoticesInTheHeadOnlyOnPagesWithNotices(): void
    {
        $manifest = $this->manifest([Manifest::HEAD => ['file' => 'head.js']]);
        $assets = new Assets($manifest, '/', $this->features());
        $this->bar($assets)->addHeadData();
        self::assertStringNotContainsString('data-notices', Site::output([$assets, 'printHead']));
        $assets = new Assets($manifest, '/', $this->features());

        $this->store(['text' => 'a'], ['text' => 'b', 'from' => '2199-01-01T00:00']);
        $this->bar($assets)->addHeadData();
        self::assertMatchesRegularExpression(
            '/ data-notices="\[\[&quot;[0-9a-f]{16}&quot;,\d+,0\]\]"/',
            Site::output([$assets, 'printHead'])
        );
    }

    public function testTheSettingsFormHasAFieldsetForEachNoticeAndAnEmptyOne(): void
    {
        $this->store(['text' => '"Hola" <b>', 'dismissible' => false, 'pages' => 'cart']);
        $html = NoticeFields::renderFields((new NoticeList())->readNotices())->markup();

        self::assertSame(2, substr_count($html, '<fieldset'));
        foreach (array_keys(NoticeList::EMPTY) as $key) {
            self::assertStringContainsString('name="islas_notices[0][' . $key . ']"', $html);
            self::assertStringContainsString('name="islas_notices[1][' . $key . ']"', $html);
        }
        self::assertSame(substr_count($html, '<label for="'), substr_count($html, ' id="'));
        self::assertStringContainsString('value="&quot;Hola&quot;"', $html);
        self::assertStringContainsString('<option value="cart" selected="">', $html);
    }

    /** @param array<string, mixed> ...$notices */
    private function store(array ...$notices): void
    {
        update_option(NoticeList::OPTION, $notices);
    }

    private function bar(?Assets $assets = null): NoticeBar
    {
        $assets ??= new Assets($this->manifest('{}'), '/', $this->features());

        return new NoticeBar(new NoticeList(), new SkipLink(new Settings()), $assets);
    }
}
