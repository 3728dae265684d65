<?php

declare(strict_types=1);

namespace Islas\Drawer;

use Islas\Platform\Assets;
use Islas\Platform\Guard;
use Islas\Platform\HookTable;
use Islas\Platform\Html;
use Islas\Platform\Manifest;
use Islas\Platform\Settings;
use Islas\Platform\StockBlocks;
use WP_Block;
use WP_Block_Template;
use WP_HTML_Tag_Processor;

/**
 * The Mini-Cart block with Islas' drawer behind its button: the block prints its button with the owner's icon, colors,
 * badge and amount, and Islas takes the directives away, so that neither a script of the block nor data of its stores
 * is needed. The block's drawer is printed empty. Markup that differs from that of WooCommerce 10.4 to 11.0 is not
 * changed, nor is a block that leads to the checkout. What is not possible is in decision record 013.
 */
final class MiniCartBlock
{
    public const NAME = 'woocommerce/mini-cart';

    private const FORM = 'islas-cart-page';
    private const DIRECTIVE = 'data-wp-';
    private const EMPTY_ROW = ['filter', 'pre_get_block_template', [self::class, 'emptyTemplate'], 10, 3];

    private Settings $settings;
    private Assets $assets;
    private Drawer $drawer;

    private ?bool $isWanted = null;
    private bool $hasOwnDrawer = false;
    private bool $isReplaced = false;

    public function __construct(Settings $settings, Assets $assets, Drawer $drawer)
    {
        $this->settings = $settings;
        $this->assets = $assets;
        $this->drawer = $drawer;
    }

    /**
     * WordPress filter `pre_get_block_template`, while the block is rendered: it need not render what its drawer would
     * show.
     *
     * @param mixed $template
     * @param mixed $id
     * @param mixed $type
     * @return mixed
     */
    public function emptyOwnTemplate($template, $id, $type)
    {
        return $this->isWanted() ? self::emptyTemplate($template, $id, $type) : $template;
    }

    /**
     * WordPress filter `render_block_woocommerce/mini-cart`; WordPress has asked for the block's script by then.
     *
     * @param mixed $html
     * @param mixed $parsed
     * @param mixed $block
     * @return mixed
     */
    public function replaceButton($html, $parsed, $block)
    {
        if (! is_string($html) || trim($html) === '') {
            return $html;
        }
        $attributes = $block instanceof WP_Block ? $block->attributes : [];
        $printed = $this->isWanted() && ($attributes['onCartClickBehaviour'] ?? '') !== 'navigate_to_checkout'
            ? Guard::run('button of the cart', fn (): string => $this->makeToggle($html, $attributes), $html)
            : $html;
        if ($printed === $html) {
            $this->hasOwnDrawer = true;
            $this->drawer->noteOtherDrawer();
        } else {
            $this->noteReplaced($attributes);
        }
        if (! $this->hasOwnDrawer) {
            wp_dequeue_script_module(self::NAME);
        }

        return $printed;
    }

    /**
     * WordPress filter `pre_get_block_template`, while the block is rendered and while its drawer is printed at the
     * end of the page.
     *
     * @param mixed $template
     * @param mixed $id
     * @param mixed $type
     * @return mixed
     */
    public static function emptyTemplate($template, $id, $type)
    {
        if ($type !== 'wp_template_part' || ! is_string($id) || ! MiniCartTemplate::isId($id)) {
            return $template;
        }
        $empty = new WP_Block_Template();
        $empty->id = $id;
        // The block prints WooCommerce's own part in the place of one without content.
        $empty->content = ' ';

        return $empty;
    }

    /** WordPress hook `wp_footer`, before the block prints its drawer. */
    public function beginDrawer(): void
    {
        if (! $this->hasOwnDrawer) {
            HookTable::addRows([self::EMPTY_ROW]);
        }
    }

    /** WordPress hook `wp_footer`, after it. */
    public static function endDrawer(): void
    {
        remove_filter('pre_get_block_template', [self::class, 'emptyTemplate']);
    }

    /** WordPress hook `wp_footer`: what the button says, and the cart page without JavaScript. */
    public static function printParts(): void
    {
        $url = wp_parse_url(wc_get_cart_url());
        $fields = [];
        wp_parse_str(is_array($url) ? $url['query'] ?? '' : '', $fields);
        $inputs = [];
        foreach (array_filter($fields, 'is_string') as $name => $value) {
            $inputs[] = Html::el('input', ['type' => 'hidden', 'name' => (string) $name, 'value' => $value]);
        }
        Html::join(
            Html::el('form', ['id' => self::FORM, 'action' => wc_get_cart_url(), 'hidden' => true], ...$inputs),
            CartButton::renderRegion(null)
        )->show();
    }

    private function isWanted(): bool
    {
        if ($this->isWanted === null) {
            $choice = $this->settings->text('drawer_mini_cart');
            $this->isWanted = $choice !== 'block' && StockBlocks::hasInteractiveMiniCart()
                && ! is_cart() && ! is_checkout()
                && ($choice === 'drawer' || MiniCartTemplate::findAuthor() === '');
        }

        return $this->isWanted;
    }

    /** @param array<mixed> $attributes Of the block. */
    private function noteReplaced(array $attributes): void
    {
        $this->drawer->noteButton(($attributes['addToCartBehaviour'] ?? '') === 'open_drawer');
        $this->assets->enqueueModule(Manifest::CART_BUTTON);
        if (! $this->isReplaced) {
            $this->isReplaced = true;
            HookTable::addRows([
                ['action', 'wp_footer', [$this, 'beginDrawer'], 9, 0],
                ['action', 'wp_footer', [self::class, 'printParts'], 9, 0],
                ['action', 'wp_footer', [self::class, 'endDrawer'], 11, 0],
            ]);
        }
    }

    /**
     * @param array<mixed> $attributes Of the block.
     * @return string The same where it is no markup that is known.
     */
    private function makeToggle(string $html, array $attributes): string
    {
        // Before the directives are taken away WordPress writes what they say: the number, the amount.
        $tags = new WP_HTML_Tag_Processor(wp_interactivity_process_directives($html));
        if (
            WC()->cart === null || ! $tags->next_tag(['class_name' => 'wc-block-mini-cart'])
            || $tags->get_attribute('data-wp-interactive') !== self::NAME
        ) {
            return $html;
        }
        self::removeDirectives($tags);
        $tags->set_attribute('data-island', 'cart-button');
        $tags->set_attribute('data-badge', self::readText($attributes, 'productCountVisibility'));
        $tags->set_attribute('data-after-add', self::readText($attributes, 'addToCartBehaviour'));
        if (
            ! $tags->next_tag(['tag_name' => 'button', 'class_name' => 'wc-block-mini-cart__button'])
            || $tags->get_attribute('data-wp-on--click') !== 'actions.openDrawer'
        ) {
            return $html;
        }
        self::removeDirectives($tags);
        $said = CartButton::describeCart(WC()->cart);
        $hasAmount = ($attributes['hasHiddenPrice'] ?? true) === false;
        $tags->set_attribute('aria-label', $said[$hasAmount ? 'labelWithAmount' : 'label']);
        $tags->set_attribute('aria-haspopup', 'dialog');
        $tags->set_attribute('aria-expanded', 'false');
        $tags->set_attribute('form', self::FORM);
        $tags->set_attribute('data-islas-action', 'overlay.open');
        $tags->set_attribute('data-islas-overlay', 'drawer');
        while ($tags->next_tag()) {
            self::removeDirectives($tags);
        }

        return $tags->get_updated_html();
    }

    private static function removeDirectives(WP_HTML_Tag_Processor $tags): void
    {
        foreach ($tags->get_attribute_names_with_prefix(self::DIRECTIVE) ?? [] as $name) {
            $tags->remove_attribute($name);
        }
    }

    /** @param array<mixed> $attributes */
    private static function readText(array $attributes, string $name): string
    {
        return is_string($attributes[$name] ?? null) ? $attributes[$name] : '';
    }
}
