<?php

declare(strict_types=1);

namespace Islas\TakeOver;

use Islas\Platform\Pattern;
use Islas\Platform\Values;
use Islas\Swatches\Overrides;
use Islas\Swatches\TermMeta;
use WC_Product_Attribute;
use WP_Term;
use wpdb;

/**
 * Swatches that CartFlows' plugin keeps with single products: a meta for each attribute with its type, and colours,
 * images and labels by term id, or by a slug of the value of a custom attribute.
 */
final class CartFlowsProducts
{
    private const KEY = 'cfvsw_product_attr_';
    private const TYPES = ['label' => 'button', 'color' => 'color', 'image' => 'image'];
    private const BATCH = 200;

    /** @return iterable<Item|Skip> */
    public function readItems(): iterable
    {
        /** @var wpdb $wpdb */
        global $wpdb;
        $after = 0;
        do {
            $rows = $wpdb->get_results($wpdb->prepare(
                'SELECT meta_id, post_id, meta_key, meta_value FROM %i'
                . ' WHERE meta_key LIKE %s AND meta_id > %d ORDER BY meta_id LIMIT %d',
                $wpdb->postmeta,
                $wpdb->esc_like(self::KEY) . '%',
                $after,
                self::BATCH
            ), ARRAY_A);
            $rows = is_array($rows) ? $rows : [];
            foreach ($rows as $row) {
                $after = (int) Stored::readText($row['meta_id'] ?? '');
                $name = substr(Stored::readText($row['meta_key'] ?? ''), strlen(self::KEY));
                if ($name !== 'catalog_attr') {
                    yield from $this->readAttribute(
                        (int) Stored::readText($row['post_id'] ?? ''),
                        $name,
                        $row['meta_value']
                    );
                }
            }
        } while (count($rows) === self::BATCH);
    }

    /**
     * @param mixed $raw
     * @return iterable<Item|Skip>
     */
    private function readAttribute(int $id, string $name, $raw): iterable
    {
        $stored = Stored::readList($raw);
        $type = self::TYPES[Stored::readText($stored['type'] ?? '')] ?? '';
        [$field, $values] = taxonomy_exists($name) ? [$name, null] : $this->readCustomAttribute($id, $name);
        if ($type === '' || $field === '') {
            yield new Skip(Skip::ODD, get_the_title($id));
            return;
        }
        $items = [];
        unset($stored['type']);
        foreach ($stored as $key => $given) {
            $value = $values === null ? self::findSlug((int) $key, $name) : $values[(string) $key] ?? '';
            $item = self::makeAppearance(is_array($given) ? $given : []);
            if ($value === '') {
                yield new Skip(Skip::ODD, get_the_title($id));
            } elseif ($item !== []) {
                $items[$value] = $item;
            } elseif (Stored::readText(Stored::findAt($given, 'label')) !== '') {
                yield new Skip(Skip::LABEL, $value);
            }
        }
        $field = 'attribute_' . sanitize_title($field);
        $override = Overrides::sanitise([$field => ['type' => $type, 'items' => $items]]);
        if (isset($override[$field])) {
            yield new Item(Item::PRODUCT, $id, $field, $override[$field]);
        }
    }

    /**
     * @param array<mixed> $given
     * @return array{color?: string, image?: int}
     */
    private static function makeAppearance(array $given): array
    {
        return array_filter([
            'color' => TermMeta::sanitiseColor(Stored::readText($given['color'] ?? '')),
            'image' => absint(Stored::readText($given['image'] ?? '')),
        ]);
    }

    private static function findSlug(int $term, string $taxonomy): string
    {
        $found = get_term($term, $taxonomy);

        return $found instanceof WP_Term ? $found->slug : '';
    }

    /** @return array{string, array<string, string>} Name of a custom attribute, and its values by their slugs. */
    private function readCustomAttribute(int $id, string $name): array
    {
        $product = wc_get_product($id);
        foreach ($product ? $product->get_attributes() : [] as $attribute) {
            if (! $attribute instanceof WC_Product_Attribute || $attribute->is_taxonomy()) {
                continue;
            }
            if (self::makeSlug($attribute->get_name()) === $name) {
                $values = [];
                foreach (Values::texts($attribute->get_options()) as $value) {
                    $values[self::makeSlug($value)] = $value;
                }
                return [$attribute->get_name(), $values];
            }
        }

        return ['', []];
    }

    /** The slug that the plugin makes of a name. */
    private static function makeSlug(string $name): string
    {
        $plain = strtolower(trim(Pattern::replace('/[^\w\s]+/u', '', $name)));

        return Pattern::replace('/-+/', '-', str_replace(' ', '-', $plain));
    }
}
