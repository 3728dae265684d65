<?php

declare(strict_types=1);

namespace Islas\Tests\Shop;

use Islas\Platform\KillSwitch;
use Islas\Platform\Manifest;
use Islas\Platform\SupportLink;
use Islas\Platform\SignedVisit;
use Islas\Welcome\MeasuredVisit;
use Islas\Welcome\PageFigures;

/**
 * What Islas costs a page of each kind: the files that the page asks for, weighed, and queries counted in signed
 * requests only.
 */
final class PageFiguresTest extends ShopTestCase
{
    private const KINDS = ['listing', 'product', 'cart', 'checkout', 'account', 'other'];

    public function testMeasuresOnePageOfEachKind(): void
    {
        $this->later(static fn () => delete_option(PageFigures::OPTION));
        $this->figures()->measurePages();
        ['at' => $at, 'figures' => $figures] = PageFigures::readFigures();

        self::assertEqualsWithDelta(time(), $at, 60);
        self::assertSame(self::KINDS, array_keys($figures));
        self::assertSame([''], array_values(array_unique(array_column($figures, 'problem'))));
        foreach ($figures as $kind => $figure) {
            self::assertGreaterThan(1, $figure['requests'], $kind);
            self::assertGreaterThan(5000, $figure['bytes'], $kind);
            self::assertLessThan(100000, $figure['bytes'], $kind);
            self::assertLessThan(20, $figure['queries'], $kind);
        }
        self::assertGreaterThan($figures['other']['bytes'], $figures['product']['bytes']);
        $lines = $this->figures()->addHealthLines(['x' => 'y']);
        self::assertSame('y', $lines['x']);
        self::assertStringContainsString((string) $figures['cart']['requests'], $lines['figures_cart']['value']);
    }

    public function testAFileOfThePageIsCountedOnceAndOthersAreNot(): void
    {
        $file = (new Manifest(WP_PLUGIN_DIR . '/islas/build/manifest.json'))->findFile(Manifest::ENTRY);
        $address = plugins_url('build/' . $file, WP_PLUGIN_DIR . '/islas/islas.php');
        $found = fn (string $html): array => $this->figures()->findFiles($html);

        self::assertSame([$file], $found("<script type=\"module\" src=\"$address\"></script><link rel='modulepreload' href='$address'>"));
        self::assertSame([$file], $found('<script src=https://cdn.example' . wp_parse_url($address, PHP_URL_PATH) . '?ver=1></script>'));
        self::assertSame([], $found("<link rel=\"prefetch\" href=\"$address\"><a href=\"$address\">x</a><script>\"$address\"</script>"));
        self::assertSame([], $found('<script src="' . str_replace($file, 'none.js', $address) . '"></script>'));
        self::assertSame([], $found('<script src="' . str_replace($file, '../islas.php', $address) . '"></script>'));
    }

    public function testNamesTheScriptsThatHoldJQuery(): void
    {
        $page = '<html><!-- islas-jquery: wc-cart theme.js --><!-- islas-queries: 2 -->';
        self::assertSame(['wc-cart', 'theme.js'], MeasuredVisit::readJQueryUsers($page));
        self::assertSame([], MeasuredVisit::readJQueryUsers($page . '<p>'), 'Only at the end.');
        self::assertSame([], MeasuredVisit::readJQueryUsers('<!-- islas-jquery:  --><!-- islas-queries: 2 -->'));
        $this->option(PageFigures::OPTION, ['at' => 1, 'figures' => ['cart' => ['jquery' => ['wc-cart'], 'requests' => 3]]]);
        self::assertStringContainsString('wc-cart', $this->figures()->addHealthLines([])['figures_cart']['value']);
    }

    public function testThePageSaysForWhichScriptsItHasJQuery(): void
    {
        $measured = '/carrito/?' . SignedVisit::MEASURE . '=' . SignedVisit::makeValue(SignedVisit::MEASURE);
        $body = $this->get($measured)['body'];
        self::assertSame(strpos($body, 'id="jquery-core-js"') !== false, MeasuredVisit::readJQueryUsers($body) !== []);
        $stock = $this->get($measured . '&' . KillSwitch::PARAMETER . '=' . SupportLink::makeValue())['body'];
        self::assertStringContainsString('id="jquery-core-js"', $stock);
        self::assertContains('woocommerce', MeasuredVisit::readJQueryUsers($stock));
    }

    public function testOnlySignedRequestsAreMeasured(): void
    {
        $value = SignedVisit::makeValue(SignedVisit::MEASURE);
        $query = static fn (string $value): string => '/?' . SignedVisit::MEASURE . '=' . $value;

        self::assertNotNull(MeasuredVisit::readQueries($this->get($query($value))['body']));
        foreach (['', '1', substr($value, 0, -1), strrev($value), '1000000000' . substr($value, 10)] as $wrong) {
            self::assertStringNotContainsString('islas-queries', $this->get($query($wrong))['body'], $wrong);
        }
        self::assertStringNotContainsString('islas-queries', $this->get('/')['body']);
    }

    /** @dataProvider stored */
    public function testReadsWhateverIsStored($value): void
    {
        $this->option(PageFigures::OPTION, $value);

        self::assertIsInt(PageFigures::readFigures()['at']);
        self::assertNotSame([], $this->figures()->addHealthLines(null));
    }

    /** @return array<string, array{mixed}> */
    public function stored(): array
    {
        return [
            'text' => ['x'],
            'rows of other shapes' => [['at' => 'x', 'figures' => ['cart' => 'x', 'other' => ['bytes' => -1, 'problem' => []], '<b>' => []]]],
        ];
    }

    private function figures(): PageFigures
    {
        return new PageFigures(WP_PLUGIN_DIR . '/islas/build/', plugins_url('build/', WP_PLUGIN_DIR . '/islas/islas.php'));
    }
}
