<?php

declare(strict_types=1);

namespace Islas\Tests;

use Islas\Consent\Blocking\Notation;
use Islas\Consent\Blocking\PageScan;
use Islas\Consent\Known\Marks;
use Islas\Consent\Providers;

/**
 * `Marks` has what the providers' addresses and calls have in common with a page that names them. Where a provider was
 * added, the failure shows what to write there.
 */
final class ConsentMarksTest extends PluginTestCase
{
    public function testNamesWithoutADotAreLookedForAlone(): void
    {
        $isName = static fn (string $mark): bool => strlen($mark) > 3 && strpos($mark, '.') === false;

        self::assertSame(array_values(array_filter(self::marks(), $isName)), Marks::NAMES);
    }

    public function testAddressesAreLookedForAtTheirLastDot(): void
    {
        $byEnd = [];
        foreach (self::marks() as $mark) {
            $dot = strrpos($mark, '.');
            if ($dot !== false) {
                $byEnd[(string) substr($mark, $dot + 1)][] = preg_quote($mark, '~');
            }
        }
        $ends = [];
        foreach ($byEnd as $end => $marks) {
            $ends[] = $end . '(?<=' . implode('|', $marks) . ')';
        }

        self::assertSame('~\.(?:' . implode('|', $ends) . ')~', Marks::ADDRESSES);
    }

    public function testShortNamesAreLookedForAsCalls(): void
    {
        $calls = array_filter(self::marks(), static fn (string $mark): bool => strlen($mark) < 4);
        $expression = str_replace('NAME', '(?:' . implode('|', $calls) . ')', Notation::name('NAME'));

        self::assertSame('~' . $expression . '~', Marks::CALLS);
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
