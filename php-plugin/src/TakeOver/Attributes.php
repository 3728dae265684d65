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
    public static function listAttributes(): array
    {
        $attributes = [];
        foreach (wc_get_attribute_taxonomies() as $row) {
            $values = is_object($row) ? get_object_vars($row) : [];
            $attributes[] = [
                'id' => (int) Stored::readText($values['attribute_id'] ?? ''),
                'name' => Stored::readText($values['attribute_name'] ?? ''),
                'label' => Stored::readText($values['attribute_label'] ?? ''),
                'type' => Stored::readText($values['attribute_type'] ?? ''),
            ];
        }

        return $attributes;
    }
}
