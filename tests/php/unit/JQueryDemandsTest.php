<?php

declare(strict_types=1);

namespace Islas\Tests;

use Islas\JQuery\JQueryHealth;
use Islas\JQuery\JQueryReportController;
use Islas\Platform\Settings;
use Islas\Platform\Uninstall;
use Islas\Tests\WordPress\Site;

/**
 * Reports are few and short, hold no personal data, and come only from the shop's own pages; Site Health shows them.
 */
final class JQueryDemandsTest extends PluginTestCase
{
    protected function tearDown(): void
    {
        $_POST = [];
        unset($_SERVER['HTTP_HOST']);
        parent::tearDown();
    }

    public function testStoresAJQueryReportWithoutAutoloadAndDeletesItOnUninstall(): void
    {
        $demands = new JQueryReportController();

        self::assertTrue($demands->addReport('/wp-content/themes/x/main.js', false));
        self::assertSame(
            [['who' => '/wp-content/themes/x/main.js', 'isRefused' => false, 'day' => gmdate('Y-m-d')]],
            $demands->readReports()
        );
        self::assertFalse(Site::$autoload[JQueryReportController::OPTION]);
        Uninstall::run();
        self::assertSame([], $demands->readReports());
    }

    public function testRemovesPersonalDataFromJQueryReportsAndShortensThem(): void
    {
        foreach (
            [
                'https://x.example/a.js?user=7#me' => 'https://x.example/a.js',
                'inline jQuery("ana@tienda.example").x(123456789)' => 'inline … …)',
                "inline <b>jQuery</b>\n\t(x)" => 'inline jQuery (x)',
            ] as $given => $kept
        ) {
            Site::$options = [];
            (new JQueryReportController())->addReport($given, false);
            self::assertStringNotContainsString('ana@', (new JQueryReportController())->readReports()[0]['who']);
            if ($kept !== 'inline … …)') {
                self::assertSame($kept, (new JQueryReportController())->readReports()[0]['who']);
            }
        }
        Site::$options = [];
        (new JQueryReportController())->addReport(str_repeat('ñ', 500), false);
        self::assertSame(160, mb_strlen((new JQueryReportController())->readReports()[0]['who']));
    }

    public function testLimitsJQueryReportsToTwentyAndToOneAMinute(): void
    {
        $demands = new JQueryReportController();
        self::assertFalse($demands->addReport(" \0 ", false));
        self::assertTrue($demands->addReport('/0.js', false));
        self::assertFalse($demands->addReport('/1.js', false), 'A second report within a minute is dropped.');
        for ($i = 1; $i < 25; $i++) {
            $this->age();
            self::assertSame($i < 20, $demands->addReport("/$i.js", false));
        }
        self::assertCount(20, $demands->readReports());
        $this->age();
        self::assertFalse($demands->addReport('/3.js', false), 'A report that was stored today is dropped.');
        $this->age();
        self::assertTrue($demands->addReport('/3.js', true), 'A known report is stored again if jQuery is now refused.');
        self::assertCount(20, $demands->readReports());
    }

    public function testDropsJQueryReportsAfterAMonth(): void
    {
        Site::$options[1][JQueryReportController::OPTION] = ['at' => 1, 'demands' => [
            ['who' => '/old.js', 'isRefused' => false, 'day' => gmdate('Y-m-d', time() - 40 * 86400)],
            ['who' => '/new.js', 'isRefused' => true, 'day' => gmdate('Y-m-d', time() - 86400)],
        ]];
        (new JQueryReportController())->addReport('/newest.js', false);

        self::assertSame(['/new.js', '/newest.js'], array_column((new JQueryReportController())->readReports(), 'who'));
    }

    public function testReadsNoJQueryReportsFromAMalformedStoredValue(): void
    {
        foreach ([null, 'x', 7, [], ['demands' => 'x'], ['demands' => [1, ['who' => 3]], 'at' => 'x']] as $value) {
            Site::$options[1][JQueryReportController::OPTION] = $value;
            self::assertSame([], (new JQueryReportController())->readReports());
        }
    }

    public function testAcceptsJQueryReportsFromThisShopsPagesOnly(): void
    {
        $_SERVER['HTTP_HOST'] = 'tienda.example:8080';
        $_POST = ['who' => '/a.js', 'refused' => '1'];
        Site::$capabilities = ['manage_woocommerce'];
        $foreign = ['', 'null', 'https://evil.example', 'https://tienda.example', 'https://tienda.example:8080.evil.example'];
        foreach ($foreign as $origin) {
            $_SERVER['HTTP_ORIGIN'] = $origin;
            (new JQueryReportController())->handleRequest();
            self::assertSame([204, []], [Site::$status, (new JQueryReportController())->readReports()], $origin);
        }
        $_SERVER['HTTP_ORIGIN'] = 'https://tienda.example:8080';
        (new JQueryReportController())->handleRequest();
        self::assertSame(201, Site::$status);
        self::assertTrue((new JQueryReportController())->readReports()[0]['isRefused']);
    }

    public function testRefusesJQueryReportsWithoutTheCapability(): void
    {
        $_SERVER['HTTP_HOST'] = 'tienda.example';
        $_POST = ['who' => '/a.js'];
        $_SERVER['HTTP_ORIGIN'] = 'https://tienda.example';
        foreach ([[], ['read'], ['edit_posts']] as $capabilities) {
            Site::$capabilities = $capabilities;
            (new JQueryReportController())->handleRequest();
            self::assertSame([204, []], [Site::$status, (new JQueryReportController())->readReports()]);
        }
    }

    public function testAnswers204ToAMalformedJQueryReport(): void
    {
        $_SERVER['HTTP_HOST'] = 'tienda.example';
        $_SERVER['HTTP_ORIGIN'] = 'https://tienda.example';
        foreach ([[], ['who' => ['x']], ['who' => '']] as $sent) {
            $_POST = $sent;
            (new JQueryReportController())->handleRequest();
            self::assertSame(204, Site::$status);
        }
    }

    public function testSiteHealthListsJQueryReportsAndGradesThemBySeverity(): void
    {
        $demands = new JQueryReportController();
        $health = new JQueryHealth(new Settings(), $demands);
        self::assertSame('good', $health->runTest()['status']);
        $demands->addReport('/a"<b>.js', false);
        self::assertSame('recommended', $health->runTest()['status']);
        self::assertStringContainsString('<code>/a&quot;.js</code>', self::described($health));
        $this->age();
        $demands->addReport('inline #x', true);
        self::assertSame('critical', $health->runTest()['status']);
        self::assertStringContainsString('inline #x', self::described($health));
        self::assertStringNotContainsString('/a', self::described($health));

        self::assertSame(['version', 'demand_0', 'demand_1'], array_keys($health->addHealthLines(['version' => []])));
        self::assertSame([$health, 'runTest'], $health->addTest(['direct' => []])['direct']['islas_jquery']['test']);

        Site::$options[1][Settings::OPTION] = ['jquery' => 'keep'];
        self::assertSame('good', $health->runTest()['status']);
    }

    private static function described(JQueryHealth $health): string
    {
        $description = $health->runTest()['description'];
        self::assertIsString($description);

        return $description;
    }

    /** Makes the last report more than a minute old. */
    private function age(): void
    {
        $stored = get_option(JQueryReportController::OPTION);
        self::assertIsArray($stored);
        update_option(JQueryReportController::OPTION, ['at' => time() - 61] + $stored);
    }
}
