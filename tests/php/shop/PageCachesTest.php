<?php

declare(strict_types=1);

namespace Islas\Tests\Shop;

use Islas\Consent\Lists;
use Islas\Notices\NoticeList;
use Islas\Platform\KillSwitch;
use Islas\Platform\PageCaches;
use Islas\Platform\Settings;
use Islas\Platform\Trial;

/**
 * Page caches with an interface are emptied once after an update, a pause, a resumption and a change of a setting.
 */
final class PageCachesTest extends ShopTestCase
{
    /** @dataProvider changes */
    public function testAChangeOfWhatPagesPrintEmptiesThePageCaches(callable $change): void
    {
        PageCaches::purgeCaches();
        $purges = 0;
        $this->filter('litespeed_purge_all', static function () use (&$purges): void {
            $purges++;
        }, 0);
        $change($this);

        PageCaches::purgeCaches();
        PageCaches::purgeCaches();
        self::assertSame(1, $purges);
    }

    /** @return array<string, array{callable}> */
    public static function changes(): array
    {
        return [
            'an update' => [static fn () => do_action('islas_updated', '2.0.0', '1.0.0')],
            'a setting' => [
                static fn (self $test) => $test->option(Settings::OPTION, ['please_wait_text' => (string) wp_rand()]),
            ],
            'a pause' => [static fn (self $test) => $test->option(KillSwitch::OPTION, time())],
            'a list of consent' => [static fn (self $test) => $test->option(Lists::OPTION, ['tags' => [time()]])],
            'a notice' => [static fn (self $test) => $test->option(NoticeList::OPTION, [['text' => (string) time()]])],
            'a publication' => [static fn (self $test) => $test->option(Trial::OPTION, wp_rand())],
        ];
    }

    public function testTheOwnerReadsWhichCacheIsEmptied(): void
    {
        self::assertStringNotContainsString('LiteSpeed Cache', PageCaches::describeCaches());
        $this->filter('litespeed_purge_all', '__return_null');
        self::assertStringContainsString('LiteSpeed Cache', PageCaches::describeCaches());
    }
}
