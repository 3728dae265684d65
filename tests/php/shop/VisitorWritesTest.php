<?php

declare(strict_types=1);

namespace Islas\Tests\Shop;

use Islas\Consent\Blocking\AskedAddresses;
use Islas\Consent\Cookies\SeenCookies;
use Islas\Platform\Updates;
use Islas\Search\Collation;
use Islas\Variations\Availability;

/**
 * A visitor's page writes nothing of Islas: no option, no meta, no row, no scheduled action, also while what the
 * background makes is missing, an update waits, and the visitor sends unknown cookies.
 */
final class VisitorWritesTest extends ShopTestCase
{
    public function testAWalkThroughTheShopWritesNothingOfIslas(): void
    {
        $log = getenv('ISLAS_STORE_LOG') . '.writes';
        $this->later(static fn () => is_file($log) && unlink($log));
        $this->later(fn () => $this->storeAvailability());
        foreach ([Updates::OPTION => '0.0.1', Collation::OPTION => '', SeenCookies::OPTION => []] as $name => $value) {
            $this->option($name, $value);
        }
        $this->option(AskedAddresses::OPTION, []);
        delete_post_meta_by_key(Availability::META);
        $variable = wc_get_product(wc_get_product_id_by_sku('VAR-camiseta-basica'))->get_parent_id();
        $pages = [
            '/', '/tienda/', '/tienda/page/2/', '/tienda/?orderby=price', '/producto/taza-azahar/',
            (string) wp_parse_url((string) get_permalink($variable), PHP_URL_PATH), '/?p=' . $variable,
            '/carrito/', '/finalizar-compra/', '/mi-cuenta/', '/?islas-consent=page', '/feed/', '/nada-de-nada/',
            '/?s=camiseta&post_type=product', '/?s=otsdkstub.js&post_type=product', '/?s=algod%C3%B3n',
            '/?wc-ajax=get_refreshed_fragments', '/?wc-ajax=islas_consent', '/?wc-ajax=islas_jquery', '/?islas=off',
            '/wp-json/islas/v1/search?search=camisa', '/wp-json/islas/v1/consent', '/wp-json/islas/v1/nothing',
            "/wp-json/islas/v1/swatches/availability/$variable", "/wp-json/islas/v1/swatches/product/$variable",
            '/wp-json/islas/v1/swatches/availability/999999', '/wp-json/wp/v2/pages', '/wp-admin/admin-ajax.php?action=x',
        ];
        foreach (get_terms(['taxonomy' => 'product_cat', 'number' => 3]) as $term) {
            $pages[] = (string) wp_parse_url((string) get_term_link($term), PHP_URL_PATH);
        }
        foreach (wc_get_products(['type' => 'grouped', 'limit' => 1]) as $product) {
            $pages[] = (string) wp_parse_url($product->get_permalink(), PHP_URL_PATH);
        }
        foreach ($pages as $page) {
            $cookies = ['writes' => 'refuse', 'tienda_swatches' => 'card_swatches', 'desconocida' => 'x', '_fbp' => 'x'];
            self::assertLessThan(500, $this->get($page, $cookies)['status'], $page);
        }

        self::assertSame('', is_file($log) ? (string) file_get_contents($log) : '');
        wp_cache_flush();
        self::assertSame('0.0.1', get_option(Updates::OPTION));
    }

    public function testTheWalkSeesAWrite(): void
    {
        $log = getenv('ISLAS_STORE_LOG') . '.writes';
        $this->later(static fn () => is_file($log) && unlink($log));
        $this->option(SeenCookies::OPTION, []);
        $expires = time() + HOUR_IN_SECONDS;
        $token = \WP_Session_Tokens::get_instance(1)->create($expires);
        $owner = [LOGGED_IN_COOKIE => wp_generate_auth_cookie(1, $expires, 'logged_in', $token)];
        $this->get('/', ['writes' => 'refuse', 'desconocida' => 'x'] + $owner);

        self::assertStringContainsString(SeenCookies::OPTION, (string) file_get_contents($log));
        wp_cache_flush();
        self::assertSame([], get_option(SeenCookies::OPTION));
    }
}
