<?php

/**
 * Plugin Name: Islas local shop
 * Description: Keeps a shop on this machine quiet: no mail, no wizards, no calls to the outside.
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

/** Mail is written beside the database instead of being sent; a test can read it there. */
add_filter('pre_wp_mail', static function ($sent, array $mail) {
    $file = getenv('ISLAS_STORE_MAIL');
    if ($file !== false && $file !== '') {
        file_put_contents($file, wp_json_encode($mail) . "\n", FILE_APPEND | LOCK_EX);
    }

    return true;
}, 10, 2);

add_filter('woocommerce_enable_setup_wizard', '__return_false');
add_filter('woocommerce_prevent_automatic_wizard_redirect', '__return_true');
add_filter('woocommerce_allow_marketplace_suggestions', '__return_false');
add_filter('woocommerce_show_admin_notice', '__return_false');
add_filter('woocommerce_apply_user_tracking', '__return_false');
add_filter('admin_email_check_interval', '__return_zero');
add_filter('wp_is_application_passwords_available', '__return_true');

// Actions run by no request of their own. Not even asked for: two requests at once would both insert the lock of that,
// and the database complain of the second.
add_action('wp_loaded', static function (): void {
    if (class_exists('ActionScheduler', false)) {
        ActionScheduler::runner()->unhook_dispatch_async_request();
    }
});

// Asking for updates and for translations would only log failed requests.
foreach (['core', 'plugins', 'themes'] as $kind) {
    remove_action('admin_init', "_maybe_update_{$kind}");
    foreach (['plugins', 'themes', 'update', 'update-core'] as $screen) {
        remove_action("load-{$screen}.php", "wp_update_{$kind}");
    }
}
remove_action('init', 'wp_schedule_update_checks');
add_filter('pre_site_transient_available_translations', '__return_empty_array');
// Site Health asks all the same: WordPress.org has nothing new.
add_filter('pre_http_request', static function ($answer, array $arguments, string $url) {
    $nothing = array_fill_keys(['offers', 'plugins', 'themes', 'no_update', 'translations'], []);
    $questions = '~^https://api\.wordpress\.org/((core/version|plugins/update|themes/update)-check|core/checksums)/~';

    return preg_match($questions, $url) === 1
        ? ['body' => (string) wp_json_encode($nothing), 'response' => ['code' => 200], 'headers' => [], 'cookies' => []]
        : $answer;
}, 10, 3);

// The SQLite drop-in knows DATE_ADD() but not this spelling of it, in which WooCommerce reserves stock at checkout.
add_filter('query', static function (string $query): string {
    return defined('DB_ENGINE') && DB_ENGINE === 'sqlite'
        ? (string) preg_replace('/\( *NOW\(\) *\+ *(INTERVAL \d+ MINUTE) *\)/', 'DATE_ADD(NOW(), $1)', $query)
        : $query;
});

// Older versions of WooCommerce ask for a translation before WordPress 6.7 and newer give one, and are then left without any.
add_action('init', static function (): void {
    if (!is_textdomain_loaded('woocommerce')) {
        load_textdomain('woocommerce', WP_LANG_DIR . '/plugins/woocommerce-' . determine_locale() . '.mo');
    }
}, 1);

// So that a test may read where a customer came from: WooCommerce keeps it from its REST API.
add_filter('is_protected_meta', static function ($is, $key, $kind) {
    return $is && !($kind === 'user' && strpos((string) $key, '_wc_order_attribution_') === 0);
}, 10, 3);

// Nothing on this machine serves avatars, and a page waiting for them looks slower than it is.
add_filter('pre_option_show_avatars', '__return_zero');

// A visitor with the cookie `islas=off` sees the shop as WooCommerce alone serves it: to compare the two.
if (isset($_COOKIE['islas']) && $_COOKIE['islas'] === 'off') {
    add_filter('option_active_plugins', static function ($plugins): array {
        return array_values(array_filter((array) $plugins, static function ($plugin): bool {
            return strpos((string) $plugin, 'islas/') !== 0;
        }));
    });
}

// With the cookie `islas-bench` a page says what it cost: milliseconds of the clock since the request came, those of the
// processor since here, and queries. It is held back to its end, because a header comes first; with and without Islas. `islas-bench=queries` answers with the queries.
if (isset($_COOKIE['islas-bench'])) {
    $cpu = static function (): float {
        $used = getrusage();

        return array_sum(array_map(static function (string $kind) use ($used): float {
            return $used["ru_{$kind}.tv_sec"] * 1000 + $used["ru_{$kind}.tv_usec"] / 1000;
        }, ['utime', 'stime']));
    };
    $began = $cpu();
    $tells = $_COOKIE['islas-bench'] === 'queries';
    if ($tells) {
        define('SAVEQUERIES', true);
    }
    ob_start(static function (string $page, int $phase) use ($cpu, $began, $tells): string {
        if (($phase & PHP_OUTPUT_HANDLER_FINAL) !== 0 && !headers_sent()) {
            $php = (microtime(true) - (float) $_SERVER['REQUEST_TIME_FLOAT']) * 1000;
            $costs = 'Server-Timing: php;dur=%.1f, cpu;dur=%.1f, queries;dur=%d';
            header(sprintf($costs, $php, $cpu() - $began, get_num_queries()));
        }

        return $tells ? (string) wp_json_encode(array_column($GLOBALS['wpdb']->queries, 0)) : $page;
    });
}

// As in the pretend shop: `?swatches=card_swatches,attribute_behavior:hide` sets the owner's switches for one visitor,
// who keeps them in a cookie.
(static function (): void {
    $asked = $_GET['swatches'] ?? $_COOKIE['tienda_swatches'] ?? '';
    if (!is_string($asked) || $asked === '') {
        return;
    }
    if (isset($_GET['swatches']) && !headers_sent()) {
        setcookie('tienda_swatches', $asked, ['path' => '/']);
    }
    $set = [];
    foreach (explode(',', $asked) as $switch) {
        [$name, $value] = explode(':', $switch, 2) + ['', true];
        $set[$name] = $value;
    }
    foreach (['option_islas_settings', 'default_option_islas_settings'] as $filter) {
        add_filter($filter, static function ($settings) use ($set): array {
            return $set + (is_array($settings) ? $settings : []);
        }, 99); // After the defaults that a registered setting brings.
    }
})();

// Pages under the name `blog.localhost`, at any port, may read the Store API, as the guide to React tells owners.
add_filter('allowed_http_origins', static function (array $origins): array {
    $origin = (string) get_http_origin();

    return parse_url($origin, PHP_URL_HOST) === 'blog.localhost' ? [...$origins, $origin] : $origins;
});

// Storefront's letters come from another server; a page must not wait for a name that cannot be resolved.
add_action('wp_enqueue_scripts', static function (): void {
    wp_dequeue_style('storefront-fonts');
}, 100);

// With the cookie `shop=coming-soon` the shop is not open yet: for this visitor alone, so that others go on shopping.
if (($_COOKIE['shop'] ?? '') === 'coming-soon') {
    add_filter('pre_option_woocommerce_coming_soon', static fn () => 'yes');
}

// With the cookie `passwords=generated` nobody chooses a password in the shop: WooCommerce sends one.
if (($_COOKIE['passwords'] ?? '') === 'generated') {
    add_filter('pre_option_woocommerce_registration_generate_password', static fn () => 'yes');
}

// With the cookie `sells-to=all` this visitor may order from every country, whose states come with cart and checkout.
// Islas makes files of it in the background, as a shop that sells everywhere does.
if (($_COOKIE['sells-to'] ?? '') === 'all' || isset($_GET['islas-look'])) {
    add_filter('pre_option_woocommerce_allowed_countries', static fn () => 'all');
}

// `?background=now` does at once what Islas does in the background, which runs in no shop of these.
if (($_GET['background'] ?? '') === 'now') {
    add_action('wp_loaded', static function (): void {
        Islas\Platform\FileLook::lookAtPages();
    });
}

// With the cookie `after-add=cart` this visitor is led to the cart by each add.
if (($_COOKIE['after-add'] ?? '') === 'cart') {
    add_filter('pre_option_woocommerce_cart_redirect_after_add', static fn () => 'yes');
}

// With the cookie `theme=bare` (or `ancient`, see its style sheet) the visitor sees the least of themes.
if (in_array($_COOKIE['theme'] ?? '', ['bare', 'ancient'], true)) {
    add_filter('template', static fn () => 'islas-bare');
    add_filter('stylesheet', static fn () => 'islas-bare');
}

// A field with help, as plugins for invoices and deliveries add them.
add_filter('woocommerce_billing_fields', static function ($fields) {
    if (isset($fields['billing_phone'])) {
        $fields['billing_phone']['description'] = 'Solo lo usa el repartidor si no te encuentra.';
    }

    return $fields;
});

// With the cookie `neighbour=swatches` the visitor's shop has another plugin's swatches: a stand-in that prints one list
// after each select, as those plugins do.
if (($_COOKIE['neighbour'] ?? '') === 'swatches') {
    add_action('plugins_loaded', static function (): void {
        add_filter('option_active_plugins', static function ($plugins): array {
            return array_merge((array) $plugins, ['woo-variation-swatches/woo-variation-swatches.php']);
        });
    }, 0);
    add_filter('woocommerce_dropdown_variation_attribute_options_html', static function ($html): string {
        return $html . '<ul role="radiogroup" class="variable-items-wrapper"><li class="variable-item">…</li></ul>';
    });
}

// With the cookie `neighbour=wpc` the owner's shop has WPC Variation Swatches, as far as it stores anything: a stand-in.
if (($_COOKIE['neighbour'] ?? '') === 'wpc') {
    add_filter('pre_option_wpcvs_settings', static fn () => ['button_default' => 'yes', 'tooltip_library' => 'tippy']);
    add_action('created_term', static function (int $term): void {
        foreach (['wpcvs_color', 'wpcvs_tooltip'] as $key) {
            if (is_string($_POST[$key] ?? null)) {
                update_term_meta($term, $key, sanitize_text_field($_POST[$key]));
            }
        }
    });
}

// With the cookie `neighbour=consent` another plugin asks for consent and does not publish the visitor's answer.
if (($_COOKIE['neighbour'] ?? '') === 'consent') {
    add_action('plugins_loaded', static function (): void {
        add_filter('option_active_plugins', static function ($plugins): array {
            return array_merge((array) $plugins, ['complianz-gdpr/complianz-gpdr.php']);
        });
    }, 0);
    add_action('wp_footer', static function (): void {
        echo '<div id="theirs" role="dialog" aria-label="Cookies">¿Cookies? <button type="button">Aceptar</button></div>';
    });
}

// With the cookie `neighbour=mini-cart` a visitor of Storefront finds WooCommerce's Mini-Cart block where the theme has its
// own cart.
if (($_COOKIE['neighbour'] ?? '') === 'mini-cart') {
    add_action('wp', static function (): void {
        if (remove_action('storefront_header', 'storefront_header_cart', 60)) {
            add_action('storefront_header', static function (): void {
                echo do_blocks('<!-- wp:woocommerce/mini-cart /-->');
            }, 60);
        }
    });
}

// With the cookie `neighbour=header-cart` a visitor of a block theme finds that block in the header, where WooCommerce puts
// it in new shops.
if (($_COOKIE['neighbour'] ?? '') === 'header-cart') {
    add_filter('pre_option_woocommerce_hooked_blocks_version', static function (): string {
        return '8.4.0';
    });
}

// With the cookie `neighbour=side-cart` the visitor's shop has the Side Cart plugin, where the benchmark has put it.
if (($_COOKIE['neighbour'] ?? '') === 'side-cart') {
    add_filter('option_active_plugins', static function ($plugins): array {
        return array_merge((array) $plugins, ['side-cart-woocommerce/xoo-wsc-main.php']);
    });
}

// With the cookie `cost=say` a page ends with what it cost, and with the classes of Islas that it loaded.
if (($_COOKIE['cost'] ?? '') === 'say') {
    add_action('shutdown', static function (): void {
        printf('<!-- cost: %d queries, %d bytes -->', $GLOBALS['wpdb']->num_queries, memory_get_peak_usage());
        printf('<!-- classes: %s -->', implode(' ', array_filter(get_declared_classes(), static function (string $class): bool {
            return strpos($class, 'Islas\\') === 0;
        })));
    }, 0);
}

// With the cookie `writes=refuse` nothing of Islas' is written by a request; what would have been is in a file.
if (($_COOKIE['writes'] ?? '') === 'refuse') {
    add_filter('query', static function (string $query): string {
        if (preg_match('/^\s*(SELECT|SHOW|DESCRIBE|EXPLAIN|SET|START|COMMIT|ROLLBACK)\b/i', $query) === 1) {
            return $query;
        }
        if (stripos($query, 'islas') === false) {
            return $query;
        }
        $line = ($_SERVER['REQUEST_URI'] ?? '') . ' ' . preg_replace('/\s+/', ' ', substr($query, 0, 2000)) . "\n";
        file_put_contents(getenv('ISLAS_STORE_LOG') . '.writes', $line, FILE_APPEND);

        return '';
    });
}

// Related products are drawn by lot, and their queries with them: with this cookie two visits can be compared.
add_filter('woocommerce_product_related_posts_shuffle', static function ($shuffles) {
    return isset($_COOKIE['related']) ? false : $shuffles;
});

// A test that counts what is in a visitor's cart only reads: WooCommerce would save the session that this request has
// found over what the page is changing meanwhile.
if (isset($_SERVER['HTTP_ISLAS_ONLY_READS'])) {
    // At the end: the Store API begins the session later than pages do.
    add_action('shutdown', static function (): void {
        if (WC()->session !== null) {
            remove_action('shutdown', [WC()->session, 'save_data'], 20);
        }
    }, 19);
}
