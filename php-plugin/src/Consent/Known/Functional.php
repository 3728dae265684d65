<?php

declare(strict_types=1);

namespace Islas\Consent\Known;

use Islas\Consent\Providers;

/**
 * Cookies of plugins and hosts that a shop needs to work as its visitor set it: currency, language, age, wishlist, side
 * cart, load balancer, page cache. Never held, never blocked. Data only; see `Providers`.
 *
 * @phpstan-import-type Provider from Providers
 */
final class Functional
{
    /**
     * Source of a regular expression, small and capital letters alike, for names that tell by themselves that a shop
     * needs them. No list has these names: they are reported, and not deleted as long as the owner has not classified
     * them. `widgets/consent/known-cookies.ts` holds the same.
     */
    public const LOOKS = 'currenc|moneda|divisa|country|(?:^|[-_.])(?:lang|locale|idioma)|language|qtrans'
        . '|googtrans|wglang|^_?(?:pll|trp|icl|wmc|wcml|wcpbc|woocs|aelia|wg)_|wpml|wcpbc|(?:^'
        . '|[-_.])age[-_.]?(?:gate|verif|check|conf|limit|restrict|ok)|adult|(?:over|mayor)[-_]?(?:18|21)|(?:^'
        . '|[-_.])edad|wish[-_]?list|wcwl|tinv|woosw|woosc|wlfmc|compare|favou?rite|deseos|^(?:aws[ae]lb|gclb'
        . '|__cf|_cf|cf_|cflb|arraffinity|applicationgateway|bigip|serverid|incap_|visid_|nlbi_|sucuri|ak_bmsc'
        . '|bm_s|_abck|datadome|styx|lb[-_]|ts01|srv)|sticky|haproxy|[-_]vary|^_?lscache|^x-|no[-_]?cache'
        . '|cache[-_]?(?:bypass|bust|key|hash)|bypass|^w3tc|wpsgcache|^wfwaf|^breeze|^(?:wordpress|woocommerce'
        . '|yith)_|^wp-|^wp_|^wc[-_]|^wcpay|cart|checkout|basket|^xoo|^woodmart|^evav|^wf_|notice'
        . '|sess(?:ion)?(?:[-_.]?id)?$|phpsessid|csrf|xsrf|nonce|captcha|^wcf_|stripe|paypal|^ppc_|klarna'
        . '|redsys|sequra|aplazame|mollie|adyen|(?:amazon|apple|google)[-_]?pay|^apay-|consent|gdpr|rgpd'
        . '|^(?:__cmp|cmplz|cky|cli|uc|usprivacy|optanon|didomi|axeptio|termly|borlabs|osano|_iub|tarteau)'
        . '|cookie[-_]?(?:law|policy|bar|banner|accept|script|first|yes|hub|control)|cookies?[-_]policy';

    /** @var array<string, Provider> */
    public const TABLE = [
        'curcy' => [
            'name' => 'CURCY', 'plugins' => ['woo-multi-currency', 'woocommerce-multi-currency'],
            'cookies' => ['wmc_*' => ['currency', 1]],
        ] + self::ROW,
        'woocs' => [
            'name' => 'FOX Currency Switcher', 'plugins' => ['woocommerce-currency-switcher'],
            'cookies' => ['woocs_*' => ['currency', 1]],
        ] + self::ROW,
        'aelia' => [
            'name' => 'Aelia Currency Switcher', 'plugins' => ['woocommerce-aelia-currencyswitcher'],
            'cookies' => ['aelia_*' => ['currency', 30]],
        ] + self::ROW,
        'yay-currency' => [
            'name' => 'YayCurrency', 'plugins' => ['yaycurrency', 'yaycurrency-pro'],
            'cookies' => ['yay_currency*' => ['currency', 30]],
        ] + self::ROW,
        'wcpbc' => [
            'name' => 'Price Based on Country', 'plugins' => ['woocommerce-product-price-based-on-countries'],
            'cookies' => ['wcpbc*' => ['currency', 0]],
        ] + self::ROW,
        'booster' => [
            'name' => 'Booster for WooCommerce', 'plugins' => ['woocommerce-jetpack'],
            'cookies' => ['wcj-currency' => ['currency', 30]],
        ] + self::ROW,
        'alg-currency' => [
            'name' => 'WPFactory Currency Switcher', 'plugins' => ['currency-switcher-woocommerce'],
            'cookies' => ['alg_currency*' => ['currency', 30]],
        ] + self::ROW,
        'woopayments' => [
            'name' => 'WooPayments', 'plugins' => ['woocommerce-payments'],
            'cookies' => ['wcpay_*' => ['currency', 30]],
        ] + self::ROW,
        'wcml' => [
            'name' => 'WooCommerce Multilingual', 'plugins' => ['woocommerce-multilingual'],
            'cookies' => ['wcml_*' => ['currency', 2]],
        ] + self::ROW,
        'wpml' => [
            'name' => 'WPML', 'plugins' => ['sitepress-multilingual-cms'],
            'cookies' => [
                'wp-wpml_*' => ['language', 1],
                'wpml_*' => ['language', 1],
                '_icl_*' => ['language', 1],
                'icl_*' => ['language', 1],
            ],
        ] + self::ROW,
        'polylang' => [
            'name' => 'Polylang', 'plugins' => ['polylang', 'polylang-pro'],
            'cookies' => ['pll_language' => ['language', 365]],
        ] + self::ROW,
        'translatepress' => [
            'name' => 'TranslatePress', 'plugins' => ['translatepress-multilingual'],
            'cookies' => ['trp_*' => ['language', 30]],
        ] + self::ROW,
        'weglot' => [
            'name' => 'Weglot', 'plugins' => ['weglot'],
            'cookies' => ['wglang' => ['language', 30], 'WG_*' => ['language', 30]],
        ] + self::ROW,
        'gtranslate' => [
            'name' => 'GTranslate', 'plugins' => ['gtranslate'],
            'cookies' => ['googtrans' => ['language', 0]],
        ] + self::ROW,
        'qtranslate' => [
            'name' => 'qTranslate', 'plugins' => ['qtranslate-xt'],
            'cookies' => ['qtrans_*' => ['language', 365]],
        ] + self::ROW,
        'age-gate' => [
            'name' => 'Age Gate', 'plugins' => ['age-gate'],
            'cookies' => ['age_gate*' => ['age', 30], 'age-gate*' => ['age', 30]],
        ] + self::ROW,
        'easy-age-verify' => [
            'name' => 'Easy Age Verify', 'plugins' => ['easy-age-verify'],
            'cookies' => ['evav-*' => ['age', 30]],
        ] + self::ROW,
        'yith-wishlist' => [
            'name' => 'YITH Wishlist',
            'plugins' => ['yith-woocommerce-wishlist', 'yith-woocommerce-wishlist-premium'],
            'cookies' => ['yith_wcwl_*' => ['wishlist', 30]],
        ] + self::ROW,
        'yith-compare' => [
            'name' => 'YITH Compare', 'plugins' => ['yith-woocommerce-compare'],
            'cookies' => ['yith_woocompare_*' => ['wishlist', 30]],
        ] + self::ROW,
        'ti-wishlist' => [
            'name' => 'TI WooCommerce Wishlist',
            'plugins' => ['ti-woocommerce-wishlist', 'ti-woocommerce-wishlist-premium'],
            'cookies' => ['tinv*' => ['wishlist', 30]],
        ] + self::ROW,
        'wpc-wishlist' => [
            'name' => 'WPC Smart Wishlist', 'plugins' => ['woo-smart-wishlist'],
            'cookies' => ['woosw_*' => ['wishlist', 7]],
        ] + self::ROW,
        'wpc-compare' => [
            'name' => 'WPC Smart Compare', 'plugins' => ['woo-smart-compare'],
            'cookies' => ['woosc_*' => ['wishlist', 7]],
        ] + self::ROW,
        'woodmart' => [
            'name' => 'WoodMart', 'plugins' => ['woodmart-core'],
            'cookies' => ['woodmart_*' => ['wishlist', 7]],
        ] + self::ROW,
        'side-cart' => [
            'name' => 'Side Cart', 'plugins' => ['side-cart-woocommerce'],
            'cookies' => ['xoo-*' => ['cart', 1], 'xoo_*' => ['cart', 1]],
        ] + self::ROW,
        'cartflows' => [
            'name' => 'CartFlows', 'plugins' => ['cartflows', 'woo-cart-abandonment-recovery'],
            'cookies' => ['wcf_*' => ['cart', 1], 'cartflows_*' => ['cart', 1]],
        ] + self::ROW,
        'litespeed' => [
            'name' => 'LiteSpeed Cache', 'plugins' => ['litespeed-cache'],
            'cookies' => ['_lscache_vary*' => ['cache', 2], 'lscache_*' => ['cache', 2]],
        ] + self::ROW,
        'w3-total-cache' => [
            'name' => 'W3 Total Cache', 'plugins' => ['w3-total-cache'],
            'cookies' => ['w3tc_*' => ['cache', 1]],
        ] + self::ROW,
        'siteground' => [
            'name' => 'SiteGround Speed Optimizer', 'plugins' => ['sg-cachepress'],
            'cookies' => ['wpSGCacheBypass' => ['cache', 1], 'wp_sg_*' => ['cache', 1]],
        ] + self::ROW,
        'wordfence' => [
            'name' => 'Wordfence', 'plugins' => ['wordfence'],
            'cookies' => ['wfwaf-authcookie*' => ['security', 1], 'wf_*' => ['security', 1]],
        ] + self::ROW,
        // Of hosts, and names that several plugins share: listed where a browser has them.
        'host' => [
            'name' => '', 'plugins' => [],
            'cookies' => [
                'AWSALB*' => ['balance', 7], 'AWSELB*' => ['balance', 0], '__cflb' => ['balance', 1],
                '__cfruid' => ['security', 0], '_cfuvid' => ['security', 0], 'GCLB' => ['balance', 0],
                'ARRAffinity*' => ['balance', 0], 'ApplicationGatewayAffinity*' => ['balance', 0],
                'BIGipServer*' => ['balance', 0], 'SERVERID*' => ['balance', 0], 'incap_ses_*' => ['security', 0],
                'visid_incap_*' => ['security', 365], 'nlbi_*' => ['balance', 0], 'sucuri*' => ['security', 1],
                'ak_bmsc' => ['security', 1], 'bm_sz' => ['security', 1], 'bm_sv' => ['security', 1],
                '_abck' => ['security', 365], 'datadome' => ['security', 365], 'STYXKEY*' => ['balance', 0],
                'JSESSIONID' => ['session', 0], 'X-*' => ['cache', 1], 'wordpress_no_cache' => ['cache', 1],
                'nocache*' => ['cache', 1], 'woocommerce_multicurrency*' => ['currency', 30],
                'woocommerce_current_currency*' => ['currency', 30], 'currency' => ['currency', 30],
                'language' => ['language', 30], 'lang' => ['language', 30], 'age_verif*' => ['age', 30],
                'age-verif*' => ['age', 30], 'ageverif*' => ['age', 30], 'wishlist*' => ['wishlist', 30],
                'wc_cart_*' => ['cart', 0], 'XSRF-TOKEN' => ['security', 0],
            ],
        ] + self::ROW,
    ];

    private const ROW = [
        'name' => '', 'company' => '', 'category' => 'necessary', 'policy' => '', 'urls' => [], 'inline' => [],
    ];
}
