<?php

declare(strict_types=1);

namespace Islas\Tests\Shop;

use Islas\Consent\Log\Log;
use Islas\Consent\Log\LogChain;
use Islas\Consent\Log\LogCheck;
use Islas\Consent\Log\LogFilter;
use Islas\Consent\Log\LogTable;
use Islas\Consent\Screen\Export;
use Islas\Consent\Screen\LogBox;
use Islas\Consent\Screen\LogForms;
use Islas\Consent\Screen\LogHealth;
use Islas\Platform\Settings;
use RuntimeException;

/**
 * The log of decisions on the owner's screen: what a filter finds, page by page, what is exported, erased and deleted,
 * and checks that begin where the last one ended.
 */
final class ConsentLogTest extends ShopTestCase
{
    private const ANA = '0123456789abcdef0123';
    private const LUIS = 'fedcba98765432100000';

    protected function setUp(): void
    {
        parent::setUp();
        LogTable::dropTable();
        $this->later(static function (): void {
            LogTable::dropTable();
            wp_cache_flush();
        });
        $this->filter('wp_redirect', static function (string $address): string {
            throw new RuntimeException($address);
        });
        $this->filter('wp_die_handler', static fn () => static function ($message): void {
            throw new RuntimeException(wp_strip_all_tags((string) $message));
        });
    }

    public function testFindsTheDecisionsOfDaysOfTheSitesTimeZoneAndOfAVisitor(): void
    {
        $this->option('timezone_string', 'Europe/Madrid');
        $this->decide(self::ANA, '2026-01-01 22:59:59');
        $this->decide(self::LUIS, '2026-01-01 23:00:00');
        $this->decide(self::ANA, '2026-01-02 23:00:00');
        $found = static fn (array $given): array => array_column((new Log())->find(LogFilter::read($given), 9), 'time');

        self::assertSame(['2026-01-01T23:00:00Z'], $found(['from' => '2026-01-02', 'to' => '2026-01-02']));
        self::assertSame(['2026-01-02T23:00:00Z', '2026-01-01T23:00:00Z'], $found(['from' => '2026-01-02']));
        self::assertSame(['2026-01-01T22:59:59Z'], $found(['to' => '2026-01-01']));
        self::assertSame(['2026-01-02T23:00:00Z', '2026-01-01T22:59:59Z'], $found(['id' => ' ' . strtoupper(self::ANA)]));
        self::assertSame([3, 1], [(new Log())->countOf(new LogFilter()), (new Log())->countOf(LogFilter::read(['id' => self::LUIS]))]);
    }

    /** @dataProvider wrongFilters */
    public function testSaysInWordsWhatIsWrongWithAFilterAndFindsNothing(array $given, string $sentence): void
    {
        $this->decide(self::ANA);
        $page = $this->screen([LogBox::FILTER => $given]);

        self::assertStringContainsString($sentence, wp_strip_all_tags($page));
        self::assertStringNotContainsString('<td>', $page);
        self::assertStringNotContainsString('<script', $page);
    }

    /** @return array<string, array{array<string, mixed>, string}> */
    public function wrongFilters(): array
    {
        return [
            'a day of no month' => [['from' => '2026-02-30'], __('“From” must be a date such as 2026-11-01.', 'islas')],
            'words' => [['to' => 'ayer'], __('“To” must be a date such as 2026-11-01.', 'islas')],
            'days in reverse' => [['from' => '2026-02-02', 'to' => '2026-02-01'], __('The first day is after the last one.', 'islas')],
            'markup' => [['id' => '"><script>alert(1)</script>'], __('A consent ID has 20 characters: digits and letters from a to f.', 'islas')],
            'SQL' => [['id' => "x' OR '1'='1"], __('A consent ID has 20 characters: digits and letters from a to f.', 'islas')],
        ];
    }

    public function testIgnoresAFilterThatIsNotText(): void
    {
        $this->decide(self::ANA);
        foreach ([[LogBox::FILTER => 'x'], [LogBox::FILTER => ['from' => ['x'], 'id' => [[]]], LogBox::BEFORE => ['1']]] as $given) {
            self::assertStringContainsString(self::ANA, $this->screen($given));
        }
    }

    public function testShowsFiftyDecisionsOnAPageAndLinksToTheOlderOnes(): void
    {
        for ($n = 0; $n < 53; $n++) {
            $this->decide(sprintf('%020d', $n));
        }
        $first = $this->screen([]);
        self::assertSame(50, substr_count($first, '<time'));
        self::assertSame(1, preg_match('/' . LogBox::BEFORE . '=(\d+)/', $first, $link));
        $second = $this->screen([LogBox::BEFORE => $link[1]]);

        self::assertSame(3, substr_count($second, '<time'));
        self::assertStringContainsString(sprintf('%020d', 0), $second);
        self::assertStringNotContainsString(LogBox::BEFORE, $second);
    }

    public function testAViewHashesNoRow(): void
    {
        $this->decide(self::ANA);
        $this->spoil(1);
        $this->screen([]);

        self::assertFalse(get_option(LogCheck::OPTION));
    }

    public function testErasesAnIdAfterATickAndTheChainStaysRight(): void
    {
        $this->decide(self::ANA);
        $this->decide(self::LUIS);
        $this->decide(self::ANA);

        self::assertStringContainsString('unticked', $this->do(LogForms::ERASE, ['id' => self::ANA]));
        self::assertSame(2, (new Log())->countOf(LogFilter::read(['id' => self::ANA])));
        self::assertStringContainsString('unticked', $this->do(LogForms::ERASE, ['id' => '', 'confirmed' => '1']));
        self::assertStringContainsString('erased-2', $this->do(LogForms::ERASE, ['id' => self::ANA, 'confirmed' => '1']));
        self::assertSame(['', self::LUIS, ''], array_column((new Log())->readPage(9), 'id'));
        self::assertSame(0, (new LogCheck())->restart());
    }

    public function testDeletesOldDecisionsAfterATick(): void
    {
        $this->decide(self::ANA, gmdate('Y-m-d H:i:s', time() - 10 * DAY_IN_SECONDS));
        $this->decide(self::LUIS);

        foreach (['0', '-1', '1.5', '3651', 'x', ''] as $days) {
            self::assertStringContainsString('result=days', $this->do(LogForms::PRUNE, ['days' => $days, 'confirmed' => '1']));
        }
        self::assertStringContainsString('unticked', $this->do(LogForms::PRUNE, ['days' => '5']));
        self::assertStringContainsString('pruned-0', $this->do(LogForms::PRUNE, ['days' => '30', 'confirmed' => '1']));
        self::assertStringContainsString('pruned-1', $this->do(LogForms::PRUNE, ['days' => '5', 'confirmed' => '1']));
        self::assertSame([self::LUIS], array_column((new Log())->readPage(9), 'id'));
    }

    public function testACheckBeginsWhereTheLastOneEnded(): void
    {
        for ($n = 0; $n < 5; $n++) {
            $this->decide(self::ANA);
        }
        $check = new LogCheck();
        self::assertSame([0, 2], [$check->restart(2), LogCheck::state()['number']]);
        self::assertSame([0, 5], [$check->continue(), LogCheck::state()['number']]);
        $this->decide(self::ANA);
        $this->spoil(2);
        self::assertSame([0, 6], [$check->continue(), LogCheck::state()['number']], 'Only new rows are read.');
        self::assertSame(2, $check->restart());
        self::assertStringContainsString('2', implode((new LogHealth(new Log()))->addProblems([])));
    }

    public function testACheckFindsRowsDeletedAtTheEndButNotThosePrunedAtTheStart(): void
    {
        global $wpdb;
        for ($n = 0; $n < 4; $n++) {
            $this->decide(self::ANA, gmdate('Y-m-d H:i:s', time() - (10 - $n) * DAY_IN_SECONDS));
        }
        $check = new LogCheck();
        $check->restart(2);
        (new Log())->prune(8);
        self::assertSame([0, 4], [$check->continue(), LogCheck::state()['number']]);
        $wpdb->query('DELETE FROM ' . LogTable::getName() . ' WHERE number = 4');
        self::assertSame(4, $check->continue());
        self::assertSame(0, $check->restart());
    }

    public function testTheExportRefusesAWrongFilterAndTheDoorsNeedTheirNonce(): void
    {
        $_GET = [LogBox::FILTER => ['from' => 'x']];
        $_REQUEST['_wpnonce'] = wp_create_nonce('islas_consent_export');
        self::assertStringContainsString('2026-11-01', $this->outcome([new Export(new Log()), 'send']));
        foreach ([LogForms::ERASE, LogForms::PRUNE, LogForms::CHECK] as $action) {
            $_REQUEST['_wpnonce'] = wp_create_nonce('another');
            self::assertStringNotContainsString('page=islas-consent', $this->outcome(
                static fn () => do_action('admin_post_' . $action)
            ));
        }
    }

    public function testSaysHowManyRowsAndBytesTheLogHas(): void
    {
        $this->decide(self::ANA);
        $this->decide(self::LUIS);

        self::assertStringContainsString('2', (new LogHealth(new Log()))->addLines([])['consent_log']['value']);
        self::assertGreaterThanOrEqual(0, LogTable::bytes());
    }

    /** @param array<string, mixed> $get */
    private function screen(array $get): string
    {
        $_GET = $get;
        $log = new Log();

        return (new LogBox($log, new LogForms($log, new LogCheck(), new Settings())))->markup()->markup();
    }

    /** @param array<string, string> $post */
    private function do(string $action, array $post): string
    {
        $_POST = $post;
        $_REQUEST['_wpnonce'] = wp_create_nonce($action);

        return $this->outcome(static fn () => do_action('admin_post_' . $action));
    }

    private function outcome(callable $call): string
    {
        try {
            $call();
        } catch (RuntimeException $end) {
            return $end->getMessage();
        }

        return '';
    }

    /** A decision, at a time that the chain has from the start. */
    private function decide(string $id, string $time = ''): void
    {
        global $wpdb;
        self::assertTrue((new Log())->addDecision($id, 'v', ['decision' => 'accepted']));
        if ($time === '') {
            return;
        }
        $row = LogTable::toTexts($wpdb->get_row('SELECT * FROM ' . LogTable::getName() . ' ORDER BY number DESC LIMIT 1'));
        $row['time'] = $time;
        $change = ['time' => $time, 'hash' => LogChain::computeHash($row)];
        $wpdb->update(LogTable::getName(), $change, ['number' => $row['number']]);
    }

    private function spoil(int $number): void
    {
        global $wpdb;
        $wpdb->update(LogTable::getName(), ['choices' => '{"decision":"declined"}'], ['number' => $number]);
    }
}
