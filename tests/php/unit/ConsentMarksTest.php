<?php

declare(strict_types=1);

namespace Islas\Tests;

use Islas\Consent\Blocking\PageScan;
use Islas\Consent\Blocking\Patterns;
use Islas\Consent\Known\Tools;
use Islas\Consent\Providers;
use Islas\Consent\Tools\HostedTool;

/**
 * A page is searched for what addresses and calls of all providers have in common before it is parsed.
 *
 * @group php-version
 */
final class ConsentMarksTest extends PluginTestCase
{
    public function testFindsEveryAddressAndCallOfAProviderInAText(): void
    {
        foreach (Providers::all() as $row) {
            foreach ($row['category'] === 'necessary' ? [] : array_merge($row['urls'], $row['inline']) as $notation) {
                $written = str_replace('#', 'abc1234', $notation);
                self::assertTrue(PageScan::mentionsProvider('<script>x;' . $written . '("a")'), $notation);
            }
        }
        self::assertFalse(PageScan::mentionsProvider('<script src="https://tienda.example/js/gallery.min.js">analytics.run()'));
    }

    public function testFindsTheProviderOfEveryAddress(): void
    {
        foreach (Providers::all() as $key => $row) {
            foreach ($row['category'] === 'necessary' ? [] : $row['urls'] as $part) {
                $isPath = $part[0] === '/' || $part[0] === '?';
                $url = 'https://' . ($isPath ? 'tienda.example/x' : '') . str_replace('#', 'abc1234', $part);
                self::assertNotNull(Patterns::matchUrl($url . 'x'), $key . ': ' . $url);
            }
        }
    }

    /** @return iterable<string, array{string, string}> */
    public static function googleFromOtherHosts(): iterable
    {
        $manager = 'google-tag-manager';
        yield 'Tag Manager from a host of the shop' => ['https://datos.tienda.example/gtm.js?id=GTM-ABC123', $manager];
        yield 'Tag Manager from any path' => ['https://tienda.example/a1/b2?st=1&id=GTM-ABC123&l=dl', $manager];
        yield 'its frame' => ['https://datos.tienda.example/ns.html?id=GTM-ABC123', $manager];
        yield 'gtag from a host of the shop' => ['https://datos.tienda.example/gtag/js?id=G-ABC1234567', 'google-analytics'];
        yield 'gtag from any path' => ['/medir/?id=G-ABC1234567', 'google-analytics'];
        yield 'conversions from any path' => ['https://tienda.example/m/?id=AW-123456789', 'google-ads'];
    }

    /** @dataProvider googleFromOtherHosts */
    public function testKnowsGoogleTagsByTheirAccountAtAnyHost(string $url, string $provider): void
    {
        self::assertSame($provider, Patterns::matchUrl($url)['provider'] ?? '');
    }

    public function testKnowsTheLoaderOfTagManagerWithoutItsAddress(): void
    {
        $loader = "(function(w,l){w[l]=w[l]||[];w[l].push({'gtm.start':new Date().getTime()});})(window,'dataLayer');";

        self::assertSame('google-tag-manager', Patterns::matchInline($loader)['provider'] ?? '');
        self::assertNull(Patterns::matchInline("var text = \"{'gtm.start': 1}\";"), 'A text runs nothing.');
    }

    /** @return iterable<array{string}> */
    public static function harmlessAddresses(): iterable
    {
        yield ['https://tienda.example/foto.php?id=g-12'];
        yield ['https://tienda.example/foto.php?id=g-camiseta-roja'];
        yield ['https://tienda.example/js/app.js?grid=g-abcdefgh'];
        yield ['https://tienda.example/?id=gtm-guia-de-tallas'];
    }

    /** @dataProvider harmlessAddresses */
    public function testDoesNotTakeAnotherIdForAnAccount(string $url): void
    {
        self::assertNull(Patterns::matchUrl($url));
    }

    public function testFindsHostedToolsByEveryAddress(): void
    {
        foreach (array_merge(...array_column(array_values(Tools::TABLE), 'urls')) as $address) {
            self::assertStringContainsString('.', $address);
            $script = '<script src="' . strtoupper(self::asAddress($address)) . '"></script>';
            self::assertSame(1, preg_match(HostedTool::MARKS, $script), $address);
            self::assertNotSame('', HostedTool::findTool($script), $address);
        }
    }

    /** A file is at any host, and what begins with a dot is behind a name. */
    private static function asAddress(string $mark): string
    {
        return strpos($mark, '/') === false && substr($mark, -3) === '.js'
            ? '//x/' . $mark
            : '//' . ($mark[0] === '.' ? 'x' : '') . $mark;
    }
}
