<?php

declare(strict_types=1);

namespace Islas\Tests\Shop;

use Islas\Consent\Tools\HostedTool;
use Islas\Welcome\HomePage;

/**
 * A hosted tool takes the bar off the pages that load it. No word of a visitor does, in whatever a page prints of it,
 * and no visit by a visitor decides for all.
 */
final class HostedToolTest extends ShopTestCase
{
    private const WORDS = [
        'otsdkstub.js', 'https://consent.cookiebot.com/uc.js', '"; s.src="https://cdn.iubenda.com/cs/iubenda_cs.js";"',
    ];

    /** Words of a search as shops print them: WooCommerce's own data for search engines, and those of themes. */
    private const THEME = '<?php add_action("wp_head", static function () {
        $word = wp_unslash($_GET["s"] ?? ""); $json = wp_json_encode($word, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES);
        echo "<script>var e=document.createElement(\"script\"),s=$json;dataLayer=[{search_term:$json}]</script>";
        echo "<script type=\"application/json\">{\"q\":$json}</script><!-- ", str_replace("--", "", esc_html($word)), " -->";
        if (isset($_GET["with-tool"])) { echo "<script src=\"https://consent.cookiebot.com/uc.js\"></script>"; }
    });';

    protected function setUp(): void
    {
        parent::setUp();
        $folder = WP_CONTENT_DIR . '/mu-plugins';
        wp_mkdir_p($folder);
        file_put_contents($folder . '/words-of-visitors.php', self::THEME);
        $this->later(static fn () => unlink($folder . '/words-of-visitors.php'));
        delete_option(HostedTool::OPTION);
        $this->later(static fn () => delete_option(HostedTool::OPTION));
    }

    public function testNoWordOfASearchTakesTheBarAwayNorIsWritten(): void
    {
        foreach (self::WORDS as $word) {
            $page = $this->get('/?post_type=product&s=' . rawurlencode($word))['body'];
            self::assertStringContainsString('id="islas-consent"', $page, $word);
            self::assertStringNotContainsString('"tool":', $page, $word);
        }
        self::assertFalse($this->stored());
    }

    public function testNoReviewTakesTheBarAwayFromItsProduct(): void
    {
        $product = (int) wc_get_product_id_by_sku('taza-azahar') ?: (int) wc_get_products(['limit' => 1, 'return' => 'ids'])[0];
        $review = (int) wp_insert_comment([
            'comment_post_ID' => $product, 'comment_type' => 'review', 'comment_approved' => 1, 'comment_author' => 'Ana',
            'comment_content' => implode(' ', self::WORDS), 'comment_meta' => ['rating' => 5],
        ]);
        $this->later(static fn () => wp_delete_comment($review, true));
        $page = $this->get((string) get_permalink($product))['body'];

        self::assertStringContainsString('otsdkstub.js', $page);
        self::assertStringContainsString('id="islas-consent"', $page);
        self::assertFalse($this->stored());
    }

    public function testAScriptOfAToolTakesTheBarFromItsPageAndOnlyTheCheckRemembersIt(): void
    {
        $page = $this->get('/?with-tool=1')['body'];
        self::assertStringNotContainsString('id="islas-consent"', $page);
        self::assertStringContainsString('"tool":"cookiebot"', $page);
        self::assertFalse($this->stored(), 'A visitor’s page decides for nobody else.');
        self::assertStringContainsString('id="islas-consent"', $this->get('/')['body']);

        $this->filter('home_url', static fn (string $url): string => add_query_arg('with-tool', '1', $url));
        HomePage::fetchPage();
        self::assertSame('Cookiebot', HostedTool::name());
        $loaded = wp_load_alloptions(true);
        self::assertArrayNotHasKey(HostedTool::OPTION, $loaded, 'No page loads it.');
    }

    /** @return mixed */
    private function stored()
    {
        wp_cache_flush();

        return get_option(HostedTool::OPTION);
    }
}
