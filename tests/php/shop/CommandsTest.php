<?php

declare(strict_types=1);

namespace Islas\Tests\Shop;

use Islas\Consent\Log\Log;
use Islas\Consent\Log\LogCheck;
use Islas\Consent\Log\LogCommand;
use Islas\Consent\Log\LogTable;
use Islas\Platform\Settings;
use Islas\Platform\StockHint;
use Islas\Platform\Terminal;
use Islas\Plugin;
use Islas\Variations\Availability;
use Islas\Variations\AvailabilityCommand;
use WP_CLI;
use WP_CLI\ExitException;

require_once __DIR__ . '/../wordpress/wp-cli.php';

/**
 * The WP-CLI commands that read and write the database.
 */
final class CommandsTest extends ShopTestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        WP_CLI::reset();
        Terminal::register('consent', new LogCommand(new Log(), new LogCheck(), new Settings(), new Terminal()));
        $this->later(static function (): void {
            LogTable::dropTable();
            wp_cache_flush();
        });
    }

    public function testTheConsentLogCommandFiltersByDayAndVisitor(): void
    {
        $this->decide('a', '2026-01-01 00:00:00');
        $this->decide('b', '2026-01-02 12:00:00');
        $this->decide('a', '2026-01-03 23:59:59');

        self::assertSame(['a', 'b', 'a'], $this->listed([]));
        self::assertSame(['b', 'a'], $this->listed(['to' => '2026-01-02']));
        self::assertSame(['a', 'b'], $this->listed(['from' => '2026-01-02', 'to' => '2026-01-03']));
        self::assertSame(['a', 'a'], $this->listed(['id' => 'a']));
        self::assertSame(['a'], $this->listed(['limit' => '1']));
        self::assertSame(['a', 'b', 'a'], $this->listed(['limit' => '0']));
        self::assertSame([], $this->listed(['id' => "x' OR '1'='1"]));
        $csv = explode("\n", WP_CLI::run('islas consent log', [], ['format' => 'csv']));
        self::assertCount(4, $csv);
        self::assertStringStartsWith('id,time,version,choices', $csv[0]);
    }

    public function testTheConsentCommandsSucceedWithoutATable(): void
    {
        LogTable::dropTable();

        self::assertSame([], $this->listed([]));
        self::assertStringContainsString('Success', WP_CLI::run('islas consent verify'));
        self::assertStringContainsString(': 0.', WP_CLI::run('islas consent prune', [], ['yes' => true]));
    }

    public function testTheConsentPruneCommandDeletesOldDecisionsOnly(): void
    {
        $this->decide('a', '2020-01-01 00:00:00');
        $this->decide('b', gmdate('Y-m-d H:i:s'));
        self::assertStringContainsString(': 1.', WP_CLI::run('islas consent prune', [], ['days' => '30', 'yes' => true]));

        self::assertSame(['b'], $this->listed([]));
    }

    public function testTheConsentEraseCommandErasesOneIdAndKeepsTheChain(): void
    {
        [$mine, $other] = ['0123456789abcdef0123', 'fedcba98765432100123'];
        foreach ([$mine, $other, $mine] as $id) {
            (new Log())->addDecision($id, 'v', ['decision' => 'accepted']);
        }
        self::assertStringContainsString('2', WP_CLI::run('islas consent erase', [strtoupper($mine)], ['yes' => true]));

        self::assertSame(['', $other, ''], $this->listed([]));
        self::assertStringContainsString('Success', WP_CLI::run('islas consent verify'));
        $this->expectException(ExitException::class);
        WP_CLI::run('islas consent erase', [$mine], ['yes' => true]);
    }

    public function testTheConsentVerifyCommandFailsIfARowOfTheLogIsChanged(): void
    {
        global $wpdb;
        (new Log())->addDecision('a', 'v', ['decision' => 'accepted']);
        (new Log())->addDecision('b', 'v', ['decision' => 'accepted']);
        self::assertStringContainsString(': 2.', WP_CLI::run('islas consent verify'));
        $wpdb->update(LogTable::getName(), ['choices' => '{"decision":"declined"}'], ['id' => 'b']);

        $this->expectException(ExitException::class);
        WP_CLI::run('islas consent verify');
    }

    public function testTheAvailabilityRebuildCommandStoresOneProductOrAll(): void
    {
        $taxonomy = $this->attribute('tinte', ['rojo' => 'Rojo']);
        $product = $this->product([[$taxonomy => 'rojo']]);
        $id = $product->get_id();
        Terminal::register('availability', new AvailabilityCommand(
            new Availability(new StockHint(new Settings())),
            new Terminal()
        ));
        foreach ([[(string) $id], []] as $arguments) {
            delete_post_meta($id, Availability::META);
            self::assertStringContainsString('Success', WP_CLI::run('islas availability rebuild', $arguments));
            wp_cache_flush();
            self::assertIsArray(get_post_meta($id, Availability::META, true));
        }
    }

    public function testCommandsOfFeaturesHaveUniqueNames(): void
    {
        $plugin = Plugin::instance();
        self::assertNotNull($plugin);
        $names = [];
        foreach (Plugin::MODULES as $class) {
            array_push($names, ...array_keys($plugin->module($class)->commands()));
        }

        self::assertSame($names, array_unique($names));
        self::assertContains('status', $names);
    }

    private function decide(string $id, string $time): void
    {
        global $wpdb;
        (new Log())->addDecision($id, 'v', ['decision' => 'accepted']);
        $last = (int) $wpdb->get_var('SELECT MAX(number) FROM ' . LogTable::getName());
        $wpdb->update(LogTable::getName(), ['time' => $time], ['number' => $last]);
    }

    /**
     * @param array<string, string> $options
     * @return list<string> The ids of the rows.
     */
    private function listed(array $options): array
    {
        $rows = json_decode(WP_CLI::run('islas consent log', [], $options + ['format' => 'json']), true);

        return array_column($rows, 'id');
    }
}
