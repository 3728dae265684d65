<?php

declare(strict_types=1);

namespace Islas\Swatches;

use Islas\Platform\Assets;
use Islas\Platform\Guard;
use Islas\Platform\Html;
use Islas\Platform\Island;
use Islas\Platform\Json;
use Islas\Platform\Manifest;
use Islas\Platform\Values;
use Islas\Variations\Module as Variations;
use Islas\Variations\VariationRows;
use Islas\Variations\VisitorRules;
use WC_Product_Variable;
use WP_Block;
use WP_HTML_Tag_Processor;

/**
 * Swatches in WooCommerce's block *Add to Cart + Options*. The block keeps what is chosen: its own control stays in the
 * page, hidden, and beside the swatches stands an element for each value that runs the block's action when it gets the
 * event `islas-toggle`. If Islas' script is lost, the radios of the swatches run it themselves. The block's state is
 * written to attributes of its selector, which `widgets/swatches/block/paint.ts` follows. All are directives in the
 * printed markup, as in WooCommerce's own controls (`docs/decisions/014-swatches-in-the-block.md`).
 */
final class BlockForm
{
    public const STORE = 'woocommerce/add-to-cart-with-options';

    /** With the store's name, which otherwise is on an element around the selector. */
    private const CHOSEN = self::STORE . '::state.selectedAttributes';

    private const DIRECTIVE = 'data-wp-on--';
    private const CHOOSE = 'actions.toggle';

    private const ISLAND = 'swatch-form';
    private const SELECTOR = 'wp-block-woocommerce-add-to-cart-with-options-variation-selector';
    private const OPTION = 'islas-block-option';

    private Module $swatches;
    private Variations $variations;
    private Assets $assets;

    public function __construct(Module $swatches, Variations $variations, Assets $assets)
    {
        $this->swatches = $swatches;
        $this->variations = $variations;
        $this->assets = $assets;
    }

    /**
     * WordPress filters `render_block_woocommerce/product-filter-chips` and `render_block_woocommerce/dropdown`: the
     * controls that the block has for one attribute. Those of other blocks stay as they are.
     *
     * @param mixed $html
     * @param mixed $parsed
     * @param mixed $block
     * @return mixed
     */
    public function addSwatches($html, $parsed = null, $block = null)
    {
        $given = $block instanceof WP_Block ? $block->context['woocommerce/selectableItems'] ?? null : null;
        $product = $GLOBALS['product'] ?? null;
        if (
            ! is_string($html) || $html === '' || ! is_array($given) || ! $product instanceof WC_Product_Variable
            || ($given['storeNamespace'] ?? '') !== self::STORE
        ) {
            return $html;
        }
        $name = Values::text($given['groupLabel'] ?? '');
        $items = is_array($given['items'] ?? null) ? $given['items'] : [];

        return Guard::run(
            'swatches of a block',
            fn () => $this->renderOption($html, $product, $name, $items),
            $html
        );
    }

    /**
     * WordPress filter `render_block_woocommerce/add-to-cart-with-options-variation-selector`: says there what is
     * chosen and which variations there are.
     *
     * @param mixed $html
     * @return mixed
     */
    public function followChoices($html)
    {
        $product = $GLOBALS['product'] ?? null;
        if (! is_string($html) || ! $product instanceof WC_Product_Variable || strpos($html, self::OPTION) === false) {
            return $html;
        }

        return Guard::run('choices of a block', fn () => $this->bindChoices($html, $product), $html);
    }

    /**
     * WordPress filter `render_block_woocommerce/add-to-cart-with-options-variation-selector-attribute`: the block may
     * hide options that the other choices leave out.
     *
     * @param mixed $html
     * @param mixed $parsed
     * @return mixed
     */
    public function hideUnavailable($html, $parsed = null)
    {
        $attributes = is_array($parsed) && is_array($parsed['attrs'] ?? null) ? $parsed['attrs'] : [];
        if (! is_string($html) || ($attributes['disabledAttributesAction'] ?? '') !== 'hide') {
            return $html;
        }
        $tags = new WP_HTML_Tag_Processor($html);
        while ($tags->next_tag(['class_name' => 'islas-swatches'])) {
            $tags->remove_class('islas-swatches--blur');
            $tags->remove_class('islas-swatches--blur-no-cross');
            $tags->add_class('islas-swatches--hide');
        }

        return $tags->get_updated_html();
    }

    /** @param array<mixed> $items The block's own. */
    private function renderOption(string $html, WC_Product_Variable $product, string $name, array $items): string
    {
        [$attribute, $values] = self::findAttribute($product, $items);
        if ($attribute === '') {
            return $html;
        }
        $isOwn = strpos($html, '<select') !== false
            ? ! $this->swatches->appearance->hasOwnType($product->get_id(), $attribute)
            : $this->swatches->appearance->chooseType($product->get_id(), $attribute) === 'select';
        $parts = array_map([self::class, 'renderToggle'], $values);
        if (! $isOwn) {
            $this->assets->enqueueBlockSwatches();
            $props = $this->swatches->groups->makeGroup($product, $attribute, $values);
            $host = Island::renderHost('div', self::ISLAND, [], $props, SwatchGroup::renderGroup($props));
            array_unshift($parts, self::connectRadios($host));
        }

        return Html::join(
            Html::el('div', [
                'class' => self::OPTION,
                'data-wp-interactive' => self::STORE,
                'data-attribute' => VariationRows::ATTRIBUTE . sanitize_title($attribute),
                'data-name' => $name,
            ], ...$parts),
            Html::el('div', ['class' => self::OPTION . '__own', 'hidden' => ! $isOwn], Html::trusted($html))
        )->markup();
    }

    private static function renderToggle(string $value): Html
    {
        return Html::el('i', [
            'hidden' => true,
            'data-value' => $value,
            'data-wp-context' => self::makeContext($value),
            self::DIRECTIVE . 'islas-toggle' => self::CHOOSE,
        ]);
    }

    /** Without Islas' script each radio runs the block's action by itself; the script takes over its presses. */
    private static function connectRadios(Html $host): Html
    {
        $tags = new WP_HTML_Tag_Processor($host->markup());
        while ($tags->next_tag(['class_name' => 'islas-swatch__radio'])) {
            $tags->set_attribute('data-wp-context', self::makeContext((string) $tags->get_attribute('value')));
            $tags->set_attribute(self::DIRECTIVE . 'input', self::CHOOSE);
        }

        return Html::trusted($tags->get_updated_html());
    }

    private static function makeContext(string $value): string
    {
        return Json::encode(['item' => ['value' => $value]]);
    }

    /**
     * The product's attribute whose values these are, with them. The block says which by the id of each value.
     *
     * @param array<mixed> $items
     * @return array{string, list<string>}
     */
    private static function findAttribute(WC_Product_Variable $product, array $items): array
    {
        $values = Values::texts(array_column($items, 'value'));
        $first = reset($items);
        $id = is_array($first) ? Values::text($first['id'] ?? '') : '';
        foreach (array_keys($values === [] ? [] : $product->get_variation_attributes()) as $attribute) {
            $name = wc_variation_attribute_name((string) $attribute);
            if ($id === sanitize_title($name) . '-' . sanitize_title($values[0])) {
                return [(string) $attribute, $values];
            }
        }

        return ['', []];
    }

    private function bindChoices(string $html, WC_Product_Variable $product): string
    {
        $tags = new WP_HTML_Tag_Processor($html);
        if (! $tags->next_tag(['class_name' => self::SELECTOR])) {
            return $html;
        }
        $tags->set_attribute('data-islas-options', $this->findMatrix($product));
        $tags->set_attribute('data-availability', $this->variations->availabilityRest->makeUrl($product));
        $tags->set_attribute('data-wp-bind--data-islas-count', self::CHOSEN . '.length');
        foreach (array_keys(array_values($product->get_variation_attributes())) as $place) {
            foreach (['attribute', 'value'] as $part) {
                $path = self::CHOSEN . ".$place.$part";
                $tags->set_attribute("data-wp-bind--data-islas-$part-$place", $path);
            }
        }

        return $tags->get_updated_html();
    }

    /** As many variations as WooCommerce prints into a classic form, '' where the browser asks for them. */
    private function findMatrix(WC_Product_Variable $product): string
    {
        $most = apply_filters('woocommerce_ajax_variation_threshold', 30, $product);
        if (VisitorRules::filterVariations()) {
            return '';
        }
        $snapshot = $this->variations->availability->findSnapshot($product);
        $count = strlen($snapshot->decodeMatrix()['state']);

        return $count <= (is_numeric($most) ? (int) $most : 30) ? $snapshot->toJson() : '';
    }
}
