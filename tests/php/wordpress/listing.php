<?php

/**
 * Doubles of variable products, their tables and functions that a listing calls. Calls that would reach the database
 * are recorded in Site::$queries.
 */

declare(strict_types=1);

use Islas\Tests\WordPress\Site;

const ARRAY_N = 'ARRAY_N';

final class WC_Product_Variable extends WC_Product
{
    /** @var array<string, list<string>> */
    private array $values;
    /** @var array<int, array<string, string>> */
    public array $variations;
    public string $status = 'publish';
    /** @var list<WC_Product_Variation> The variations that WooCommerce returns for this visitor. */
    public array $asked = [];
    public bool $sells = true;
    public int $image = 0;
    /** @var array<string, string> */
    public array $defaults = [];

    /**
     * @param array<string, list<string>> $values Attribute to the values its variations have.
     * @param array<int, array<string, string>> $variations
     */
    public function __construct(array $values, array $variations, int $id = 7)
    {
        parent::__construct($id);
        $this->values = $values;
        $this->variations = $variations;
    }

    /** @return array<string, list<string>> */
    public function get_variation_attributes(): array
    {
        return $this->values;
    }

    public function get_variation_default_attribute(string $name): string
    {
        return $this->defaults[$name] ?? '';
    }

    public function get_status(): string
    {
        return $this->status;
    }

    public function get_name(): string
    {
        return 'Camiseta <b>' . $this->id . '</b>';
    }

    public function get_permalink(): string
    {
        return 'https://tienda.example/producto/' . $this->id . '/';
    }

    public function single_add_to_cart_text(): string
    {
        return 'Add to cart';
    }

    public function is_purchasable(): bool
    {
        return $this->sells;
    }

    public function is_in_stock(): bool
    {
        return $this->sells;
    }

    public function get_manage_stock(): bool
    {
        return false;
    }

    public function get_stock_quantity(): ?int
    {
        return null;
    }

    public function backorders_allowed(): bool
    {
        return false;
    }

    public function get_low_stock_amount(): string
    {
        return '';
    }


    /** @return list<int> */
    public function get_children(): array
    {
        return array_keys($this->variations);
    }

    /** @return list<WC_Product_Variation> */
    public function get_available_variations(string $return): array
    {
        return $this->asked;
    }

    public function get_image_id(): int
    {
        return $this->image;
    }
}

final class WC_Product_Variation extends WC_Product
{
    /** @var array<string, string> */
    private array $values;

    /** @param array<string, string> $values */
    public function __construct(int $id, array $values)
    {
        parent::__construct($id);
        $this->values = $values;
    }

    /** @return array<string, string> */
    public function get_variation_attributes(): array
    {
        return $this->values;
    }

    public function variation_is_active(): bool
    {
        return true;
    }

    public function is_in_stock(): bool
    {
        return true;
    }

    public function is_purchasable(): bool
    {
        return true;
    }

    public function managing_stock(): bool
    {
        return false;
    }
}

/** The options table, queried by `LIKE` with a trailing wildcard, and the tables of variations. */
final class wpdb
{
    public string $options = 'wp_options';
    public string $prefix = 'wp_';
    public string $posts = 'wp_posts';
    public string $postmeta = 'wp_postmeta';
    public string $last_error = '';
    public string $usermeta = 'wp_usermeta';

    /**
     * @param string|int ...$values
     * @return array{string, list<string|int>}
     */
    public function prepare(string $query, ...$values): array
    {
        if (preg_match_all('/%[isd]/', $query) !== count($values)) {
            throw new LogicException('A placeholder for every value: ' . $query);
        }

        return [$query, array_values($values)];
    }

    /** @param mixed $prepared */
    public function query($prepared): int
    {
        [$query, $values] = is_array($prepared) ? $prepared : ['', []];
        $isGone = static fn ($name): bool => array_filter($values, static fn ($value): bool => $value === (string) $name
            || (substr((string) $value, -1) === '%'
                && strpos((string) $name, stripslashes(substr((string) $value, 0, -1))) === 0)) !== [];
        if (strpos($query, 'DELETE FROM %i WHERE option_name IN') === 0) {
            Site::$options[Site::$blog] = array_filter(
                Site::$options[Site::$blog] ?? [],
                static fn ($name): bool => ! $isGone($name),
                ARRAY_FILTER_USE_KEY
            );
        }
        if (strpos($query, 'DELETE FROM %i WHERE meta_key IN') === 0 && $values[0] === $this->postmeta) {
            foreach (Site::$postMeta as $post => $meta) {
                Site::$postMeta[$post] = array_filter($meta, static fn ($key) => ! $isGone($key), ARRAY_FILTER_USE_KEY);
            }
        }

        return 1;
    }

    /** @param mixed $prepared */
    public function get_var($prepared): ?string
    {
        return null;
    }

    public function esc_like(string $text): string
    {
        return addcslashes($text, '_%\\');
    }

    /**
     * @param array{string, list<string|int>} $prepared
     * @return list<string>
     */
    public function get_col(array $prepared): array
    {
        $start = stripslashes(substr((string) $prepared[1][1], 0, -1));
        $names = array_map('strval', array_keys(Site::$options[Site::$blog] ?? []));

        return array_values(array_filter($names, static fn (string $name) => strpos($name, $start) === 0));
    }

    /** @param array<string, string> $where */
    public function delete(string $table, array $where): int
    {
        delete_option($where['option_name']);

        return 1;
    }

    /**
     * @param array<string, mixed> $data
     * @param array<string, string> $where
     */
    public function update(string $table, array $data, array $where): int
    {
        if (get_option($where['option_name']) !== $where['option_value']) {
            return 0;
        }
        update_option($where['option_name'], $data['option_value']);

        return 1;
    }

    /**
     * @param array{string, list<string|int>} $prepared
     * @return list<list<string>> Meta fields if the query selects them, otherwise ids and parents.
     */
    public function get_results(array $prepared): array
    {
        [$query, $values] = $prepared;
        $isChecksum = strpos($query, 'GROUP BY posts.post_parent') !== false;
        Site::$queries[] = $isChecksum ? 'checksums of ' . implode(' ', array_filter($values, 'is_int')) : $query;
        $rows = [];
        if ($isChecksum) {
            foreach (array_intersect_key(Site::$products, array_flip(array_filter($values, 'is_int'))) as $product) {
                $rows[] = [(string) $product->get_id(), '1', md5(serialize($product->variations))];
            }

            return $rows;
        }
        foreach (array_intersect_key(Site::$products, array_flip(array_filter($values, 'is_int'))) as $product) {
            foreach ($product->variations as $id => $fields) {
                if (strpos($query, 'meta_key') === false) {
                    $rows[] = [(string) $id, (string) $product->get_id()];
                    continue;
                }
                foreach ($fields as $key => $value) {
                    $rows[] = [(string) $id, $key, $value];
                }
            }
        }

        return $rows;
    }
}

/** @return list<WP_Term> Read with the listing's posts. */
function get_the_terms(int $product, string $taxonomy): array
{
    return Site::$terms[$taxonomy] ?? [];
}

/**
 * @param array<string, string> $arguments
 * @return mixed
 */
function wc_get_product_terms(int $product, string $taxonomy, array $arguments)
{
    return apply_filters(
        'woocommerce_get_product_terms',
        Site::$terms[$taxonomy] ?? [],
        $product,
        $taxonomy,
        $arguments
    );
}

/**
 * @param array{taxonomy: string} $query
 * @return list<int>
 */
function get_terms(array $query): array
{
    Site::$queries[] = 'terms of ' . $query['taxonomy'];

    return array_map(static fn (WP_Term $term) => $term->term_id, Site::$terms[$query['taxonomy']] ?? []);
}

/** @param list<string> $names */
function wp_prime_option_caches(array $names): void
{
    if ($names !== []) {
        Site::$queries[] = implode(' ', $names);
    }
}

/** @return mixed */
function wp_cache_get(string $key, string $group)
{
    return Site::$cache[$group][$key] ?? false;
}

/** @param mixed $value */
function wp_cache_set(string $key, $value, string $group, int $seconds): void
{
    Site::$cache[$group][$key] = $value;
}

/**
 * @param list<int> $keys
 * @return array<int, bool>
 */
function wp_cache_get_multiple(array $keys, string $group): array
{
    return array_fill_keys($keys, true);
}

/** @param list<int> $ids */
function _prime_post_caches(array $ids, bool $terms, bool $meta): void
{
    Site::$queries[] = 'images ' . implode(' ', $ids);
}

/** @return array{string, int, int, bool} */
function wp_get_attachment_image_src(int $id, string $size): array
{
    return ["https://tienda.example/$id-$size.jpg", 324, 324, true];
}

function wp_get_attachment_image_srcset(int $id, string $size): string
{
    return "https://tienda.example/$id.jpg 600w";
}

function rest_url(string $path): string
{
    return 'https://tienda.example/wp-json/' . $path;
}

/**
 * @param string|array<string, string> $name
 * @param int|string $value
 */
function add_query_arg($name, $value = '', ?string $url = null): string
{
    $url ??= (string) ($_SERVER['REQUEST_URI'] ?? '/');
    foreach (is_array($name) ? $name : [$name => $value] as $key => $given) {
        $url .= (strpos($url, '?') === false ? '?' : '&') . $key . '=' . $given;
    }

    return $url;
}

function post_password_required(int $product): bool
{
    return (Site::$posts[$product]->post_password ?? '') !== '' && ! in_array($product, Site::$openPosts, true);
}

function _n(string $one, string $many, int $number, string $domain): string
{
    return $number === 1 ? $one : $many;
}
