<?php

declare(strict_types=1);

namespace Islas\Tests\Shop;

use Islas\Consent\Log\Log;
use Islas\Consent\Log\LogChain;
use Islas\Consent\Log\LogCheck;
use Islas\Consent\Log\LogFilter;
use Islas\Consent\Log\LogTable;
use Islas\Consent\Screen\Export;
use Islas\Consent\Screen\LogHealth;
use RuntimeException;
use WP_REST_Request;
use WP_REST_Response;

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
        $answer = $this->ask('GET', $given);

        self::assertSame(400, $answer->get_status());
        self::assertSame($sentence, $answer->get_data()['message']);
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

    public function testShowsTheLogPageByPageTheLastDecisionsFirst(): void
    {
        for ($n = 0; $n < 13; $n++) {
            $this->decide(sprintf('%020d', $n));
        }
        $first = $this->ask('GET')->get_data();
        self::assertSame([13, 13, 10], [$first['total'], $first['found'], count($first['rows'])]);
        $second = $this->ask('GET', ['beyond' => $first['beyond']])->get_data();

        self::assertSame([3, 0], [count($second['rows']), $second['beyond']]);
        self::assertSame(sprintf('%020d', 0), $second['rows'][2]['id']);
        self::assertSame(__('Accepted everything', 'islas'), $second['rows'][2]['choice']);
        self::assertStringContainsString('action=islas_consent_export', $first['export']);
    }

    public function testShowsTheLogFromTheFirstDecisionOnToo(): void
    {
        for ($n = 0; $n < 13; $n++) {
            $this->decide(sprintf('%020d', $n));
        }
        $first = $this->ask('GET', ['order' => 'asc'])->get_data();
        $second = $this->ask('GET', ['order' => 'asc', 'beyond' => $first['beyond']])->get_data();

        self::assertSame(
            [sprintf('%020d', 0), sprintf('%020d', 10), 3, 0],
            [$first['rows'][0]['id'], $second['rows'][0]['id'], count($second['rows']), $second['beyond']]
        );
    }

    public function testAViewHashesNoRow(): void
    {
        $this->decide(self::ANA);
        $this->spoil(1);
        $this->ask('GET');

        self::assertFalse(get_option(LogCheck::OPTION));
        self::assertSame(200, $this->ask('POST', ['action' => 'recheck'])->get_status());
        self::assertTrue($this->ask('GET')->get_data()['isChanged']);
    }

    public function testErasesAnIdAndTheChainStaysRight(): void
    {
        $this->decide(self::ANA);
        $this->decide(self::LUIS);
        $this->decide(self::ANA);

        self::assertSame(400, $this->ask('POST', ['action' => 'erase', 'id' => ''])->get_status());
        self::assertStringContainsString('2', $this->ask('POST', ['action' => 'erase', 'id' => self::ANA])->get_data()['message']);
        self::assertSame(['', self::LUIS, ''], array_column((new Log())->readPage(9), 'id'));
        self::assertSame(0, (new LogCheck())->restart());
    }

    public function testDeletesOldDecisions(): void
    {
        $this->decide(self::ANA, gmdate('Y-m-d H:i:s', time() - 10 * DAY_IN_SECONDS));
        $this->decide(self::LUIS);

        foreach (['0', '-1', '1.5', '3651', 'x', ''] as $days) {
            self::assertSame(400, $this->ask('POST', ['action' => 'prune', 'days' => $days])->get_status(), $days);
        }
        self::assertStringContainsString('0', $this->ask('POST', ['action' => 'prune', 'days' => 30])->get_data()['message']);
        self::assertStringContainsString('1', $this->ask('POST', ['action' => 'prune', 'days' => 5])->get_data()['message']);
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
        self::assertStringContainsString('2', implode((new LogHealth(new Log()))->addHealthProblems([])));
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

    public function testTheExportRefusesAWrongFilterAndNeedsItsNonce(): void
    {
        $_GET = ['islas-log' => ['from' => 'x']];
        $_REQUEST['_wpnonce'] = wp_create_nonce('islas_consent_export');
        self::assertStringContainsString('2026-11-01', $this->outcome([new Export(new Log()), 'send']));
        $_REQUEST['_wpnonce'] = wp_create_nonce('another');
        self::assertStringNotContainsString('2026-11-01', $this->outcome([new Export(new Log()), 'send']));
    }

    public function testSaysHowManyRowsAndBytesTheLogHas(): void
    {
        $this->decide(self::ANA);
        $this->decide(self::LUIS);

        self::assertStringContainsString('2', (new LogHealth(new Log()))->addHealthLines([])['consent_log']['value']);
        self::assertGreaterThanOrEqual(0, LogTable::bytes());
    }

    /** @param array<string, mixed> $parameters */
    private function ask(string $method, array $parameters = []): WP_REST_Response
    {
        wp_set_current_user(1);
        $request = new WP_REST_Request($method, '/islas/v1/consent-log');
        $method === 'GET' ? $request->set_query_params($parameters) : $request->set_body_params($parameters);

        return rest_do_request($request);
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
