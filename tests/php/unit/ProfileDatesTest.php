<?php

declare(strict_types=1);

namespace Islas\Tests;

use Islas\Platform\ProfileDates;
use Islas\Tests\WordPress\Site;

/**
 * The owner reads dates in the format of the site, a person with another language in the profile in that language's.
 */
final class ProfileDatesTest extends PluginTestCase
{
    private const NOON = 1793448000; // 2026-10-31 12:00 UTC.

    protected function setUp(): void
    {
        parent::setUp();
        Site::$options[Site::$blog] = ['date_format' => 'j-n-Y', 'time_format' => 'H:i'];
        Site::$shopLocale = 'es_ES';
    }

    public function testInTheLanguageOfTheSiteDatesHaveItsFormat(): void
    {
        Site::$locale = 'es_ES';

        self::assertSame('31-10-2026', ProfileDates::formatDay('2026-10-31'));
        self::assertSame('31-10-2026 12:00', ProfileDates::formatTime(self::NOON));
    }

    public function testInAnotherLanguageOfTheProfileDatesHaveThatLanguagesFormat(): void
    {
        Site::$locale = 'en_US';

        self::assertSame('October 31, 2026', ProfileDates::formatDay('2026-10-31'));
        self::assertSame('October 31, 2026 12:00 pm', ProfileDates::formatTime(self::NOON));
    }

    public function testWhatIsNoDayStaysAsItIs(): void
    {
        self::assertSame('un día', ProfileDates::formatDay('un día'));
    }
}
