<?php

declare(strict_types=1);

namespace Islas\Tests;

use Islas\Cart\CartQueue;
use Islas\Platform\Assets;
use Islas\Platform\Manifest;
use Islas\Tests\WordPress\Site;
use _WP_Dependency;

/**
 * A page loads the cart queue only if other scripts, forms or blocks may change the cart there.
 */
final class CartQueueTest extends PluginTestCase
{
    private const MODULE = ['islas-cart-queue'];

    public function testEnqueuesTheCartQueueOnCartAndCheckoutPagesButNotOnTheAccount(): void
    {
        Site::$cartPage = true;
        self::assertSame(self::MODULE, $this->after('enqueueForPage'));
        Site::$cartPage = false;
        Site::$page = 'checkout';
        self::assertSame(self::MODULE, $this->after('enqueueForPage'));
        Site::$page = 'account';
        self::assertSame([], $this->after('enqueueForPage'));
    }

    public function testEnqueuesTheCartQueueOnProductPagesWhoseFormTheBrowserSubmits(): void
    {
        Site::$page = 'product';
        self::assertSame([], $this->after('enqueueForPage'));
        self::assertSame(self::MODULE, $this->after('enqueueForPage', ['feature_product_add' => false]));
        update_option('woocommerce_cart_redirect_after_add', 'yes');
        self::assertSame(self::MODULE, $this->after('enqueueForPage'));
    }

    public function testEnqueuesTheCartQueueForStockScriptsUnlessIslasReplacesThem(): void
    {
        Site::$scripts->queue = ['wc-add-to-cart', 'wc-cart-fragments'];
        self::assertSame([], $this->after('enqueueForScripts'));
        self::assertSame(self::MODULE, $this->after('enqueueForScripts', ['feature_cart' => false]));
        Site::$scripts->queue = ['wc-checkout'];
        self::assertSame(self::MODULE, $this->after('enqueueForScripts'));
    }

    public function testEnqueuesTheCartQueueForScriptsThatDependOnStockOnes(): void
    {
        $add = static function (string $handle, array $dependencies): void {
            Site::$scripts->registered[$handle] = new _WP_Dependency($handle, "/$handle.js", $dependencies);
        };
        $add('plugin-of-others', ['jquery']);
        Site::$scripts->queue = ['plugin-of-others', 'unknown'];
        self::assertSame([], $this->after('enqueueForScripts'));
        $add('side-cart', ['jquery', 'wc-cart-fragments']);
        Site::$scripts->queue[] = 'side-cart';
        self::assertSame(self::MODULE, $this->after('enqueueForScripts'));
    }

    public function testEnqueuesTheCartQueueForScriptsWithInlineCodeThatNamesWooCommercesEndpoints(): void
    {
        foreach (['data' => 'var quick = {"url":"\/?wc-ajax=%%endpoint%%"};', 'before' => [false, 'x.wc_ajax_url']] as $place => $code) {
            Site::$scripts->registered['quick'] = new _WP_Dependency('quick', '/quick.js', ['jquery']);
            Site::$scripts->queue = ['quick', 'woocommerce'];
            Site::$scripts->registered['woocommerce'] = new _WP_Dependency('woocommerce', false, []);
            Site::$scripts->registered['woocommerce']->extra['data'] = 'var woocommerce_params = {"wc_ajax_url":"x"};';
            self::assertSame([], $this->after('enqueueForScripts'));
            Site::$scripts->registered['quick']->extra[$place] = $code;
            self::assertSame(self::MODULE, $this->after('enqueueForScripts'));
        }
    }

    public function testEnqueuesTheCartQueueForBlocksThatChangeTheCartAndKeepsTheirMarkup(): void
    {
        $blocks = [
            '<button data-wp-on--click="actions.addCartItem">Añadir</button>',
            '<form data-wp-on--submit="actions.handleSubmit"></form>',
            '<div class="wp-block-woocommerce-cart alignwide is-loading"></div>',
            '<div data-block-name="woocommerce/checkout" class="wp-block-woocommerce-checkout"></div>',
        ];
        foreach ($blocks as $block) {
            self::assertSame(self::MODULE, $this->after('enqueueForBlock', [], $block), $block);
        }
        $others = ['<a data-block-name="woocommerce/product-button" data-islas-action="cart.add">Añadir</a>', null, 7];
        foreach ($others as $block) {
            self::assertSame([], $this->after('enqueueForBlock', [], $block));
        }
    }

    /**
     * @param array<string, bool> $settings
     * @param mixed $block
     * @return list<string> The modules of the page afterwards.
     */
    private function after(string $method, array $settings = [], $block = ''): array
    {
        Site::$modules = [];
        $manifest = $this->manifest([
            Manifest::ENTRY => ['file' => 'main-1.js'],
            Manifest::PRODUCT_ADD => ['file' => 'add-1.js'],
            Manifest::CART_QUEUE => ['file' => 'cart-queue-1.js'],
        ]);
        $features = $this->features($settings, $manifest);
        $queue = new CartQueue(new Assets($manifest, '/build/', $features), $features);
        if ($method === 'enqueueForBlock') {
            self::assertSame($block, $queue->enqueueForBlock($block));
        } else {
            $queue->$method();
        }

        return array_keys(Site::$modules);
    }
}
