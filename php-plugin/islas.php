<?php

/**
 * Plugin Name: Islas
 * Description: A faster, more accessible WooCommerce storefront: the cart, the mini-cart, variations and notices.
 * Version: 0.1.0
 * Requires at least: 6.7
 * Requires PHP: 7.4
 * Author: Islas
 * License: GPL-2.0-or-later
 * License URI: https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain: islas
 * Domain Path: /languages
 * WC requires at least: 8.9
 * WC tested up to: 11.0
 *
 * There is no "Requires Plugins" header on purpose: WordPress would then hide WooCommerce's own "Deactivate" link and
 * would not know a WooCommerce in a folder of another name. Islas says itself what it lacks, and changes nothing.
 *
 * This file and the two it requires first are written in syntax that PHP 5.6 can parse, so that an old server gets
 * words instead of a parse error.
 *
 * @package Islas
 */

if (! defined('ABSPATH')) {
    exit;
}

require_once __DIR__ . '/src/Platform/Translations.php';
require_once __DIR__ . '/src/Platform/Requirements.php';

add_action('plugins_loaded', function () {
    $islasRequirements = Islas\Platform\Requirements::ofThisSite(__DIR__ . '/languages');

    if (! $islasRequirements->areMet()) {
        add_action('all_admin_notices', array($islasRequirements, 'printNotice'));
        return;
    }

    require_once __DIR__ . '/autoload.php';
    Islas\Plugin::start(__FILE__);
});

register_deactivation_hook(__FILE__, function ($everywhere) {
    // Also where WooCommerce was switched off before.
    // @phpstan-ignore if.alwaysTrue (the analysis starts at PHP 7.4, this file must also run below it)
    if (version_compare(PHP_VERSION, '7.4', '>=')) {
        require_once __DIR__ . '/autoload.php';
        Islas\Platform\Deactivation::run((bool) $everywhere);
    }
});

register_activation_hook(__FILE__, function () {
    if (Islas\Platform\Requirements::ofThisSite(__DIR__ . '/languages')->areMet()) {
        require_once __DIR__ . '/autoload.php';
        Islas\Platform\Activation::run();
    }
});
