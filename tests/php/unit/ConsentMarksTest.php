<?php

declare(strict_types=1);

namespace Islas\Tests;

use Islas\Consent\Blocking\Notation;
use Islas\Consent\Blocking\PageScan;
use Islas\Consent\Known\Tools;
use Islas\Consent\Providers;
use Islas\Consent\Tools\HostedTool;

/**
 * `PageScan` and `HostedTool` look for what the addresses and calls of providers and tools have in common with a page
 * that names them. Where one was added, the failure shows what to write there.
 */
final class ConsentMarksTest extends PluginTestCase
{
    public function testNamesWithoutADotAreLookedForAlone(): void
    {
        $isName = static fn (string $mark): bool => strlen($mark) > 3 && strpos($mark, '.') === false;

        self::assertSame(array_values(array_filter(self::marks(), $isName)), PageScan::NAMES);
    }

    public function testAddressesAreLookedForAtTheirLastDot(): void
    {
        self::assertSame(self::atTheirDots(self::marks()) . '~', PageScan::ADDRESSES);
    }

    public function testHostedToolsAreLookedForAtTheLastDotOfTheirAddresses(): void
    {
        $addresses = array_merge(...array_column(array_values(Tools::TABLE), 'urls'));
        sort($addresses, SORT_STRING);

        self::assertSame(self::atTheirDots($addresses) . '~i', HostedTool::MARKS);
        foreach ($addresses as $address) {
            self::assertStringContainsString('.', $address);
            self::assertNotSame('', HostedTool::findIn('<script src="' . strtoupper(self::asAddress($address)) . '"></script>'));
        }
    }

    /** A file is at any host, and what begins with a dot is behind a name. */
    private static function asAddress(string $mark): string
    {
        return strpos($mark, '/') === false && substr($mark, -3) === '.js' ? '//x/' . $mark : '//' . ($mark[0] === '.' ? 'x' : '') . $mark;
    }

    /** @param list<string> $addresses */
    private static function atTheirDots(array $addresses): string
    {
        $byEnd = [];
        foreach ($addresses as $address) {
            $dot = strrpos($address, '.');
            if ($dot !== false) {
                $byEnd[(string) substr($address, $dot + 1)][] = preg_quote($address, '~');
            }
        }
        $ends = [];
        foreach ($byEnd as $end => $all) {
            $ends[] = preg_quote((string) $end, '~') . '(?<=' . implode('|', $all) . ')';
        }

        return '~\.(?:' . implode('|', $ends) . ')';
    }

    public function testShortNamesAreLookedForAsCalls(): void
    {
        $calls = array_filter(self::marks(), static fn (string $mark): bool => strlen($mark) < 4);
        $expressions = array_map(static fn (string $call): string => '~' . Notation::name($call) . '~', $calls);

        self::assertSame(array_values($expressions), PageScan::CALLS);
    }

    public function testEveryMarkIsFoundInAText(): void
    {
        foreach (self::marks() as $mark) {
            self::assertTrue(PageScan::mentions('<script>x;' . $mark . '("a")'), $mark);
        }
        self::assertFalse(PageScan::mentions('<script src="https://tienda.example/js/gallery.min.js">analytics.run()'));
    }

    /** @return list<string> Of all providers that are not necessary, each once. */
    private static function marks(): array
    {
        $marks = [];
        foreach (Providers::all() as $row) {
            foreach ($row['category'] === 'necessary' ? [] : array_merge($row['urls'], $row['inline']) as $notation) {
                $marks[] = Notation::mark($notation);
            }
        }
        $marks = array_values(array_unique($marks));
        sort($marks, SORT_STRING);

        return $marks;
    }
}
