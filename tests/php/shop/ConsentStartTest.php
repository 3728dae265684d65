<?php

declare(strict_types=1);

namespace Islas\Tests\Shop;

use Exception;
use Islas\Consent\Blocking\Rules;
use Islas\Consent\LegalPages;
use Islas\Consent\Lists;
use Islas\Consent\Module;
use Islas\Consent\Screen\ConsentScreen;
use Islas\Consent\Start\PageReader;
use Islas\Consent\Start\PolicyPage;
use Islas\Consent\Start\StartController;
use Islas\Consent\Start\StartState;
use Islas\Platform\Settings;
use Islas\Plugin;

/**
 * The guided start of consent where it depends on WordPress: its buttons, and the pages that they pick or make.
 */
final class ConsentStartTest extends ShopTestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        $this->option(Settings::OPTION, ['feature_consent' => true]);
        $this->option(Lists::OPTION, Lists::EMPTY);
        $this->option(StartState::OPTION, []);
        $this->option(PolicyPage::PRIVACY, 0);
    }

    public function testMakesOneDraftOfTheCookiePolicyAndTheBarLeadsToItOncePublished(): void
    {
        $this->withoutPolicy();
        $this->press('make');
        $id = StartState::page();
        $this->later(static fn () => wp_delete_post($id, true));
        self::assertSame('draft', PolicyPage::status($id));
        self::assertSame([], self::cookieLinks());
        $this->press('make');
        self::assertSame($id, StartState::page(), 'A second press makes no second page.');

        wp_update_post(['ID' => $id, 'post_status' => 'publish']);
        self::assertSame([get_permalink($id)], self::cookieLinks());
        $content = apply_filters('the_content', (string) get_post_field('post_content', $id));
        self::assertStringContainsString('class="islas-cookies"', $content);
        self::assertStringContainsString('data-islas-action="consent.settings"', $content);

        wp_delete_post($id, true);
        self::assertSame([], self::cookieLinks());
        self::assertSame(PolicyPage::GONE, PolicyPage::status($id));
        self::assertFalse(PolicyPage::isThere());
    }

    public function testAPickedPageReplacesTheOneFoundByItsNameAndWhatIsNoPageIsNotPicked(): void
    {
        $page = $this->page('Galletas');
        $post = (int) wp_insert_post(['post_title' => 'Noticia', 'post_status' => 'publish']);
        $this->later(static fn () => wp_delete_post($post, true));
        $this->press('pick', ['islas-cookies-page' => (string) $page, 'islas-privacy-page' => (string) $page]);

        self::assertSame([get_permalink($page)], self::cookieLinks());
        self::assertSame($page, PolicyPage::privacy());
        foreach ([(string) $post, '-1', 'x', '99999999', ['1']] as $given) {
            $this->press('pick', ['islas-cookies-page' => $given]);
            self::assertSame(0, StartState::page());
        }
    }

    public function testAShopManagerPicksTheCookiePolicyAndNotThePrivacyPolicy(): void
    {
        $page = $this->page('Galletas');
        wp_set_current_user($this->user('shop_manager'));
        $this->press('pick', ['islas-cookies-page' => (string) $page, 'islas-privacy-page' => (string) $page]);

        self::assertSame([$page, 0], [StartState::page(), PolicyPage::privacy()]);
    }

    public function testOthersAndRequestsWithoutANonceChangeNothing(): void
    {
        wp_set_current_user($this->user('editor'));
        self::assertStringNotContainsString('islas-said', $this->press('finish'));
        wp_set_current_user(1);
        self::assertStringNotContainsString('islas-said', $this->press('finish', [], 'another'));
        self::assertFalse(StartState::isFinished());
        self::assertStringContainsString('islas-said=finished', $this->press('finish'));
        self::assertTrue(StartState::isFinished());
    }

    public function testTheGuideIsShownUntilItIsFinishedAndWhereItIsOpenedAgain(): void
    {
        // As where the screen stands: WordPress asks which one it is when it lists pages.
        set_current_screen('woocommerce_page_' . ConsentScreen::PAGE);
        $this->later(static function (): void {
            unset($GLOBALS['current_screen']);
        });
        $screen = static function (): string {
            ob_start();
            Plugin::instance()->module(Module::class)->screen->show();

            return (string) ob_get_clean();
        };
        self::assertSame(4, substr_count(explode('</section>', $screen())[0], '<h3>') + substr_count($screen(), '<h3 id="islas-consent-pages">'));
        StartState::change(['finished' => true]);
        self::assertStringNotContainsString('<section id="islas-consent-start"', $screen());
        self::assertStringContainsString('islas-start=1#islas-consent-start"', $screen());
        $_GET['islas-start'] = '1';
        self::assertStringContainsString('<section id="islas-consent-start"', $screen());
    }

    public function testTheProposedTextReplacesTheOwnersAndWhatWasFoundIsListed(): void
    {
        $this->option(Settings::OPTION, ['feature_consent' => true, 'consent_text' => 'El mío']);
        StartState::change(['tags' => [['address' => 'x', 'provider' => 'hotjar', 'category' => 'statistics']]]);
        $this->press('text');

        self::assertSame(['hotjar'], (new Lists())->providers());
        self::assertSame('', (new Settings())->text('consent_text'));
    }

    public function testFindsAProvidersCodeInAPageThatHoldsNothing(): void
    {
        $code = "gtag('config', 'G-ABC123XYZ');fbq('init', '1234567890');";
        $tags = static fn (string $html): array => (new PageReader(new Rules(new Lists())))->tags($html);
        $found = array_column($tags("<script>fbq('init', '1234567890');</script><script>(function(c,l,a,r,i,t,y){c[a]=c[a]||"
            . "function(){(c[a].q=c[a].q||[]).push(arguments)};t=l.createElement(r);t.src=\"https://www.clarity.ms/tag/\"+i;"
            . "})(window,document,'clarity','script','abc');</script>"), 'provider');

        self::assertEqualsCanonicalizing(['meta', 'microsoft-clarity'], $found);
        foreach (['id="islas-head"', 'id="x-js-extra"', 'type="application/json"', 'type="text/plain"'] as $attribute) {
            self::assertSame([], $tags("<script $attribute>$code</script>"), $attribute);
        }
        self::assertSame([], $tags('<p>' . $code . '</p><script>var a = 1;</script>'));
    }

    public function testReadsThePagesOfAShopWhoseConsentIsOff(): void
    {
        $this->option(Settings::OPTION, ['feature_consent' => false]);
        $product = (int) wp_insert_post([
            'post_type' => 'product', 'post_status' => 'publish', 'post_title' => 'Con código',
            'post_content' => "<p>x</p><script>fbq('init', '1234567890');</script>",
        ]);
        $this->later(static fn () => wp_delete_post($product, true));
        $tags = (new PageReader(new Rules(new Lists())))->read();

        self::assertContains('meta', array_column((array) $tags, 'provider'));
    }

    public function testReadsTagsOfOtherSitesWhetherTheyAreHeldOrNot(): void
    {
        $reader = new PageReader(new Rules(new Lists()));
        $tags = $reader->tags(
            '<script src="https://connect.facebook.net/es_ES/fbevents.js?x=1"></script>'
            . '<iframe data-islas-consent="marketing" data-islas-provider="youtube"'
            . ' data-islas-src="https://www.youtube.com/embed/x?rel=0"></iframe>'
            . '<script type="text/plain" data-islas-consent="statistics" data-islas-provider="hotjar">h()</script>'
            . '<script src="https://cdn.example/a.js"></script><script src="' . home_url('/a.js') . '"></script>'
            . '<script>var a;</script><script src="/b.js"></script>'
        );

        self::assertSame([
            ['address' => 'connect.facebook.net/es_ES/fbevents.js', 'provider' => 'meta', 'category' => 'marketing'],
            ['address' => 'www.youtube.com/embed/x', 'provider' => 'youtube', 'category' => 'marketing'],
            ['address' => 'hotjar', 'provider' => 'hotjar', 'category' => 'statistics'],
            ['address' => 'cdn.example/a.js', 'provider' => '', 'category' => ''],
        ], $tags);
    }

    /** @return list<string> */
    private static function cookieLinks(): array
    {
        $links = array_filter((new Lists())->links(), static fn (array $link): bool => $link['text'] === 'cookies');

        return array_column($links, 'url');
    }

    private function page(string $title): int
    {
        $id = (int) wp_insert_post(['post_type' => 'page', 'post_title' => $title, 'post_status' => 'publish']);
        $this->later(static fn () => wp_delete_post($id, true));

        return $id;
    }

    /** The shop's own cookie policy is a draft for the test. */
    private function withoutPolicy(): void
    {
        foreach (['politica-de-cookies', 'politica-cookies', 'cookies', 'cookie-policy'] as $slug) {
            $page = get_page_by_path($slug);
            if ($page !== null && $page->post_status === 'publish') {
                wp_update_post(['ID' => $page->ID, 'post_status' => 'draft']);
                $this->later(static fn () => wp_update_post(['ID' => $page->ID, 'post_status' => 'publish']));
            }
        }
        (new LegalPages(new Lists()))->find();
    }

    /**
     * @param array<string, mixed> $fields
     * @return string Where the request leads; '' where it is refused.
     */
    private function press(string $step, array $fields = [], string $action = StartController::ACTION): string
    {
        $_POST = [StartController::STEP => $step] + $fields;
        $_REQUEST = $_POST + ['_wpnonce' => wp_create_nonce($action)];
        $address = '';
        $stop = static function (string $to) use (&$address): string {
            $address = $to;

            throw new Exception('redirected');
        };
        $refuse = static fn () => static function (): void {
            throw new Exception('refused');
        };
        add_filter('wp_redirect', $stop);
        add_filter('wp_die_handler', $refuse);
        try {
            do_action('admin_post_' . StartController::ACTION);
            self::fail('The request ends.');
        } catch (Exception $end) {
            self::assertContains($end->getMessage(), ['redirected', 'refused']);
        } finally {
            remove_filter('wp_redirect', $stop);
            remove_filter('wp_die_handler', $refuse);
        }

        return $address;
    }
}
