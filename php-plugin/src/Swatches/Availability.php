<?php

declare(strict_types=1);

namespace Islas\Swatches;

use Islas\Settings;
use WC_Product_Variable;

/**
 * The availability matrix of a product as JSON, kept until a price, a stock or the product changes.
 */
final class Availability
{
    /** Prefix of the transients; the uninstaller deletes them. */
    public const TRANSIENT = 'islas_availability_';

    private VariationTable $table;
    private Settings $settings;

    public function __construct(VariationTable $table, Settings $settings)
    {
        $this->table = $table;
        $this->settings = $settings;
    }

    /** Reads what is kept of several products at once. */
    public function expect(int ...$products): void
    {
        $names = [];
        foreach (wp_using_ext_object_cache() ? [] : $products as $product) {
            $names[] = '_transient_' . self::TRANSIENT . $product;
            $names[] = '_transient_timeout_' . self::TRANSIENT . $product;
        }
        wp_prime_option_caches($names);
    }

    /** @return array{json: string, version: string} `version` changes with every byte of `json`. */
    public function of(WC_Product_Variable $product): array
    {
        $key = self::TRANSIENT . $product->get_id();
        $rules = $this->rules();
        $kept = get_transient($key);
        if (
            is_array($kept) && ($kept['rules'] ?? '') === $rules
            && is_string($kept['json'] ?? null) && is_string($kept['version'] ?? null)
        ) {
            return ['json' => $kept['json'], 'version' => $kept['version']];
        }
        $json = (string) wp_json_encode($this->table->read($product)->encode());
        $made = ['json' => $json, 'version' => substr(md5($json), 0, 12)];
        set_transient($key, $made + ['rules' => $rules], DAY_IN_SECONDS);

        return $made;
    }

    /**
     * WooCommerce's hooks of a changed product, variation or stock: each gives an id or a product.
     *
     * @param mixed $changed
     */
    public function forget($changed): void
    {
        $id = is_object($changed) && method_exists($changed, 'get_id') ? $changed->get_id() : $changed;
        if (! is_numeric($id)) {
            return;
        }
        $this->table->forget();
        delete_transient(self::TRANSIENT . (int) $id);
        $parent = wp_get_post_parent_id((int) $id);
        if ($parent) {
            delete_transient(self::TRANSIENT . (int) $parent);
        }
    }

    /** The owner's choices that a matrix depends on. */
    private function rules(): string
    {
        return implode('|', [
            $this->settings->count('stock_label_threshold'),
            is_string($hide = get_option('woocommerce_hide_out_of_stock_items')) ? $hide : '',
            is_string($manage = get_option('woocommerce_manage_stock')) ? $manage : '',
        ]);
    }
}
