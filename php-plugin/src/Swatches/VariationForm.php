<?php

declare(strict_types=1);

namespace Islas\Swatches;

use Islas\Platform\Assets;
use Islas\Platform\Guard;
use Islas\Platform\Island;
use Islas\Platform\Pattern;
use Islas\Platform\Values;
use Islas\Variations\AvailabilityController;
use WC_Product_Variable;

/**
 * Prints the swatches of an attribute behind WooCommerce's own select, which stays in the form and is what is sent.
 */
final class VariationForm
{
    private const ISLAND = 'swatch-form';

    private Module $swatches;
    private AvailabilityController $availability;
    private Assets $assets;

    public function __construct(Module $swatches, AvailabilityController $availability, Assets $assets)
    {
        $this->swatches = $swatches;
        $this->availability = $availability;
        $this->assets = $assets;
    }

    /**
     * WooCommerce filter `woocommerce_dropdown_variation_attribute_options_html`.
     *
     * @param mixed $html
     * @param mixed $args
     * @return mixed
     */
    public function addSwatches($html, $args)
    {
        $product = is_array($args) ? ($args['product'] ?? null) : null;
        $attribute = is_array($args) ? Values::text($args['attribute'] ?? '') : '';
        if (! is_string($html) || ! $product instanceof WC_Product_Variable || $attribute === '') {
            return $html;
        }

        return Guard::run(
            'swatches of a form',
            fn () => $this->renderSwatches($html, $product, $attribute, $args),
            $html
        );
    }

    /** @param array<mixed> $args */
    private function renderSwatches(string $html, WC_Product_Variable $product, string $attribute, array $args): string
    {
        // A theme may leave the options to WooCommerce, which finds them itself.
        $values = Values::texts(($args['options'] ?? []) ?: $product->get_variation_attributes()[$attribute] ?? []);
        if ($values === [] || $this->swatches->appearance->chooseType($product->get_id(), $attribute) === 'select') {
            return $html;
        }
        $this->assets->enqueueSwatches();
        $select = Pattern::replace('/<select\b([^>]*) class="/', '<select$1 class="islas-raw-select ', $html, 1);

        $props = $this->swatches->groups->makeGroup($product, $attribute, $values);
        $host = Island::renderHost('div', self::ISLAND, [
            'data-availability' => $this->availability->makeUrl($product),
        ], $props, SwatchGroup::renderGroup($props));

        return $select . $host->markup();
    }
}
