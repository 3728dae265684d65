<?php

declare(strict_types=1);

namespace Islas\Tests\Shop;

use Islas\Cart\BlockButton;
use Islas\Plugin;
use WC_Product_Simple;
use WP_Block;

/**
 * How Islas changes the output of this WooCommerce's Product Button block, and which blocks it leaves unchanged.
 */
final class BlockButtonTest extends ShopTestCase
{
    public function testTheSuccessMessageOfAnAddIsSpanishIfTheLanguagePackLacksIt(): void
    {
        $english = '&ldquo;%s&rdquo; has been added to your cart';
        $untranslated = static fn ($text, $source) => $source === $english ? $source : $text;
        add_filter('gettext_woocommerce', $untranslated, 10, 2);
        $this->later(static fn () => remove_filter('gettext_woocommerce', $untranslated, 10));
        $product = new \WC_Product_Simple();
        $product->set_props(['name' => 'Taza', 'status' => 'publish', 'regular_price' => '10']);
        $id = $product->save();
        $this->later(static fn () => wp_delete_post($id, true));

        self::assertSame('&ldquo;Taza&rdquo; se ha añadido a tu carrito', $product->add_to_cart_success_message());
    }

    private BlockButton $button;

    protected function setUp(): void
    {
        parent::setUp();
        if (version_compare(WC()->version, '10.4', '<')) {
            self::markTestSkipped('Islas does not change the block of this WooCommerce.');
        }
        wc_load_cart();
        WC()->cart->empty_cart();
        $this->later(static function (): void {
            WC()->cart->empty_cart();
            WC()->session->set('islas_in_cart', null);
        });
        $this->button = new BlockButton();
    }

    public function testTheButtonIsALinkThatAddsTheProduct(): void
    {
        $product = $this->simple(['name' => 'Jarra & «Sol»', 'sku' => 'JS-1']);
        $html = $this->printed($product);

        self::assertSame(1, preg_match('~<a ([^>]*)>(.*)</a>~s', $html, $found), $html);
        foreach (
            [
                'href="[^"]*[?&]add-to-cart=' . $product->get_id() . '"',
                'rel="nofollow"',
                'role="button"',
                'class="[^"]*wp-block-button__link[^"]* ajax_add_to_cart [^"]*"',
                'data-product_id="' . $product->get_id() . '"',
                'data-product_sku="JS-1"',
                'data-quantity="1"',
                'data-islas-action="cart.add"',
                'data-success_message="[^"]*Jarra &amp; «Sol»[^"]*"',
            ] as $attribute
        ) {
            self::assertMatchesRegularExpression('~' . $attribute . '~', $found[1]);
        }
        self::assertDoesNotMatchRegularExpression('~data-wp-|wc-interactive|<button|type=|&amp;amp;~', $html);
        $label = '~aria-label="[^"]+: “Jarra & «Sol»”"~u';
        self::assertMatchesRegularExpression($label, html_entity_decode($found[1], ENT_NOQUOTES | ENT_HTML5));
        self::assertSame('Añadir al carrito', trim(wp_strip_all_tags($found[2])));
        self::assertStringNotContainsString('added_to_cart', $html);
    }

    public function testKeepsWhatPluginsFilterIntoTheButton(): void
    {
        $this->filter('woocommerce_add_to_cart_quantity', static fn () => 3);
        $this->filter('woocommerce_loop_add_to_cart_args', static function (array $args): array {
            $args['class'] .= ' mia';
            $args['attributes'] = ['data-mia' => '5 > 4', 'aria-label' => 'Llévate la jarra'] + $args['attributes'];

            return $args;
        });
        $this->filter('woocommerce_loop_add_to_cart_link', static fn (string $html) => $html . '<i>deseo</i>');
        $html = $this->printed($this->simple());

        self::assertStringContainsString('data-quantity="3"', $html);
        self::assertMatchesRegularExpression('~class="[^"]* mia[ "]~', $html);
        self::assertStringContainsString('data-mia="5 &gt; 4"', $html);
        self::assertStringContainsString('aria-label="Llévate la jarra"', $html);
        self::assertStringContainsString('<i>deseo</i>', $html);
    }

    public function testTheFragmentsUpdateTheNumberInTheCartOfAButton(): void
    {
        $product = $this->simple();
        $region = '.islas-in-cart-' . $product->get_id();
        self::assertSame([], $this->button->addFragments([]));

        $key = WC()->cart->add_to_cart($product->get_id(), 2);
        self::assertStringContainsString('>2 en el carrito</span>', $this->printed($product));
        self::assertStringContainsString('>2 en el carrito<', $this->button->addFragments([])[$region]);

        WC()->cart->remove_cart_item($key);
        self::assertStringContainsString('>Añadir al carrito<', $this->button->addFragments([])[$region]);
        WC()->cart->add_to_cart($product->get_id());
        WC()->cart->empty_cart();
        self::assertStringContainsString('>Añadir al carrito<', $this->button->addFragments([])[$region]);
        self::assertNull($this->button->addFragments(null));
    }

    public function testRemembersAndLoadsABoundedNumberOfProductsThatHaveLeftTheCart(): void
    {
        $ids = [];
        for ($n = 0; $n < 30; $n++) {
            $ids[] = $id = $this->simple()->get_id();
            WC()->cart->add_to_cart($id);
            $this->button->addFragments([]);
            WC()->cart->empty_cart();
        }
        WC()->cart->add_to_cart($ids[0]);
        $fragments = $this->button->addFragments([]);

        self::assertLessThanOrEqual(13, count($fragments));
        self::assertLessThanOrEqual(13, count(WC()->session->get('islas_in_cart')));
        self::assertStringContainsString('>1 en el carrito<', $fragments['.islas-in-cart-' . $ids[0]]);
        self::assertStringContainsString('>Añadir al carrito<', $fragments['.islas-in-cart-' . $ids[29]]);
    }

    public function testAButtonWhoseTextFailsLeavesTheOtherFragments(): void
    {
        WC()->cart->add_to_cart($this->simple()->get_id());
        $this->filter('woocommerce_product_supports', static function (): void {
            throw new \TypeError('A filter of another plugin.');
        });

        self::assertSame(['div.other' => '<div>'], $this->button->addFragments(['div.other' => '<div>']));
    }

    public function testEnqueuesWooCommercesScriptOnlyForButtonsThatStayUnchanged(): void
    {
        $block = $this->block($this->simple());
        $scripts = $block->block_type->view_script_module_ids;
        self::assertNotSame([], $scripts);
        $this->button->replaceButton($block->render(), [], $block);
        self::assertSame([], array_intersect($scripts, $this->queue()));

        $theirs = $block->render();
        $other = str_replace('actions.addCartItem', 'actions.another', $theirs);
        self::assertSame($other, $this->button->replaceButton($other, [], $block));
        self::assertSame($scripts, array_values(array_intersect($scripts, $this->queue())));
        $this->later(static fn () => array_map('wp_dequeue_script_module', $scripts));
        $this->button->replaceButton($theirs, [], $block);
        self::assertSame($scripts, array_values(array_intersect($scripts, $this->queue())));
    }

    public function testLeavesButtonsThatAddNothingUnchanged(): void
    {
        $block = $this->block($this->simple(['stock_status' => 'outofstock']));
        $html = $block->render();
        self::assertStringContainsString('<a', $html);
        self::assertSame($html, $this->button->replaceButton($html, [], $block));
        foreach ([null, '', '<p>', 7] as $odd) {
            self::assertSame($odd, $this->button->replaceButton($odd, [], null));
        }
    }

    /** @param array<string, mixed> $props */
    private function simple(array $props = []): WC_Product_Simple
    {
        $product = new WC_Product_Simple();
        $product->set_props($props + ['name' => 'Jarra', 'status' => 'publish', 'regular_price' => '5']);
        $product->save();
        $this->later(static fn () => $product->delete(true));

        return $product;
    }

    /** A block whose filter of Islas is removed: the plugin is also active in this process. */
    private function block(WC_Product_Simple $product): WP_Block
    {
        $print = Plugin::hook('Cart', 'blockButton', 'replaceButton');
        remove_filter('render_block_woocommerce/product-button', $print, 10);
        $this->later(static function () use ($print): void {
            add_filter('render_block_woocommerce/product-button', $print, 10, 3);
        });

        return new WP_Block(
            ['blockName' => 'woocommerce/product-button', 'attrs' => ['isDescendentOfQueryLoop' => true]],
            ['postId' => $product->get_id(), 'postType' => 'product', 'query' => [], 'queryId' => 1]
        );
    }

    private function printed(WC_Product_Simple $product): string
    {
        $block = $this->block($product);

        return $this->button->replaceButton($block->render(), [], $block);
    }

    /** @return list<string> Ids of the page's enqueued script modules. */
    private function queue(): array
    {
        $modules = wp_script_modules();
        $queue = method_exists($modules, 'get_queue') ? $modules->get_queue() : [];

        return array_values($queue);
    }
}
