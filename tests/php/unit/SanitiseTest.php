<?php

declare(strict_types=1);

namespace Islas\Tests;

use Islas\Platform\Sanitise;

/**
 * Tables of input and output for each sanitiser.
 *
 * @group php-version
 */
final class SanitiseTest extends PluginTestCase
{
    public function testReadsBooleansInEverySpellingAndFallsBackToTheDefault(): void
    {
        foreach ([true, 1, '1', 'yes', 'Yes', ' true ', 'ON'] as $yes) {
            self::assertTrue(Sanitise::sanitiseBoolean($yes, false));
        }
        foreach ([false, 0, '0', 'no', 'FALSE', 'off', '', ' '] as $no) {
            self::assertFalse(Sanitise::sanitiseBoolean($no, true));
        }
        foreach ([null, [], 'perhaps', 2, new \stdClass()] as $neither) {
            self::assertTrue(Sanitise::sanitiseBoolean($neither, true));
            self::assertFalse(Sanitise::sanitiseBoolean($neither, false));
        }
    }

    public function testClampsCountsToTheirBoundsAndFallsBackToTheDefault(): void
    {
        foreach ([['7', 7], [3.9, 3], [-1, 0], [1e300, 99], ['1e3', 99], ['x', 5], [true, 5], [NAN, 5]] as [$in, $out]) {
            self::assertSame($out, Sanitise::sanitiseCount($in, 5, 0, 99));
        }
        self::assertSame(5, Sanitise::sanitiseCount([], 5, 0, 99));
        self::assertSame(PHP_INT_MAX, Sanitise::sanitiseCount(1e300, 5, 0, PHP_INT_MAX));
    }

    public function testFallsBackToTheDefaultForAChoiceThatIsNotInTheList(): void
    {
        self::assertSame('round', Sanitise::sanitiseChoice('round', 'square', ['square', 'round']));
        foreach (['Round', '', 1, null, ['round']] as $other) {
            self::assertSame('square', Sanitise::sanitiseChoice($other, 'square', ['square', 'round']));
        }
        self::assertSame('2', Sanitise::sanitiseChoice('01', '2', ['1', '2']));
    }

    public function testParsesAQueryIntoPairsAndDropsInvalidNames(): void
    {
        foreach (
            [
                'a=1&b=dos' => ['a' => '1', 'b' => 'dos'],
                '?lang=es&s=caf%C3%A9+solo' => ['lang' => 'es', 's' => 'café solo'],
                'ids[]=3&<b>=1&=2&x' => ['ids[]' => '3', 'x' => ''],
                'a=1%26b=2' => ['a' => '1&b=2'],
                '' => [],
            ] as $query => $pairs
        ) {
            self::assertSame($pairs, Sanitise::parsePairs((string) $query));
            self::assertSame($pairs, Sanitise::parsePairs(Sanitise::sanitiseQuery($query, '')));
        }
    }

    public function testReducesTextToOneLineWithoutTagsAndLimitsItsLength(): void
    {
        self::assertSame('a b', Sanitise::sanitiseText(" a\n\tb<br>", ''));
        foreach (['Talla < 40', 'Talla &lt; 40'] as $text) {
            self::assertSame('Talla < 40', Sanitise::sanitiseText($text, ''));
        }
        self::assertSame('Tú & yo', Sanitise::sanitiseText('Tú &amp;amp; yo', ''));
        self::assertSame('b', Sanitise::sanitiseText('&lt;i&gt;b', ''), 'A second pass must change nothing.');
        self::assertSame(Sanitise::LONGEST_TEXT, mb_strlen(Sanitise::sanitiseText(str_repeat('ñ', 5000), '')));
        self::assertSame('fallback', Sanitise::sanitiseText(['x'], 'fallback'));
    }
}
