<?php

declare(strict_types=1);

namespace Islas\Tests\Shop;

use Islas\Cli\SettingsCommand;
use Islas\Platform\Module as Platform;
use Islas\Platform\Settings;
use Islas\Platform\Terminal;
use Islas\Plugin;
use WP_CLI;
use WP_CLI\ExitException;
use WP_REST_Request;

/**
 * A container of Tag Manager runs code on the pages of all visitors: only who may publish any HTML may enter one,
 * whichever way. A shop manager may not, by WooCommerce's roles.
 */
final class CodeOnPagesTest extends ShopTestCase
{
    private const CONTAINER = 'GTM-STRANGE1';

    protected function setUp(): void
    {
        parent::setUp();
        $this->option(Settings::OPTION, ['analytics_container_id' => '', 'feature_analytics' => true] + (array) get_option(Settings::OPTION));
        $manager = $this->user('shop_manager');
        wp_set_current_user($manager);
        self::assertTrue(current_user_can('manage_woocommerce'));
        self::assertFalse(current_user_can('unfiltered_html'));
    }

    public function testByTheScreensFormAShopManagerCannotEnterAContainer(): void
    {
        update_option(Settings::OPTION, ['analytics_container_id' => self::CONTAINER] + (array) get_option(Settings::OPTION));
        self::assertSame('', $this->container());
        self::assertStringContainsString('analytics_container_id', (string) wp_json_encode(get_settings_errors(Settings::OPTION)));
        wp_set_current_user(1);
        update_option(Settings::OPTION, ['analytics_container_id' => self::CONTAINER] + (array) get_option(Settings::OPTION));
        self::assertSame(self::CONTAINER, $this->container());
    }

    public function testByRestAShopManagerIsRefusedWithAReasonAndMayChangeTheRest(): void
    {
        $answer = $this->write(['analytics_container_id' => self::CONTAINER]);
        self::assertSame(400, $answer->get_status());
        self::assertStringContainsString(
            __('Only an administrator who may publish any HTML may enter a container: it runs code on all pages.', 'islas'),
            implode(' ', array_column($answer->get_data()['data']['refusals'], 'sentence'))
        );
        self::assertSame('', $this->container());
        self::assertSame(200, $this->write(['please_wait_text' => 'Un momento'])->get_status());
        wp_set_current_user(1);
        self::assertSame(200, $this->write(['analytics_container_id' => self::CONTAINER])->get_status());
        wp_set_current_user((int) get_user_by('login', 'prueba-shop_manager')->ID);
        self::assertSame(200, $this->write(['analytics_container_id' => self::CONTAINER])->get_status(), 'It is the stored one.');
        self::assertSame(200, $this->write(['analytics_container_id' => ''])->get_status(), 'No container runs no code.');
    }

    public function testByAnImportedFileAShopManagerCannotEnterAContainer(): void
    {
        $file = (string) wp_json_encode(['islas' => 1, 'settings' => ['analytics_container_id' => self::CONTAINER]]);
        $plugin = Plugin::instance();
        self::assertNotNull($plugin);

        self::assertNotSame([], $plugin->module(Platform::class)->settingsImport->import($file));
        self::assertSame('', $this->container());
    }

    public function testByWpCliOnlyAUserWhoMayNotIsRefused(): void
    {
        $plugin = Plugin::instance();
        self::assertNotNull($plugin);
        $platform = $plugin->module(Platform::class);
        Terminal::register('settings', new SettingsCommand(
            $platform->settings,
            $platform->settingsFile,
            $platform->settingsImport,
            new Terminal()
        ));
        try {
            WP_CLI::run('islas settings set', ['analytics_container_id', self::CONTAINER]);
            self::fail('A user who may not was not refused.');
        } catch (ExitException $end) {
            self::assertSame('', $this->container());
        }
    }

    /** @param array<string, mixed> $values @return \WP_REST_Response */
    private function write(array $values)
    {
        $request = new WP_REST_Request('POST', '/islas/v1/settings');
        $request->set_body_params(['values' => $values]);

        return rest_do_request($request);
    }

    private function container(): string
    {
        wp_cache_flush();

        return (string) (get_option(Settings::OPTION)['analytics_container_id'] ?? '');
    }
}
