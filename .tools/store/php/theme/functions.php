<?php

declare(strict_types=1);

add_theme_support('title-tag');
add_theme_support('woocommerce');
