<?php

/**
 * Doubles of classes of WordPress and WooCommerce that the plugin uses.
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

    final class WP_REST_Server
    {
        public const READABLE = 'GET';
    public const CREATABLE = 'POST';
        public const EDITABLE = 'POST, PUT, PATCH';
    }

    final class WP_REST_Request
    {
        /** @var array<string, mixed> */
        private array $params;
        /** @var array<string, string> */
        private array $headers;
        private ?string $body = null;

        /**
         * @param array<string, mixed> $params
         * @param array<string, string> $headers
         */
        public function __construct(array $params, array $headers = [])
        {
            $this->params = $params;
            $this->headers = $headers;
        }

        /** @return array<string, mixed> */
        public function get_params(): array
        {
            return $this->params;
        }

        /** @return mixed */
        public function get_param(string $name)
        {
            return $this->params[$name] ?? null;
        }

        public function get_body(): string
        {
            return $this->body ?? (string) json_encode($this->params);
        }

        public function set_body(string $body): void
        {
            $this->body = $body;
        }

        public function get_header(string $name): ?string
        {
            return $this->headers[$name] ?? null;
        }
    }

    final class WP_REST_Response
    {
        /** @var mixed */
        public $data;
        public int $status;
        /** @var array<string, string> */
        public array $headers = [];

        /** @return mixed */
        public function get_data()
        {
            return $this->data;
        }

        /** @param mixed $data */
        public function __construct($data, int $status = 200)
        {
            $this->data = $data;
            $this->status = $status;
        }

        public function header(string $name, string $value): void
        {
            $this->headers[$name] = $value;
        }
    }
}

namespace Automattic\WooCommerce\Utilities {

    use Islas\Tests\WordPress\Site;

    final class FeaturesUtil
    {
    public static function feature_is_enabled(string $feature): bool
    {
        return true;
    }

        public static function declare_compatibility(string $feature, string $file, bool $works): void
        {
            Site::$compatibility[] = [$feature, $file, $works];
        }
    }
}
