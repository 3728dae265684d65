<?php

declare(strict_types=1);

error_reporting(E_ALL);
defined('ABSPATH') || define('ABSPATH', '/');

require_once __DIR__ . '/wordpress/Site.php';
require_once __DIR__ . '/wordpress/scripts.php';
require_once __DIR__ . '/wordpress/classes.php';
require_once __DIR__ . '/wordpress/functions.php';
require_once __DIR__ . '/wordpress/administration.php';
require_once __DIR__ . '/wordpress/analytics.php';
require_once __DIR__ . '/wordpress/embeds.php';
require_once __DIR__ . '/wordpress/pages.php';
require_once __DIR__ . '/wordpress/catalogue.php';
require_once __DIR__ . '/wordpress/listing.php';
require_once __DIR__ . '/wordpress/cart.php';
require_once __DIR__ . '/wordpress/consent.php';
require_once __DIR__ . '/wordpress/modules.php';
require_once __DIR__ . '/wordpress/wp-cli.php';
require_once __DIR__ . '/wordpress/welcome.php';
require_once __DIR__ . '/../../php-plugin/autoload.php';
