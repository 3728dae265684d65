<?php

declare(strict_types=1);

namespace Islas\Swatches;

use Islas\Assets;
use Islas\Features;
use Islas\Markup\Html;
use Islas\Markup\Island;
use Islas\Rest\AvailabilityController;
use Islas\Settings;
use Islas\Templates\SwatchCard;
use WC_Product_Variable;

/**
 * Prints a product's swatches on its card in a listing, as a form that adds what is chosen without JavaScript too.
 * Only where every attribute has swatches and something can be bought. It is no `variations_form`: scripts that look
 * for those expect selects and a whole page around them.
 *
 * @phpstan-import-type Props from \Islas\Templates\Swatches
 */
final class CardForm
{
    private const ISLAND = 'swatch-card';
    /** Its groups bring their own looks and texts. */
    private const GROUPS = 'swatch-form';

    private Settings $settings;
    private Features $features;
    private ProductLooks $looks;
    private Groups $groups;
    private AvailabilityController $availability;
    private Assets $assets;

    public function __construct(
        Settings $settings,
        Features $features,
        ProductLooks $looks,
        Groups $groups,
        AvailabilityController $availability,
        Assets $assets
    ) {
        $this->settings = $settings;
        $this->features = $features;
        $this->looks = $looks;
        $this->groups = $groups;
        $this->availability = $availability;
        $this->assets = $assets;
    }

    /** WordPress hook `wp_enqueue_scripts`: where listings are known to be, looks arrive before first paint. */
    public function prepare(): void
    {
        if ($this->isOn() && (is_shop() || is_product_taxonomy() || is_product())) {
            $this->bringLooks();
        }
    }

    /** WooCommerce hook `woocommerce_after_shop_loop_item`, before the card's button. */
    public function show(): void
    {
        $product = $GLOBALS['product'] ?? null;
        if ($product instanceof WC_Product_Variable && $this->isOn() && $this->isFor($product)) {
            $this->bringLooks();
            $this->form($product)->show();
        }
    }

    public function form(WC_Product_Variable $product): Html
    {
        $id = (string) $product->get_id();
        $card = [
            'product' => $id,
            'add' => $product->single_add_to_cart_text(),
            'groups' => $this->groups->all($product),
        ];
        $host = Island::host('div', self::ISLAND, [
            'data-availability' => $this->availability->url($product),
        ], $card, SwatchCard::render($card));

        return Html::el('form', [
            'class' => 'islas-card',
            'method' => 'post',
            'action' => $product->get_permalink(),
            'data-product_id' => $id,
            'data-name' => wp_strip_all_tags($product->get_name()),
        ], $host);
    }

    /** A posted form is completed by what replaces WooCommerce's variations. */
    private function isOn(): bool
    {
        return $this->settings->flag('card_swatches') && $this->features->on('variations');
    }

    private function isFor(WC_Product_Variable $product): bool
    {
        $attributes = $product->get_variation_attributes();
        foreach ($attributes as $attribute => $values) {
            if (Values::texts($values) === [] || $this->looks->type($product, (string) $attribute) === 'select') {
                return false;
            }
        }

        return $attributes !== [] && $product->is_purchasable() && $product->is_in_stock();
    }

    private function bringLooks(): void
    {
        $this->assets->island(self::GROUPS);
        $this->assets->island(self::ISLAND);
    }
}
