<?php

declare(strict_types=1);

namespace Islas\Tests\Shop;

use Islas\Consent\Blocking\Rules;
use Islas\Consent\LegalPages;
use Islas\Consent\Lists;
use Islas\Consent\Start\PageReader;
use Islas\Consent\Start\PolicyPage;
use Islas\Consent\Start\StartState;
use Islas\Platform\Settings;
use WP_REST_Request;

/**
 * The guided start of consent where it depends on WordPress: its steps, and the pages that they pick or make.
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
        wp_set_current_user(1);
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
        $this->press('pick', ['cookies' => $page, 'privacy' => $page]);

        self::assertSame([get_permalink($page)], self::cookieLinks());
        self::assertSame($page, PolicyPage::privacy());
        foreach ([$post, 99999999] as $given) {
            self::assertSame(200, $this->press('pick', ['cookies' => $given]));
            self::assertSame(0, StartState::page());
        }
        foreach ([-1, 'x', ['1']] as $given) {
            self::assertSame(400, $this->press('pick', ['cookies' => $given]));
        }
    }

    public function testAShopManagerPicksTheCookiePolicyAndNotThePrivacyPolicy(): void
    {
        $page = $this->page('Galletas');
        wp_set_current_user($this->user('shop_manager'));
        $this->press('pick', ['cookies' => $page, 'privacy' => $page]);

        self::assertSame([$page, 0], [StartState::page(), PolicyPage::privacy()]);
    }

    public function testOthersChangeNothing(): void
    {
        wp_set_current_user($this->user('editor'));
        self::assertSame(403, $this->press('finish'));
        self::assertFalse(StartState::isFinished());
        wp_set_current_user(1);
        self::assertSame(400, $this->press('another'));
        self::assertSame(200, $this->press('finish'));
        self::assertTrue(StartState::isFinished());
    }

    public function testDescribesThePagesAndWhatWasFound(): void
    {
        $page = $this->page('Galletas');
        StartState::change(['page' => $page, 'tags' => [['address' => 'x', 'provider' => 'hotjar', 'category' => 'statistics']]]);
        $state = rest_do_request(new WP_REST_Request('GET', '/islas/v1/consent-start'))->get_data();

        self::assertSame([$page, 'publish', true], [
            $state['pages']['cookies']['id'], $state['pages']['cookies']['status'], $state['pages']['cookies']['mayPick'],
        ]);
        self::assertContains((string) $page, array_column($state['choices'], 'value'));
        self::assertSame(['hotjar'], $state['unlisted']);
        self::assertFalse($state['mayMake']);
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

    /** @param array<string, mixed> $fields @return int Status of the answer. */
    private function press(string $step, array $fields = []): int
    {
        $request = new WP_REST_Request('POST', '/islas/v1/consent-start');
        $request->set_body_params(['step' => $step] + $fields);

        return rest_do_request($request)->get_status();
    }
}
