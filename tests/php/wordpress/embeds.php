<?php

/**
 * Doubles of WordPress functions for shortcodes, posts, embeds and admin-ajax.
 */

declare(strict_types=1);

use Islas\Tests\WordPress\Site;

defined('DAY_IN_SECONDS') || define('DAY_IN_SECONDS', 86400);

final class WP_Post
{
    public int $ID;
    public string $post_title;
    public string $post_status;
    public string $post_password;
    public string $post_type = 'product';

    public function __construct(int $id, string $title, string $status = 'publish', string $password = '')
    {
        $this->ID = $id;
        $this->post_title = $title;
        $this->post_status = $status;
        $this->post_password = $password;
    }
}

final class WP_Error
{
    private string $code;
    private string $message;
    /** @var mixed */
    private $data;

    /** @param mixed $data */
    public function __construct(string $code, string $message, $data = null)
    {
        $this->code = $code;
        $this->message = $message;
        $this->data = $data;
    }

    /** @return mixed */
    public function get_error_data()
    {
        return $this->data;
    }

    public function get_error_code(): string
    {
        return $this->code;
    }

    public function get_error_message(): string
    {
        return $this->message;
    }
}

final class WP_oEmbed
{
    /** @param array<string, mixed> $options */
    public function get_provider(string $url, array $options): string
    {
        return isset(Site::$oembed[$url]) ? 'https://provider.example/oembed' : '';
    }

    /**
     * @param array<string, mixed> $options
     * @return object|false
     */
    public function get_data(string $url, array $options)
    {
        Site::$asked++;
        return Site::$oembed[$url];
    }
}

function _wp_oembed_get_object(): WP_oEmbed
{
    return new WP_oEmbed();
}

/** @return array<string, int|string>|int|string|false|null */
/** @param mixed $parameters */
function wp_parse_str(string $text, &$parameters): void
{
    parse_str($text, $parameters);
}

function wp_parse_url(string $url, int $part = -1)
{
    return parse_url($url, $part);
}

function wp_salt(string $scheme): string
{
    return 'salt of ' . $scheme;
}

function wp_strip_all_tags(string $html, bool $breaks = false): string
{
    $text = strip_tags((string) preg_replace('@<(script|style)[^>]*?>.*?</\\1>@si', '', $html));

    return trim($breaks ? (string) preg_replace('/[\r\n\t ]+/', ' ', $text) : $text);
}

/** A different text of the given length at each call. */
function wp_generate_password(int $length, bool $special): string
{
    return substr(str_repeat('0', $length) . 'aB' . ++Site::$passwords, -$length);
}

function add_shortcode(string $tag, callable $callback): void
{
    Site::$shortcodes[$tag] = $callback;
}

function get_post(int $id): ?WP_Post
{
    return Site::$posts[$id] ?? null;
}

function is_post_publicly_viewable(WP_Post $post): bool
{
    return $post->post_status === 'publish';
}

/** Returns HTML, like WordPress: `&` becomes an entity. */
function get_the_title(WP_Post $post): string
{
    return str_replace('&', '&#038;', $post->post_title);
}

function get_permalink(WP_Post $post): string
{
    return 'https://tienda.example/?p=' . $post->ID;
}

function get_post_embed_url(WP_Post $post): string
{
    return get_permalink($post) . '&embed=true';
}

/** @return mixed */
function get_transient(string $name)
{
    return get_option('_transient_' . $name);
}

/** @param mixed $value */
function set_transient(string $name, $value, int $seconds): void
{
    update_option('_transient_timeout_' . $name, $seconds);
    update_option('_transient_' . $name, $value);
}

/** @return int|false */
function wp_verify_nonce(string $nonce, string $action)
{
    return $nonce === wp_create_nonce($action) ? 1 : false;
}

/** @param array<string, mixed> $data */
function wp_send_json_success(array $data): void
{
    Site::$sent[] = [true, $data, 200];
}

/** @param array<string, mixed> $data */
function wp_send_json_error(array $data, int $status): void
{
    Site::$sent[] = [false, $data, $status];
}
