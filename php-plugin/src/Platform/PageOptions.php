<?php

declare(strict_types=1);

namespace Islas\Platform;

/**
 * Options that WordPress and WooCommerce read on pages of a shop, each with a separate query, because they are not
 * loaded with the others or do not exist. Islas reads them with one query before. One that is loaded with the others,
 * or that a version or a page does not read, is but one more name in that query.
 */
final class PageOptions
{
    private const NAMES = [
        'can_compress_scripts',
        'site_logo',
        'theme_switched',
        'wc_brands_show_description',
        'wc_variation_gallery_migration_completed_at',
        'woocommerce_bacs_settings',
        'woocommerce_brand_permalink',
        'woocommerce_cart_page_id',
        'woocommerce_checkout_address_2_field',
        'woocommerce_checkout_company_field',
        'woocommerce_checkout_page_id',
        'woocommerce_checkout_phone_field',
        'woocommerce_cheque_settings',
        'woocommerce_cod_settings',
        'woocommerce_coming_soon_page_id',
        'woocommerce_default_catalog_orderby',
        'woocommerce_demo_store',
        'woocommerce_enable_delayed_account_creation',
        'woocommerce_enable_myaccount_registration',
        'woocommerce_myaccount_page_id',
        'woocommerce_pickup_location_settings',
        'woocommerce_registration_generate_password',
        'woocommerce_registration_generate_username',
        'woocommerce_review_rating_required',
        'woocommerce_review_rating_verification_label',
        'woocommerce_review_rating_verification_required',
        'woocommerce_shop_page_display',
        'woocommerce_show_marketplace_suggestions',
        'woocommerce_terms_page_id',
        'woocommerce_thumbnail_cropping',
    ];

    /** Transients, which are options where no object cache has them. */
    private const TRANSIENTS = [
        'as-post-store-dependencies-met',
        'wc_block_product_filter_attribute_default_attribute',
        'wc_installing',
        'wc_term_counts',
    ];

    /** Transients of a product's own page, by what stands before its number. */
    private const OF_PRODUCT = ['wc_child_has_weight_', 'wc_child_has_dimensions_', 'wc_related_'];

    /** When Islas starts: not in the dashboard, which reads others. */
    public static function primeOptions(): void
    {
        if (! is_admin()) {
            wp_prime_option_caches(array_merge(self::NAMES, self::nameTransients(self::TRANSIENTS)));
        }
    }

    /** @return list<string> Options that the page of a variable product reads after its form. */
    public static function listProductOptions(int $product): array
    {
        return self::nameTransients(
            array_map(static fn (string $start): string => $start . $product, self::OF_PRODUCT)
        );
    }

    /**
     * @param list<string> $transients
     * @return list<string>
     */
    private static function nameTransients(array $transients): array
    {
        $names = [];
        foreach (wp_using_ext_object_cache() ? [] : $transients as $transient) {
            array_push($names, '_transient_' . $transient, '_transient_timeout_' . $transient);
        }

        return $names;
    }
}
