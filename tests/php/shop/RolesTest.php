<?php

declare(strict_types=1);

namespace Islas\Tests\Shop;

use Islas\Admin\PauseBox;
use Islas\Admin\TransferBox;
use Islas\Admin\WelcomeBox;
use Islas\Consent\Start\StartState;
use Islas\Platform\KillSwitch;
use Islas\Platform\Settings;
use Islas\Swatches\ProductAppearance;
use Islas\Swatches\TermMeta;
use Islas\TakeOver\TakeOverBox;
use RuntimeException;
use WP_REST_Request;

/**
 * Permissions of every role at every entry point: REST routes and fields, admin-ajax and wc-ajax endpoints, screens.
 */
final class RolesTest extends ShopTestCase
{
    private const ROLES = ['', 'subscriber', 'customer', 'author', 'editor', 'shop_manager', 'administrator'];
    private const OWNERS = ['shop_manager', 'administrator'];

    public function testTheShopHasExactlyTheListedRoutesAndActionsOfIslas(): void
    {
        self::registerAllHooks();
        $routes = array_values(array_filter(
            array_keys(rest_get_server()->get_routes()),
            static fn (string $route) => strpos($route, '/islas/') === 0
        ));
        sort($routes);
        $actions = array_values(array_filter(
            array_keys($GLOBALS['wp_filter']),
            static fn (string $hook) => preg_match('/^(wp_ajax|wc_ajax|admin_post)_.*islas/', $hook) === 1
        ));
        sort($actions);

        self::assertSame([
            '/islas/v1',
            '/islas/v1/consent',
            '/islas/v1/consent-log',
            '/islas/v1/consent-review',
            '/islas/v1/consent-simulation',
            '/islas/v1/consent-start',
            '/islas/v1/consents',
            '/islas/v1/draft',
            '/islas/v1/search',
            '/islas/v1/settings',
            '/islas/v1/swatches/availability/(?P<id>\d+)',
            '/islas/v1/swatches/product/(?P<id>\d+)',
        ], $routes);
        self::assertSame([
            'admin_post_islas_check_again',
            'admin_post_islas_consent_export',
            'admin_post_islas_consent_open',
            'admin_post_islas_export',
            'admin_post_islas_import',
            'admin_post_islas_import_undo',
            'admin_post_islas_pause',
            'admin_post_islas_publish',
            'admin_post_islas_resume',
            'admin_post_islas_revoke_links',
            'admin_post_islas_takeover_colours',
            'admin_post_islas_takeover_run',
            'admin_post_islas_takeover_undo',
            'admin_post_islas_try',
            'admin_post_islas_use_swatches',
            'admin_post_islas_welcome_dismiss',
            'wc_ajax_islas_add_form',
            'wc_ajax_islas_consent',
            'wc_ajax_islas_drawer',
            'wc_ajax_islas_emoji',
            'wc_ajax_islas_jquery',
            'wc_ajax_islas_search',
            'wp_ajax_islas_consent_asked',
            'wp_ajax_islas_embed',
            'wp_ajax_islas_errors',
            'wp_ajax_nopriv_islas_embed',
        ], $actions);
    }

    public function testOnlyOwnersReadAndWriteSettingsThroughRest(): void
    {
        $this->option(Settings::OPTION, get_option(Settings::OPTION));
        foreach ($this->roles() as $role => $user) {
            wp_set_current_user($user);
            $read = rest_do_request(new WP_REST_Request('GET', '/islas/v1/settings'))->get_status();
            $change = new WP_REST_Request('POST', '/islas/v1/settings');
            $change->set_param('values', ['please_wait_text' => 'Soy ' . $role]);
            $written = rest_do_request($change)->get_status();
            $expected = in_array($role, self::OWNERS, true) ? 200 : ($role === '' ? 401 : 403);

            self::assertSame([$expected, $expected], [$read, $written], $role);
            self::assertSame(
                $expected === 200,
                (new Settings())->text('please_wait_text') === 'Soy ' . $role,
                $role
            );
        }
    }

    /** @dataProvider ownerActions */
    public function testRefusesActionsOfAdminScreensToOtherRolesEvenWithAValidNonce(string $action): void
    {
        $this->option(KillSwitch::OPTION, 0);
        $this->filter('wp_die_handler', static fn () => static function ($message, $title, $arguments): void {
            throw new RuntimeException((string) $arguments['response']);
        });
        foreach (array_diff_key($this->roles(), array_flip(self::OWNERS)) as $role => $user) {
            wp_set_current_user($user);
            $_REQUEST['_wpnonce'] = wp_create_nonce($action);
            try {
                do_action('admin_post_' . $action);
                self::fail($role . ' was not refused');
            } catch (RuntimeException $refused) {
                self::assertSame('403', $refused->getMessage(), $role);
            }
        }
        self::assertFalse((new KillSwitch())->stopsAll());
    }

    /** @return array<string, array{string}> */
    public function ownerActions(): array
    {
        $actions = [
            PauseBox::PAUSE, PauseBox::RESUME, PauseBox::REVOKE, TransferBox::EXPORT, TransferBox::IMPORT, TransferBox::UNDO,
            TakeOverBox::RUN, TakeOverBox::COLOURS, TakeOverBox::UNDO,
            WelcomeBox::TRY, WelcomeBox::PUBLISH, WelcomeBox::CHECK, WelcomeBox::DISMISS,
        ];

        return array_combine($actions, array_map(static fn (string $action): array => [$action], $actions));
    }

    public function testOnlyOwnersReadTheConsentLog(): void
    {
        foreach ($this->roles() as $role => $user) {
            wp_set_current_user($user);
            $status = rest_do_request(new WP_REST_Request('GET', '/islas/v1/consents'))->get_status();

            self::assertSame(in_array($role, self::OWNERS, true) ? 200 : ($role === '' ? 401 : 403), $status, $role);
            self::assertSame(200, rest_do_request(new WP_REST_Request('GET', '/islas/v1/consent'))->get_status());
        }
    }

    public function testOnlyOwnersUseTheRoutesOfTheConsentTab(): void
    {
        $requests = [
            ['POST', 'review', []], ['GET', 'start', []], ['POST', 'start', ['step' => 'finish']], ['GET', 'log', []],
            ['POST', 'log', ['action' => 'check']],
        ];
        $this->option(StartState::OPTION, []);
        foreach ($this->roles() as $role => $user) {
            wp_set_current_user($user);
            foreach ($requests as [$method, $route, $parameters]) {
                $request = new WP_REST_Request($method, '/islas/v1/consent-' . $route);
                $request->set_body_params($parameters);
                $status = rest_do_request($request)->get_status();
                $expected = in_array($role, self::OWNERS, true) ? 200 : ($role === '' ? 401 : 403);
                self::assertSame($expected, $status, "$role: $method $route");
            }
            $request = new WP_REST_Request('GET', '/islas/v1/consent-simulation');
            self::assertSame(in_array($role, self::OWNERS, true), rest_do_request($request)->get_status() !== ($role === '' ? 401 : 403));
        }
    }

    public function testRefusesASettingOfTheWrongType(): void
    {
        $change = new WP_REST_Request('POST', '/islas/v1/settings');
        $change->set_param('skip_link', 'perhaps');

        self::assertSame(400, rest_do_request($change)->get_status());
    }

    /** @dataProvider hidden */
    public function testTheRestRoutesOfAHiddenProductRespondWith404(string $how): void
    {
        $product = $this->product([['Corte' => 'Recto'], ['Corte' => 'Ancho']]);
        $id = $product->get_id();
        $paths = ["/wp-json/islas/v1/swatches/availability/$id", "/wp-json/islas/v1/swatches/product/$id"];
        foreach ($paths as $path) {
            $answer = $this->get($path);
            self::assertSame(200, $answer['status']);
            self::assertSame('public, max-age=0, must-revalidate', $answer['headers']['cache-control']);
        }
        wp_update_post(['ID' => $id] + ($how === 'password'
            ? ['post_password' => 'secreta']
            : ['post_status' => $how]));

        foreach ($paths as $path) {
            self::assertSame(404, $this->get($path)['status'], $how);
        }
    }

    /** @return array<string, array{string}> */
    public function hidden(): array
    {
        return ['draft' => ['draft'], 'private' => ['private'], 'bin' => ['trash'], 'password' => ['password']];
    }

    public function testReadsAProtectedProductWithThePasswordUncached(): void
    {
        $product = $this->product([['Corte' => 'Recto'], ['Corte' => 'Ancho']], ['post_password' => 'secreta']);
        require_once ABSPATH . WPINC . '/class-phpass.php';
        $hash = (new \PasswordHash(8, true))->HashPassword('secreta');
        foreach (['availability', 'product'] as $what) {
            $path = "/wp-json/islas/v1/swatches/$what/" . $product->get_id();
            self::assertSame(404, $this->get($path)['status']);
            $answer = $this->get($path, ['wp-postpass_' . COOKIEHASH => $hash]);

            self::assertSame(200, $answer['status']);
            self::assertSame('private, max-age=0, must-revalidate', $answer['headers']['cache-control']);
            self::assertStringContainsString('Cookie', $answer['headers']['vary']);
        }
    }

    public function testAppliesPluginsThatHideVariationsByRolePerVisitor(): void
    {
        $product = $this->product([['Corte' => 'Recto'], ['Corte' => 'Ancho']]);
        $hidden = (int) $product->get_children()[0];
        $this->filter('woocommerce_variation_is_visible', static function ($isVisible, $id) use ($hidden) {
            return $isVisible && ((int) $id !== $hidden || current_user_can('manage_woocommerce'));
        }, 2);
        $read = static function (int $user) use ($product): array {
            wp_set_current_user($user);
            $path = '/islas/v1/swatches/availability/' . $product->get_id();
            $answer = rest_do_request(new WP_REST_Request('GET', $path));

            return [strlen($answer->get_data()->state), $answer->get_headers()['Cache-Control']];
        };

        self::assertSame([1, 'private, max-age=0, must-revalidate'], $read(0));
        self::assertSame([2, 'private, max-age=0, must-revalidate'], $read(1));
        self::assertSame([1, 'private, max-age=0, must-revalidate'], $read(0));
    }

    public function testAFilterOnPricesRemovesTheStockStatusButNoCombinationsFromTheAvailability(): void
    {
        $product = $this->product([['Corte' => 'Recto'], ['Corte' => 'Ancho']]);
        wc_update_product_stock((int) $product->get_children()[0], 0);
        do_action('islas_invalidate_availability', $product->get_id());
        $read = static function () use ($product): array {
            $path = '/islas/v1/swatches/availability/' . $product->get_id();
            $answer = rest_do_request(new WP_REST_Request('GET', $path));

            return [$answer->get_data()->state, $answer->get_status()];
        };
        self::assertSame(['oi', 200], $read());
        $this->filter('woocommerce_product_variation_get_price', static fn ($price) => $price === '' ? '' : $price * 2, 1);

        // Plugins add filters at the start of a request; here the stored availability is discarded instead.
        do_action('islas_invalidate_availability', $product->get_id());
        self::assertSame(['ii', 200], $read());
    }

    public function testWritingTermAppearanceNeedsTheTermCapability(): void
    {
        $taxonomy = $this->attribute('tinte', ['rojo' => 'Rojo'], 'color');
        $term = get_term_by('slug', 'rojo', $taxonomy)->term_id;
        $attribute = wc_attribute_taxonomy_id_by_name($taxonomy);
        foreach ($this->roles() as $role => $user) {
            wp_set_current_user($user);
            $change = new WP_REST_Request('PUT', "/wc/v3/products/attributes/$attribute/terms/$term");
            $change->set_param('islas_swatches', ['tooltip' => 'De ' . $role]);
            $status = rest_do_request($change)->get_status();
            $may = in_array($role, self::OWNERS, true);

            self::assertSame($may, $status === 200, "$role: $status");
            self::assertSame($may, TermMeta::readAppearance($term)['tooltip'] === 'De ' . $role, $role);
        }
    }

    public function testWritingProductOverridesNeedsTheRightToEditTheProduct(): void
    {
        $product = $this->product([['Corte' => 'Recto'], ['Corte' => 'Ancho']])->get_id();
        foreach ($this->roles() as $role => $user) {
            wp_set_current_user($user);
            delete_post_meta($product, ProductAppearance::META);
            $change = new WP_REST_Request('PUT', "/wc/v3/products/$product");
            $change->set_param('islas_swatches', ['attribute_corte' => ['type' => 'radio']]);
            $status = rest_do_request($change)->get_status();
            $may = in_array($role, self::OWNERS, true);

            self::assertSame($may, $status === 200, "$role: $status");
            self::assertSame($may, get_post_meta($product, ProductAppearance::META, true) !== '', $role);
        }
    }

    public function testFramesNeedThePagesSignature(): void
    {
        $answer = $this->get('/wp-admin/admin-ajax.php?action=islas_embed&url=https://www.youtube.com/watch?v=x');

        self::assertSame(403, $answer['status']);
        self::assertFalse(json_decode($answer['body'], true)['success']);
    }

    public function testOnlyOwnersCanSaveTheSettingsScreen(): void
    {
        foreach ($this->roles() as $role => $user) {
            wp_set_current_user($user);
            self::assertSame(
                in_array($role, self::OWNERS, true),
                current_user_can((string) apply_filters('option_page_capability_' . Settings::GROUP, 'x')),
                $role
            );
        }
    }

    /** @return array<string, int> */
    private function roles(): array
    {
        $users = [];
        foreach (self::ROLES as $role) {
            $users[$role] = $role === '' ? 0 : $this->user($role);
        }

        return $users;
    }
}
