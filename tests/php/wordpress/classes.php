<?php

/**
 * Doubles of the foreign classes that the plugin names.
 */

declare(strict_types=1);

namespace {

    use Islas\Tests\WordPress\Site;

    final class WC_AJAX
    {
        public static function get_endpoint(string $request): string
        {
            return '/?wc-ajax=' . $request;
        }
    }

    final class WC_Product_Variable
    {
        /** @var array<string, list<string>> */
        private array $attributes;
        /** @var array<int, array<string, string>> */
        public array $variations;

        /**
         * @param array<string, list<string>> $attributes
         * @param array<int, array<string, string>> $variations
         */
        public function __construct(array $attributes, array $variations)
        {
            $this->attributes = $attributes;
            $this->variations = $variations;
        }

        /** @return array<string, list<string>> */
        public function get_variation_attributes(): array
        {
            return $this->attributes;
        }
    }

    final class WC_Data_Store
    {
        public static function load(string $type): self
        {
            return new self();
        }

        /** @param array<string, string> $choices */
        public function find_matching_product_variation(WC_Product_Variable $product, array $choices): int
        {
            return (int) array_search($choices, $product->variations, true);
        }
    }

    /** The option table alone, by `LIKE` with a wild card at its end. */
    final class wpdb
    {
        public string $options = 'wp_options';

        /** @return array{string, string} Table and pattern. */
        public function prepare(string $query, string $table, string $pattern): array
        {
            return [$table, $pattern];
        }

        public function esc_like(string $text): string
        {
            return addcslashes($text, '_%\\');
        }

        /**
         * @param array{string, string} $prepared
         * @return list<string>
         */
        public function get_col(array $prepared): array
        {
            $start = stripslashes(substr($prepared[1], 0, -1));
            $names = array_map('strval', array_keys(Site::$options[Site::$blog] ?? []));

            return array_values(array_filter($names, static fn (string $name) => strpos($name, $start) === 0));
        }
    }

    final class WP_REST_Server
    {
        public const READABLE = 'GET';
        public const EDITABLE = 'POST, PUT, PATCH';
    }

    final class WP_REST_Request
    {
        /** @var array<string, mixed> */
        private array $params;

        /** @param array<string, mixed> $params */
        public function __construct(array $params)
        {
            $this->params = $params;
        }

        /** @return array<string, mixed> */
        public function get_params(): array
        {
            return $this->params;
        }
    }

    final class WP_REST_Response
    {
        /** @var mixed */
        public $data;

        /** @param mixed $data */
        public function __construct($data)
        {
            $this->data = $data;
        }
    }
}

namespace Automattic\WooCommerce\Utilities {

    use Islas\Tests\WordPress\Site;

    final class FeaturesUtil
    {
        public static function declare_compatibility(string $feature, string $file, bool $works): void
        {
            Site::$compatibility[] = [$feature, $file, $works];
        }
    }
}
