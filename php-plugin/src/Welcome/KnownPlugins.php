<?php

declare(strict_types=1);

namespace Islas\Welcome;

/**
 * Plugins that do a job of Islas or change how its files reach visitors: folder to name. Data only.
 */
final class KnownPlugins
{
    public const CACHES = [
        'wp-super-cache' => 'WP Super Cache',
        'w3-total-cache' => 'W3 Total Cache',
        'litespeed-cache' => 'LiteSpeed Cache',
        'wp-rocket' => 'WP Rocket',
        'wp-fastest-cache' => 'WP Fastest Cache',
        'cache-enabler' => 'Cache Enabler',
        'sg-cachepress' => 'SiteGround Optimizer',
        'breeze' => 'Breeze',
        'hummingbird-performance' => 'Hummingbird',
        'nitropack' => 'NitroPack',
        'flying-press' => 'FlyingPress',
        'surge' => 'Surge',
        'swift-performance-lite' => 'Swift Performance',
        'wp-optimize' => 'WP-Optimize',
    ];

    /** Islas asks them to leave its scripts as they are (`Platform\Optimisers`). */
    public const OPTIMISERS = [
        'autoptimize' => 'Autoptimize',
        'perfmatters' => 'Perfmatters',
        'jetpack-boost' => 'Jetpack Boost',
        'wp-rocket' => 'WP Rocket',
        'litespeed-cache' => 'LiteSpeed Cache',
        'sg-cachepress' => 'SiteGround Optimizer',
        'nitropack' => 'NitroPack',
        'flying-press' => 'FlyingPress',
    ];

    /** Optimisers that Islas cannot ask: the owner leaves its scripts out in their settings. */
    public const OTHER_OPTIMISERS = [
        'async-javascript' => 'Async JavaScript',
        'flying-scripts' => 'Flying Scripts',
        'fast-velocity-minify' => 'Fast Velocity Minify',
        'wp-asset-clean-up' => 'Asset CleanUp',
        'w3-total-cache' => 'W3 Total Cache',
        'hummingbird-performance' => 'Hummingbird',
        'wp-optimize' => 'WP-Optimize',
        'swift-performance-lite' => 'Swift Performance',
    ];

    /** They open the cart beside the page. */
    public const CARTS = [
        'side-cart-woocommerce' => 'Side Cart (XootiX)',
        'woocommerce-side-cart-premium' => 'Side Cart Premium (XootiX)',
        'woo-fly-cart' => 'WPC Fly Cart',
        'woofc' => 'WPC Fly Cart',
        'cart-for-woocommerce' => 'FunnelKit Cart',
        'caddy' => 'Caddy',
        'th-all-in-one-woo-cart' => 'TH All In One Woo Cart',
        'woo-floating-cart-lite' => 'Floating Cart (XplodedThemes)',
        'woo-floating-cart' => 'Floating Cart (XplodedThemes)',
        'cart-popup-for-woocommerce' => 'Cart Popup',
        'modern-cart-starter-woocommerce' => 'Modern Cart Starter',
        'ajax-side-cart-woocommerce' => 'AJAX Side Cart',
        'rapidload-cart' => 'Rapid Cart',
        'yith-woocommerce-added-to-cart-popup' => 'YITH Added to Cart Popup',
    ];

    /** They suggest products while the customer types. */
    public const SEARCHES = [
        'ajax-search-for-woocommerce' => 'FiboSearch',
        'ajax-search-for-woocommerce-premium' => 'FiboSearch Pro',
        'advanced-woo-search' => 'Advanced Woo Search',
        'advanced-woo-search-pro' => 'Advanced Woo Search Pro',
        'ajax-search-lite' => 'Ajax Search Lite',
        'ajax-search-pro' => 'Ajax Search Pro',
        'yith-woocommerce-ajax-search' => 'YITH AJAX Search',
        'searchwp-live-ajax-search' => 'SearchWP Live Ajax Search',
        'smart-woocommerce-search' => 'Smart WooCommerce Search',
        'woocommerce-products-predictive-search' => 'Predictive Search',
        'doofinder-for-woocommerce' => 'Doofinder',
        'searchanise-for-woocommerce' => 'Searchanise',
        'th-advance-product-search' => 'TH Advance Product Search',
        'ivory-search' => 'Ivory Search',
        'add-search-to-menu' => 'Ivory Search',
        'motive-commerce-search' => 'Motive Commerce Search',
        'algolia-woo-indexer' => 'Algolia',
        'wp-search-with-algolia' => 'WP Search with Algolia',
    ];

    /** They show links to social networks. */
    public const SOCIAL = [
        'simple-social-icons' => 'Simple Social Icons',
        'social-icons-widget-by-wpzoom' => 'Social Icons Widget (WPZOOM)',
        'ultimate-social-media-icons' => 'Ultimate Social Media Icons',
        'ultimate-social-media-plus' => 'Ultimate Social Media Plus',
        'wp-social' => 'WP Social',
    ];

    /** They store where an order came from. */
    public const ATTRIBUTIONS = [
        'handl-utm-grabber' => 'HandL UTM Grabber',
        'attributer-io' => 'Attributer',
        'metorik-helper' => 'Metorik',
        'woocommerce-google-analytics-pro' => 'Google Analytics Pro',
        'pixelyoursite' => 'PixelYourSite',
        'pixelyoursite-pro' => 'PixelYourSite Professional',
    ];

    /** Hosted searches: part of the address of their script to name. */
    public const SEARCH_SCRIPTS = [
        'doofinder.com/' => 'Doofinder',
        'searchserverapi.com/' => 'Searchanise',
        'searchanise' => 'Searchanise',
        'static.klevu.com/' => 'Klevu',
        'js.klevu.com/' => 'Klevu',
        'luigisbox.com/' => 'Luigi’s Box',
        'clerk.io/' => 'Clerk.io',
        'motive.co/' => 'Motive',
        'cdn.empathy.co/' => 'Empathy',
        'algoliasearch' => 'Algolia',
    ];
}
