<?php

declare(strict_types=1);

namespace Islas\Tests\Shop;

use Islas\Platform\KillSwitch;
use Islas\Platform\Settings;
use Islas\Platform\SupportLink;
use Islas\Platform\Trial;

/**
 * A paused shop, and a request that turns Islas off, receive the pages of a shop without the plugin. The owner's admin
 * screens stay available.
 */
final class KillSwitchTest extends ShopTestCase
{
    private const PAGES = ['/', '/tienda/', '/producto/camiseta-basica/', '/carrito/', '/mi-cuenta/'];

    public function testPagesOfAPausedShopEqualPagesWithoutThePlugin(): void
    {
        $this->option(KillSwitch::OPTION, 0);
        $with = $this->pages();
        (new KillSwitch())->pause();
        $paused = $this->pages();
        $plugins = get_option('active_plugins');
        $this->option('active_plugins', array_values(array_diff($plugins, ['islas/islas.php'])));
        $without = $this->pages();

        self::assertSame($without, $paused);
        foreach ($paused as $path => $page) {
            self::assertStringNotContainsString('islas', $page, $path);
            self::assertStringContainsString('islas', $with[$path], $path);
        }
        self::assertStringContainsString('add-to-cart-variation.min.js', $paused['/producto/camiseta-basica/']);
    }

    public function testWhileAnOwnerTriesIslasEverybodyElseGetsThePagesOfAShopWithoutThePlugin(): void
    {
        $this->option(KillSwitch::OPTION, 0);
        $this->option(Trial::OPTION, []);
        (new Trial())->start(1);
        $tried = $this->pages();
        $page = $this->get('/tienda/', $this->owner());
        self::assertSame(404, $this->get('/wp-json/islas/v1/search?q=camiseta')['status']);
        $customer = $this->user('customer');
        $cookie = [LOGGED_IN_COOKIE => wp_generate_auth_cookie($customer, time() + 3600, 'logged_in')];
        $theirs = self::withoutPluginNames($this->get('/tienda/', $cookie)['body']);
        self::assertStringNotContainsString('islas', $theirs);
        $plugins = get_option('active_plugins');
        $this->option('active_plugins', array_values(array_diff($plugins, ['islas/islas.php'])));

        self::assertSame($this->pages(), $tried);
        self::assertStringContainsString('data-island', $page['body']);
        self::assertStringContainsString('wp-admin-bar-islas-welcome', $page['body']);
        self::assertStringContainsString('no-store', $page['headers']['cache-control']);
    }

    public function testAPausedShopHasNoRestRoutesOfFeatures(): void
    {
        $this->option(KillSwitch::OPTION, time());

        self::assertSame(404, $this->get('/wp-json/islas/v1/search?q=camiseta')['status']);
        self::assertSame(401, $this->get('/wp-json/islas/v1/settings')['status'], 'The route for the settings exists.');
    }

    public function testTheAdminScreensOfIslasWorkWhileTheShopIsPaused(): void
    {
        $this->option(KillSwitch::OPTION, time());
        $screen = $this->get('/wp-admin/admin.php?page=islas', $this->owner());

        self::assertSame(200, $screen['status']);
        self::assertStringContainsString('value="islas_resume"', $screen['body']);
        self::assertStringContainsString('id="islas-paused"', $screen['body']);
        self::assertStringContainsString('name="islas_settings[feature_cart]"', $screen['body']);
        self::assertStringContainsString('name="islas_consent[cookies][0][name]"', $screen['body']);
        $old = $this->get('/wp-admin/admin.php?page=islas-consent&islas-cookie=_ga', $this->owner());
        self::assertStringEndsWith('page=islas#consent/cookies/_ga', $old['headers']['location']);
    }

    public function testTheOffParameterOfAnOwnerTurnsIslasOffForOneUncachedRequest(): void
    {
        $page = $this->get('/tienda/?islas=off', $this->owner());
        self::assertSame(0, preg_match_all('/islas-|data-island/', $page['body']));
        self::assertStringContainsString('no-store', $page['headers']['cache-control']);

        self::assertStringContainsString('data-island', $this->get('/tienda/', $this->owner())['body']);
    }

    public function testTheOffParameterHasNoEffectForGuestsAndCustomers(): void
    {
        $customer = $this->user('customer');
        $cookie = [LOGGED_IN_COOKIE => wp_generate_auth_cookie($customer, time() + 3600, 'logged_in')];
        foreach ([[], $cookie, [LOGGED_IN_COOKIE => 'admin|9999999999|x|y']] as $cookies) {
            self::assertStringContainsString('data-island', $this->get('/tienda/?islas=off', $cookies)['body']);
        }
        $page = $this->get('/tienda/?islas=off');
        self::assertArrayNotHasKey('cache-control', $page['headers']);
    }

    public function testASupportLinkTurnsIslasOffUncachedAndAForgedOneHasNoEffect(): void
    {
        $value = SupportLink::makeValue();
        $page = $this->get('/tienda/?islas=' . $value);
        self::assertSame(0, preg_match_all('/islas-|data-island/', $page['body']));
        // WordPress' own words for guests, which have `no-store` from 6.8 on.
        $words = is_wp_version_compatible('6.8') ? 'no-store' : 'no-cache';
        self::assertStringContainsString($words, $page['headers']['cache-control']);

        self::assertStringContainsString('data-island', $this->get('/tienda/?islas=' . strrev($value))['body']);
        self::assertSame(403, $this->status('/wp-admin/admin-post.php?action=islas_pause&islas=' . $value));
    }

    public function testSupportLinksEndWhenTheOwnerEndsThemAndWhenASettingIsChanged(): void
    {
        $this->later(static fn () => delete_option(SupportLink::OPTION));
        $before = SupportLink::makeValue();
        SupportLink::revoke();
        self::assertStringContainsString('data-island', $this->get('/tienda/?islas=' . $before)['body']);
        $after = SupportLink::makeValue();
        self::assertStringNotContainsString('data-island', $this->get('/tienda/?islas=' . $after)['body']);
        $this->option(Settings::OPTION, ['please_wait_text' => 'Un momento'] + (array) get_option(Settings::OPTION));

        self::assertStringContainsString('data-island', $this->get('/tienda/?islas=' . $after)['body']);
        self::assertLessThanOrEqual(HOUR_IN_SECONDS, SupportLink::LIFETIME, 'Nothing waits for consent meanwhile.');
    }

    private function status(string $path): int
    {
        $answer = $this->get($path, $this->owner());

        return $answer['status'];
    }

    /** @return array<string, string> */
    private function owner(): array
    {
        $until = time() + 3600;

        return [
            LOGGED_IN_COOKIE => wp_generate_auth_cookie(1, $until, 'logged_in'),
            AUTH_COOKIE => wp_generate_auth_cookie(1, $until, 'auth'),
        ];
    }

    /** @return array<string, string> What a visitor receives, without what differs from request to request. */
    private function pages(): array
    {
        $pages = [];
        foreach (self::PAGES as $path) {
            $body = self::withoutPluginNames($this->get($path)['body']);
            $pages[$path] = (string) preg_replace(
                [
                    '/(nonce[^:=]{0,40}["\']?[:=]\s*["\'])[0-9a-f]{10}/i', '/(value=")[0-9a-f]{10}(")/',
                    // WooCommerce before 10.4 prints the second.
                    '/(wcStoreApiNonceTimestamp(?:[^0-9%]|%[0-9A-F]{2}){1,12})[0-9]{10}/',
                    // Before 9.9 the keys of a list's pages are random.
                    '/(data-wc-key="product-collection-pagination-[a-z-]+--)[0-9]+/',
                    '/quantity_[0-9a-f]{13}/', '~<section class="related products">.*?</section>~s',
                ],
                ['$1x', '$1x$2', '$1x', '$1x', 'quantity', ''],
                $body
            );
        }

        return $pages;
    }

    /** Blocks of older versions of WooCommerce list the folders of all plugins in their settings. */
    private static function withoutPluginNames(string $html): string
    {
        return (string) preg_replace('/(installedProducts%22%3A%5B(?:%22[^%]*%22%2C)*?)%22islas%22%2C/', '$1', $html);
    }
}
