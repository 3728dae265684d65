<?php

declare(strict_types=1);

namespace Islas\Swatches;

use WC_Data;
use WP_Error;
use WP_Post;
use WP_Term;

/**
 * The field `islas_swatches` of attribute terms and of products in the REST API, readable with its parent: a term's
 * appearance, and a product's overrides.
 */
final class SwatchFields
{
    public const FIELD = 'islas_swatches';

    public function registerFields(): void
    {
        $title = ['description' => __('How the option looks', 'islas')];
        register_rest_field('product_attribute_term', self::FIELD, [
            'get_callback' => [$this, 'readTerm'],
            'update_callback' => [$this, 'writeTerm'],
            'schema' => $title + self::describeAppearance() + self::CONTEXT,
        ]);
        register_rest_field('product', self::FIELD, [
            'get_callback' => [$this, 'readProduct'],
            'update_callback' => [$this, 'writeProduct'],
            'schema' => self::describeProduct(),
        ]);
    }

    /**
     * @param mixed $term What the answer holds so far.
     * @return array<string, int|string>
     */
    public function readTerm($term): array
    {
        return TermMeta::readAppearance(is_array($term) && is_numeric($term['id'] ?? null) ? (int) $term['id'] : 0);
    }

    /**
     * @param mixed $appearance The parts to change.
     * @param mixed $term
     * @return true|WP_Error
     */
    public function writeTerm($appearance, $term)
    {
        if (! $term instanceof WP_Term || ! current_user_can('manage_product_terms')) {
            return self::makeForbiddenError();
        }
        TermMeta::writeAppearance($term->term_id, is_array($appearance) ? $appearance : []);

        return true;
    }

    /**
     * @param mixed $product What the answer holds so far.
     * @return object Also of none: an empty list would be no object in JSON.
     */
    public function readProduct($product): object
    {
        $id = is_array($product) && is_numeric($product['id'] ?? null) ? (int) $product['id'] : 0;

        $overrides = [];
        foreach (Overrides::sanitise(get_post_meta($id, ProductAppearance::META, true)) as $field => $override) {
            // Values such as `0`, `1`, `2` would make a list.
            $overrides[$field] = array_map(static fn ($part) => is_array($part) ? (object) $part : $part, $override);
        }

        return (object) $overrides;
    }

    /**
     * @param mixed $overrides All of them; those left out are forgotten.
     * @param mixed $product
     * @return true|WP_Error
     */
    public function writeProduct($overrides, $product)
    {
        $id = $product instanceof WC_Data ? $product->get_id() : ($product instanceof WP_Post ? $product->ID : 0);
        if ($id < 1 || ! current_user_can('edit_product', $id)) {
            return self::makeForbiddenError();
        }
        $clean = Overrides::sanitise($overrides);
        if ($clean === []) {
            delete_post_meta($id, ProductAppearance::META);
        } else {
            update_post_meta($id, ProductAppearance::META, $clean);
        }

        return true;
    }

    private const CONTEXT = ['context' => ['view', 'edit']];

    /** @return array<string, mixed> */
    private static function describeAppearance(): array
    {
        return ['type' => 'object', 'properties' => [
            'color' => ['type' => 'string', 'description' => __('Hexadecimal, empty for none', 'islas')],
            'second' => ['type' => 'string', 'description' => __('Second colour, hexadecimal', 'islas')],
            'image' => ['type' => 'integer', 'minimum' => 0],
            'tooltip' => ['type' => 'string', 'maxLength' => Overrides::LONGEST_TOOLTIP],
        ]];
    }

    /** @return array<string, mixed> */
    private static function describeProduct(): array
    {
        return self::CONTEXT + [
            'description' => __('What this product wants otherwise than its attributes, by field name', 'islas'),
            'type' => 'object',
            'additionalProperties' => ['type' => 'object', 'properties' => [
                'type' => ['type' => 'string', 'enum' => array_merge([''], ProductAppearance::TYPES)],
                'shape' => ['type' => 'string', 'enum' => array_merge([''], ProductAppearance::SHAPES)],
                'items' => ['type' => 'object', 'additionalProperties' => self::describeAppearance()],
            ]],
        ];
    }

    private static function makeForbiddenError(): WP_Error
    {
        return new WP_Error(
            'islas_forbidden',
            __('You are not allowed to change these swatches.', 'islas'),
            ['status' => rest_authorization_required_code()]
        );
    }
}
