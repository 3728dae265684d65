<?php

declare(strict_types=1);

namespace Islas\Variations;

use Islas\Platform\Values;
use WC_Data_Store;
use WC_Product_Data_Store_CPT;
use WC_Product_Variable;

/**
 * Lets a variable product be added without JavaScript: WooCommerce's form then posts `variation_id` 0, which
 * WooCommerce refuses (contract 8.3). The variation is found from the attributes posted, as the browser would.
 *
 * Runs before WooCommerce's form handler and only completes its request; that request carries no nonce either.
 */
final class PostedChoice
{
    /**
     * Before the name of the swatches' radios; the selects keep WooCommerce's own. After it stand the product's id and
     * the group's number, so that two products in one form share no radios.
     */
    private const RADIO = 'islas_';

    /** WordPress hook `wp_loaded`, before priority 20. */
    public function completeRequest(): void
    {
        $requested = $this->readPosted('add-to-cart');
        $product = is_numeric($requested) ? wc_get_product((int) $requested) : null;
        if (! $product instanceof WC_Product_Variable || (int) $this->readPosted('variation_id') > 0) {
            return;
        }
        $choices = [];
        foreach ($product->get_variation_attributes() as $name => $values) {
            $key = 'attribute_' . sanitize_title((string) $name);
            $choices[$key] = $this->findChoice($key, $product->get_id(), Values::texts($values));
        }
        if ($choices === [] || in_array('', $choices, true)) {
            return; // WooCommerce says in its own words that a choice is missing.
        }
        /** @var WC_Product_Data_Store_CPT $store Its calls go through WC_Data_Store. */
        $store = WC_Data_Store::load('product');
        $found = $store->find_matching_product_variation($product, $choices);
        foreach ($choices + ['variation_id' => (string) $found] as $key => $value) {
            $_REQUEST[$key] = wp_slash($value);
            $_POST[$key] = wp_slash($value);
        }
    }

    /**
     * What the form starts with: asked for in the address, else the product's default.
     *
     * @return array<string, string>
     */
    public static function findFirstChoice(WC_Product_Variable $product, Snapshot $snapshot): array
    {
        $choices = [];
        foreach ($snapshot->getAttributes() as [$name, $values]) {
            $field = VariationRows::ATTRIBUTE . sanitize_title($name);
            // phpcs:disable WordPress.Security.NonceVerification.Recommended -- A link may name a variation.
            $requested = isset($_REQUEST[$field]) && is_string($_REQUEST[$field])
                ? sanitize_text_field(wp_unslash($_REQUEST[$field]))
                : (string) $product->get_variation_default_attribute($name);
            // phpcs:enable WordPress.Security.NonceVerification.Recommended
            $choices[$field] = in_array($requested, $values, true) ? $requested : '';
        }

        return $choices;
    }

    /**
     * The swatch's radio, else the select; only a value that the product really has.
     *
     * @param list<string> $values
     */
    private function findChoice(string $key, int $product, array $values): string
    {
        $radio = '/^' . preg_quote(self::RADIO . $key, '/') . '-' . $product . '-\d+$/';
        // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- WooCommerce's add-to-cart form has none.
        $posted = array_map('strval', array_keys($_REQUEST));
        $isRadio = static fn (string $field): bool => preg_match($radio, $field) === 1;
        foreach (array_merge(array_filter($posted, $isRadio), [$key]) as $field) {
            $value = $this->readPosted($field);
            if (in_array($value, $values, true)) {
                return $value;
            }
        }

        return '';
    }

    private function readPosted(string $field): string
    {
        // phpcs:disable WordPress.Security.NonceVerification.Recommended -- WooCommerce's add-to-cart form has none.
        // phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- Compared with known values only.
        $value = isset($_REQUEST[$field]) ? wp_unslash($_REQUEST[$field]) : '';
        // phpcs:enable WordPress.Security.NonceVerification.Recommended

        return is_string($value) ? $value : '';
    }
}
