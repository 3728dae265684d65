<?php

/**
 * Plugin Name: Islas local shop, other people's adds
 * Description: What other plugins do while a product is added, for one visitor: the cookie `adds` names it, several joined by dots.
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

$asked = explode('.', is_string($_COOKIE['adds'] ?? null) ? $_COOKIE['adds'] : '');
$is = static fn (string $name): bool => in_array($name, $asked, true);

// A gateway with WooCommerce's own card form, and fields with the keyboard for digits that are no telephone.
if ($is('digits')) {
    add_action('plugins_loaded', static function (): void {
        final class Islas_Store_Card extends WC_Payment_Gateway_CC
        {
            public function __construct()
            {
                [$this->id, $this->title, $this->has_fields] = ['store-card', 'Tarjeta', true];
                [$this->enabled, $this->supports] = ['yes', ['products']];
            }

            public function payment_fields(): void
            {
                $this->form();
            }
        }
        add_filter('woocommerce_payment_gateways', static fn ($all) => array_merge(['Islas_Store_Card'], (array) $all));
        add_filter('woocommerce_checkout_fields', static function ($fields) {
            $fields['order']['cumple'] = ['type' => 'tel', 'label' => 'Fecha de nacimiento'];
            $fields['order']['cp_regalo'] = ['type' => 'tel', 'label' => 'Código postal del regalo'];

            return $fields;
        });
    });
}

// A slow server: between the reading of the session and whatever changes it, time goes by.
$changes = ($_SERVER['REQUEST_METHOD'] ?? '') === 'POST' || isset($_GET['wc-ajax']) || isset($_GET['remove_item']);
if ($is('slow') && ($changes || isset($_GET['add-to-cart'])) && !isset($_SERVER['HTTP_ISLAS_ONLY_READS'])) {
    // Adds without a page are done before the rest is.
    $isAdd = ($_GET['wc-ajax'] ?? '') === 'add_to_cart';
    add_action('woocommerce_cart_loaded_from_session', static fn () => usleep($isAdd ? 300000 : 1200000));
}

// Another plugin notes something in the session with every request but an add, and a slow server answers it: once it has
// read the session there is a file, and it goes on when that is gone.
if ($is('noted') && ($_GET['wc-ajax'] ?? '') !== 'add_to_cart') {
    add_action('init', static function (): void {
        if (WC()->session !== null) {
            WC()->session->set('islas_store_noted', microtime());
        }
        $waiting = wp_upload_dir()['basedir'] . '/islas-store-waiting';
        touch($waiting);
        for ($end = time() + 30; file_exists($waiting) && time() < $end; clearstatcache()) {
            usleep(10000);
        }
    }, 99);
}

// Four are the least that is sold of each simple product.
if ($is('four')) {
    add_filter('woocommerce_quantity_input_min', static function ($min, $product = null) {
        return $product instanceof WC_Product && $product->is_type('simple') ? 4 : $min;
    }, 10, 2);
}

// One part of the grouped product is not sold today.
if ($is('no-cup')) {
    add_filter('woocommerce_add_to_cart_validation', static function ($passed, $id) {
        if (strpos((string) get_the_title((int) $id), 'Taza') === false) {
            return $passed;
        }
        wc_add_notice('Las tazas no se venden los lunes.', 'error');

        return false;
    }, 10, 2);
}

// Quantities of halves, and a quantity field on the cards of a listing: in a separate form, or beside the button.
if ($is('halves')) {
    add_action('init', static function (): void {
        remove_filter('woocommerce_stock_amount', 'intval');
        add_filter('woocommerce_stock_amount', 'floatval');
    });
    add_filter('woocommerce_quantity_input_args', static fn ($args) => ['min_value' => 0.5, 'step' => 0.5] + (array) $args);
    add_filter('woocommerce_loop_add_to_cart_args', static fn ($args) => ['quantity' => 0.5] + (array) $args);
    add_filter('woocommerce_loop_add_to_cart_link', static function ($link, $product) {
        if (strpos($product->get_name(), 'Cuenco') === 0) {
            $field = woocommerce_quantity_input(['input_value' => 1.5], $product, false);

            return '<form class="cart" method="post" action="' . esc_url($product->get_permalink()) . '">' . $field
                . '<button type="submit" name="add-to-cart" value="' . $product->get_id()
                . '" class="button single_add_to_cart_button">Por medios</button></form>';
        }
        $change = 'this.parentNode.querySelector(".ajax_add_to_cart").dataset.quantity = this.value';

        return strpos($product->get_name(), 'Plato') === 0
            ? '<input type="number" class="beside" value="0.5" step="0.5" onchange="' . esc_attr($change) . '">' . $link
            : $link;
    }, 30, 2);
}

// A pixel that answers adds without a page by a fragment, from WooCommerce's own action and fields.
if ($is('pixel')) {
    add_action('wp_footer', static fn () => print('<div id="pixel">-</div>'));
    add_action('woocommerce_ajax_added_to_cart', static function ($id): void {
        // phpcs:ignore WordPress.Security.NonceVerification.Missing -- A shop for tests.
        [$posted, $quantity] = [(int) ($_POST['product_id'] ?? 0), (int) ($_POST['quantity'] ?? 0)];
        add_filter('woocommerce_add_to_cart_fragments', static function ($fragments) use ($id, $posted, $quantity) {
            $before = strip_tags($fragments['#pixel'] ?? '');
            $now = trim("$before $posted/$id/$quantity");

            return ['#pixel' => "<div id=\"pixel\">$now</div>"] + $fragments;
        });
    });
}

// Plugins that answer an add with anything but the cart, once the product is in it.
$answers = [
    'checkout' => static fn () => wp_safe_redirect(wc_get_checkout_url()),
    'header' => static fn () => header('Location: ' . wc_get_cart_url(), true, 302),
    'away' => static fn () => wp_redirect('http://localhost:' . wp_parse_url(home_url(), PHP_URL_PORT) . '/mi-cuenta/'),
    'page' => static fn () => print('<!doctype html><title>Gracias</title><h1>Gracias</h1>'),
    'die' => static fn () => wp_die('Todo bien.'),
    'warning' => null,
];
foreach ($answers as $name => $answer) {
    if (!$is($name)) {
        continue;
    }
    add_action('woocommerce_add_to_cart', static function () use ($answer): void {
        if ($answer === null) {
            echo "<br />\n<b>Warning</b>:  Undefined variable \$x in <b>/plugin.php</b> on line <b>7</b><br />\n";

            return;
        }
        $answer();
        exit;
    }, 99);
}

// A firewall that answers before the shop does.
if ($is('firewall') && isset($_GET['wc-ajax']) && strpos((string) $_GET['wc-ajax'], 'add') !== false) {
    http_response_code(403);
    exit('<h1>Forbidden</h1>');
}

// WooCommerce's classic filter, above the widgets of the theme's sidebar.
if ($is('filter')) {
    add_action('dynamic_sidebar_before', static function (): void {
        the_widget('WC_Widget_Layered_Nav', ['attribute' => 'color', 'query_type' => 'or', 'display_type' => 'list']);
    });
}
