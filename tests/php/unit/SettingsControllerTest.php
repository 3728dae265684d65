<?php

declare(strict_types=1);

namespace Islas\Tests;

use Islas\Admin\ScreenLists;
use Islas\Admin\SettingsController;
use Islas\Admin\SettingsRevision;
use Islas\Consent\Lists;
use Islas\Consent\Module as Consent;
use Islas\Consent\Screen\Module as ConsentScreen;
use Islas\Platform\Modules;
use Islas\Platform\Settings;
use Islas\Platform\SettingsFile;
use Islas\Tests\WordPress\Site;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `islas/v1/settings` requires the capability to manage the shop, accepts what the schema accepts, says in words why it
 * refuses a value, and overwrites nobody's change.
 */
final class SettingsControllerTest extends PluginTestCase
{
    public function testEveryMethodOfTheSettingsRouteRequiresTheCapability(): void
    {
        $this->controller()->registerRoute();
        $routes = Site::$routes['islas/v1/settings'];

        self::assertSame(['GET', 'POST, PUT, PATCH'], array_column($routes, 'methods'));
        foreach (array_column($routes, 'permission_callback') as $allowed) {
            Site::$capabilities = ['edit_posts', 'manage_options'];
            self::assertFalse($allowed());
            Site::$capabilities = ['manage_woocommerce'];
            self::assertTrue($allowed());
        }
        self::assertSame('object', $routes[1]['args']['values']['type']);
        self::assertTrue($routes[1]['args']['values']['required']);
    }

    public function testWritingChangesOnlyTheNamedSettingsAndReadingReturnsAll(): void
    {
        $before = $this->state()['revision'];
        $state = $this->written(['feature_cart' => false, 'stock_label_threshold' => 9]);

        $expected = ['feature_cart' => false, 'stock_label_threshold' => 9] + (new Settings())->listDefaults();
        self::assertEquals($expected, $state['values']);
        self::assertSame($state, $this->state());
        self::assertNotSame($before, $state['revision']);
        self::assertSame($before, $this->written(['feature_cart' => true, 'stock_label_threshold' => 5])['revision']);
    }

    public function testReadsOptionsOfAnOlderVersionAsACompleteSet(): void
    {
        Site::$options[1][Settings::OPTION] = ['feature_cart' => 'no', 'gone' => 1, 'shape_style' => 'oval'];
        $values = (array) $this->state()['values'];

        self::assertSame(array_keys(Settings::SCHEMA), array_keys($values));
        self::assertFalse($values['feature_cart']);
        self::assertSame('squared', $values['shape_style']);
    }

    /**
     * @dataProvider refused
     * @param mixed $value
     */
    public function testRefusesAWrongValueInWordsAndStoresNothing(string $key, $value, string $sentence): void
    {
        $error = $this->refusal(['values' => ['feature_cart' => false, $key => $value]]);

        self::assertSame('islas_invalid', $error->get_error_code());
        self::assertSame(
            ['status' => 400, 'refusals' => [['key' => mb_substr($key, 0, 60), 'sentence' => $sentence]]],
            $error->get_error_data()
        );
        self::assertArrayNotHasKey(Settings::OPTION, Site::$options[1] ?? []);
    }

    /** @return array<string, array{string, mixed, string}> */
    public function refused(): array
    {
        $line = '“Text of an empty mini-cart” must be one line of text without markup, of at most 1000 characters.';

        return [
            'an unknown key' => ['siteurl', 'https://bad.example', 'Islas has no setting “siteurl”.'],
            'a long key' => [str_repeat('x', 999), 1, 'Islas has no setting “' . str_repeat('x', 60) . '”.'],
            'a number as text' => [
                'stock_label_threshold', '5',
                '“Low stock threshold for the number of items left” must be a whole number from 0 to 1000.',
            ],
            'a number out of bounds' => [
                'consent_log_days', 0, '“Retention of the consent log, in days” must be a whole number from 1 to 3650.',
            ],
            'a list for a switch' => ['feature_page', [], '“Sorting, quantities, password fields, notices” must be true or false.'],
            'an unknown choice' => ['shape_style', 'oval', '“Shape of swatches” must be one of these: squared, rounded.'],
            'markup' => ['empty_cart_text', '<img src=x onerror=alert(1)>', $line],
            'two lines' => ['empty_cart_text', "a\nb", $line],
            'nothing' => ['empty_cart_text', null, $line],
        ];
    }

    public function testRefusesWhatIsNoListOfValuesAsIfItWereEmpty(): void
    {
        self::assertEquals((new Settings())->listDefaults(), $this->written([])['values']);
        self::assertSame('islas_conflict', $this->refusal(['values' => [], 'revision' => 'old'])->get_error_code());
    }

    public function testRefusesABodyOfTwentyMegabytes(): void
    {
        $request = new WP_REST_Request(['values' => ['feature_cart' => false]]);
        $request->set_body(str_repeat(' ', 20 * 1024 * 1024));
        $error = $this->controller()->writeSettings($request);

        self::assertInstanceOf(WP_Error::class, $error);
        self::assertSame(['status' => 413], $error->get_error_data());
        self::assertTrue((new Settings())->flag('feature_cart'));
    }

    public function testAScreenThatReadOlderSettingsIsToldWhoChangedThemAndToWhat(): void
    {
        Site::$users = [7 => 'Ana'];
        Site::$cookieUser = 7;
        $known = $this->state()['revision'];
        $this->written(['please_wait_text' => 'de Ana']);
        (self::revision())->noteAuthor();
        $error = $this->refusal(['values' => ['please_wait_text' => 'mío'], 'revision' => $known]);
        $data = (array) $error->get_error_data();

        self::assertSame('islas_conflict', $error->get_error_code());
        self::assertSame(409, $data['status']);
        self::assertSame('Ana', $data['author']['name']);
        self::assertNotSame('', $data['author']['time']);
        self::assertSame('de Ana', $data['values']['please_wait_text']);
        self::assertSame('de Ana', (new Settings())->text('please_wait_text'));

        $answer = $this->controller()->writeSettings(new WP_REST_Request(
            ['values' => ['please_wait_text' => 'mío'], 'revision' => $data['revision']]
        ));
        self::assertInstanceOf(WP_REST_Response::class, $answer);
        self::assertSame('mío', (new Settings())->text('please_wait_text'));
    }

    public function testNamesNobodyForAChangeThatNoScreenMade(): void
    {
        $revision = self::revision();
        self::assertSame(['name' => '', 'time' => ''], $revision->findAuthor());
        Site::$users = [7 => 'Ana'];
        Site::$cookieUser = 7;
        $revision->noteAuthor();
        self::assertSame('Ana', $revision->findAuthor()['name']);
        (new Settings())->change(['feature_cart' => false]);
        self::assertSame('', $revision->findAuthor()['name'], 'Changed by WP-CLI after that.');
        Site::$options[1][SettingsRevision::OPTION] = 'broken';
        self::assertSame(['name' => '', 'time' => ''], $revision->findAuthor());
    }

    private function controller(): SettingsController
    {
        $settings = new Settings();

        return new SettingsController($settings, new SettingsFile($settings, [], '1.2.3'), self::revision(), self::lists());
    }

    public function testListsAreWrittenWithTheSettingsAndTheAddressesOfLegalPagesStay(): void
    {
        $links = [['text' => 'cookies', 'url' => 'https://tienda.example/cookies/']];
        (new Lists())->changeLists(['links' => $links, 'providers' => ['meta']]);
        $before = $this->state()['revision'];
        $cookie = [
            'name' => 'mi_cookie', 'category' => 'statistics', 'provider' => '', 'purpose' => 'Cuenta', 'duration' => '1',
        ];
        $answer = $this->controller()->writeSettings(new WP_REST_Request([
            'values' => ['consent_title' => 'Galletas'],
            'lists' => ['consent' => ['cookies' => [$cookie], 'links' => []], 'nobody' => ['x' => []]],
            'revision' => $before,
        ]));

        self::assertInstanceOf(WP_REST_Response::class, $answer);
        $lists = (array) ((array) $answer->data)['lists'];
        self::assertSame(['rules' => [], 'cookies' => [$cookie], 'providers' => ['meta']], $lists['consent']);
        self::assertSame($links, (new Lists())->links());
        self::assertNotSame($before, $this->state()['revision']);
    }

    public function testAChangedListIsAConflictAsAChangedSettingIs(): void
    {
        $known = $this->state()['revision'];
        (new Lists())->changeLists(['providers' => ['meta']]);
        $error = $this->refusal(['values' => ['feature_cart' => false], 'revision' => $known]);

        self::assertSame('islas_conflict', $error->get_error_code());
        $data = (array) $error->get_error_data();
        self::assertSame(['meta'], ((array) ((array) $data['lists'])['consent'])['providers']);
    }

    public function testARowThatWouldBeLostIsRefusedInWordsAndNothingIsStored(): void
    {
        $cookies = [['name' => '', 'purpose' => 'x'], ['name' => 'dos palabras']];
        $error = $this->refusal(['values' => ['feature_cart' => false], 'lists' => ['consent' => ['cookies' => $cookies]]]);

        self::assertSame('islas_invalid', $error->get_error_code());
        self::assertSame([[
            'key' => 'consent.cookies',
            'sentence' => '“dos palabras” is not the name of a cookie. A name has no spaces, commas or semicolons.',
        ]], ((array) $error->get_error_data())['refusals']);
        self::assertTrue((new Settings())->flag('feature_cart'));
        self::assertSame([], (new Lists())->cookies());
    }

    public function testStrictModeRefusesListsThatTheBarDoesNotFit(): void
    {
        (new Lists())->changeLists(['links' => [['text' => 'cookies', 'url' => 'https://tienda.example/cookies/']]]);
        (new Settings())->change(['consent_strict' => true, 'consent_show_decline' => false]);
        $rule = ['kind' => 'url', 'pattern' => 'chat.example', 'category' => 'marketing', 'provider' => ''];
        $error = $this->refusal(['values' => [], 'lists' => ['consent' => ['rules' => [$rule]]]]);
        $refusals = (array) ((array) $error->get_error_data())['refusals'];

        self::assertSame([''], array_unique(array_column($refusals, 'key')));
        self::assertStringContainsString('The bar has no button to reject', implode(array_column($refusals, 'sentence')));
        self::assertSame([], (new Lists())->rules());
    }

    private static function lists(): ScreenLists
    {
        $modules = new Modules('/plugins/islas/islas.php');

        return new ScreenLists($modules->get(Consent::class), $modules->get(ConsentScreen::class));
    }

    private static function revision(): SettingsRevision
    {
        return new SettingsRevision(new Settings(), self::lists());
    }

    /** @return array<string, mixed> */
    private function state(): array
    {
        return (array) $this->controller()->readSettings()->data;
    }

    /**
     * @param array<string, mixed> $values
     * @return array<string, mixed>
     */
    private function written(array $values): array
    {
        $answer = $this->controller()->writeSettings(new WP_REST_Request(['values' => $values]));
        self::assertInstanceOf(WP_REST_Response::class, $answer);

        return (array) $answer->data;
    }

    /** @param array<string, mixed> $parameters */
    private function refusal(array $parameters): WP_Error
    {
        $answer = $this->controller()->writeSettings(new WP_REST_Request($parameters));
        self::assertInstanceOf(WP_Error::class, $answer);

        return $answer;
    }
}
