<?php

declare(strict_types=1);

namespace Islas\Tests\Shop;

use Islas\Platform\Mutex;
use Islas\Platform\Updates;
use Islas\Plugin;
use RuntimeException;

/**
 * Stored data reaches the form of the installed version once, in order, and never on a visitor's request.
 */
final class UpdatesTest extends ShopTestCase
{
    /** @var list<string> */
    private array $ran = [];

    protected function setUp(): void
    {
        parent::setUp();
        $this->option(Updates::OPTION, '1.0.0');
        $this->ran = [];
    }

    public function testRunsTheMigrationsBetweenTwoVersionsInOrderAndAnnouncesTheUpdateOnce(): void
    {
        $seen = [];
        $this->filter('islas_updated', static function (string $to, string $from) use (&$seen): void {
            $seen[] = [$from, $to];
        }, 2);
        $updates = $this->updates('1.10.0', ['1.10.0', '1.2.0', '1.0.0', '1.11.0']);
        $updates->run();
        $updates->run();

        self::assertSame(['1.2.0', '1.10.0'], $this->ran);
        self::assertSame([['1.0.0', '1.10.0']], $seen);
        self::assertSame('1.10.0', get_option(Updates::OPTION));
    }

    public function testAVisitorsRequestRunsNoMigrationAlsoInAdminAjax(): void
    {
        wp_set_current_user(0);
        $this->updates('1.2.0', ['1.2.0'])->run();
        wp_set_current_user(1);
        $this->filter('wp_doing_ajax', '__return_true');
        $this->updates('1.2.0', ['1.2.0'])->run();
        update_option(Updates::OPTION, '0.0.1');
        foreach (['/', '/?wc-ajax=get_refreshed_fragments', '/wp-admin/admin-ajax.php?action=x', '/wp-admin/admin-post.php'] as $path) {
            $this->get($path);
        }
        wp_cache_flush();

        self::assertSame([], $this->ran);
        self::assertSame('0.0.1', get_option(Updates::OPTION));
    }

    public function testTwoRequestsAtOnceRunTheMigrationsOnce(): void
    {
        $key = Mutex::acquire(Mutex::PREFIX . 'update');
        $this->updates('1.2.0', ['1.2.0'])->run();
        self::assertSame([], $this->ran);
        Mutex::release(Mutex::PREFIX . 'update', $key);
        $this->updates('1.2.0', ['1.2.0'])->run();

        self::assertSame(['1.2.0'], $this->ran);
    }

    public function testAMigrationThatFailsStopsThereAndIsTriedAgainLater(): void
    {
        $isBroken = true;
        $migrations = [
            '1.1.0' => [function (): void {
                $this->ran[] = '1.1.0';
            }],
            '1.2.0' => [static function () use (&$isBroken): void {
                if ($isBroken) {
                    throw new RuntimeException('no table');
                }
            }],
            '1.3.0' => [function (): void {
                $this->ran[] = '1.3.0';
            }],
        ];
        // Older versions of WordPress have no filter for it.
        set_error_handler(static fn (): bool => true, E_USER_NOTICE);
        $this->later('restore_error_handler');
        (new Updates('1.3.0', $migrations))->run();
        self::assertSame([['1.1.0'], '1.1.0'], [$this->ran, get_option(Updates::OPTION)]);
        // At once nothing is tried, so that the dashboard works.
        $isBroken = false;
        (new Updates('1.3.0', $migrations))->run();
        self::assertSame(['1.1.0'], $this->ran);
        update_option(Mutex::PREFIX . 'update', (string) (time() - 600));
        (new Updates('1.3.0', $migrations))->run();

        self::assertSame([['1.1.0', '1.3.0'], '1.3.0'], [$this->ran, get_option(Updates::OPTION)]);
    }

    public function testAfterARollbackTheSameMigrationsRunAgainWithTheNextUpdate(): void
    {
        $this->updates('1.2.0', ['1.2.0'])->run();
        $this->updates('1.1.0', [])->run();
        self::assertSame('1.1.0', get_option(Updates::OPTION));
        $this->updates('1.2.0', ['1.2.0'])->run();

        self::assertSame(['1.2.0', '1.2.0'], $this->ran);
    }

    public function testEveryMigrationOfTheFeaturesRunsTwiceWithoutHarm(): void
    {
        foreach (Plugin::MODULES as $class) {
            foreach (Plugin::instance()->module($class)->migrations() as $version => $steps) {
                self::assertSame(1, preg_match('/^\d+\.\d+\.\d+$/', $version), $class);
                array_map('call_user_func', $steps);
                array_map('call_user_func', $steps);
            }
        }
        self::assertSame(200, $this->get('/')['status']);
    }

    /** @param list<string> $versions That have a migration. */
    private function updates(string $version, array $versions): Updates
    {
        $migrations = [];
        foreach ($versions as $one) {
            $migrations[$one] = [function () use ($one): void {
                $this->ran[] = $one;
            }];
        }

        return new Updates($version, $migrations);
    }
}
