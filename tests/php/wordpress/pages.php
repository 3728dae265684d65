<?php

/**
 * Doubles of WordPress' and WooCommerce's functions about the current page.
 */

declare(strict_types=1);

use Islas\Tests\WordPress\Site;

function is_front_page(): bool
{
    return Site::$page === 'front';
}

function is_shop(): bool
{
    return Site::$page === 'shop';
}

function is_product_taxonomy(): bool
{
    return Site::$page === 'category';
}

function is_product(): bool
{
    return Site::$page === 'product';
}

/** Whether a script is enqueued on this page. */
function wp_script_is(string $handle): bool
{
    return in_array($handle, Site::$scripts->queue, true);
}

/** Id of the product whose page is shown. */
function get_queried_object_id(): int
{
    return (int) array_key_first(Site::$products);
}

function is_checkout(): bool
{
    return Site::$page === 'checkout';
}

function is_order_received_page(): bool
{
    return false;
}

function is_checkout_pay_page(): bool
{
    return false;
}

function has_block(string $name): bool
{
    return Site::$page === $name;
}

function is_account_page(): bool
{
    return Site::$page === 'account';
}

function wp_timezone(): DateTimeZone
{
    return new DateTimeZone('Europe/Madrid');
}

/** @param mixed $value */
function wp_json_encode($value, int $flags = 0): string
{
    return (string) json_encode($value, $flags);
}

function wp_make_link_relative(string $url): string
{
    return (string) preg_replace('/^https?:\/\/[^\/]+/', '', $url);
}

class WP_Widget
{
}

/** Supports only plain tags with quoted attributes, as the tests print them. */
class WP_HTML_Tag_Processor
{
    private string $html;
    private int $at = 0;
    private string $tag = '';

    public function __construct(string $html)
    {
        $this->html = $html;
    }

    public function next_tag(): bool
    {
        $from = $this->at + strlen($this->tag);
        if (preg_match('/<[a-z][^>]*>/i', $this->html, $found, PREG_OFFSET_CAPTURE, $from) !== 1) {
            return false;
        }
        [$this->tag, $this->at] = $found[0];

        return true;
    }

    public function get_tag(): string
    {
        return strtoupper((string) preg_replace('/^<([a-z0-9-]+).*$/is', '$1', $this->tag));
    }

    public function get_attribute(string $name): ?string
    {
        return preg_match('/\s' . $name . '="([^"]*)"/i', $this->tag, $found) === 1
            ? html_entity_decode($found[1], ENT_QUOTES | ENT_HTML5, 'UTF-8')
            : null;
    }

    /** Of a script: its code. */
    public function get_modifiable_text(): string
    {
        $from = $this->at + strlen($this->tag);
        $end = stripos($this->html, '</script', $from);

        return substr($this->html, $from, ($end === false ? strlen($this->html) : $end) - $from);
    }

    public function set_attribute(string $name, string $value): void
    {
        $plain = (string) preg_replace('/\s' . $name . '="[^"]*"/i', '', $this->tag);
        $tag = (string) preg_replace('/^<[a-z0-9-]+/i', '$0 ' . $name . '="' . $value . '"', $plain);
        $this->html = substr_replace($this->html, $tag, $this->at, strlen($this->tag));
        $this->tag = $tag;
    }

    public function get_updated_html(): string
    {
        return $this->html;
    }
}
