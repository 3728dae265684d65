<?php

declare(strict_types=1);

namespace Islas\Tests\Shop;

use Islas\Consent\Cookies\Necessary;
use Islas\Consent\DecidedVersions;
use Islas\Consent\DecisionLog;
use Islas\Consent\Log\Log;
use Islas\Consent\Log\LogChain;
use Islas\Consent\Log\LogCheck;
use Islas\Consent\Log\LogKeys;
use Islas\Consent\Log\LogLimits;
use Islas\Consent\Log\LogTable;
use Islas\Consent\Module as Consent;
use Islas\Consent\Module;
use Islas\Consent\Screen\LogHealth;
use Islas\Consent\TextVersion;
use Islas\Platform\Settings;
use Islas\Plugin;

/**
 * Anybody may send a decision, and a proof is kept for years: what the log takes, of whom, how much, and how long its
 * signatures can be checked.
 */
final class ConsentLogLimitsTest extends ShopTestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        $this->clear();
        $this->later(fn () => $this->clear());
    }

    public function testWritesNoMoreDecisionsInAMinuteThanTheLogTakesCountsTheOthersAndSiteHealthSaysSo(): void
    {
        $this->filter('islas_consent_log_limits', static fn (): array => ['minute' => 3, 'rows' => 1000]);
        $answers = [];
        for ($n = 0; $n < 5; $n++) {
            $answers[] = $this->record(['id' => sprintf('%020d', $n)]);
        }

        self::assertSame([201, 201, 201, 429, 429], $answers);
        self::assertSame(3, (new Log())->count());
        self::assertSame(2, LogLimits::missed()[LogLimits::MINUTE]);
        $problems = implode(' ', (new LogHealth(new Log()))->addHealthProblems([]));
        self::assertStringContainsString('2', $problems);
        self::assertStringContainsString(__('The browsers of these visitors send them again on a later page.', 'islas'), $problems);
    }

    public function testAFullLogTakesNoDecisionUntilRowsAreDeleted(): void
    {
        $this->filter('islas_consent_log_limits', static fn (): array => ['minute' => 100, 'rows' => 2]);
        $answers = array_map(fn (int $n): int => $this->record(['id' => sprintf('%020d', $n)]), [1, 2, 3]);
        self::assertSame([201, 201, 503], $answers);
        self::assertStringContainsString(
            __('The log of decisions is full, so new decisions are not written.', 'islas'),
            implode(' ', (new LogHealth(new Log()))->addHealthProblems([]))
        );
        $this->age(1, 10);
        (new Log())->prune(5);

        self::assertSame(201, $this->record(['id' => sprintf('%020d', 3)]));
    }

    public function testARowHoldsOnlyVersionsOfThisShopAndNamesThatListsHave(): void
    {
        $own = array_map(static fn (int $n): string => "c{$n}_xxxxxxxxxxxxxx", range(1, 200));
        self::assertSame(400, $this->record(['version' => 'x']), 'A version that the shop never had.');
        self::assertSame(0, (new Log())->count());
        self::assertSame(201, $this->record(['decision' => 'saved', 'blocked' => array_merge(['_ga', '_ga_ABC', '_ga_DEF'], $own)]));
        self::assertSame('_ga,_ga_*', $this->last()['blocked']);
        self::assertSame(201, $this->record(['decision' => 'gpc', 'blocked' => ['_ga']]));
        self::assertSame('', $this->last()['blocked']);
        $all = array_column($this->consent()->cookies->listKnown(), 'name');
        self::assertSame(201, $this->record(['decision' => 'saved', 'blocked' => $all]));
        self::assertLessThan(1200, strlen((new Log())->readPage(1)[0]['choices']));
    }

    public function testADecisionOfACachedPageMayHaveAVersionThatTheShopHadBefore(): void
    {
        $before = $this->consent()->configuration->version();
        (new DecidedVersions(new TextVersion(new Necessary(new Settings()))))->recordVersion();
        $this->option(Settings::OPTION, ['consent_text' => 'Otro texto'] + (array) get_option(Settings::OPTION));
        self::assertNotSame($before, $this->consent()->configuration->version());

        self::assertSame(201, $this->record(['version' => $before]));
        self::assertSame(400, $this->record(['version' => 'never']));
    }

    public function testADecisionThatIsSentAgainIsNotWrittenTwice(): void
    {
        $posted = ['decision' => 'accepted', 'categories' => ['statistics'], 'time' => time()];
        self::assertSame(201, $this->record($posted));
        self::assertSame(200, $this->record($posted + ['isAgain' => true]));
        self::assertSame(201, $this->record(['decision' => 'declined', 'time' => time(), 'isAgain' => true]));
        self::assertSame(201, $this->record($posted + ['isAgain' => true]), 'Another was taken in between.');
        $this->age(3, 200);
        self::assertSame(201, $this->record($posted + ['isAgain' => true]), 'The same one, taken again after months.');
    }

    public function testTheAnswerTellsTheBrowserWhetherItsDecisionIsInTheLog(): void
    {
        $version = $this->consent()->configuration->version();
        [$status, $cookies] = $this->post(['id' => str_repeat('a', 20), 'decision' => 'gpc', 'version' => $version]);
        self::assertSame(201, $status);
        self::assertStringContainsString(DecisionLog::UNLOGGED . '=; Expires=Thu, 01 Jan 1970', $cookies);
        [$status, $cookies] = $this->post(['id' => str_repeat('a', 20), 'decision' => 'gpc', 'version' => 'never']);
        self::assertSame(400, $status, 'Sending it again would change nothing.');
        self::assertStringContainsString(DecisionLog::UNLOGGED . '=; Expires=Thu, 01 Jan 1970', $cookies);
        for ($n = 0; $n < 60; $n++) {
            (new Log())->addDecision(sprintf('%020d', $n), $version, ['decision' => 'gpc']);
        }
        [$status, $cookies] = $this->post(['id' => str_repeat('b', 20), 'decision' => 'gpc', 'version' => $version]);
        self::assertSame(429, $status);
        self::assertStringNotContainsString(DecisionLog::UNLOGGED, $cookies);
    }

    public function testDecisionsThatComeAtTheSameMomentAreAllWritten(): void
    {
        global $wpdb;
        (new Log())->addDecision(str_repeat('0', 20), 'v', []);
        $others = 0;
        $this->filter('query', static function (string $query) use (&$others, $wpdb): string {
            $isInsert = strpos($query, 'INSERT INTO') === 0 && strpos($query, LogTable::getName()) !== false;
            if ($isInsert && $others < 12) {
                $others++;
                $last = (array) $wpdb->get_row('SELECT * FROM ' . LogTable::getName() . ' ORDER BY number DESC LIMIT 1', ARRAY_A);
                $row = ['previous' => $last['hash'], 'hash' => hash('sha256', (string) $others)] + $last;
                unset($row['number']);
                $columns = implode(', ', array_keys($row));
                $values = implode("', '", array_map('esc_sql', $row));
                $wpdb->dbh->query('INSERT INTO ' . LogTable::getName() . " ($columns) VALUES ('$values')");
            }

            return $query;
        });

        self::assertTrue((new Log())->addDecision(str_repeat('1', 20), 'v', []));
        self::assertSame(12, $others);
        self::assertSame(14, (new Log())->count());
    }

    public function testPrunesInPieces(): void
    {
        global $wpdb;
        (new Log())->addDecision(str_repeat('0', 20), 'v', []);
        foreach ([1000, 6000, 11000] as $number) {
            (new Log())->addDecision(str_repeat('0', 20), 'v', []);
            $last = (int) $wpdb->get_var('SELECT MAX(number) FROM ' . LogTable::getName());
            $wpdb->update(LogTable::getName(), ['number' => $number], ['number' => $last]);
            $this->age($number, 100);
        }
        (new Log())->addDecision(str_repeat('1', 20), 'v', []);
        $deletions = 0;
        $this->filter('query', static function (string $query) use (&$deletions): string {
            $deletions += strpos($query, 'DELETE FROM') === 0 && strpos($query, LogTable::getName()) !== false ? 1 : 0;

            return $query;
        });

        self::assertSame(3, (new Log())->prune(30));
        self::assertSame(3, $deletions, 'No statement deletes more than five thousand numbers.');
        self::assertSame(2, (new Log())->count());
    }

    public function testOtherKeysInWpConfigChangeNoProofAndOwnKeysCanBeRotated(): void
    {
        $log = new Log();
        $log->addDecision(str_repeat('0', 20), 'v', []);
        $first = LogKeys::findCurrent();
        $this->filter('salt', static fn (): string => 'after an incident');
        self::assertSame(0, (new LogCheck())->restart());
        self::assertNotSame($first[0], LogKeys::rotateKeys());
        $log->addDecision(str_repeat('0', 20), 'v', []);

        self::assertSame(0, (new LogCheck())->restart());
        self::assertSame(0, LogCheck::state()['lost']);
        self::assertArrayNotHasKey(LogKeys::OPTION, wp_load_alloptions(true));
    }

    public function testRowsOfTheFirstVersionAreCheckedWithTheKeysOfWpConfigWhileTheyFit(): void
    {
        $this->formerTable(3);
        self::assertSame([0, 0], [(new LogCheck())->restart(), LogCheck::state()['lost']]);
        self::assertTrue((new Log())->addDecision(str_repeat('1', 20), 'v', []));
        self::assertSame([0, 4], [(new LogCheck())->restart(), (new Log())->count()]);
        $this->spoil(2);
        self::assertSame(2, (new LogCheck())->restart(), 'A row that the keys have fitted before it is changed.');
    }

    public function testRowsWhoseKeyIsGoneAreSaidToBeSoAndNotChanged(): void
    {
        $this->formerTable(3);
        $this->filter('salt', static fn (): string => 'after an incident');
        (new Log())->addDecision(str_repeat('1', 20), 'v', []);
        self::assertSame([0, 3, 4], [(new LogCheck())->restart(), LogCheck::state()['lost'], LogCheck::state()['number']]);
        $problems = implode(' ', (new LogHealth(new Log()))->addHealthProblems([]));
        self::assertStringContainsString('3', $problems);
        self::assertStringNotContainsString(sprintf(__('Row %d of the consent log, or the row before it, was changed or deleted.', 'islas'), 1), $problems);
        $this->spoil(4);

        self::assertSame(4, (new LogCheck())->restart(), 'A row of the log’s own key is still checked.');
    }

    public function testACheckGoesOnBehindARowThatWasChangedUntilThatRowIsDeleted(): void
    {
        $log = new Log();
        for ($n = 0; $n < 4; $n++) {
            $log->addDecision(str_repeat('0', 20), 'v' . $n, []);
        }
        $this->spoil(2);
        self::assertSame([2, 4], [(new LogCheck())->restart(), LogCheck::state()['number']]);
        $log->addDecision(str_repeat('0', 20), 'v', []);
        self::assertSame([2, 5], [(new LogCheck())->continue(), LogCheck::state()['number']]);
        $this->age(2, 10);
        $this->age(1, 10);
        $log->prune(5);

        self::assertSame([0, 5], [(new LogCheck())->continue(), LogCheck::state()['number']]);
    }

    private function consent(): Module
    {
        return (new Plugin(WP_PLUGIN_DIR . '/islas/islas.php'))->module(Module::class);
    }

    /** @param array<string, mixed> $posted */
    private function record(array $posted): int
    {
        $consent = $this->consent();
        $log = new DecisionLog($consent->configuration, $consent->cookies, new Log());

        return $log->recordDecision($posted + [
            'id' => str_repeat('0', 20), 'decision' => 'gpc', 'version' => $consent->configuration->version(),
            'categories' => [], 'blocked' => [], 'time' => 0, 'isAgain' => false,
        ]);
    }

    /** @return array<string, string> */
    private function last(): array
    {
        return json_decode((new Log())->readPage(1)[0]['choices'], true);
    }

    private function age(int $number, int $days): void
    {
        global $wpdb;
        $time = gmdate('Y-m-d H:i:s', time() - $days * DAY_IN_SECONDS);
        $wpdb->update(LogTable::getName(), ['time' => $time], ['number' => $number]);
    }

    private function spoil(int $number): void
    {
        global $wpdb;
        $wpdb->update(LogTable::getName(), ['choices' => '{"decision":"declined"}'], ['number' => $number]);
    }

    /** The table as the first version has made and filled it. */
    private function formerTable(int $rows): void
    {
        global $wpdb;
        $table = LogTable::getName();
        $wpdb->query("CREATE TABLE $table (
            number bigint(20) unsigned NOT NULL AUTO_INCREMENT, id varchar(40) NOT NULL DEFAULT '', digest char(64) NOT NULL,
            time datetime NOT NULL, version varchar(20) NOT NULL, choices text NOT NULL, hash char(64) NOT NULL,
            previous char(64) NOT NULL, PRIMARY KEY  (number), UNIQUE KEY previous (previous), KEY id (id), KEY time (time)
        )");
        $previous = str_repeat('0', 64);
        for ($n = 0; $n < $rows; $n++) {
            $row = [
                'id' => str_repeat('0', 20), 'digest' => hash('sha256', str_repeat('0', 20)), 'previous' => $previous,
                'time' => gmdate('Y-m-d H:i:s', time() - DAY_IN_SECONDS), 'version' => 'v', 'choices' => '[]',
            ];
            $row['hash'] = $previous = LogChain::signRow($row, wp_salt('secure_auth'));
            $wpdb->insert($table, $row);
        }
        update_option(LogTable::READY, '1', false);
    }

    private function clear(): void
    {
        LogTable::dropTable();
        array_map('delete_option', [LogKeys::OPTION, LogLimits::OPTION]);
        wp_cache_flush();
    }

    /** @param array<string, string> $fields @return array{int, string} Status and cookies of the answer. */
    private function post(array $fields): array
    {
        file_get_contents(home_url('/?wc-ajax=' . Consent::DECISION_ENDPOINT), false, stream_context_create(['http' => [
            'method' => 'POST', 'ignore_errors' => true, 'timeout' => 120, 'content' => http_build_query($fields),
            'header' => ['Content-Type: application/x-www-form-urlencoded', 'Origin: ' . home_url()],
        ]]));
        $headers = $http_response_header ?? [];

        return [(int) explode(' ', $headers[0] ?? ' 0')[1], implode("\n", preg_grep('/^set-cookie/i', $headers) ?: [])];
    }
}
