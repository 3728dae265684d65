<?php

declare(strict_types=1);

namespace Islas\Tests;

use Islas\Consent\Blocking\AskedAddresses;
use Islas\Consent\Cookies\SeenCookies;
use Islas\Features;
use Islas\Platform\KillSwitch;
use Islas\Platform\Settings;
use Islas\Platform\Terminal;
use Islas\Plugin;
use Islas\Tests\WordPress\Site;
use ReflectionMethod;
use WP_CLI;
use WP_CLI\ExitException;

/**
 * The `wp islas` commands: their output, their effects and their errors.
 */
final class CommandsTest extends PluginTestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        WP_CLI::reset();
        $plugin = new Plugin(self::PLUGIN . '/islas.php');
        foreach (Plugin::MODULES as $class) {
            foreach ($plugin->module($class)->commands() as $name => $command) {
                Terminal::register($name, $command);
            }
        }
    }

    public function testRegistersExactlyTheExpectedCommands(): void
    {
        self::assertEqualsCanonicalizing(
            [
                'islas status', 'islas takeover', 'islas features', 'islas settings', 'islas report', 'islas pause', 'islas resume',
                'islas consent', 'islas scan', 'islas availability', 'islas check', 'islas try', 'islas revoke',
            ],
            array_keys(WP_CLI::$commands)
        );
    }

    public function testFeatureDeclarationsNameExactlyTheCommandsThatModulesRegister(): void
    {
        $found = [];
        foreach (WP_CLI::$commands as $name => $command) {
            $methods = is_array($command) ? ['__invoke'] : array_diff(get_class_methods($command), ['__construct']);
            foreach ($methods as $method) {
                $found[] = $method === '__invoke' ? $name : $name . ' ' . $method;
            }
        }
        $declared = [];
        foreach ((array) glob(self::PLUGIN . '/../widgets/*/feature.json') as $file) {
            $feature = json_decode((string) file_get_contents((string) $file), true);
            foreach ($feature['commands'] ?? [] as $command) {
                $declared[] = 'islas ' . $command['name'];
            }
        }

        self::assertEqualsCanonicalizing($found, $declared);
    }

    public function testTheTerminalIsUnavailableOutsideWpCli(): void
    {
        self::assertFalse(Terminal::isThere());
    }

    /** WP-CLI reads the description, the options and their values from the comment. */
    public function testEverySubcommandHasADescriptionAndDocumentsEachArgumentAndOption(): void
    {
        foreach (WP_CLI::$commands as $name => $command) {
            $object = is_array($command) ? $command[0] : $command;
            $methods = is_array($command) ? [$command[1]] : get_class_methods($object);
            foreach (array_diff($methods, ['__construct']) as $method) {
                $comment = (string) (new ReflectionMethod($object, $method))->getDocComment();
                self::assertMatchesRegularExpression('~^/\*\*\n +\* [A-Z][^\n]+[.:]\n~', $comment, "$name $method");
                self::assertSame(
                    substr_count($comment, "\n     * : "),
                    preg_match_all('/^ +\* (\[?--\w[\w-]*|\[?<[\w-]+>)/m', $comment),
                    "$name $method"
                );
            }
        }
    }

    public function testStatusListsWhichFeaturesAreOffAndWhy(): void
    {
        Site::$options[1][Settings::OPTION] = ['feature_variations' => false];
        $status = json_decode(WP_CLI::run('islas status', [], ['format' => 'json']), true);
        $rows = array_column($status['features'], null, 'feature');

        self::assertSame(array_keys(Features::TABLE), array_keys($rows));
        self::assertSame(['off', 'setting', ''], array_values(array_slice($rows['variations'], 1)));
        self::assertNotContains('wc-add-to-cart-variation', $status['replaced']);
        (new KillSwitch())->pause();
        self::assertStringContainsString('Warning: Islas is paused since', WP_CLI::run('islas status'));
        self::assertStringContainsString("cart\toff\tkill_switch", WP_CLI::run('islas features list'));
    }

    public function testSwitchesAllNamedFeaturesOrNoneIfOneIsUnknown(): void
    {
        self::assertStringContainsString(
            'Success: Switched off: drawer, product_add.',
            WP_CLI::run('islas features disable', ['drawer', 'product-add'])
        );
        self::assertFalse((new Settings())->flag('feature_product_add'));
        self::assertError('no feature “nope”', 'islas features enable', ['drawer', 'nope']);
        self::assertFalse((new Settings())->flag('feature_drawer'));
        (new Settings())->change(['feature_variations' => false]);

        self::assertStringContainsString('swatches is still off', WP_CLI::run('islas features enable', ['swatches']));
    }

    public function testSettingsCommandsPrintChangeAndResetASetting(): void
    {
        self::assertSame('auto', WP_CLI::run('islas settings get', ['jquery']));
        self::assertSame('Success: jquery is now “keep”.', WP_CLI::run('islas settings set', ['jquery', 'keep']));
        self::assertSame('keep', WP_CLI::run('islas settings get', ['jquery']));
        WP_CLI::run('islas settings set', ['feature_cart', 'no']);
        self::assertSame('false', WP_CLI::run('islas settings get', ['feature_cart']));
        WP_CLI::run('islas settings reset', ['jquery']);
        self::assertSame('auto', (new Settings())->text('jquery'));
        self::assertFalse((new Settings())->flag('feature_cart'));
        self::assertCount(count(Settings::SCHEMA) + 1, explode("\n", WP_CLI::run('islas settings get')));
    }

    public function testSettingsCommandsReportUnknownNamesAndInvalidValuesAndStoreNothing(): void
    {
        self::assertError('no setting “nope”', 'islas settings get', ['nope']);
        self::assertError('no setting “nope”', 'islas settings set', ['nope', '1']);
        self::assertError('no setting “nope”', 'islas settings reset', ['nope']);
        self::assertError('one of these: auto, keep', 'islas settings set', ['jquery', 'x']);
        self::assertError('true or false', 'islas settings set', ['feature_cart', 'maybe']);
        self::assertError('from 0 to 10000', 'islas settings set', ['embed_max_height', '-1']);

        self::assertSame([], Site::$options[1] ?? []);
    }

    public function testResetsAllSettingsOnlyAfterConfirmation(): void
    {
        (new Settings())->change(['jquery' => 'keep']);
        WP_CLI::$agrees = false;
        self::assertError('reset all settings', 'islas settings reset');
        self::assertSame('keep', (new Settings())->text('jquery'));
        WP_CLI::run('islas settings reset', [], ['yes' => true]);

        self::assertSame('auto', (new Settings())->text('jquery'));
    }

    public function testExportsImportsAndRestoresSettingsAndReportsUnreadableFiles(): void
    {
        (new Settings())->change(['jquery' => 'keep']);
        $file = $this->file(WP_CLI::run('islas settings export'));
        (new Settings())->change(['jquery' => 'auto', 'feature_cart' => false]);
        WP_CLI::run('islas settings import', [$file]);
        self::assertSame(['keep', true], [(new Settings())->text('jquery'), (new Settings())->flag('feature_cart')]);
        WP_CLI::run('islas settings undo');
        self::assertSame(['auto', false], [(new Settings())->text('jquery'), (new Settings())->flag('feature_cart')]);

        self::assertError('no import to undo', 'islas settings undo');
        self::assertError('could not be read', 'islas settings import', ['/nowhere.json']);
        self::assertError('not JSON', 'islas settings import', [$this->file('x')]);
        self::assertError('could not be read', 'islas settings import', [__DIR__]);
    }

    public function testPauseAndResumeSetAndClearTheKillSwitch(): void
    {
        WP_CLI::run('islas pause');
        self::assertSame(KillSwitch::BY_PAUSE, (new KillSwitch())->findReason());
        WP_CLI::run('islas resume');

        self::assertSame('', (new KillSwitch())->findReason());
    }

    public function testReportPrintsTheFactsAndProblemsOfSiteHealth(): void
    {
        add_filter('islas_site_health', static fn (array $lines) => ['more' => ['label' => 'M', 'value' => ['a', 'b']], 'x' => 3]);
        add_filter('islas_site_health_problems', static fn () => ['Something is wrong.']);

        self::assertSame("M: a, b\n: \nWarning: Something is wrong.", WP_CLI::run('islas report'));
        self::assertSame(
            ['facts' => ['more' => ['label' => 'M', 'value' => 'a, b'], 'x' => ['label' => '', 'value' => '']],
                'problems' => ['Something is wrong.']],
            json_decode(WP_CLI::run('islas report', [], ['format' => 'json']), true)
        );
    }

    public function testScanListsRequestsThatPagesSentWithoutConsent(): void
    {
        $day = gmdate('Y-m-d');
        (new Settings())->change(['consent_show_decline' => false]);
        Site::$options[1][AskedAddresses::OPTION] = [
            ['address' => 'https://cdn.example/x.js', 'provider' => '', 'day' => $day],
        ];
        $rows = json_decode(WP_CLI::run('islas scan', [], ['format' => 'json']), true);

        self::assertContains('https://cdn.example/x.js', array_column($rows, 'found'));
        self::assertContains('request', array_column($rows, 'kind'));
    }

    public function testConsentLogAndPruneRejectInvalidOptionsAndPruneAsksForConfirmation(): void
    {
        foreach (['2026-13-01', '2026-02-30', 'yesterday', "2026-01-01'"] as $day) {
            self::assertError('--from must be a date', 'islas consent log', [], ['from' => $day]);
        }
        self::assertError('--limit must be a whole number from 0', 'islas consent log', [], ['limit' => '-1']);
        self::assertError('--days must be a whole number from 1', 'islas consent prune', [], ['days' => '0']);
        foreach ([[], [''], ['x'], ["0123456789abcdef0123'"]] as $ids) {
            self::assertError('A consent ID has 20 characters', 'islas consent erase', $ids, ['yes' => true]);
        }
        WP_CLI::$agrees = false;
        self::assertError('older than this number of days: 1095', 'islas consent prune');
    }

    public function testAvailabilityRebuildRejectsProductsThatAreNotVariable(): void
    {
        self::assertError('“7” is no variable product', 'islas availability rebuild', ['7']);
        self::assertError('“7x” is no variable product', 'islas availability rebuild', ['7x']);
    }

    /**
     * @param list<string> $arguments
     * @param array<string, string|bool> $options
     */
    private static function assertError(
        string $sentence,
        string $command,
        array $arguments = [],
        array $options = []
    ): void {
        try {
            $output = WP_CLI::run($command, $arguments, $options);
            self::fail('No error: ' . $output);
        } catch (ExitException $error) {
            self::assertStringContainsString($sentence, $error->getMessage());
        }
    }
}
