<?php

/**
 * Doubles of attributes, terms, products and their meta, as far as the owner's screens and the REST fields use them.
 */

declare(strict_types=1);

use Islas\Tests\WordPress\Site;

final class WP_Term
{
    public int $term_id;
    public string $taxonomy;
    public string $slug;
    public string $name;

    public function __construct(int $id, string $taxonomy, string $slug, string $name)
    {
        $this->term_id = $id;
        $this->taxonomy = $taxonomy;
        $this->slug = $slug;
        $this->name = $name;
    }
}

abstract class WC_Data
{
    protected int $id;

    public function __construct(int $id)
    {
        $this->id = $id;
    }

    public function get_id(): int
    {
        return $this->id;
    }

    /** @return mixed */
    public function get_meta(string $key)
    {
        return Site::$postMeta[$this->id][$key] ?? '';
    }

    /** @param mixed $value */
    public function update_meta_data(string $key, $value): void
    {
        Site::$postMeta[$this->id][$key] = $value;
    }

    public function delete_meta_data(string $key): void
    {
        unset(Site::$postMeta[$this->id][$key]);
    }
}

final class WC_Product_Attribute
{
    private string $name;
    /** @var list<WP_Term|string> */
    private array $options;
    private bool $varies;

    /** @param list<WP_Term|string> $options Terms of a global attribute, or texts of the product's own attribute. */
    public function __construct(string $name, array $options, bool $varies = true)
    {
        $this->name = $name;
        $this->options = $options;
        $this->varies = $varies;
    }

    public function get_name(): string
    {
        return $this->name;
    }

    public function get_taxonomy(): string
    {
        return $this->is_taxonomy() ? $this->name : '';
    }

    public function is_taxonomy(): bool
    {
        return taxonomy_exists($this->name);
    }

    public function get_variation(): bool
    {
        return $this->varies;
    }

    /** @return list<WP_Term|string> */
    public function get_terms(): array
    {
        return $this->options;
    }

    /** @return list<WP_Term|string> */
    public function get_options(): array
    {
        return $this->options;
    }
}

final class WC_Product_Factory
{
    public static function get_product_type(int $id): string
    {
        return isset(Site::$products[$id]) ? 'variable' : 'simple';
    }

    public static function get_product_classname(int $id, string $type): string
    {
        return isset(Site::$products[$id]) ? get_class(Site::$products[$id]) : WC_Product::class;
    }
}

class WC_Product extends WC_Data
{
    /** @var list<WC_Product_Attribute> */
    private array $attributes;

    /** @param list<WC_Product_Attribute> $attributes */
    public function __construct(int $id, array $attributes = [])
    {
        parent::__construct($id);
        $this->attributes = $attributes;
    }

    /** @return list<WC_Product_Attribute> */
    public function get_attributes(): array
    {
        return $this->attributes;
    }
}

function taxonomy_exists(string $name): bool
{
    return isset(Site::$attributes[$name]);
}

function taxonomy_is_product_attribute(string $name): bool
{
    return isset(Site::$attributes[$name]);
}

/** @return list<string> */
function wc_get_attribute_taxonomy_names(): array
{
    return array_keys(Site::$attributes);
}

function wc_attribute_taxonomy_id_by_name(string $name): int
{
    return Site::$attributes[$name][0] ?? 0;
}

function wc_get_attribute(int $id): ?stdClass
{
    foreach (Site::$attributes as [$known, $type]) {
        if ($known === $id) {
            return (object) ['id' => $id, 'type' => $type];
        }
    }

    return null;
}

function wc_attribute_label(string $name): string
{
    return ucfirst((string) preg_replace('/^pa_/', '', $name));
}

/** @return array<string, list<string>> All meta of a term, serialized as in the database. */
function get_term_meta(int $term): array
{
    return array_map(
        static fn ($value) => [is_scalar($value) ? (string) $value : serialize($value)],
        Site::$termMeta[$term] ?? []
    );
}

function is_serialized(string $data): bool
{
    return preg_match('/^(?:[aOs]:\d+:|[bid]:|N;)/', $data) === 1;
}

/** @param mixed $value */
function update_term_meta(int $term, string $key, $value): void
{
    Site::$termMeta[$term][$key] = wp_unslash($value);
}

function delete_term_meta(int $term, string $key): void
{
    unset(Site::$termMeta[$term][$key]);
}

/** @return mixed */
function get_post_meta(int $post, string $key)
{
    return Site::$postMeta[$post][$key] ?? '';
}

/** @param mixed $value */
function update_post_meta(int $post, string $key, $value): void
{
    Site::$postMeta[$post][$key] = $value;
}

function delete_post_meta(int $post, string $key): void
{
    unset(Site::$postMeta[$post][$key]);
}

/** @return string|null */
function sanitize_hex_color(string $color)
{
    return preg_match('/^#([A-Fa-f0-9]{3}){1,2}$/', $color) === 1 ? $color : null;
}

function sanitize_key(string $key): string
{
    return (string) preg_replace('/[^a-z0-9_\-]/', '', strtolower($key));
}

/** @param int|string $number */
function absint($number): int
{
    return abs((int) $number);
}

/** @return string|false */
function wp_get_attachment_image_url(int $id)
{
    return "https://tienda.example/$id.jpg";
}

function wp_nonce_field(string $action, string $name): void
{
    echo '<input type="hidden" name="' . $name . '" value="' . wp_create_nonce($action) . '">';
}

function rest_authorization_required_code(): int
{
    return 403;
}

function get_current_screen(): ?object
{
    return Site::$screen;
}

function wp_enqueue_media(): void
{
    Site::$styles['media-views'] = ['', [], false];
}
