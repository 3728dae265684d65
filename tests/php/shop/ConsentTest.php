<?php

declare(strict_types=1);

namespace Islas\Tests\Shop;

use Islas\Consent\Blocking\Rules;
use Islas\Consent\Blocking\TagBlocker;
use Islas\Consent\Cookies\SeenCookies;
use Islas\Consent\Lists;
use Islas\Consent\Log\Log;
use Islas\Consent\Log\LogChain;
use Islas\Consent\Log\LogTable;
use Islas\Consent\Log\Privacy;
use Islas\Consent\Module as Consent;
use Islas\Platform\Settings;
use Islas\Plugin;

/**
 * Consent where it depends on WordPress: pages that visitors receive, the endpoint for decisions, the log in the
 * database, tags that WordPress prints, the tools for personal data.
 */
final class ConsentTest extends ShopTestCase
{
    private const ID = '0123456789abcdef0123';

    protected function setUp(): void
    {
        parent::setUp();
        $this->option(Settings::OPTION, ['feature_consent' => true]);
        $this->later(static function (): void {
            LogTable::dropTable();
            wp_cache_flush();
        });
    }

    public function testAPageIsIdenticalForVisitorsWithAndWithoutADecision(): void
    {
        $decided = ['eu_cookies_bar' => (string) (time() + 99), 'eu_cookies_bar_decline' => '1'];
        $pages = array_map(
            fn (array $cookies) => $this->plain($this->get('/tienda/', $cookies)['body']),
            [[], $decided, ['eu_cookies_bar' => '12']]
        );
        if (strpos($pages[0], 'wcStoreApiNonceTimestamp') !== false) {
            self::markTestSkipped('This WooCommerce prints the second into its pages.');
        }

        self::assertSame($pages[0], $pages[1]);
        self::assertSame($pages[0], $pages[2]);
        self::assertSame(1, substr_count($pages[0], 'id="islas-consent"'));
        self::assertSame(1, substr_count($pages[0], 'data-island="consent-settings"'));
        self::assertSame(1, substr_count($pages[0], 'id="islas-head-consent"'));
        self::assertStringNotContainsString('_wpnonce', $this->part($pages[0], 'id="islas-consent"', '</form>'));
    }

    public function testTheConsentHeadScriptIsTheFirstScriptOfThePage(): void
    {
        $page = $this->get('/')['body'];
        preg_match_all('/<script\b[^>]*>/', $page, $scripts);

        self::assertStringContainsString('islas-head-consent', $scripts[0][0]);
    }

    public function testAFormPostStoresTheDecisionInCookiesAndRedirectsBack(): void
    {
        $answer = $this->post(['islas_consent' => 'decline'], home_url('/tienda/'));
        self::assertSame([303, home_url('/tienda/')], [$answer['status'], $answer['headers']['location']]);
        $set = $answer['headers']['set-cookie'];
        self::assertMatchesRegularExpression('/eu_cookies_bar=\d{10};/', $set);
        self::assertStringContainsString('eu_cookies_bar_decline=1;', $set);
        self::assertMatchesRegularExpression('/islas_consent=\w{10}\.\d{10}\.[0-9a-f]{20}\.;/', $set);

        $accepted = $this->post(['islas_consent' => 'accept'], home_url('/'))['headers']['set-cookie'];
        self::assertStringContainsString('eu_cookies_bar_block=; Expires', $accepted, 'Accepting sets an empty block list.');
        self::assertMatchesRegularExpression('/eu_cookies_bar_decline=; Expires=Thu, 01 Jan 1970/', $accepted);
        self::assertSame(2, (new Log())->count());
    }

    public function testRefusesDecisionsFromOtherSitesOrOfUnknownOrigin(): void
    {
        foreach ([['Origin: https://otra.example'], ['Sec-Fetch-Site: cross-site'], []] as $headers) {
            $answer = $this->post(['islas_consent' => 'accept'], '', $headers);

            self::assertSame(403, $answer['status']);
            self::assertArrayNotHasKey('set-cookie', $answer['headers']);
        }
        self::assertSame(0, (new Log())->count());
    }

    public function testRedirectsToTheFrontPageIfTheRefererIsAnotherSite(): void
    {
        $answer = $this->post(['islas_consent' => 'accept'], 'https://otra.example/', ['Sec-Fetch-Site: same-origin']);

        self::assertSame(home_url('/'), $answer['headers']['location']);
    }

    public function testLogsRecordsOfBrowsersAndIgnoresInvalidOnes(): void
    {
        $version = $this->version();
        $told = static fn (string $block, string $letters, string $decline = 'null'): array => [
            'id' => self::ID,
            'eu_cookies_bar' => '1810552000',
            'eu_cookies_bar_block' => $block,
            'eu_cookies_bar_decline' => $decline,
            'islas_consent' => $version . '.1795000000.' . self::ID . '.' . $letters,
        ];
        $withdrawn = ['id' => self::ID] + array_fill_keys(
            ['eu_cookies_bar', 'eu_cookies_bar_block', 'eu_cookies_bar_decline', 'islas_consent', 'islas_consent_embeds'],
            'null'
        );
        $records = [$told('', 'psm'), $told('_ga,<b>', 'm'), $told('_ga,_fbp', '', '1'), $withdrawn];
        foreach ($records as $record) {
            self::assertSame(201, $this->post($record, home_url('/'))['status']);
        }
        $wrong = [
            ['id' => 'x'], ['id' => self::ID . "'"], ['eu_cookies_bar' => 'soon'], ['islas_consent' => 'null'],
            ['islas_consent' => 'psm'],
        ];
        foreach ($wrong as $change) {
            self::assertSame(400, $this->post($change + $records[0], home_url('/'))['status']);
        }
        self::assertSame(400, $this->post(['id' => self::ID, 'decision' => 'accepted'], home_url('/'))['status']);
        $rows = array_reverse((new Log())->readPage(10));

        self::assertSame([
            ['decision' => 'accepted', 'categories' => 'preferences,statistics,marketing', 'blocked' => ''],
            ['decision' => 'saved', 'categories' => 'marketing', 'blocked' => '_ga'],
            ['decision' => 'declined', 'categories' => '', 'blocked' => '_ga,_fbp'],
            ['decision' => 'withdrawn', 'categories' => '', 'blocked' => ''],
        ], array_map(static fn (array $row) => json_decode($row['choices'], true), $rows));
        self::assertSame([self::ID, $version], [$rows[0]['id'], $rows[0]['version']]);
    }

    public function testLogsTheGpcSignalWithoutDecidingForTheVisitor(): void
    {
        self::assertSame(201, $this->post(['id' => self::ID, 'decision' => 'gpc', 'version' => $this->version()], home_url('/'))['status']);
        $choices = json_decode((new Log())->readPage(1)[0]['choices'], true);

        self::assertSame(['decision' => 'gpc', 'categories' => '', 'blocked' => ''], $choices);
        $plugin = new Plugin(WP_PLUGIN_DIR . '/islas/islas.php');
        $kept = implode('.', [$plugin->module(Consent::class)->configuration->version(), time(), self::ID, '']);
        self::assertSame('undecided', $plugin->module(Consent::class)->configuration->readDecision(['islas_consent' => $kept])->state);
    }

    public function testLimitsTheRateOfDecisionsInTheLog(): void
    {
        $record = ['id' => self::ID, 'decision' => 'gpc', 'version' => $this->version()];
        for ($n = 0; $n < 24; $n++) {
            $this->post($record, home_url('/'));
        }

        self::assertLessThanOrEqual(20, (new Log())->count());
        self::assertGreaterThan(0, (new Log())->count());
    }

    public function testLogsEachOfManyVisitorsWithOneIpAddress(): void
    {
        for ($n = 0; $n < 25; $n++) {
            $record = ['id' => sprintf('%020d', $n), 'decision' => 'gpc', 'version' => $this->version()];
            self::assertSame(201, $this->post($record, home_url('/'))['status']);
        }

        self::assertSame(25, (new Log())->count());
    }

    public function testCreatesTheLogTableAgainIfCreatingItFailedOrItIsLost(): void
    {
        global $wpdb;
        $refuse = static fn (): array => [];
        add_filter('dbdelta_create_queries', $refuse);
        self::assertFalse((new Log())->addDecision(self::ID, 'v', []));
        remove_filter('dbdelta_create_queries', $refuse);
        self::assertTrue((new Log())->addDecision(self::ID, 'v', []));
        $wpdb->query('DROP TABLE ' . LogTable::getName());
        self::assertTrue((new Log())->addDecision(self::ID, 'v', []));
        self::assertSame(1, (new Log())->count());
    }

    public function testTheChainDetectsAHashThatWasComputedWithoutTheKey(): void
    {
        global $wpdb;
        (new Log())->addDecision(self::ID, 'v', []);
        self::assertSame(0, LogChain::findFirstBroken());
        $row = (array) $wpdb->get_row('SELECT * FROM ' . LogTable::getName(), ARRAY_A);
        $hash = hash('sha256', implode("\n", [
            $row['previous'], $row['digest'], $row['time'], $row['version'], $row['choices'],
        ]));
        $wpdb->update(LogTable::getName(), ['hash' => $hash], ['version' => 'v']);

        self::assertGreaterThan(0, LogChain::findFirstBroken());
    }

    public function testTheChainDetectsChangedRows(): void
    {
        global $wpdb;
        $log = new Log();
        for ($n = 0; $n < 4; $n++) {
            self::assertTrue($log->addDecision(self::ID, 'v' . $n, ['decision' => 'accepted']));
        }
        self::assertSame(0, LogChain::findFirstBroken());
        self::assertSame($log->readPage(4)[1]['hash'], $log->readPage(4)[0]['previous']);
        self::assertSame(4, $log->erase([self::ID]));
        self::assertSame([0, ''], [LogChain::findFirstBroken(), $log->readPage(1)[0]['id']], 'Erasing ids keeps the chain valid.');
        $wpdb->update(LogTable::getName(), ['choices' => '{"decision":"declined"}'], ['version' => 'v1']);

        self::assertGreaterThan(0, LogChain::findFirstBroken());
    }

    public function testTheDatabaseRefusesASecondRowWithTheSamePredecessor(): void
    {
        global $wpdb;
        $log = new Log();
        $log->addDecision(self::ID, 'v', []);
        $row = (array) $wpdb->get_row('SELECT * FROM ' . LogTable::getName(), ARRAY_A);
        unset($row['number']);
        $quiet = $wpdb->suppress_errors(true);
        $isWritten = $wpdb->insert(LogTable::getName(), $row);
        $wpdb->suppress_errors($quiet);

        self::assertFalse($isWritten);
    }

    public function testPruneDeletesOldRowsExceptTheLastOne(): void
    {
        global $wpdb;
        $log = new Log();
        for ($n = 0; $n < 3; $n++) {
            $log->addDecision(self::ID, 'v' . $n, []);
        }
        $wpdb->query('UPDATE ' . LogTable::getName() . " SET time = '2020-01-01 00:00:00'");
        (new Privacy($log, new Settings()))->pruneLog();

        self::assertSame(1, $log->count());
        self::assertSame('v2', $log->readPage(1)[0]['version']);
    }

    public function testTheConsentLogIsExportedAndErasedWithThePersonalDataOfACustomer(): void
    {
        $user = $this->user('customer');
        wp_update_user(['ID' => $user, 'user_email' => 'prueba@tienda.example']);
        update_user_meta($user, Log::USER_META, [self::ID]);
        $log = new Log();
        $log->addDecision(self::ID, 'v', ['decision' => 'accepted']);
        $exporters = apply_filters('wp_privacy_personal_data_exporters', []);
        $erasers = apply_filters('wp_privacy_personal_data_erasers', []);

        self::assertCount(1, ($exporters['islas-consent']['callback'])('prueba@tienda.example')['data']);
        self::assertTrue(($erasers['islas-consent']['callback'])('prueba@tienda.example')['items_removed']);
        self::assertSame([], ($exporters['islas-consent']['callback'])('prueba@tienda.example')['data']);
        self::assertSame(1, $log->count());
    }

    public function testExpiresRefusedCookiesOnPagesThatAreNotCached(): void
    {
        $cookies = ['eu_cookies_bar' => (string) (time() + 99), 'eu_cookies_bar_block' => '_ga', '_ga' => 'x', 'keep' => 'y'];
        self::assertArrayNotHasKey('set-cookie', $this->get('/', $cookies)['headers'], 'A cacheable page sets no cookies.');
        $answer = $this->get('/carrito/', $cookies);

        self::assertStringContainsString('_ga=; Expires=Thu, 01 Jan 1970', $answer['headers']['set-cookie']);
        self::assertStringNotContainsString('keep=', $answer['headers']['set-cookie']);
        self::assertStringContainsString('no-', $answer['headers']['cache-control']);
        self::assertSame(
            ['', 'www.tienda.co.uk', 'tienda.co.uk', 'co.uk'],
            \Islas\Consent\Cookies\Cookies::listDomains('www.tienda.co.uk:8080')
        );
    }

    public function testTheConsentChoicesHaveAPageInTheThemeThatIsNotCached(): void
    {
        $answer = $this->get('/?islas-consent=page', ['eu_cookies_bar' => (string) (time() + 99)]);

        self::assertSame(200, $answer['status']);
        self::assertStringContainsString('name="islas_consent_cookies[]"', $answer['body']);
        self::assertStringContainsString('noindex', $answer['body']);
        self::assertStringContainsString('no-', $answer['headers']['cache-control']);
        self::assertStringContainsString('site-header', $answer['body']);
        self::assertStringContainsString(' page-id-0 ', $answer['body'], 'It is no other post.');
    }

    public function testTheRestRouteOfTheDialogIsPublicAndThatOfTheLogIsNot(): void
    {
        self::assertSame(200, $this->get('/wp-json/islas/v1/consent')['status']);
        self::assertSame(401, $this->get('/wp-json/islas/v1/consents')['status']);
        self::assertSame(401, $this->get('/wp-json/islas/v1/consents?format=csv')['status']);
    }

    /** @return array<string, array{string, list<string>, list<string>}> Markup; parts of the result; absent parts. */
    public function tags(): array
    {
        return [
            'a script by its address' => [
                '<script async src="https://www.googletagmanager.com/gtag/js?id=G-1"></script>',
                ['type="text/plain"', 'data-islas-consent="statistics"', 'data-islas-src=', 'async'],
                [' src='],
            ],
            'a script that another script runs' => [
                '<script type="text/partytown" src="https://www.googletagmanager.com/gtag/js?id=G-1"></script>',
                ['data-islas-type="text/partytown"', 'type="text/plain"', 'data-islas-consent="statistics"'],
                [' src='],
            ],
            'Tag Manager from a host of the shop' => [
                '<script src="https://datos.tienda.example/x/y?id=GTM-ABC1234"></script>',
                ['data-islas-consent="statistics"', 'data-islas-provider="google-tag-manager"'],
                [' src='],
            ],
            'the frame of Tag Manager for browsers without scripts' => [
                '<noscript><iframe src="https://datos.tienda.example/ns.html?id=GTM-ABC1234"></iframe></noscript>',
                ['data-islas-consent="statistics"'],
                [' src='],
            ],
            'a pixel as the background of an element' => [
                '<div style="color:red;background:url(https://www.facebook.com/tr?id=1&amp;ev=x)">x</div>',
                ['color:red', 'url(&quot;data:,&quot;)', 'data-islas-held="style"', 'data-islas-consent="marketing"'],
                [' style="color:red;background:url(https'],
            ],
            'a pixel in a style sheet of the page' => [
                '<style>.a{background:url("https://www.facebook.com/tr?id=1")}.b{color:red}</style>',
                ['url("data:,")', '.b{color:red}', 'data-islas-held="css"'],
                ['.a{background:url("https'],
            ],
            'a style sheet of a tag' => [
                '<link rel="stylesheet" href="https://cdn.doofinder.com/x.css">',
                ['data-islas-held="href"', 'data-islas-consent="preferences"'],
                [' href='],
            ],
            'data with the name of a tracker' => [
                '<script type="application/ld+json">{"x":"https://www.googletagmanager.com/gtag/js?id=G-1"}</script>',
                ['type="application/ld+json"'],
                ['data-islas-consent'],
            ],
            'a module' => [
                '<script type="module" src="https://static.hotjar.com/c/x.js"></script>',
                ['data-islas-type="module"', 'type="text/plain"'],
                [' src='],
            ],
            'inline code' => [
                "<script>fbq('init', '1');</script>",
                ['data-islas-consent="marketing"', 'data-islas-provider="meta"', "fbq('init', '1');"],
                [],
            ],
            'a frame' => [
                '<p><iframe width="560" height="315" src="https://www.youtube.com/embed/x"></iframe></p>',
                ['data-islas-held="src"', 'data-islas-src="https://www.youtube.com/embed/x"', '</iframe><span class="islas-consent-placeholder"', 'consent.embed', '</span></p>'],
                [' src=', 'hidden'],
            ],
            'uppercase tags' => [
                '<P><SCRIPT SRC="https://connect.facebook.net/x.js"></SCRIPT>', ['text/plain', 'data-islas-src='], [' SRC='],
            ],
            'after text that looks like an end tag' => [
                "<script>var a = '</scripts>'; fbq('init', '1');</script>", ['data-islas-consent="marketing"'], [],
            ],
            'after an end tag in a comment inside the script' => [
                "<script><!-- <script></script> fbq('init', '1'); --></script>", ['data-islas-consent="marketing"'], [],
            ],
            'after an unclosed script in a comment' => [
                "<!-- <script> --><p><script>fbq('init', '1');</script>", ['data-islas-consent="marketing"'], [],
            ],
            'a script of a necessary provider' => ['<script src="https://js.stripe.com/v3/"></script>', [' src='], ['text/plain']],
            'JSON data' => ['<script type="application/json">{"a":"fbq(\'init\'"}</script>', ['application/json'], ['text/plain']],
            'a script that is already inert' => [
                '<script type="text/plain" data-category="marketing">fbq("init")</script>', ['data-category'], ['data-islas-consent'],
            ],
            'in a comment' => ['<!-- <script src="https://connect.facebook.net/x.js"></script> -->', [' src='], ['text/plain']],
            'in a text' => ['<textarea><script src="https://connect.facebook.net/x.js"></textarea>', [' src='], ['text/plain']],
        ];
    }

    /**
     * @dataProvider tags
     * @param list<string> $in
     * @param list<string> $notIn
     */
    public function testBlocksTagsThatNeedConsentAndNoOthers(string $html, array $in, array $notIn): void
    {
        $holder = new TagBlocker(new Rules(new Lists()));
        $held = $holder->blockTags($html);
        foreach ($in as $part) {
            self::assertStringContainsString($part, $held);
        }
        foreach ($notIn as $part) {
            self::assertStringNotContainsString($part, $held);
        }
        self::assertSame($held, $holder->blockTags($held), 'Blocking again changes nothing.');
    }

    public function testLeavesAPageWithoutBlockedTagsUnchanged(): void
    {
        $page = $this->get('/', ['islas' => 'off'])['body'];

        self::assertSame($page, (new TagBlocker(new Rules(new Lists())))->blockTags($page));
    }

    public function testBlocksAScriptByItsHandleWithItsInlineCode(): void
    {
        $this->option(Lists::OPTION, ['rules' => [
            ['kind' => 'handle', 'pattern' => 'mi-medidor', 'category' => 'statistics', 'provider' => 'Yo'],
        ]]);
        $plugin = new Plugin(WP_PLUGIN_DIR . '/islas/islas.php');
        $tag = '<script src="https://tienda.example/m.js" id="mi-medidor-js"></script>';

        self::assertStringContainsString('data-islas-src="https://tienda.example/m.js"', $plugin->module(Consent::class)->blockingHooks->blockTag($tag, 'mi-medidor'));
        self::assertSame($tag, $plugin->module(Consent::class)->blockingHooks->blockTag($tag, 'otro'));
        $inline = $plugin->module(Consent::class)->blockingHooks->blockInline(['id' => 'mi-medidor-js-after'], 'medir()');
        self::assertSame(['text/plain', 'statistics', 'yo'], [
            $inline['type'], $inline['data-islas-consent'], $inline['data-islas-provider'],
        ]);
    }

    public function testBlocksDependantsOfABlockedFileButNotDataAndOwnScripts(): void
    {
        $scripts = wp_scripts();
        $this->later(static function () use ($scripts): void {
            foreach (['lib', 'uses-lib', 'uses-that', 'wc-uses-lib', 'circle'] as $handle) {
                $scripts->remove($handle);
            }
        });
        $scripts->add('lib', 'https://static.hotjar.com/c/x.js', ['circle']);
        $scripts->add('uses-lib', home_url('/wp-content/plugins/otro/x.js'), ['lib']);
        $scripts->add('uses-that', false, ['jquery', 'uses-lib']);
        $scripts->add('wc-uses-lib', home_url('/wp-content/plugins/otro/y.js'), ['lib']);
        $scripts->add('circle', home_url('/wp-content/plugins/otro/z.js'), ['circle']);
        $holding = (new Plugin(WP_PLUGIN_DIR . '/islas/islas.php'))->module(Consent::class)->blockingHooks;
        $waits = static fn (string $id, string $code = 'x()'): string =>
            $holding->blockInline(['id' => $id], $code)['data-islas-provider'] ?? '';

        self::assertSame(['hotjar', 'hotjar', 'hotjar', '', '', ''], array_map($waits, [
            'lib-js-before', 'uses-lib-js-after', 'uses-that-js-translations', 'uses-lib-js-extra', 'wc-uses-lib-js-after',
            'circle-js-after',
        ]));
        self::assertSame('', $waits('jquery-core-js-after', "fbq('init', '1')"), 'Belongs to a script of the shop.');
        self::assertSame('', $waits('circle-js-after', "fbq('init', '1')"), 'Belongs to a file of this site.');
        self::assertSame('meta', $waits('unknown-js-after', "fbq('init', '1')"));
        self::assertSame('', $waits('circle-js-extra', "var a = {\"code\":\"fbq('init', '1')\"};"));
        $tag = '<script src="' . home_url('/wp-content/plugins/otro/x.js') . '" id="uses-lib-js"></script>';
        self::assertStringContainsString('data-islas-provider="hotjar"', $holding->blockTag($tag, 'uses-lib'));
        self::assertSame($tag, $holding->blockTag($tag, 'wc-uses-lib'));
    }

    public function testPrintsACallWithTheNonceBehindABlockedScript(): void
    {
        $holder = new TagBlocker(new Rules(new Lists()));
        $held = $holder->blockTags('<script nonce="aB3=" src="https://static.hotjar.com/c/x.js"></script><p></p>');

        self::assertMatchesRegularExpression(
            '~></script><script class="islas-run" nonce="aB3=">\s*window\.islas\?\.run\?\.\(\)\s*</script><p></p>$~',
            $held
        );
        self::assertSame($held, $holder->blockTags($held));
        self::assertSame(1, substr_count($holder->blockTags($held . "<script>fbq('init', '1')</script>"), 'nonce="aB3=">' . "\nwindow"));
    }

    public function testPrintsTheWatchForInsertedTagsOnAPageWithoutTagsUnlessNothingIsHeld(): void
    {
        $id = 'id="islas-consent-tags"';
        $page = $this->get('/')['body'];

        self::assertSame(1, substr_count($page, $id));
        self::assertLessThan(strpos($page, $id), strpos($page, 'id="islas-head"'));
        self::assertGreaterThan(strpos($page, $id), strpos($page, 'id="islas-head-tags"'), 'Its code is behind its data.');
        self::assertLessThan(strpos($page, get_template() . '-style'), strpos($page, 'id="islas-head-tags"'), 'Before the theme\'s files.');

        $this->option(Settings::OPTION, ['consent_hold' => 'off'] + (array) get_option(Settings::OPTION, []));
        self::assertStringNotContainsString($id, $this->get('/')['body']);
    }

    public function testPrintsConsentSignalsOnPagesWithATagThatReadsThem(): void
    {
        $id = 'id="islas-consent-signals"';
        $plain = $this->get('/')['body'];
        self::assertStringNotContainsString($id, $plain, 'A page without such a tag has no signals.');

        $plugin = new Plugin(WP_PLUGIN_DIR . '/islas/islas.php');
        $tag = '<script src="https://www.googletagmanager.com/gtag/js?id=G-1"></script></body>';
        $page = $plugin->module(Consent::class)->blockingHooks->blockPage(str_replace('</body>', $tag, $plain));
        self::assertSame(1, substr_count($page, $id), 'The tag is in the markup of the page.');
        self::assertLessThan(strpos($page, 'gtag/js?id=G-1'), strpos($page, $id));
        self::assertGreaterThan(strpos($page, 'id="islas-head-consent"'), strpos($page, $id));

        $this->option(Lists::OPTION, ['providers' => ['google-analytics']]);
        self::assertSame(1, substr_count($this->get('/')['body'], $id), 'The owner has listed the provider.');
    }

    public function testTheConsentApiReportsTheDecisionOfTheVisitor(): void
    {
        self::assertTrue(function_exists('wp_has_consent'));
        self::assertSame('optin', wp_get_consent_type());
        $cookies = $_SERVER['HTTP_COOKIE'] ?? null;
        $this->later(static function () use ($cookies): void {
            $_SERVER['HTTP_COOKIE'] = $cookies;
        });
        $_SERVER['HTTP_COOKIE'] = '';
        self::assertSame([true, false], [wp_has_consent('functional'), wp_has_consent('marketing')]);
        $_SERVER['HTTP_COOKIE'] = 'eu_cookies_bar=' . (time() + 99) . '; eu_cookies_bar_block=';
        self::assertTrue(wp_has_consent('marketing'));
        $_SERVER['HTTP_COOKIE'] .= '; eu_cookies_bar_decline=1';
        self::assertFalse(wp_has_consent('marketing'));
        // Another plugin's consent cookie does not override the visitor's own decision.
        $_COOKIE['wp_consent_marketing'] = 'allow';
        self::assertFalse(wp_has_consent('marketing'));
        $_SERVER['HTTP_COOKIE'] = '';
        self::assertTrue(wp_has_consent('marketing'));
        unset($_COOKIE['wp_consent_marketing']);
    }

    public function testDefinesAllFunctionsOfTheConsentApiWithoutItsPlugin(): void
    {
        self::assertSame(['optin', false], [wp_validate_consent_type('optin'), wp_validate_consent_type([])]);
        self::assertSame(['deny', false], [wp_validate_consent_value('deny'), wp_validate_consent_value(true)]);
        self::assertSame(
            ['statistics-anonymous', false],
            [wp_validate_consent_category('statistics-anonymous'), wp_validate_consent_category(null)]
        );
        self::assertSame(180, wp_consent_api_cookie_expiration());
        self::assertTrue(consent_api_registered('islas/islas.php'));
        self::assertFalse(consent_api_registered('otro/otro.php'));
        wp_set_consent('necessary', 'allow');
        wp_set_consent('marketing', 'maybe');
        self::assertFalse(wp_has_consent([]));
    }

    public function testRecordsUnknownCookiesOfTheOwnersVisitsAloneAndWithoutPersonalParts(): void
    {
        $this->option(SeenCookies::OPTION, []);
        $sent = ['raro_0a1b2c3d4e5f' => '1', '_fbp' => '2', 'woocommerce_items_in_cart' => '1'];
        $seen = static function (): array {
            wp_cache_flush();
            $plugin = new Plugin(WP_PLUGIN_DIR . '/islas/islas.php');

            return array_column($plugin->module(Consent::class)->seenCookies->all(), 'provider', 'name');
        };
        $this->get('/', $sent);
        self::assertSame([], $seen(), 'A visitor.');
        $customer = $this->user('customer');
        foreach ([$customer => [], 1 => ['raro_*' => '', '_fbp' => 'meta']] as $user => $names) {
            $expires = time() + HOUR_IN_SECONDS;
            $token = \WP_Session_Tokens::get_instance($user)->create($expires);
            $this->get('/', $sent + [LOGGED_IN_COOKIE => wp_generate_auth_cookie($user, $expires, 'logged_in', $token)]);
            self::assertSame($names, $seen());
        }
    }

    /** @return array{status: int, headers: array<string, string>, body: string} */
    private function post(array $fields, string $from, ?array $headers = null): array
    {
        $headers ??= ['Origin: ' . home_url()];
        $context = stream_context_create(['http' => [
            'method' => 'POST',
            'header' => array_merge(
                ['Content-Type: application/x-www-form-urlencoded'],
                $from === '' ? [] : ['Referer: ' . $from],
                $headers
            ),
            'content' => http_build_query($fields),
            'ignore_errors' => true,
            'follow_location' => 0,
            'timeout' => 120,
        ]]);
        $body = (string) file_get_contents(home_url('/?wc-ajax=' . Consent::DECISION_ENDPOINT), false, $context);
        $sent = [];
        foreach ($http_response_header ?? [] as $line) {
            [$name, $value] = array_pad(explode(': ', $line, 2), 2, '');
            $name = strtolower($name);
            $sent[$name] = isset($sent[$name]) ? $sent[$name] . ', ' . $value : $value;
        }
        preg_match('~^http/\S+ (\d+)~', (string) array_key_first($sent), $status);

        return ['status' => (int) ($status[1] ?? 0), 'headers' => $sent, 'body' => $body];
    }

    /** Of the texts and lists of now. */
    private function version(): string
    {
        return (new Plugin(WP_PLUGIN_DIR . '/islas/islas.php'))->module(Consent::class)->configuration->version();
    }

    /** Removes the nonces, which differ on every page. */
    private function plain(string $html): string
    {
        return (string) preg_replace('/<!-- cost:.*?-->|"nonce":"\w+"|_wpnonce" value="\w+"/', '', $html);
    }

    private function part(string $html, string $from, string $to): string
    {
        $start = (int) strpos($html, $from);

        return substr($html, $start, (int) strpos($html, $to, $start) - $start);
    }
}
