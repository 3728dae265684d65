<?php

declare(strict_types=1);

namespace Islas\Cart;

use Islas\Platform\ContentPolicy;
use Islas\Platform\Guard;
use Islas\Platform\HookTable;
use Islas\Platform\Html;
use Islas\Platform\InlineScripts;
use Islas\Platform\Pattern;
use Islas\Platform\PlainText;
use Islas\Platform\StockBlocks;
use WC_Product;
use WP_Block;
use WP_HTML_Tag_Processor;

/**
 * The button of the Product Button block, printed as the link of a classic loop: it works before scripts have loaded
 * and without them, and Islas handles it like every other. The block's own button does nothing until WordPress'
 * Interactivity API and four store files have loaded.
 *
 * Its text says how many of the product are in the cart, as WooCommerce writes it, and is a region of the cart. Markup
 * that differs from that of WooCommerce 10.4 to 11.0 is not changed, nor is the button of a form with options.
 */
final class BlockButton
{
    private const STORE = 'woocommerce/product-button';
    private const BUTTON = '~<button\b[^>]*\bdata-wp-on--click="actions\.addCartItem"[^>]*>.*</button>~s';
    private const LABEL = '~<span\b[^>]*\bdata-wp-text="state\.addToCartText"[^>]*>.*?</span>~s';
    private const CART_LINK = '~<span\b[^>]*\bdata-wp-bind--hidden="!state\.displayViewCart"[^>]*>.*?</span>~s';
    private const REGION = 'islas-in-cart-';
    /** In WooCommerce's session: ids of products that have left the cart, whose number a page may show, newest first. */
    private const SESSION_KEY = 'islas_in_cart';
    /** How many of them: a page that is open in a tab rarely shows more, and each is loaded for each answer. */
    private const MOST_GONE = 12;

    /** Whether this page has a button of the block that needs WooCommerce's script. */
    private bool $isNeeded = false;

    /** Whether this page has a link instead of such a button. */
    private bool $hasLink = false;

    /**
     * WordPress filter `render_block_woocommerce/product-button`; WordPress has asked for the block's script by then.
     *
     * @param mixed $html
     * @param mixed $parsed
     * @param mixed $block
     * @return mixed
     */
    public function replaceButton($html, $parsed, $block)
    {
        if (! is_string($html)) {
            return $html;
        }
        // The Mini-Cart block in React learns of an add from the block's own button alone.
        $printed = StockBlocks::hasInteractiveMiniCart()
            ? Guard::run('link of a product', static fn () => self::addLink($html), $html)
            : $html;
        if ($printed !== $html && ! $this->hasLink) {
            $this->hasLink = true;
            HookTable::addRows([['action', 'wp_footer', [self::class, 'printViewScript'], 20, 0]]);
        }
        $this->isNeeded = $this->isNeeded || preg_match('~\bdata-w[cp]-interactive\b~', $printed) === 1;
        $scripts = $block instanceof WP_Block ? $block->block_type->view_script_module_ids : [];
        foreach ($this->isNeeded ? [] : $scripts as $script) {
            wp_dequeue_script_module($script);
        }

        return $printed;
    }

    /** Whether this page has a link of Islas instead of such a button, so far. */
    public function hasLink(): bool
    {
        return $this->hasLink;
    }

    /** WordPress hook `wp_footer`: WooCommerce's event for a link to a product needs a script of the button. */
    public static function printViewScript(): void
    {
        wp_print_inline_script_tag(InlineScripts::TELL_VIEWS, ['id' => 'islas-tell-views']);
    }

    /**
     * WooCommerce filter `woocommerce_add_to_cart_fragments`: of what is in the cart, and of what has left it lately,
     * in any way.
     *
     * @param mixed $fragments
     * @return mixed
     */
    public function addFragments($fragments)
    {
        if (! is_array($fragments) || WC()->cart === null) {
            return $fragments;
        }

        return Guard::run('numbers on buttons', fn (): array => $fragments + $this->listRegions(), $fragments);
    }

    /** @return array<string, string> */
    private function listRegions(): array
    {
        $products = [];
        foreach (WC()->cart->get_cart() as $item) {
            $product = is_array($item) ? $item['data'] ?? null : null;
            // A variation's own button leads to its product.
            if (
                $product instanceof WC_Product && $product->supports('ajax_add_to_cart')
                && ! ($item['variation_id'] ?? 0)
            ) {
                $products[$product->get_id()] = $product;
            }
        }
        foreach ($this->replaceCartIds(array_keys($products)) as $id) {
            $products[$id] = wc_get_product($id);
        }
        $regions = [];
        foreach ($products as $id => $product) {
            if ($product instanceof WC_Product && $product->supports('ajax_add_to_cart')) {
                $regions['.' . self::REGION . $id] = self::renderLabel($product)->markup();
            }
        }

        return $regions;
    }

    /**
     * @param list<int> $now Ids of the products in the cart.
     * @return list<int> Ids of products that were in it before.
     */
    private function replaceCartIds(array $now): array
    {
        $session = function_exists('WC') ? WC()->session : null;
        if ($session === null) {
            return [];
        }
        $before = wp_parse_id_list((array) $session->get(self::SESSION_KEY, []));
        // What is in the cart comes first: it is what leaves next.
        $all = array_values(array_unique(array_merge($now, $before)));
        $all = array_slice($all, 0, count($now) + self::MOST_GONE);
        if ($all !== $before) {
            $session->set(self::SESSION_KEY, $all);
        }

        return array_slice($all, count($now));
    }

    private static function addLink(string $html): string
    {
        $tags = new WP_HTML_Tag_Processor($html);
        $context = $tags->next_tag() && $tags->get_attribute('data-wp-interactive') === self::STORE
            ? json_decode((string) $tags->get_attribute('data-wp-context'), true)
            : null;
        if (! is_array($context) || preg_match(self::BUTTON, $html, $button) !== 1) {
            return $html;
        }
        $quantity = $context['quantityToAdd'] ?? 1;
        $link = self::makeLink($button[0], is_numeric($quantity) ? (string) $quantity : '1');
        if ($link === null) {
            return $html;
        }
        $tags->remove_attribute('data-wp-interactive');
        $tags->remove_attribute('data-wp-context');
        $tags->remove_attribute('data-wp-init');
        $without = Pattern::replace(self::CART_LINK, '', $tags->get_updated_html());

        return str_replace($button[0], $link, $without);
    }

    /** @return string|null Null where it is no button that WooCommerce prints. */
    private static function makeLink(string $button, string $quantity): ?string
    {
        $tags = new WP_HTML_Tag_Processor($button);
        $tags->next_tag();
        $product = wc_get_product((int) $tags->get_attribute('data-product_id'));
        if (! $product instanceof WC_Product || preg_match(self::LABEL, $button, $label) !== 1) {
            return null;
        }
        foreach ($tags->get_attribute_names_with_prefix('data-wp-') ?? [] as $name) {
            $tags->remove_attribute($name);
        }
        $tags->remove_attribute('type');
        $style = trim((string) $tags->get_attribute('style'));
        $tags->remove_attribute('style');
        foreach (ContentPolicy::makeAttributes($style) as $name => $value) {
            $tags->set_attribute($name, $value);
        }
        $tags->remove_class('wc-interactive');
        $tags->set_attribute('href', $product->add_to_cart_url());
        $tags->set_attribute('rel', 'nofollow');
        $tags->set_attribute('role', 'button');
        $tags->set_attribute('data-quantity', $quantity);
        $tags->set_attribute('data-islas-action', 'cart.add');
        if (is_callable([$product, 'add_to_cart_success_message'])) {
            $message = $product->add_to_cart_success_message();
            $tags->set_attribute('data-success_message', is_string($message) ? PlainText::ofMarkup($message) : '');
        }
        // The label stays as WooCommerce and others give it: code and tests look for it.
        $link = str_replace($label[0], self::renderLabel($product)->markup(), $tags->get_updated_html());

        return '<a' . substr($link, strlen('<button'), -strlen('</button>')) . '</a>';
    }

    /** What stands on a product's button. */
    private static function renderLabel(WC_Product $product): Html
    {
        $count = WC()->cart === null ? 0 : WC()->cart->get_cart_item_quantities()[$product->get_id()] ?? 0;
        $count = is_numeric($count) ? (string) $count : '0';
        /* translators: %s: how many of a product are in the cart. */
        $words = (float) $count > 0 ? sprintf(__('%s in the cart', 'islas'), $count) : $product->add_to_cart_text();
        $text = Html::text(PlainText::ofMarkup($words));

        return Html::el('span', ['class' => self::REGION . $product->get_id()], $text);
    }
}
