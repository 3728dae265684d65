<?php

/** A bundle of two cups and a bowl, at a tenth less. */

declare(strict_types=1);

$part = static function (string $slug, string $quantity): array {
    $id = get_page_by_path($slug, OBJECT, 'product')->ID;

    return ['id' => (string) $id, 'sku' => '', 'qty' => $quantity, 'min' => '', 'max' => ''];
};
$id = wp_insert_post([
    'post_type' => 'product',
    'post_status' => 'publish',
    'post_title' => 'Lote de desayuno',
    'post_name' => 'lote-de-desayuno',
]);
wp_set_object_terms($id, 'woosb', 'product_type');
$meta = [
    'woosb_ids' => ['taza' => $part('taza-azahar', '2'), 'bowl' => $part('cuenco-alborada', '1')],
    'woosb_discount' => '10',
    'woosb_disable_auto_price' => 'off',
    'woosb_manage_stock' => 'off',
    '_stock_status' => 'instock',
    '_price' => '10',
    '_regular_price' => '10',
    '_visibility' => 'visible',
];
foreach ($meta as $key => $value) {
    update_post_meta($id, $key, $value);
}
wc_get_product($id)->save();
