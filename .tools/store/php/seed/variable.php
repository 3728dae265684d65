<?php

declare(strict_types=1);

namespace Islas\Store\Seed;

/**
 * @param array<int, array<string, mixed>> $rows
 * @param array<string, int> $categories
 * @param array<string, string> $colours hex by term slug
 * @return array<string, int> product ids by slug
 */
function variableProducts(array $rows, array $categories, array $colours): array
{
    $ids = [];
    foreach ($rows as $row) {
        $variations = [];
        foreach (existing($row) as $index => $values) {
            $stock = isset($row['stock']) ? $row['stock'][$index] : stockByPosition($index);
            $variations[] = ['values' => $values, 'cents' => $row['cents'] + ($index % 5) * 100, 'stock' => $stock]
                + pictures($row, $values, $colours);
        }
        $ids += variableProduct($row, $variations, $categories);
    }

    return $ids;
}

/**
 * One product with as many variations as asked for, over three attributes, two of them shop-wide.
 *
 * @param array<string, int> $categories
 * @return array<string, int>
 */
function hugeProduct(int $count, array $categories): array
{
    $models = array_map(static function (int $number): string {
        return "Modelo {$number}";
    }, range(1, (int) ceil($count / 60)));
    $slugs = static function (string $taxonomy): array {
        return get_terms(['taxonomy' => $taxonomy, 'hide_empty' => false, 'fields' => 'slugs']);
    };
    $axes = ['pa_color' => $slugs('pa_color'), 'pa_talla' => $slugs('pa_talla'), 'Modelo' => $models];
    $variations = [];
    foreach (array_slice(combinations($axes), 0, $count) as $index => $values) {
        $variations[] = ['values' => $values, 'cents' => 1500 + ($index % 7) * 100, 'stock' => stockByPosition($index)];
    }

    return variableProduct([
        'name' => 'Camiseta Infinita',
        'category' => 'camisetas',
        'cents' => 1500,
        'picture' => ['shirt', 280],
        'about' => "Una camiseta con {$count} variaciones, para medir.",
        'axes' => $axes,
    ], $variations, $categories);
}

/**
 * @param array<string, mixed> $row
 * @param array<int, array<string, mixed>> $variations
 * @param array<string, int> $categories
 * @return array<string, int>
 */
function variableProduct(array $row, array $variations, array $categories): array
{
    $product = new \WC_Product_Variable();
    describe($product, $row, $categories, 'VAR-' . sanitize_title($row['name']));
    $product->set_attributes(productAttributes($row['axes']));
    $product->set_default_attributes($row['defaults'] ?? []);
    if (isset($row['swatches'])) {
        $product->update_meta_data('_islas_swatches', $row['swatches']);
    }
    $id = $product->save();
    writeVariations($product, $variations);
    // Of no variations yet: WooCommerce before 10 would say that none is in stock.
    wc_delete_product_transients($id);
    \WC_Product_Variable::sync($id);

    return [$product->get_slug() => $id];
}

/**
 * The combinations that are made: not those left out, at most `limit`; attributes in `any` hold no value.
 *
 * @param array<string, mixed> $row
 * @return array<int, array<string, string>>
 */
function existing(array $row): array
{
    $axes = $row['axes'];
    foreach ($row['any'] ?? [] as $name) {
        $axes[$name] = [''];
    }
    $made = array_filter(combinations($axes), static function (array $values) use ($row): bool {
        foreach ($row['missing'] ?? [] as $missing) {
            if (array_intersect_assoc($missing, $values) === $missing) {
                return false;
            }
        }

        return true;
    });

    return array_slice(array_values($made), 0, $row['limit'] ?? null);
}

/** Some sold out, some not counted, the others one to six left. */
function stockByPosition(int $index): ?int
{
    if ($index % 7 === 5) {
        return 0;
    }

    return $index % 4 === 3 ? null : $index % 6 + 1;
}

/**
 * The picture of the colour chosen, and for a product with galleries two more of the same colour.
 *
 * @param array<string, mixed> $row
 * @param array<string, string> $values
 * @param array<string, string> $colours
 * @return array{picture?: int, gallery?: array<int, int>}
 */
function pictures(array $row, array $values, array $colours): array
{
    if (!isset($row['pictureBy'])) {
        return [];
    }
    $slug = $values[$row['pictureBy']];
    $name = sanitize_title($row['name']) . "-{$slug}";
    $title = "{$row['name']}, {$slug}";
    $pictures = ['picture' => picture($name, $row['picture'][0], $colours[$slug], $title)];
    if (!empty($row['gallery'])) {
        $pictures['gallery'] = [
            picture("{$name}-2", 'basket', $colours[$slug], "{$title}, de lado"),
            picture("{$name}-3", 'cloth', $colours[$slug], "{$title}, el tejido"),
        ];
    }

    return $pictures;
}
