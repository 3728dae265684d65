<?php

declare(strict_types=1);

namespace Islas\Tests;

use Islas\Admin\BrowserErrors;
use Islas\Admin\ErrorList;
use Islas\Admin\Module as Admin;
use Islas\Admin\VisitorErrors;
use Islas\Plugin;
use Islas\Tests\WordPress\Site;

/**
 * Errors of browsers are counted by message, few and short, without personal data, and only those who manage the shop
 * have the script.
 *
 * @group php-version
 */
final class BrowserErrorsTest extends PluginTestCase
{
    public function testCountsTheErrorsOfAMessageAndAFile(): void
    {
        $errors = new ErrorList(BrowserErrors::OPTION);
        $errors->addError('TypeError: x is null', 'main-abc.js');
        $errors->addError('TypeError: y is null', 'main-abc.js');
        self::assertTrue($errors->addError('TypeError: x is null', 'main-abc.js'));

        self::assertSame(
            [['TypeError: y is null', 1], ['TypeError: x is null', 2]],
            array_map(static fn (array $error): array => [$error['message'], $error['count']], $errors->readErrors())
        );
        self::assertFalse(Site::$autoload[BrowserErrors::OPTION]);
        $lines = (new BrowserErrors())->addHealthLines(['x' => 'y']);
        self::assertStringContainsString('TypeError: x is null (2×', $lines['islas_browser_errors_0']['value']);
        self::assertSame('y', $lines['x']);
    }

    public function testKeepsNoPersonalDataAndShortensMessages(): void
    {
        foreach (['Error: ana@tienda.example', 'Error at https://x.example/?user=7', 'Error 123456789', "<b>Error</b>\n"] as $given) {
            Site::$options = [];
            (new BrowserErrors())->list->addError($given, 'main.js');
            self::assertDoesNotMatchRegularExpression('/ana@|user=|12345|</', (new BrowserErrors())->list->readErrors()[0]['message']);
        }
        Site::$options = [];
        (new BrowserErrors())->list->addError(str_repeat('ñ', 900), 'main.js');
        self::assertSame(160, mb_strlen((new BrowserErrors())->list->readErrors()[0]['message']));
    }

    public function testRefusesReportsWithoutAMessageOrWithAnotherFile(): void
    {
        foreach ([['', 'main.js'], ['<i></i>', 'main.js'], ['Error', ''], ['Error', '../x.js'], ['Error', "a.js\n"], ['Error', '<b>']] as $report) {
            self::assertFalse((new BrowserErrors())->list->addError(...$report));
        }
        self::assertSame([], (new BrowserErrors())->list->readErrors());
    }

    public function testStoresTwentyReportsAMinuteAndFiftyMessages(): void
    {
        $errors = new ErrorList(BrowserErrors::OPTION);
        for ($n = 0; $n < 61; $n++) {
            $errors->addError('Error ' . $n, 'main.js');
        }
        self::assertLessThanOrEqual(40, count($errors->readErrors()), 'The loop may meet the end of a minute.');
        $row = ['message' => 'x', 'file' => 'a.js', 'count' => 1, 'day' => gmdate('Y-m-d')];
        Site::$options = [1 => [BrowserErrors::OPTION => ['errors' => array_fill(0, 70, $row)]]];
        self::assertCount(50, $errors->readErrors());
        $old = ['day' => '2020-01-01'] + $row;
        foreach (['x', ['errors' => 'x'], ['errors' => [1, [], ['message' => []], $old]]] as $stored) {
            Site::$options = [1 => [BrowserErrors::OPTION => $stored]];
            self::assertSame([], $errors->readErrors());
        }
    }

    public function testOnlyThoseWhoManageTheShopHaveTheScript(): void
    {
        $printed = static function (): string {
            ob_start();
            (new Plugin(self::PLUGIN . '/islas.php'))->module(Admin::class)->printErrorReporter();

            return (string) ob_get_clean();
        };
        Site::$signedIn = true;
        Site::$capabilities = ['edit_posts'];
        self::assertSame('', $printed());
        Site::$capabilities = ['manage_woocommerce'];
        self::assertStringContainsString('islas_errors', $printed());
    }

    public function testVisitorsHaveAScriptWithoutANonceThatAsksForTheirConsent(): void
    {
        $printed = static function (): string {
            ob_start();
            (new VisitorErrors())->printReporter();

            return (string) ob_get_clean();
        };
        Site::$capabilities = [];
        self::assertStringContainsString(', {"action":"islas_visitor_errors"}, "statistics");', $printed());
        self::assertStringNotContainsString('nonce', $printed());
        Site::$capabilities = ['manage_woocommerce'];
        self::assertSame('', $printed());
    }

    public function testErrorsOfVisitorsDoNotPushOutThoseOfTheOwner(): void
    {
        (new BrowserErrors())->list->addError('Error of the owner', 'main.js');
        for ($n = 0; $n < 40; $n++) {
            (new VisitorErrors())->list->addError('Error ' . $n, 'main.js');
        }
        self::assertCount(1, (new BrowserErrors())->list->readErrors());
        self::assertArrayHasKey('islas_visitor_errors_0', (new VisitorErrors())->addHealthLines(null));
    }
}
