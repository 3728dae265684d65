<?php

declare(strict_types=1);

namespace Islas\Tests\Shop;

use Islas\Admin\VisitorErrors;

/**
 * The features declare exactly the REST routes and ajax endpoints that a new shop has.
 */
final class ReferenceTest extends ShopTestCase
{
    public function testDeclaresEveryRestRouteWithItsMethods(): void
    {
        $found = [];
        foreach (rest_get_server()->get_routes('islas/v1') as $path => $handlers) {
            if ($path !== '/islas/v1') {
                $methods = array_merge(...array_map('array_keys', array_column($handlers, 'methods')));
                sort($methods);
                $found[$path] = $methods;
            }
        }
        $declared = [];
        foreach ($this->declared('routes') as $route) {
            $methods = explode(', ', $route['methods']);
            sort($methods);
            $declared[$route['path']] = $methods;
        }
        ksort($found);
        ksort($declared);

        self::assertSame($declared, $found);
    }

    public function testLetsVisitorsReadPublicRoutesOnly(): void
    {
        wp_set_current_user(0);
        foreach ($this->declared('routes') as $route) {
            foreach (rest_get_server()->get_routes('islas/v1')[$route['path']] as $handler) {
                $isOpen = $handler['permission_callback'] === '__return_true'
                    || call_user_func($handler['permission_callback'], new \WP_REST_Request()) === true;
                self::assertSame($route['access'] === 'public', $isOpen, $route['path']);
            }
        }
    }

    public function testDeclaresEveryAjaxEndpoint(): void
    {
        self::registerAllHooks();
        $found = [];
        foreach (array_keys($GLOBALS['wp_filter']) as $hook) {
            if (preg_match('/^(wc_ajax|wp_ajax_nopriv)_(islas_\w+)$/D', (string) $hook, $parts) === 1) {
                $found[$parts[2]] = $parts[1] === 'wc_ajax' ? 'wc-ajax' : 'admin-ajax';
            }
        }
        $declared = array_column($this->declared('endpoints'), 'kind', 'name');
        // There is no such endpoint while its setting is off (`VisitorErrorsTest`).
        unset($declared[VisitorErrors::ACTION]);
        ksort($found);
        ksort($declared);

        self::assertSame($declared, $found);
    }

    /** @return list<array<string, string>> Rows that features of a new shop declare under this key. */
    private function declared(string $key): array
    {
        $rows = [];
        foreach ((array) glob(dirname(__DIR__, 3) . '/widgets/*/feature.json') as $file) {
            $feature = json_decode((string) file_get_contents((string) $file), true);
            $isOn = is_array($feature) && ($feature['default'] ?? true);
            $rows = array_merge($rows, $isOn ? $feature[$key] ?? [] : []);
        }

        return $rows;
    }
}
