<?php

declare(strict_types=1);

namespace Islas\Tests\Shop;

use Islas\Platform\Access;
use Islas\Plugin;

/**
 * Islas' read-only endpoints do not save the session, even if another plugin has written to it in the same request: a
 * product that another process adds meanwhile stays in the cart. The endpoints are those that the plugin registers.
 */
final class ReadOnlySessionTest extends ShopTestCase
{
    /** Endpoints that change the cart; browsers send them through the cart queue. */
    private const CHANGES = ['wc_ajax_islas_drawer', 'wc_ajax_islas_add_form'];

    /** WooCommerce's own, read-only for Islas' requests alone. */
    private const REFRESH = 'wc_ajax_get_refreshed_fragments';

    /** @var array<string, string> */
    private array $cookies = [];

    /** @dataProvider endpoints */
    public function testAProductThatIsAddedDuringAReadOnlyRequestStaysInTheCart(string $path, bool $isSignedIn): void
    {
        $this->visit($isSignedIn);

        self::assertSame(['cuenco-alborada', 'florero-nube'], $this->cartAfter($path), $path);
    }

    /** @return array<string, array{string, bool}> */
    public function endpoints(): array
    {
        $found = ['a refresh of the cart by Islas' => ['/?wc-ajax=get_refreshed_fragments&islas_read=1', false]];
        foreach (array_diff(self::hooks(), [self::REFRESH]) as $hook) {
            if (preg_match('/^(wc_ajax|wp_ajax_nopriv|wp_ajax)_(.+)$/', $hook, $name) === 1) {
                $path = $name[1] === 'wc_ajax' ? '/?wc-ajax=' : '/wp-admin/admin-ajax.php?action=';
                $isRead = ! in_array($hook, self::CHANGES, true);
                $found += $isRead ? [$hook => [$path . $name[2], $name[1] === 'wp_ajax']] : [];
            }
        }
        foreach (rest_get_server()->get_routes(Access::REST_NAMESPACE) as $route => $handlers) {
            $path = preg_replace('/\(\?P<\w+>[^)]*\)/', '1', $route);
            $found['GET ' . $route] = ['/wp-json' . $path . '?id=1&search=taza', false];
        }

        return $found;
    }

    public function testTheListOfEndpointsIsCompleteAndHasNoObsoleteExceptions(): void
    {
        $all = array_keys($this->endpoints());
        foreach (['wc_ajax_islas_consent', 'wp_ajax_nopriv_islas_embed', 'wp_ajax_islas_consent_asked'] as $endpoint) {
            self::assertContains($endpoint, $all);
        }
        self::assertContains('GET /islas/v1/settings', $all);
        self::assertSame([], array_diff(self::CHANGES, self::hooks()), 'Every exception is a registered endpoint.');
    }

    /** Proves that the test can fail: this endpoint does save the session. */
    public function testAnEndpointThatSavesTheSessionRemovesAProductAddedMeanwhile(): void
    {
        $this->visit(false);

        self::assertSame(['cuenco-alborada'], $this->cartAfter('/?wc-ajax=get_refreshed_fragments'));
    }

    /** @return list<string> */
    private static function hooks(): array
    {
        $plugin = Plugin::instance();
        self::assertNotNull($plugin);

        $rows = [];
        foreach (Plugin::MODULES as $class) {
            $module = $plugin->module($class);
            $readers = array_filter($module->ownerHooks(), static fn (array $row): bool => $row[3] === 'preventWrite');
            array_push($rows, $module->permanentHooks(), $module->hooks(), $module->ajaxHooks(), $readers);
        }

        return array_column(array_merge(...$rows), 1);
    }

    private function visit(bool $isSignedIn): void
    {
        global $wpdb;
        $this->cookies = [];
        $this->option('islas_settings', ['feature_analytics' => true, 'analytics_measurement_id' => 'G-TEST12345']);
        $this->later(function () use ($wpdb): void {
            foreach ($this->cookies as $name => $value) {
                if (strpos($name, 'wp_woocommerce_session_') === 0) {
                    $key = explode('|', rawurldecode($value))[0];
                    $wpdb->delete($wpdb->prefix . 'woocommerce_sessions', ['session_key' => $key]);
                }
            }
        });
        if ($isSignedIn) {
            $user = $this->user('customer');
            $this->later(static fn () => $wpdb->delete(
                $wpdb->prefix . 'woocommerce_sessions',
                ['session_key' => (string) $user]
            ));
            $until = time() + HOUR_IN_SECONDS;
            $this->cookies[LOGGED_IN_COOKIE] = rawurlencode(wp_generate_auth_cookie($user, $until, 'logged_in'));
        }
    }

    /** @return list<string> Slugs of the products in the cart, once a slow request and an add beside it are over. */
    private function cartAfter(string $path): array
    {
        $this->finish($this->begin($this->addressOf('cuenco-alborada')));
        $slow = $this->begin($path, ['adds' => 'noted']);
        $waiting = wp_upload_dir()['basedir'] . '/islas-store-waiting';
        for ($end = time() + 30; ! file_exists($waiting) && time() < $end; clearstatcache()) {
            usleep(10000);
        }
        self::assertFileExists($waiting, 'The slow request has read the session.');
        $this->finish($this->begin($this->addressOf('florero-nube')));
        unlink($waiting);
        $this->finish($slow);
        $cart = $this->finish($this->begin('/?wc-ajax=get_refreshed_fragments'));

        return array_values(array_filter(
            ['cuenco-alborada', 'florero-nube'],
            static fn (string $slug) => strpos($cart, '/producto\/' . $slug) !== false
        ));
    }

    private function addressOf(string $slug): string
    {
        return '/?wc-ajax=add_to_cart&product_id=' . get_page_by_path($slug, OBJECT, 'product')->ID;
    }

    /**
     * Sends a request to the shop's server without waiting for the response.
     *
     * @param array<string, string> $more Cookies.
     * @return resource
     */
    private function begin(string $path, array $more = [])
    {
        $cookies = '';
        foreach ($this->cookies + $more as $name => $value) {
            $cookies .= "$name=$value; ";
        }
        $host = wp_parse_url(home_url(), PHP_URL_HOST) . ':' . wp_parse_url(home_url(), PHP_URL_PORT);
        parse_str((string) wp_parse_url($path, PHP_URL_QUERY), $fields);
        $method = strpos($path, '/wp-json') === 0 ? 'GET' : 'POST';
        $body = $method === 'POST' ? http_build_query($fields) : '';
        $socket = stream_socket_client('tcp://' . $host, $code, $why, 10);
        self::assertIsResource($socket, (string) $why);
        fwrite($socket, "$method $path HTTP/1.0\r\nHost: $host\r\nCookie: $cookies\r\nContent-Length: " . strlen($body)
            . "\r\nContent-Type: application/x-www-form-urlencoded\r\n\r\n$body");

        return $socket;
    }

    /** @param resource $socket */
    private function finish($socket): string
    {
        stream_set_timeout($socket, 60);
        $answer = (string) stream_get_contents($socket);
        fclose($socket);
        preg_match_all('/^Set-Cookie: ([^=]+)=([^;]*)/mi', $answer, $cookies, PREG_SET_ORDER);
        foreach ($cookies as [, $name, $value]) {
            $this->cookies[$name] = $value;
        }

        return $answer;
    }
}
