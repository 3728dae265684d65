<?php

declare(strict_types=1);

namespace Islas\Tests\Shop;

use Closure;
use Islas\Consent\Blocking\PageScan;
use Islas\Consent\Blocking\Patterns;
use Islas\Consent\Blocking\Rules;
use Islas\Consent\Blocking\TagBlocker;
use Islas\Consent\Lists;
use Islas\Consent\Providers;

/**
 * The quick check of a page, or of code, never skips anything that the full scan would block.
 */
final class QuickLookTest extends ShopTestCase
{
    private const PAGES = ['/', '/tienda/', '/producto/taza-azahar/', '/producto/camiseta-basica/', '/carrito/', '/mi-cuenta/'];

    /** The full scan without the quick check before it. */
    private static function walked(string $html): string
    {
        $walk = Closure::bind(
            /** @return array{string, bool} */
            static fn (TagBlocker $holder, string $html): array => $holder->walkTags($html),
            null,
            TagBlocker::class
        );

        return $walk(new TagBlocker(new Rules(new Lists())), $html)[0];
    }

    private static function concern(string $html): bool
    {
        return (new Rules(new Lists()))->mayApplyTo($html);
    }

    /** @return list<string> Addresses and calls of every provider that is not necessary, in many ways to write them. */
    private static function corpus(): array
    {
        $pieces = [];
        foreach (Providers::all() as $row) {
            foreach ($row['urls'] as $url) {
                $address = $url[0] === '/' ? 'https://analitica.example' . $url : 'https://' . ltrim($url, '.') . 'x.js';
                foreach ([$address, strtoupper($address), '//' . substr($address, 8)] as $written) {
                    $pieces[] = "<script src=\"$written\"></script>";
                    $pieces[] = "<SCRIPT TYPE=module SRC='$written'></SCRIPT>";
                    $pieces[] = "<iframe src=\" $written\" width=9></iframe>";
                    $pieces[] = "<img data-src=\"$written\" alt=\"\">";
                    $pieces[] = "<img srcset=\"/a.png 1x, $written 2x\" alt=\"a > b\">";
                    $pieces[] = "<link rel=preload as=script href=\"$written\">";
                    $pieces[] = "<link rel=\"dns-prefetch\" href=\"$written\">";
                    $pieces[] = "<iframe srcdoc='&lt;script src=\"$written\">&lt;/script>'></iframe>";
                    $pieces[] = "<script>var s=document.createElement('script');s.src='$written';</script>";
                    $escaped = str_replace('/', '\\/', $written);
                    $pieces[] = "<script>var s=document.createElement(\"script\");s.src=\"$escaped\";</script>";
                }
            }
            foreach ($row['inline'] as $call) {
                if (strpos($call, '(') === false) {
                    $pieces[] = "<script>w.push({'$call':1})</script>";
                    continue;
                }
                [$name, $arguments] = explode('(', $call, 2);
                $given = implode(' , ', array_map(
                    static fn (string $one): string => $one === '*' ? '123' : "'" . $one . "x'",
                    array_filter(explode(',', $arguments))
                ));
                $exact = str_replace("x'", "'", $given);
                $isNew = strpos($name, 'new ') === 0;
                foreach ($isNew ? [$name, str_replace(' ', "\n\t", $name)] : [$name, "window['$name']", "$name ?. ", "w[ \"$name\" ] "] as $way) {
                    $pieces[] = "<script>$way($given)</script>";
                    $pieces[] = "<script>$way ( $exact )</script>";
                    $pieces[] = '<script>' . strtoupper("$way($exact)") . '</script>';
                }
            }
        }

        return $pieces;
    }

    public function testTheQuickCheckFindsEveryPageThatTheFullScanBlocks(): void
    {
        $blocked = 0;
        foreach (self::corpus() as $piece) {
            foreach ([$piece, "<script>if (a < b) { '<!--' }</script>$piece"] as $html) {
                if (self::walked($html) !== $html) {
                    $blocked++;
                    self::assertTrue(self::concern($html), $html);
                }
            }
        }
        self::assertGreaterThan(1000, $blocked, 'The corpus contains many tags that the full scan blocks.');
    }

    public function testTheQuickCheckFindsTheCodeOfEveryProvider(): void
    {
        $weights = Closure::bind(
            /** @return array<string, int> */
            static fn (string $kind, string $code): array => Patterns::weighProviders($kind, $code),
            null,
            Patterns::class
        );
        $known = 0;
        foreach (self::corpus() as $piece) {
            $code = (string) preg_replace('~^<script>|</script>$~', '', $piece);
            foreach (array_keys($weights('call', $code) + $weights('written', $code)) as $provider) {
                if (Providers::all()[$provider]['category'] !== 'necessary') {
                    $known++;
                    self::assertTrue(PageScan::mentionsProvider(strtolower($code)), $code);
                }
            }
        }
        self::assertGreaterThan(1000, $known, 'The corpus contains much code of providers.');
    }

    public function testTheQuickCheckSkipsPagesOfTheShopWithoutATag(): void
    {
        $tag = '<script src="https://connect.facebook.net/es_ES/fbevents.js"></script>';
        foreach (self::PAGES as $path) {
            $page = $this->get($path)['body'];

            self::assertFalse(self::concern($page), $path);
            self::assertSame($page, self::walked($page), $path);
            $tagged = str_replace('</body>', $tag . '</body>', $page);
            self::assertTrue(self::concern($tagged), $path);
            self::assertNotSame($tagged, self::walked($tagged), $path);
        }
    }
}
