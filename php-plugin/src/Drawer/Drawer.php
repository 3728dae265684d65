<?php

declare(strict_types=1);

namespace Islas\Drawer;

use Islas\Platform\Assets;
use Islas\Platform\Html;
use Islas\Platform\Island;
use Islas\Platform\Json;
use Islas\Platform\Manifest;
use Islas\Platform\OverlayToggle;
use Islas\Platform\Settings;
use Islas\Platform\HeadFile;

/**
 * The cart drawer on a page: a dialog with `DrawerPanel`, and an element for `CartContents`, which each answer with the
 * cart's regions fills. Not on the cart's and the checkout's pages, and not beside a Mini-Cart block with its own
 * drawer, unless the page has a control that opens the drawer by its name.
 */
final class Drawer
{
    private const ISLAND = 'cart-drawer';
    /** Selector of the cart among the fragments. */
    public const CART = 'script.islas-drawer-cart';

    /** Links to the cart of common themes. */
    private const TOGGLES = 'a.cart-contents,a.footer-cart-contents,.site-header-cart>li>a,a.header-cart-link,'
        . 'a.cart-customlocation,.ast-site-header-cart>a,.ast-header-cart-link,a.wcmenucart,.header-cart a.cart-link';

    private Settings $settings;
    private Assets $assets;
    private HeadFile $headFile;

    private bool $hasOther = false;
    private bool $hasButton = false;
    private bool $opensForBlock = false;
    private bool $isAsked = false;

    public function __construct(Settings $settings, Assets $assets, HeadFile $headFile)
    {
        $this->headFile = $headFile;
        $this->settings = $settings;
        $this->assets = $assets;
    }

    /** WordPress hook `wp_enqueue_scripts`. */
    public function prepareDrawer(): void
    {
        if ($this->isWanted()) {
            $this->assets->enqueueStyles(Manifest::DRAWER);
        }
    }

    /** WordPress hook `wp_head`, before the script that reads it. */
    public function addHeadData(): void
    {
        if ($this->isWanted()) {
            $this->assets->addHeadData('toggles', OverlayToggle::SELECTOR);
            $this->assets->addHeadData('toggles', $this->listToggles());
        }
    }

    /** The page has a Mini-Cart block that does not open this drawer. */
    public function noteOtherDrawer(): void
    {
        $this->hasOther = true;
    }

    /** The page has a Mini-Cart block whose button opens this drawer. */
    public function noteButton(bool $opensAfterAdd): void
    {
        $this->hasButton = true;
        $this->opensForBlock = $this->opensForBlock || $opensAfterAdd;
    }

    /** Shortcode `[islas_cart]`: a link to the cart that opens the drawer. */
    public function renderLink(): string
    {
        $this->isAsked = true;
        $this->prepareDrawer();

        return Html::el('a', [
            'class' => 'islas-cart-link',
            'href' => wc_get_cart_url(),
            'data-islas-action' => 'overlay.open',
            'data-islas-overlay' => 'drawer',
        ], Html::text(__('Cart', 'islas')))->markup();
    }

    /** WordPress hook `wp_footer`. */
    public function printDrawer(): void
    {
        if (! $this->isWanted()) {
            return;
        }
        $this->prepareDrawer();
        $texts = self::listTexts();
        $props = ['title' => __('Cart', 'islas'), 'hasCoupons' => wc_coupons_enabled(), 'texts' => $texts];
        Html::el(
            'dialog',
            [
                'id' => 'islas-drawer',
                'class' => 'islas-drawer woocommerce widget_shopping_cart',
                'aria-labelledby' => 'islas-drawer-title',
                'data-toggles' => $this->listToggles(),
                'data-after-add' => $this->chooseAfterAdd('drawer_after_add'),
                'data-after-add-touch' => $this->chooseAfterAdd('drawer_after_add_touch'),
                'data-added' => __('Added to your cart.', 'islas'),
            ],
            Island::renderHost(
                'div',
                self::ISLAND,
                ['class' => 'islas-drawer__panel'],
                array_merge($props, ['texts' => $this->headFile->listMissingTexts('drawer', $texts)]),
                DrawerPanel::renderPanel($props)
            ),
            self::renderCart(null),
        )->show();
    }

    /** @param array<string, mixed>|null $cart Null where no cart is known: a page is the same for every visitor. */
    public static function renderCart(?array $cart): Html
    {
        $json = Json::encode($cart, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES);

        return Html::el(
            'script',
            ['type' => 'application/json', 'class' => 'islas-drawer-cart'],
            Html::trusted($json)
        );
    }

    private function listToggles(): string
    {
        return $this->settings->text('drawer_toggles') ?: self::TOGGLES;
    }

    /** Whether the drawer opens after an add is the block's own setting, where its button opens this drawer. */
    private function chooseAfterAdd(string $setting): string
    {
        $way = $this->settings->text($setting);
        if (! $this->hasButton) {
            return $way;
        }
        // The button's script opens it, for adds of others too, as the block's own script does.
        if ($this->opensForBlock) {
            return 'nothing';
        }

        return $way === 'open' ? 'badge' : $way;
    }

    private function isWanted(): bool
    {
        return ($this->isAsked || $this->hasButton || ! $this->hasOther) && ! is_cart() && ! is_checkout();
    }

    /** @return array<string, string> By the keys that the views in `widgets/drawer/` read. */
    private static function listTexts(): array
    {
        return [
            'close' => __('Close the cart', 'islas'),
            'empty' => __('Your cart is empty.', 'islas'),
            'shop' => __('Continue shopping', 'islas'),
            'shop_url' => (string) wc_get_page_permalink('shop'),
            'cart_url' => (string) wc_get_cart_url(),
            'waiting' => __('Everything in your cart is on the cart page.', 'islas'),
            'view' => __('View cart', 'islas'),
            /* translators: %s: name of a product */
            'quantity' => __('Quantity of %s', 'islas'),
            /* translators: %s: name of a product */
            'less' => __('Reduce the quantity of %s', 'islas'),
            /* translators: %s: name of a product */
            'more' => __('Increase the quantity of %s', 'islas'),
            /* translators: %s: name of a product */
            'remove' => __('Remove %s from the cart', 'islas'),
            'remove_short' => __('Remove', 'islas'),
            /* translators: %s: name of a product */
            'removed' => __('%s is not in the cart any more.', 'islas'),
            'undo' => __('Undo', 'islas'),
            'change' => __('Change', 'islas'),
            /* translators: %s: name of a product */
            'change_of' => __('Change the options of %s', 'islas'),
            'save' => __('Save', 'islas'),
            'cancel' => __('Cancel', 'islas'),
            'coupon' => __('Do you have a coupon?', 'islas'),
            'coupon_code' => __('Coupon code', 'islas'),
            'apply' => __('Apply', 'islas'),
            /* translators: %s: code of a coupon */
            'uncoupon' => __('Remove the coupon %s', 'islas'),
            'total' => __('Total', 'islas'),
            'offers' => __('Goes well with it', 'islas'),
            'add' => __('Add', 'islas'),
            /* translators: %s: name of a product */
            'add_of' => __('Add %s to the cart', 'islas'),
            /* translators: %s: name of a product */
            'added_of' => __('%s is in the cart now.', 'islas'),
            'failed' => __('The cart could not be changed. Try again.', 'islas'),
            'refused' => __('This quantity cannot be ordered. Choose another one.', 'islas'),
            /* translators: %s: an amount of money */
            'now' => __('Total of the cart: %s', 'islas'),
        ];
    }
}
