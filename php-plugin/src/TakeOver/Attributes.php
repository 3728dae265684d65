<?php

declare(strict_types=1);

namespace Islas\TakeOver;

/**
 * The shop-wide attributes. Their names are without `pa_`.
 *
 * @phpstan-type Attribute array{id: int, name: string, label: string, type: string}
 */
final class Attributes
{
    /** @return list<Attribute> */
    public static function all(): array
    {
        $attributes = [];
        foreach (wc_get_attribute_taxonomies() as $row) {
            $values = is_object($row) ? get_object_vars($row) : [];
            $attributes[] = [
                'id' => (int) Stored::text($values['attribute_id'] ?? ''),
                'name' => Stored::text($values['attribute_name'] ?? ''),
                'label' => Stored::text($values['attribute_label'] ?? ''),
                'type' => Stored::text($values['attribute_type'] ?? ''),
            ];
        }

        return $attributes;
    }
}
