<?php

/** Two filters by colour and by price: the first changes the list without a new page, the second loads it. Cards have swatches. */

declare(strict_types=1);

global $wpdb;
$part = static fn (string $id, string $name, string $title, array $settings): array => [
    'id' => $id,
    'name' => $name,
    'uniqId' => "wpf_{$id}",
    'settings' => $settings + [
        'f_enable' => true,
        'f_enable_title' => 'yes_open',
        'f_enable_title_mobile' => 'yes_open',
        'f_title' => $title,
        'f_frontend_type' => 'list',
        'f_show_count' => false,
        'f_hide_empty' => false,
        'f_query_logic' => 'or',
    ],
];
$order = [
    $part('wpfAttribute', 'wpf_filter_color', 'Color', [
        'f_list' => (string) wc_attribute_taxonomy_id_by_name('pa_color'),
        'f_show_all_attributes' => true,
    ]),
    $part('wpfPriceRange', 'wpf_min_price,wpf_max_price', 'Precio', [
        'f_range_by_hands' => true,
        'f_range_by_hands_values' => '0,15,15,30',
        'f_range_automatic' => false,
    ]),
];
foreach (['1', '0'] as $index => $isAjax) {
    $settings = [
        'enable_ajax' => $isAjax,
        'display_on_page' => 'both',
        'display_for' => 'both',
        'show_filtering_button' => '0',
        'show_clean_button' => '0',
        'filters' => ['order' => (string) wp_json_encode($order), 'preselect' => ''],
        'css_editor' => '',
        'js_editor' => '',
        'text_no_products' => 'No hay productos',
    ];
    $wpdb->insert("{$wpdb->prefix}wpf_filters", [
        'id' => $index + 1,
        'title' => 'Color y precio',
        'setting_data' => serialize(['settings' => $settings]),
    ]);
}
update_option('islas_settings', ['card_swatches' => true] + (array) get_option('islas_settings', []));
