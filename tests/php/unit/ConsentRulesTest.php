<?php

declare(strict_types=1);

namespace Islas\Tests;

use Islas\Analytics\Consent;
use Islas\Consent\Blocking\LinkBlocker;
use Islas\Consent\Blocking\ModuleBlocker;
use Islas\Consent\Blocking\ProviderNotation;
use Islas\Consent\Blocking\Rules;
use Islas\Consent\Known\Tools;
use Islas\Consent\Labels;
use Islas\Consent\Lists;
use Islas\Consent\Providers;
use Islas\Consent\Screen\Contrast;
use Islas\Consent\Screen\Lint;
use Islas\Consent\Tools\ConsentPluginDetector;
use Islas\Consent\Tools\EuCookiesBar;
use Islas\Consent\Tools\HostedTool;
use Islas\Platform\Settings;
use Islas\Tests\WordPress\Site;

/**
 * Which tags wait for which category, warnings for the owner, and detection of other consent tools.
 *
 * @group php-version
 */
final class ConsentRulesTest extends PluginTestCase
{
    /** @return list<array{string, string|null}> Address and its provider; null if it is not blocked. */
    public static function addresses(): array
    {
        return [
            ['https://www.googletagmanager.com/gtag/js?id=G-ABC', 'google-analytics'],
            ['https://www.googletagmanager.com/gtag/js?id=AW-1', 'google-ads'],
            ['https://www.googletagmanager.com/gtm.js?id=GTM-X', 'google-tag-manager'],
            ['//connect.facebook.net/es_ES/fbevents.js', 'meta'],
            ['https://www.youtube.com/embed/x', 'youtube'],
            ['https://www.youtube-nocookie.com/embed/x', 'youtube'],
            ['https://player.vimeo.com/video/1', 'vimeo'],
            ['https://www.google.com/maps/embed?pb=1', 'google-maps'],
            ['https://static.hotjar.com/c/hotjar-1.js', 'hotjar'],
            ['https://js.stripe.com/v3/', null],
            ['https://www.paypal.com/sdk/js?client-id=x', null],
            ['https://www.google.com/recaptcha/api.js', null],
            ['https://tienda.example/wp-includes/js/jquery/jquery.min.js', null],
            ['https://tienda.example/wp-content/plugins/woocommerce/assets/js/x.js', null],
            ['https://cdn.example/library.js', null],
            ['', null],
            ['https://www.googletagmanager.com/gtag/js?l=capa&id=AW-1', 'google-ads'],
            ['https://www.googletagmanager.com/gtag/js?l=capa&#038;id=DC-1', 'google-ads'],
            ['https://www.googletagmanager.com/gtag/js', 'google-analytics'],
            ['https://www.googletagmanager.com/gtag/js?rid=AW-1', 'google-analytics'],
            ['HTTPS://WWW.GoogleTagManager.com/GTM.js?id=GTM-X', 'google-tag-manager'],
            ['https://www.paypal.com/tagmanager/pptm.js?id=x', 'paypal-marketing'],
            ['https://www.paypalobjects.com/api/checkout.js', null],
            ['https://analitica.tienda.example/matomo.js', 'matomo'],
            ['/analitica/matomo.js?v=1', 'matomo'],
            ['https://cdn.example/?from=/matomo.js', null],
            ['https://cdn.example/x.js?next=https://connect.facebook.net/', null],
            ['https://noyoutube.com/embed/x', null],
            ['https://tienda.example/youtube.com/embed/x', null],
            ['https://bat.bing.com/bat.js', 'microsoft-ads'],
        ];
    }

    /** @dataProvider addresses */
    public function testBlocksAnAddressByItsProvidersCategory(string $url, ?string $provider): void
    {
        $match = (new Rules(new Lists()))->matchUrl($url);

        self::assertSame($provider, $match === null ? null : $match['provider']);
        if ($match !== null) {
            self::assertSame(Providers::all()[(string) $provider]['category'], $match['category']);
        }
    }

    /** @return array<string, array{string, string|null}> Code and its provider; null if it is not blocked. */
    public static function code(): array
    {
        $gtag = 'window.dataLayer = window.dataLayer || []; function gtag(){dataLayer.push(arguments);}';
        $insert = 'var s=document.createElement("script");s.async=1;s.src=%s;document.head.appendChild(s);';

        return [
            'only a queue of Google' => [$gtag . "gtag('js', new Date());", null],
            'only a queue of Matomo' => ["var _paq = window._paq = window._paq || []; _paq.push(['trackPageView']);", null],
            'only a queue of Microsoft' => ["window.uetq = window.uetq || []; window.uetq.push('event', 'buy', {});", null],
            'only a queue of Hotjar' => ['window.hj=window.hj||function(){(hj.q=hj.q||[]).push(arguments)};hj("event","x")', null],
            'an event' => ['gtag("event", "purchase", {"send_to": "AW-1/abc"})', null],
            'events of others' => ["fbq('track','Purchase');ttq.track('Buy');pintrk('track','checkout');clarity('set','a','b')", null],
            'an account' => [$gtag . "gtag('config', 'AW-1');", 'google-ads'],
            'double quotes, no spaces' => ['gtag("config","AW-1")', 'google-ads'],
            'a template, many spaces' => ['window.gtag ( `config` , `G-1` )', 'google-analytics'],
            'by its name in brackets' => ["window['gtag']('config', 'G-1')", 'google-analytics'],
            'beside a gateway' => ["var s = Stripe('pk_1'); gtag('config','G-1'); grecaptcha.ready(f)", 'google-analytics'],
            'a gateway' => ["var s = Stripe('pk_1'); grecaptcha.ready(f); paypal.Buttons().render('#x')", null],
            'Meta' => ['!function(f,b,e,v,n,t,s){t=b.createElement(e);t.src=v}(window,document,"script","https://connect.facebook.net/en_US/fbevents.js");', 'meta'],
            'Meta, its account' => ['fbq("init", "1")', 'meta'],
            'Clarity' => ['(function(c,l,a,r,i,t,y){t=l.createElement(r);t.src="https://www.clarity.ms/tag/"+i})(window,document,"clarity","script","x")', 'microsoft-clarity'],
            'Bing' => ['n=d.createElement(t),n.src=r;var o={ti:"1"};w[u]=new UET(o)', 'microsoft-ads'],
            'Bing, by its file' => ['(function(w,d,t,r,u){n=d.createElement(t),n.src=r})(window,document,"script","//bat.bing.com/bat.js","uetq")', 'microsoft-ads'],
            'Matomo' => ["var u='//m.example/';var g=d.createElement('script');g.src=u+'matomo.js';", 'matomo'],
            'Tag Manager' => ["j=d.createElement(s);j.src='https://www.googletagmanager.com/gtm.js?id='+i+dl;", 'google-tag-manager'],
            'old Google Analytics' => ["ga.src = (x ? 'https://ssl' : 'http://www') + '.google-analytics.com/ga.js';", 'google-analytics'],
            'Hotjar' => ["r=o.createElement('script');r.src=t+1;})(window,document,'https://static.hotjar.com/c/hotjar-','.js');", 'hotjar'],
            'Yandex' => ['ym(123, "init", {clickmap:true})', 'yandex'],
            'escaped slashes' => [sprintf($insert, '"https:\\/\\/static.hotjar.com\\/c\\/x.js"'), 'hotjar'],
            'another file' => [sprintf($insert, '"https://cdn.example/x.js"'), null],
            'data that names them' => ['var shop = {"csp":["connect.facebook.net","https://static.hotjar.com/"],"free":50};', null],
            'data beside what makes elements' => ['var c = {"csp":"https://static.hotjar.com/"}; document.createElement("div");', null],
            'names that end in uet' => ['function calcParquet(m2){return m2} calcParquet(10); openBouquet(1); bouquet(2)', null],
            'calls with similar names' => ['preset("config","aw-1"); my_fbq("init"); hitchair("x"); rhyme_ym(1,"init2")', null],
            'a call in data' => ['var opts = {"js":"fbq(\'init\', \'1\');","css":""};', null],
            'a call in a comment' => ["// fbq('init', '1')\nrun(); /* gtag('config', 'G-1') */", null],
            'a call behind texts and comments' => ["/* fbq('init') */ var a = \"it's\"; // 'x\nfbq('init', '1');", 'meta'],
            'a call behind an address' => ["var u = 'https://x.example/'; fbq('init', '1');", 'meta'],
            'nothing' => [' ', null],
        ];
    }

    /** @dataProvider code */
    public function testBlocksInlineCodeThatCallsOrLoadsATrackerButNotCodeThatOnlyNamesOne(
        string $code,
        ?string $provider
    ): void {
        $rules = new Rules(new Lists());
        self::assertSame($provider, $rules->matchInline($code)['provider'] ?? null);
        if ($provider !== null) {
            self::assertTrue($rules->mayApplyTo("<script>$code</script>"), 'The quick page scan finds it too.');
        }
    }

    /** @return list<array{string, string}> */
    public static function rulesOfTheShopItself(): array
    {
        return [
            ['handle', 'jquery'], ['handle', 'wc-add-to-cart'], ['handle', 'wp-hooks'], ['handle', 'islas'],
            ['url', '/plugins/woocommerce/'], ['url', 'wp-includes'], ['url', 'https://tienda.example/'], ['url', '.js'],
            ['url', 'x.js'], ['url', '/plugins/islas/build/main'], ['inline', 'wc_add_to_cart_params'], ['inline', 'jQuery('],
        ];
    }

    public function testRemovesLinksToBlockedProvidersFromALinkHeader(): void
    {
        $rules = new Rules(new Lists());
        $links = new LinkBlocker($rules, new ModuleBlocker($rules));
        $own = '</wp-json/>; rel="https://api.w.org/"';

        self::assertSame('', $links->removeBlocked('<https://bat.bing.com/bat.js>;rel=prefetch'));
        self::assertSame($own, $links->removeBlocked('<//bat.bing.com>; rel="preconnect x"; crossorigin, ' . $own));
        self::assertSame('no link', $links->removeBlocked('no link'));
        $free = '<https://www.youtube.com/embed/x>; rel=canonical,<https://js.stripe.com/v3>; as=script; rel=preload';
        self::assertSame($free, $links->removeBlocked($free));
    }

    /** @return array<string, array{string, list<string>}> */
    public function imports(): array
    {
        return [
            'all forms' => [
                "import 'a';import b from \"b\"; import {c as d}\nfrom 'c';import e, * as f from 'd'\nexport * from 'e';"
                    . "export{g}from'f';const h = await import( /* webpack */ `g`); async () => {import('h')}",
                ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'],
            ],
            'none in texts, comments and names' => [
                "// import 'a';\n/* import 'b' */ const c = \"import 'c'\"; reimport('d'); x.import('e'); $ import = 'f'; "
                    . "import.meta.url; const from = 'g'; export const h = 'i'; export default 'from'; important 'j'",
                [],
            ],
            'none at all' => ['fbq("init");', []],
        ];
    }

    /**
     * @dataProvider imports
     * @param list<string> $names
     */
    public function testFindsImportsInCodeButNotInStringsOrComments(string $code, array $names): void
    {
        self::assertSame($names, ProviderNotation::findImports($code));
    }

    /** @return array<string, array{string, ?string}> */
    public function hosts(): array
    {
        return [
            'a tag' => ['//www.googletagmanager.com', 'google-analytics'],
            'an address with a scheme and a path' => ['https://connect.facebook.net/x', 'meta'],
            'a host known by its beginning' => ['https://maps.google.es', 'google-maps'],
            'a host that also has necessary files' => ['https://www.google.com', null],
            'a payment gateway' => ['https://js.stripe.com', null],
            'a host that only ends alike' => ['https://notyoutube.com', null],
            'a host that only begins alike' => ['https://youtube.com.example', null],
            'the shop' => ['https://tienda.example/matomo.js', null],
            'no address' => ['', null],
        ];
    }

    /** @dataProvider hosts */
    public function testAttributesAHostToItsOnlyProvider(string $url, ?string $provider): void
    {
        $match = (new Rules(new Lists()))->matchHost($url);

        self::assertSame($provider, $match === null ? null : $match['provider']);
    }

    /** @dataProvider rulesOfTheShopItself */
    public function testRejectsARuleThatWouldBlockTheShopItselfAndIgnoresAStoredOne(string $kind, string $pattern): void
    {
        $rule = ['kind' => $kind, 'pattern' => $pattern, 'category' => 'marketing', 'provider' => 'X'];
        self::assertStringContainsString($pattern, Rules::refusal($rule));

        Site::$options[1][Lists::OPTION] = ['rules' => [$rule]];
        $rules = new Rules(new Lists());
        self::assertNull($rules->matchUrl('https://tienda.example/wp-content/plugins/woocommerce/x.js'));
        self::assertNull($rules->matchHandle($pattern));
        self::assertNull($rules->matchInline('var wc_add_to_cart_params = {}; jQuery(function(){})'));
    }

    public function testTheOwnersRulesOverrideKnownProviders(): void
    {
        Site::$options[1][Lists::OPTION] = ['rules' => [
            ['kind' => 'url', 'pattern' => 'chat.example/', 'category' => 'preferences', 'provider' => 'Mi chat'],
            ['kind' => 'handle', 'pattern' => 'tracker', 'category' => 'statistics', 'provider' => ''],
            ['kind' => 'url', 'pattern' => 'youtube.com/embed', 'category' => 'necessary', 'provider' => ''],
        ]];
        $rules = new Rules(new Lists());

        self::assertSame(['category' => 'preferences', 'provider' => 'mi-chat'], $rules->matchUrl('https://chat.example/w.js'));
        self::assertSame('statistics', $rules->matchHandle('tracker')['category'] ?? '');
        self::assertNull($rules->matchUrl('https://www.youtube.com/embed/x'));
    }

    public function testARuleByAddressNamesAWholeHostAndIsHandedToTheBrowser(): void
    {
        Site::$options[1][Lists::OPTION] = ['rules' => [
            ['kind' => 'inline', 'pattern' => 'miChat(', 'category' => 'statistics', 'provider' => 'tipos.com'],
            ['kind' => 'url', 'pattern' => '.com', 'category' => 'marketing', 'provider' => ''],
            ['kind' => 'url', 'pattern' => 'https://chat.example/w', 'category' => 'preferences', 'provider' => 'Mi chat'],
        ]];
        $rules = new Rules(new Lists());

        self::assertSame('mi-chat', $rules->matchHost('https://eu.chat.example/')['provider'] ?? '');
        self::assertNull($rules->matchHost('https://otrochat.example/'));
        self::assertNull($rules->matchHost('https://tipos.com/'), 'A part of a name is no host.');
        self::assertSame('statistics', $rules->matchInline('miChat(1)')['category'] ?? '');
        self::assertSame(
            [['.com', 'marketing', ''], ['https://chat.example/w', 'preferences', 'mi-chat']],
            $rules->listByAddress()
        );
    }

    /** @return list<array{string, bool}> A part of a page, and whether it may contain something to block. */
    public static function pieces(): array
    {
        $tag = '//www.googletagmanager.com/gtag/js?id=G-ABC';
        $own = '<script id="islas-head">var a = "' . $tag . '"';

        return [
            ["<script src=\"$tag\"></script>", true],
            ["<p>$tag</p>", false],
            ["$own</script>", false],
            ["$own</script><SCRIPT SRC='$tag'></SCRIPT>", true],
            ["$own <!-- </script>", true],
            ["$own", true],
            ["<script type=\"application/ld+json\">{\"a\":\"$tag\"}</script>", false],
            ["<script class=\"x\" type=\"speculationrules\">\"$tag\"</script>", false],
            ["<script data-type=\"importmap\">\"$tag\"</script><iframe src=\"$tag\">", true],
            ["<iframe id=\"islas-a\" src=\"$tag\"></iframe>", true],
        ];
    }

    /** @dataProvider pieces */
    public function testScansOnlyRunnableScriptsAndFramesForAddressesToBlock(string $piece, bool $mayWait): void
    {
        self::assertSame($mayWait, (new Rules(new Lists()))->mayApplyTo($piece));
    }

    /** @return array<string, array{string, string}> Markup, and the consent tool that it loads. */
    public static function tools(): array
    {
        return [
            'a script' => ['<script id="Cookiebot" src="https://consent.cookiebot.com/uc.js" data-cbid="1"></script>', 'cookiebot'],
            'a delayed script' => ['<SCRIPT type="rocket" data-src="https://cdn.cookielaw.org/scripttemplates/otSDKStub.js">', 'onetrust'],
            'Usercentrics' => ['<script src="https://web.cmp.usercentrics.eu/ui/loader.js"></script>', 'usercentrics'],
            'Termly' => ['<script src="https://app.termly.io/resource-blocker/1"></script>', 'termly'],
            'a module that is imported' => ['<script type="module">import("https://sdk.privacy-center.org/x/loader.js")</script>', 'didomi'],
            'Axeptio’s loader' => [
                '<script>window.axeptioSettings={clientId:"1"};(function(d,s){var t=d.getElementsByTagName(s)[0],e=d.createElement(s);'
                    . 'e.async=true;e.src="//static.axept.io/sdk.js";t.parentNode.insertBefore(e,t)})(document,"script");</script>',
                'axeptio',
            ],
            'Didomi’s loader' => [
                '<script>!function(){var i=document.createElement("script");i.id="spcloader";i.async=true;'
                    . 'i.src="https://sdk.privacy-center.org/"+e+"/loader.js?target="+document.location.hostname;}()</script>',
                'didomi',
            ],
            'a loader by protocol' => [
                '<script>var s=document.createElement("script");s.setAttribute("async","");// one
                    s.src=("https:"==document.location.protocol?"https:":"http:")+"//cdn.iubenda.com/cs/iubenda_cs.js";</script>',
                'iubenda',
            ],
            'a loader by attribute' => [
                '<script>var s=document.createElement("script");s.setAttribute("src","https://app.termly.io/embed.min.js")</script>',
                'termly',
            ],
            'OneTrust from a host of one’s own' => ['<script src="/cmp/otSDKStub.js?x=1"></script>', 'onetrust'],
            'a text and a link' => ['<script>1</script><p>consent.cookiebot.com/uc.js</p><a href="https://app.termly.io/">', ''],
            'a resource hint' => ['<link rel="preconnect" href="https://consent.cookiebot.com/">', ''],
            'data for search engines' => ['<script type="application/ld+json">{"name":"otsdkstub.js, https://consent.cookiebot.com/uc.js"}</script>', ''],
            'a template' => ['<script type="text/template"><b>https://consent.cookiebot.com/uc.js</b></script>', ''],
            'a word of a visitor in a variable' => ['<script>var s="otsdkstub.js";</script>', ''],
            'an address of a visitor in a data layer' => [
                '<script>dataLayer.push({"search_term":"https://consent.cookiebot.com/uc.js"});(function(w,d,s,l,i){var j=d.createElement(s);'
                    . 'j.src="https://www.googletagmanager.com/gtm.js?id="+i})(window,document,"script","dataLayer","GTM-1");</script>',
                '',
            ],
            'a loader that a visitor wrote' => [
                '<script>var e=document.createElement("script"),q="x.replace(/\\"/g);s.src=\'//consent.cookiebot.com/uc.js\'";</script>',
                '',
            ],
            'a loader that a visitor wrote behind a regular expression with a quote' => [
                '<script>var e=document.createElement("script");if(a)/"/.test(b);a.replace(/[/"]/g,"");var q="s.src=\'//consent.cookiebot.com/uc.js\'";</script>',
                '',
            ],
            'a loader that a visitor wrote, in a comment' => [
                '<script>/* e.src="//consent.cookiebot.com/uc.js" */var e=document.createElement("script")</script>',
                '',
            ],
            'an address of a visitor that is passed on' => [
                '<script>var e=document.createElement("img");e.src="/pixel?q="+"https://consent.cookiebot.com/uc.js";'
                    . 'e.src="/p?q="+encodeURIComponent("https://app.termly.io/");e.src=f("https://app.termly.io/")</script>',
                '',
            ],
            'a script with a word of a visitor in its query or its path' => [
                '<script src="/track.js?q=otsdkstub.js"></script><script src="/s/consent.cookiebot.com/uc.js?app.termly.io/"></script>',
                '',
            ],
            'code that cannot be read' => ['<script>var e=document.createElement("script"),a="x;e.src="//static.axept.io/sdk.js"</script>', ''],
            'another script' => ['<script src="/a.js"></script>', ''],
            'an address in a script of Islas' => ['<script id="islas-consent-tags">["app.termly.io/"]</script>', ''],
        ];
    }

    /** @dataProvider tools */
    public function testDetectsAHostedConsentToolByTheScriptThatLoadsIt(string $piece, string $tool): void
    {
        self::assertSame($tool, HostedTool::findTool('<html><script>a</script>' . $piece . '</html>'));
    }

    public function testEveryHostedConsentToolWithScriptAddressesHasNamesOfGlobals(): void
    {
        $hosted = array_filter(Tools::TABLE, static fn (array $row): bool => $row['urls'] !== []);

        self::assertSame(array_keys($hosted), array_keys(Tools::GLOBALS));
        foreach (Tools::GLOBALS as $names) {
            self::assertMatchesRegularExpression('/^[\w$]+(\|[\w$]+)*$/', $names);
        }
    }

    public function testRecordsOnlyKnownConsentToolsAndDetectsAToolByItsCookie(): void
    {
        HostedTool::recordTool('anything');
        HostedTool::recordTool('');
        self::assertSame('', HostedTool::name());
        self::assertFalse(HostedTool::isAsking());

        $_COOKIE['OptanonConsent'] = 'groups=1';
        self::assertTrue(HostedTool::isAsking(), 'A cookie of the tool is enough.');
        unset($_COOKIE['OptanonConsent']);

        HostedTool::recordTool('cookiebot');
        HostedTool::recordPrinted('iubenda');
        self::assertSame('Cookiebot', HostedTool::name(), 'Written once an hour at most.');
        self::assertTrue(HostedTool::isAddedByScript());
        self::assertTrue(HostedTool::isAsking());
    }

    public function testPrintsNoBarAndBlocksNothingOfAHostedConsentTool(): void
    {
        $tag = '<script src="https://consent.cookiebot.com/uc.js"></script>';
        $own = '<div id="islas-consent"><form><p>x</p></form></div><div class="islas-consent-again"><p>y</p></div>'
            . '<div data-island="consent-settings"></div>';
        $head = '<script id="islas-head-consent">islas={"config":{"version":"1"}};</script>';
        self::assertSame(
            str_replace('{"version"', '{"tool":"cookiebot","version"', $head) . $tag,
            HostedTool::removeOwnBar($head . $own . $tag)
        );
        self::assertNull(HostedTool::removeOwnBar($head . $own));
        $list = '<script data-x="1" id="islas-consent-tags">islas.tags="consent.cookiebot.com/";</script>';
        self::assertNull(HostedTool::removeOwnBar($head . $list . $own), 'A list of addresses does not load a tool.');
        self::assertSame('', HostedTool::name(), 'What decides for all is not written by a visitor.');
        self::assertNull((new Rules(new Lists()))->matchUrl('https://consent.cookiebot.com/uc.js'));
    }

    public function testAnalyticsWaitsBesideAConsentPluginWithoutTheWpConsentApi(): void
    {
        self::assertSame([], ConsentPluginDetector::mute());
        Site::$options[1]['active_plugins'] = ['iubenda-cookie-law-solution/iubenda_cookie_solution.php'];
        self::assertSame(['iubenda'], ConsentPluginDetector::mute());
        self::assertSame(Consent::WAITING, Consent::readConsent());
        self::assertFalse(Consent::allows(Consent::readConsent()));
        self::assertStringContainsString('iubenda', ConsentPluginDetector::explainWaiting(ConsentPluginDetector::mute()));
    }

    public function testEveryProviderHasACategoryCookiePurposesAndLowerCasePatterns(): void
    {
        foreach (Providers::all() as $key => $row) {
            self::assertContains($row['category'], Labels::CATEGORIES, $key);
            foreach ($row['cookies'] as $name => [$purpose]) {
                self::assertNotSame($purpose, Labels::purpose($purpose), "$key $name");
            }
            foreach (array_merge($row['urls'], $row['inline']) as $part) {
                self::assertGreaterThan(3, strlen($part), $key);
                self::assertSame(strtolower($part), $part, $key);
            }
        }
        self::assertSame('google-analytics', Providers::findByCookie('_ga_ABC123')['provider'] ?? null);
        self::assertNull(Providers::findByCookie('nobody_knows'));
    }

    public function testDefaultSettingsWithAPolicyLinkHaveNoComplianceFindings(): void
    {
        self::assertSame([], Lint::findings(new Settings(), self::links(), ['marketing'], []));
    }

    /** @return array<string, array{array<string, mixed>, string}> Settings, and the code of the finding they cause. */
    public static function breaches(): array
    {
        return [
            'no button to reject' => [['consent_show_decline' => false], 'reject'],
            'a pale button' => [['consent_decline_background' => '#eeeeee', 'consent_decline_color' => '#1d2327'], 'prominence'],
            'a text colour with too little contrast' => [['consent_color' => '#aaaaaa'], 'contrast'],
            'consent by scrolling' => [['cookies_bar_on_scroll' => 'yes'], 'implied'],
            'consent by opening another page' => [['cookies_bar_on_page_redirect' => 'yes'], 'implied'],
            'consent by closing the bar' => [['cookies_bar_on_close' => 'yes'], 'implied'],
            'a decision that lasts too long' => [['expire_time' => Lint::LONGEST + 1], 'expiry'],
            'a text that is too short' => [['consent_text' => 'Usamos cookies.'], 'text'],
            'no tag blocking' => [['consent_hold' => 'off'], 'hold'],
        ];
    }

    /**
     * @dataProvider breaches
     * @param array<string, mixed> $changes
     */
    public function testReportsASettingThatBreaksAConsentRuleAsAnErrorWithASentence(array $changes, string $code): void
    {
        $findings = Lint::findings(Settings::draft($changes), self::links(), ['marketing'], []);
        $errors = array_filter($findings, static fn (array $finding) => $finding['level'] === 'error');

        self::assertContains($code, array_column($errors, 'code'));
        self::assertSame([], array_filter($findings, static fn (array $finding) => strlen($finding['sentence']) < 20));
    }

    public function testATextOfTheBarHasSixtyLettersAndSpeaksOfCookies(): void
    {
        $says = static fn (string $text): bool => ! in_array('text', array_column(
            Lint::findings(Settings::draft(['consent_text' => $text]), self::links(), ['marketing'], []),
            'code'
        ), true);

        self::assertTrue($says('Cookies ' . str_repeat('ñ', 52)));
        self::assertFalse($says('Cookies ' . str_repeat('ñ', 51)));
        self::assertFalse($says(str_repeat('ñ', 60)));
    }

    public function testADecisionMayLastTwentyFourMonths(): void
    {
        $findings = Lint::findings(Settings::draft(['expire_time' => Lint::LONGEST]), self::links(), ['marketing'], []);

        self::assertSame([], $findings);
    }

    public function testReportsAMissingLinkToThePolicy(): void
    {
        self::assertContains('links', array_column(Lint::findings(new Settings(), [], [], []), 'code'));
    }

    public function testComputesTheContrastOfTwoColoursLikeWcag(): void
    {
        self::assertEqualsWithDelta(21, Contrast::between('#000000', '#ffffff'), 0.01);
        self::assertEqualsWithDelta(4.54, Contrast::between('#767676', '#ffffff'), 0.01);
    }

    public function testTheConsentFeatureIsOffWhileAnotherConsentPluginIsActive(): void
    {
        $features = $this->features([]);
        self::assertTrue($features->isOn('consent'));
        foreach (['cookie-law-info/cookie-law-info.php', 'eu-cookies-bar/eu-cookies-bar.php'] as $file) {
            Site::$options[1]['active_plugins'] = ['woocommerce/woocommerce.php', $file];

            self::assertFalse($features->isOn('consent'), $file);
            self::assertSame([$file], array_keys(ConsentPluginDetector::active()));
        }
    }

    public function testImportsTheSettingsOfEuCookiesBar(): void
    {
        self::assertFalse(EuCookiesBar::isThere());
        Site::$options[1][EuCookiesBar::OPTION] = [
            'expire' => '90', 'strictly_necessary' => 'mine', 'cookies_bar_on_scroll' => 'yes', 'block_until_accept' => '1',
            'cookies_bar_position' => 'top', 'user_cookies_settings_bar_position' => 'right', 'cookies_bar_color' => '#fff',
        ];
        $settings = (new Settings())->change(EuCookiesBar::readSettings());

        self::assertSame(90 * 86400, $settings['expire_time']);
        self::assertSame(
            ['mine', 'yes', true, 'top', 'right', '#fff'],
            [
                $settings['strictly_necessary'], $settings['cookies_bar_on_scroll'], $settings['block_until_accept'],
                $settings['consent_position'], $settings['consent_reopen'], $settings['consent_color'],
            ]
        );
    }

    /** @return list<array{text: string, url: string}> */
    private static function links(): array
    {
        return [['text' => 'cookies', 'url' => 'https://tienda.example/cookies/']];
    }
}
