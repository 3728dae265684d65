<?php

declare(strict_types=1);

namespace Islas\Tests;

use Islas\Admin\ScreenLists;
use Islas\Consent\Lists;
use Islas\Consent\Module as Consent;
use Islas\Consent\Screen\Module as ConsentScreen;
use Islas\Consent\Screen\OldScreen;
use Islas\Consent\Screen\ReviewController;
use Islas\Consent\Screen\Simulator;
use Islas\Platform\Modules;
use Islas\Platform\Settings;
use Islas\Tests\WordPress\Site;
use WP_Error;
use WP_REST_Request;

/**
 * What the settings screen says about unsaved settings and lists of consent, and who may ask.
 */
final class ConsentReviewTest extends PluginTestCase
{
    public function testEveryRouteOfTheScreenRequiresTheCapability(): void
    {
        $screen = $this->screen();
        foreach ([$screen->review, $screen->start, $screen->logScreen] as $controller) {
            $controller instanceof ReviewController ? $controller->registerRoutes() : $controller->registerRoute();
        }
        $seen = 0;
        foreach (['review', 'simulation', 'start', 'log'] as $name) {
            $route = Site::$routes['islas/v1/consent-' . $name];
            foreach (isset($route['callback']) ? [$route] : $route as $method) {
                Site::$capabilities = ['edit_posts', 'manage_options'];
                self::assertFalse($method['permission_callback'](), $name);
                Site::$capabilities = ['manage_woocommerce'];
                self::assertTrue($method['permission_callback'](), $name);
                $seen++;
            }
        }
        self::assertSame(6, $seen);
    }

    public function testReviewsADraftAndStoresNothing(): void
    {
        $cookie = ['name' => 'mi_cookie', 'category' => 'statistics', 'purpose' => 'Cuenta', 'duration' => '730'];
        $review = $this->review(
            ['consent_show_decline' => false, 'consent_color' => '#cccccc'],
            ['cookies' => [$cookie], 'providers' => ['meta'], 'rules' => [['pattern' => 'x'], ['pattern' => 'chat.example']]]
        );
        $findings = array_column((array) $review['findings'], null, 'id');

        self::assertSame('error', $findings['reject-']['level']);
        self::assertEquals((object) ['consent_show_decline' => true], $findings['reject-']['changes']);
        self::assertSame(['', 'pages'], [$findings['reject-']['place'], $findings['links-']['place']]);
        $contrasts = array_column((array) $review['contrasts'], null, 'key');
        self::assertSame([false, true], [
            $contrasts['consent_color']['isEnough'], $contrasts['consent_accept_color']['isEnough'],
        ]);
        $cookies = array_column((array) $review['cookies'], null, 'name');
        self::assertSame([true, '2 years'], [$cookies['mi_cookie']['isOwn'], $cookies['mi_cookie']['durationText']]);
        self::assertFalse($cookies['woocommerce_cart_hash']['isOwn']);
        self::assertNotSame($cookies['woocommerce_cart_hash']['purpose'], $cookies['woocommerce_cart_hash']['purposeText']);
        $providers = array_column((array) $review['providers'], null, 'key');
        self::assertSame([true, false], [$providers['meta']['isUsed'], $providers['meta']['isFound']]);
        self::assertSame([true, ''], [((array) $review['refusals'])[0] !== '', ((array) $review['refusals'])[1]]);
        self::assertSame([Lists::EMPTY, true], [(new Lists())->all(), (new Settings())->flag('consent_show_decline')]);
    }

    /** @return array<string, array{mixed, mixed}> */
    public function sent(): array
    {
        return [
            'nothing' => [null, null],
            'words' => ['x', 'x'],
            'lists of other things' => [[1, 2], ['consent' => ['cookies' => 'x', 'rules' => [1], 'siteurl' => []]]],
            'markup' => [['consent_text' => '<script>x</script>'], ['consent' => ['cookies' => [['name' => '<b>']]]]],
        ];
    }

    /**
     * @dataProvider sent
     * @param mixed $values
     * @param mixed $lists
     */
    public function testReviewsAnythingThatIsSent($values, $lists): void
    {
        $answer = $this->controller()->reviewPosted(new WP_REST_Request(['values' => $values, 'lists' => $lists]));

        self::assertNotSame([], ((array) $answer->data)['cookies']);
        self::assertStringNotContainsString('<', (string) json_encode(((array) $answer->data)['cookies']));
    }

    /** @return array<string, array{array<string, mixed>, string}> */
    public function oldAddresses(): array
    {
        return [
            'the screen' => [['page' => 'islas-consent'], ''],
            'a cookie' => [['islas-cookie' => 'a b/c'], 'cookies/a%20b%2Fc'],
            'the search of cookies' => [['islas-cookie-search' => 'x'], 'cookies'],
            'the log' => [['islas-log' => ['from' => '2026-01-01']], 'log'],
            'a visitor in the log' => [['islas-log' => ['id' => '0123456789abcdef0123']], 'log/0123456789abcdef0123'],
            'an older page of the log' => [['islas-log-before' => '7'], 'log'],
            'the simulator' => [['islas-simulate' => '/'], 'simulator'],
            'the guided start' => [['islas-start' => '1'], 'start'],
            'anything' => [['islas-cookie' => [[]], 'islas-log' => 'x'], 'cookies/'],
        ];
    }

    /**
     * @dataProvider oldAddresses
     * @param array<string, mixed> $query
     */
    public function testTheAddressOfTheOldScreenLeadsToItsPartOfTheTab(array $query, string $place): void
    {
        self::assertSame($place, OldScreen::findPlace($query));
        self::assertStringEndsWith(
            'page=islas' . ($place === '' ? '&islas-section=consent' : "#consent/$place"),
            OldScreen::makeAddress($place)
        );
    }

    public function testThePlainFormHasTheListsAndWhatSomebodyElseChangedMeanwhileStays(): void
    {
        $cookie = ['name' => 'mi_cookie', 'category' => 'statistics', 'provider' => '', 'purpose' => '<b>', 'duration' => ''];
        $modules = new Modules('/plugins/islas/islas.php');
        $consent = $modules->get(Consent::class);
        $consent->lists->changeLists(['cookies' => [$cookie], 'links' => [['text' => 'cookies', 'url' => 'https://a.example/']]]);
        $lists = new ScreenLists($consent, $modules->get(ConsentScreen::class));
        $html = $lists->renderFields()->markup();

        self::assertStringContainsString('name="islas_consent[cookies][0][name]" value="mi_cookie"', $html);
        self::assertStringContainsString('name="islas_consent[rules][1][pattern]" value=""', $html);
        self::assertStringNotContainsString('<b>', $html);
        $stored = $lists->sanitisePosted(['cookies' => [['name' => 'otra'], ['name' => '']], 'providers' => ['', 'meta']]);
        self::assertSame([['otra'], ['meta'], 1], [
            array_column($stored['cookies'], 'name'), $stored['providers'], count($stored['links']),
        ]);
        $_POST[ScreenLists::REVISION] = $lists->revision();
        $consent->lists->changeLists(['providers' => ['hotjar']]);
        $stored = $lists->sanitisePosted(['cookies' => []]);
        unset($_POST[ScreenLists::REVISION]);
        self::assertSame([['mi_cookie'], ['hotjar']], [array_column($stored['cookies'], 'name'), $stored['providers']]);
    }

    public function testSimulatesPathsOfThisShopAlone(): void
    {
        self::assertSame(
            ['/', '/tienda/', '/?p=3', '/x/?a=1', '/'],
            array_map([Simulator::class, 'cleanPath'], ['', 'tienda/', '/?p=3', 'https://evil.example/x/?a=1#b', 'http://'])
        );
    }

    public function testInAFolderAWholeAddressIsTheSamePageAsThePartBehindTheShops(): void
    {
        add_filter('home_url', static fn (string $url): string => str_replace('.example', '.example/es', $url));
        $whole = ['https://tienda.example/es/x/?a=1', 'https://tienda.example/es', 'https://tienda.example/es/'];
        $parts = ['/x/', '/es/', 'es'];
        $others = ['https://tienda.example/', 'https://tienda.example/especial/'];

        self::assertSame(['/x/?a=1', '/', '/'], array_map([Simulator::class, 'cleanPath'], $whole));
        self::assertSame(['/x/', '/es/', '/es'], array_map([Simulator::class, 'cleanPath'], $parts));
        self::assertSame([true, true, true], array_map([Simulator::class, 'isOfShop'], $whole));
        self::assertSame([false, false], array_map([Simulator::class, 'isOfShop'], $others));
    }

    /**
     * @dataProvider otherSites
     */
    public function testTheSimulatorSaysInWordsThatAnAddressIsOfAnotherSite(string $address): void
    {
        $answer = $this->controller()->simulatePage(new WP_REST_Request(['path' => $address]));

        self::assertSame('islas_other_site', $answer->get_error_code());
        self::assertStringContainsString('begins with https://tienda.example/', $answer->get_error_message());
        self::assertSame(['path'], $answer->get_error_data()['fields']);
    }

    /** @return array<string, array{string}> */
    public function otherSites(): array
    {
        return [
            'another site' => ['https://evil.example/x/'], 'without a protocol' => ['//evil.example/x/'],
            'a name before it' => ['https://www.tienda.example/'], 'no address' => ['http://'],
        ];
    }

    public function testTheSimulatorTakesAddressesOfTheShopAndPartsOfThem(): void
    {
        self::assertSame([true, true, true, true], array_map(
            [Simulator::class, 'isOfShop'],
            ['', '/tienda/?a=1', 'tienda/', 'HTTPS://Tienda.example/tienda/']
        ));
    }

    public function testTheLogRefusesAWrongFilterIdAndNumberOfDaysInWords(): void
    {
        $log = $this->screen()->logScreen;
        $refusals = [
            $log->readPage(new WP_REST_Request(['from' => '2026-13-01', 'to' => '', 'id' => ''])),
            $log->changeLog(new WP_REST_Request(['action' => 'erase', 'id' => 'x'])),
            $log->changeLog(new WP_REST_Request(['action' => 'prune'])),
        ];
        $fields = [['fields' => ['from']], [], ['fields' => ['days']]];
        foreach ($refusals as $place => $refusal) {
            self::assertInstanceOf(WP_Error::class, $refusal);
            self::assertSame(['status' => 400] + $fields[$place], $refusal->get_error_data());
            self::assertStringEndsWith('.', $refusal->get_error_message());
        }
    }

    /**
     * @param array<string, mixed> $values
     * @param array<string, mixed> $lists
     * @return array<string, mixed>
     */
    private function review(array $values, array $lists): array
    {
        $request = new WP_REST_Request(['values' => $values, 'lists' => ['consent' => $lists]]);

        return (array) $this->controller()->reviewPosted($request)->data;
    }

    private function controller(): ReviewController
    {
        return $this->screen()->review;
    }

    private function screen(): ConsentScreen
    {
        return (new Modules('/plugins/islas/islas.php'))->get(ConsentScreen::class);
    }
}
