<?php

declare(strict_types=1);

namespace Islas\Swatches;

use Islas\Features;
use Islas\Platform\Assets;
use Islas\Platform\Guard;
use Islas\Platform\Html;
use Islas\Platform\Island;
use Islas\Platform\PlainText;
use Islas\Platform\Settings;
use Islas\Variations\FilteredChoice;
use Islas\Variations\Module as Variations;
use WC_Product_Factory;
use WC_Product_Variable;
use WP_Post;

/**
 * Prints a product's swatches on its card in a listing, as a form that adds what is chosen without JavaScript too.
 * Only where every attribute has swatches and something can be bought. It is no `variations_form`: scripts that look
 * for those expect selects and a whole page around them.
 *
 * @phpstan-import-type Props from \Islas\Swatches\SwatchGroup
 */
final class CardForm
{
    private const ISLAND = 'swatch-card';

    private Settings $settings;
    private Features $features;
    private Module $swatches;
    private Variations $variations;
    private Assets $assets;

    /** @var array<int, array<int, true>> Blog to products that a listing is about to show. */
    private array $listed = [];

    public function __construct(
        Settings $settings,
        Features $features,
        Module $swatches,
        Variations $variations,
        Assets $assets
    ) {
        $this->settings = $settings;
        $this->features = $features;
        $this->swatches = $swatches;
        $this->variations = $variations;
        $this->assets = $assets;
    }

    /** WordPress hook `wp_enqueue_scripts`: where listings are known to be, styles arrive before first paint. */
    public function enqueueFiles(): void
    {
        if ($this->isOn() && (is_shop() || is_product_taxonomy() || is_product())) {
            $this->assets->enqueueCards();
        }
    }

    /**
     * WordPress filter `the_posts` and WooCommerce's filters of product lists: notes the products of a listing, so
     * that the first card loads all of them together.
     *
     * @param mixed $listed Posts, ids, or an object with ids.
     * @return mixed The same.
     */
    public function noteListed($listed)
    {
        $all = is_object($listed) ? ($listed->ids ?? []) : $listed;
        foreach (is_array($all) && $all !== [] && $this->isOn() ? $all : [] as $one) {
            if (is_numeric($one) || ($one instanceof WP_Post && $one->post_type === 'product')) {
                $this->listed[get_current_blog_id()][(int) (is_numeric($one) ? $one : $one->ID)] = true;
            }
        }

        return $listed;
    }

    /**
     * WooCommerce filter `woocommerce_loop_add_to_cart_link`, of classic listings and of blocks: before the button.
     *
     * @param mixed $button
     * @param mixed $product
     * @return mixed
     */
    public function addForm($button, $product = null)
    {
        if (! is_string($button) || ! $product instanceof WC_Product_Variable || ! $this->isOn()) {
            return $button;
        }

        return Guard::run('swatches of a card', function () use ($button, $product): string {
            $this->readListed();
            if (! $this->isFor($product)) {
                return $button;
            }
            $this->assets->enqueueCards();

            return $this->renderForm($product, ...CardQuantity::renderFields($button))->markup() . $button;
        }, $button);
    }

    /**
     * WooCommerce filter `woocommerce_blocks_product_grid_item_html`, of its older blocks: before the button too.
     *
     * @param mixed $item
     * @param mixed $data The item's parts.
     * @param mixed $product
     * @return mixed
     */
    public function addFormInGrid($item, $data = null, $product = null)
    {
        $button = is_object($data) ? $data->button ?? '' : '';
        $whole = $this->addForm($button, $product);

        return is_string($item) && is_string($button) && is_string($whole) && $button !== ''
            ? str_replace($button, $whole, $item)
            : $item;
    }

    /**
     * Filter `islas_filtered_card`: a card with swatches is printed as the product has it, and painted as what was
     * filtered for, because it shows the product again once nothing is chosen.
     *
     * @param mixed $choices
     * @param mixed $product
     * @return mixed
     */
    public function keepPrinted($choices, $product = null)
    {
        return $product instanceof WC_Product_Variable && $this->isOn() && $this->isFor($product) ? [] : $choices;
    }

    public function renderForm(WC_Product_Variable $product, Html ...$fields): Html
    {
        $id = (string) $product->get_id();
        $snapshot = $this->variations->availability->findSnapshot($product);
        $groups = $this->swatches->groups->listGroups($product, FilteredChoice::findChoices($snapshot));
        $images = [];
        foreach ($groups as ['attribute' => $field]) {
            $images[$field] = (object) $this->swatches->images->listCardImages($snapshot->getDecidedImages($field));
        }
        $card = [
            'product' => $id,
            'name' => PlainText::ofMarkup((string) $product->get_name()),
            'add' => PlainText::ofName($product->single_add_to_cart_text()),
            'button' => 'button' . (wp_is_block_theme() ? ' wp-element-button wp-block-button__link' : ''),
            'groups' => $groups,
        ];
        $host = Island::renderHost('div', self::ISLAND, [
            'data-availability' => $this->variations->availabilityRest->makeUrl($product),
        ], $card + ['images' => (object) $images], SwatchCard::renderCard($card));

        return Html::el('form', [
            'class' => 'islas-card',
            'method' => 'post',
            'action' => $product->get_permalink(),
            'data-product_id' => $id,
        ], $host, ...$fields);
    }

    /** A posted form is completed by what replaces WooCommerce's variations. */
    private function isOn(): bool
    {
        return $this->settings->flag('card_swatches') && $this->features->isOn('variations');
    }

    private function isFor(WC_Product_Variable $product): bool
    {
        $id = $product->get_id();
        if (! $product->is_purchasable() || ! $product->is_in_stock() || post_password_required($id)) {
            return false;
        }
        $attributes = $this->variations->availability->findSnapshot($product)->getAttributes();
        foreach ($attributes as [$attribute, $values]) {
            if ($values === [] || $this->swatches->appearance->chooseType($id, $attribute) === 'select') {
                return false;
            }
        }

        return $attributes !== [];
    }

    /** All variable products of a listing are read with the first. */
    private function readListed(): void
    {
        $listed = array_keys($this->listed[get_current_blog_id()] ?? []);
        unset($this->listed[get_current_blog_id()]);
        // Of related products WooCommerce gives many more than it then reads.
        $read = $listed === [] ? [] : array_filter(wp_cache_get_multiple($listed, 'posts'));
        $variable = array_filter(
            array_keys($read),
            static fn (int $product) => WC_Product_Factory::get_product_type($product) === 'variable'
        );
        if ($variable !== []) {
            $this->swatches->groups->primeProducts(array_values($variable));
        }
    }
}
