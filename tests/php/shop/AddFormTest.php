<?php

declare(strict_types=1);

namespace Islas\Tests\Shop;

/**
 * The add of a product's form without a page ends where the form's own request ends: code of other plugins that runs
 * for the page after it runs too, and sees the product's page.
 */
final class AddFormTest extends ShopTestCase
{
    private const PLUGIN = <<<'PHP'
<?php
add_action('template_redirect', static function () {
    if (!empty($_REQUEST['buy-now']) && is_product() && get_queried_object_id() === (int) $_REQUEST['add-to-cart']) {
        wp_safe_redirect(wc_get_checkout_url());
        exit;
    }
}, (int) ($_REQUEST['priority'] ?? 10));
add_action('template_redirect', static function () { echo 'printed too early'; });
PHP;

    /** @dataProvider priorities */
    public function testAHandlerOfThePageAfterTheFormLeadsTheShopperOn(int $priority): void
    {
        $answer = $this->add(['buy-now' => '1', 'priority' => (string) $priority]);

        self::assertSame(wc_get_checkout_url(), $answer['redirect']);
    }

    /** @return array<string, array{int}> */
    public function priorities(): array
    {
        return ['before WooCommerce’s endpoints' => [-5], 'as usual' => [10], 'last' => [PHP_INT_MAX]];
    }

    public function testWithoutOneTheAnswerIsTheCartOnceAndNothingElse(): void
    {
        $answer = $this->add([]);

        self::assertFalse($answer['error']);
        self::assertSame('1', $answer['item']['quantity']);
        self::assertArrayHasKey('div.widget_shopping_cart_content', $answer['fragments']);
    }

    public function testAFormThatLeadsToAnotherPageThanTheProductsAddsNothing(): void
    {
        $asks = ['islas_if_own_page' => '1'];

        self::assertSame(['elsewhere' => true], $this->add($asks, wc_get_checkout_url()));
        self::assertSame(['elsewhere' => true], $this->add($asks, home_url('/?product=cuenco-alborada')));
        self::assertFalse($this->add($asks)['error']);
    }

    /**
     * @param array<string, string> $fields
     * @return array<string, mixed>
     */
    private function add(array $fields, string $url = ''): array
    {
        $plugin = WPMU_PLUGIN_DIR . '/islas-buy-now.php';
        $this->later(static fn () => is_file($plugin) && unlink($plugin));
        file_put_contents($plugin, self::PLUGIN);
        $product = get_page_by_path('cuenco-alborada', OBJECT, 'product');
        $answer = wp_remote_post(add_query_arg('wc-ajax', 'islas_add_form', $url ?: get_permalink($product)), [
            'body' => ['islas_product' => (string) $product->ID, 'quantity' => '1'] + $fields,
            'redirection' => 0,
            'timeout' => 30,
        ]);
        self::assertSame(200, wp_remote_retrieve_response_code($answer));
        $this->forgetSession($answer);
        $decoded = json_decode(wp_remote_retrieve_body($answer), true);
        self::assertIsArray($decoded, wp_remote_retrieve_body($answer));

        return $decoded;
    }

    /** @param array<string, mixed> $answer */
    private function forgetSession(array $answer): void
    {
        global $wpdb;
        foreach (wp_remote_retrieve_cookies($answer) as $cookie) {
            if (strpos($cookie->name, 'wp_woocommerce_session_') === 0) {
                $key = explode('|', rawurldecode($cookie->value))[0];
                $wpdb->delete($wpdb->prefix . 'woocommerce_sessions', ['session_key' => $key]);
            }
        }
    }
}
